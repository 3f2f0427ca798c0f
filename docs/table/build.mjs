// npm run build: the page as one folder, dist, that works from a file as well as from any static server. Pages opened
// from a file may load no modules and start no worker from an address; so everything is a classic script, and each game
// is one function whose own text becomes the program of its worker.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const library = join(here, '../..');
const out = join(here, 'dist');
const { exports: entries } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
if (!existsSync(join(library, 'dist/index.js'))) throw new Error('the library is not built: npm run build in its folder');

/** The library by its public entries alone, as an installed package has them. */
const publicEntries = {
  name: 'public-entries',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'caravanserai' && !id.startsWith('caravanserai/')) return null;
    const entry = entries[`.${id.slice('caravanserai'.length)}`];
    if (!entry?.import?.default) throw new Error(`"${id}" is no public entry of the library`);
    return join(library, entry.import.default);
  },
};

async function script(entry, name) {
  const result = await build({
    root: here, configFile: false, logLevel: 'error', plugins: [publicEntries],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Nothing of this is a module for anybody, so side effects of importing it cannot matter.
    build: { write: false, target: 'es2022', minify: true, modulePreload: false, reportCompressedSize: false, lib: { entry: join(here, entry), name, formats: ['iife'] } },
  });
  const { output } = (Array.isArray(result) ? result : [result])[0];
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  return { code: output.find(({ type }) => type === 'chunk').code, css: css ? String(css.source) : '' };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const sizes = {};
/** Sizes are told as browsers fetch files of a static server: compressed with brotli. */
const write = (name, text) => {
  writeFileSync(join(out, name), text);
  sizes[name] = brotliCompressSync(text).length;
};
const app = await script('src/app/main.tsx', 'caravanseraiTable');
write('table.js', app.code);
write('table.css', app.css);
for (const game of ['voyages', 'marco-polo-2', 'merv']) {
  const { code } = await script(`src/engine/${game}.ts`, 'engine');
  // A function, so that its text can be handed to a worker: a page from a file cannot read its own scripts.
  write(`${game}.js`, `(globalThis.caravanseraiGames??={})[${JSON.stringify(game)}]=function(){${code}\nreturn engine.default??engine};\n`);
}
write('index.html', readFileSync(join(here, 'index.html'), 'utf8'));
const shared = sizes['table.js'] + sizes['table.css'] + sizes['index.html'];
const lines = ['voyages', 'marco-polo-2', 'merv'].map((game) => `${game} ${((shared + sizes[`${game}.js`]) / 1000).toFixed(1)} kB`);
console.log(`docs/table/dist: ${lines.join(', ')} compressed, ${(shared / 1000).toFixed(1)} kB of each the page itself`);
writeFileSync(join(out, 'sizes.json'), `${JSON.stringify(sizes, null, 1)}\n`);
