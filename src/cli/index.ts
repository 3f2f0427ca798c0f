#!/usr/bin/env node
import { run } from './run.js';
import { terminal } from './terminal.js';

const io = terminal();
void run(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
  io.close();
});
