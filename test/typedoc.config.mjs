// npm run docs: the reference in docs/site, one page an entry. An undocumented export fails `npm run check`.
import { entries } from './workshop/entries.mjs';

/** The functions of a game, which its entry exports by name: `Game` says what they do. */
const named = ['setup', 'actor', 'legalMoves', 'check', 'apply', 'cloneAndPlay', 'chance', 'resolve', 'view', 'legalMovesFor', 'determinize', 'score', 'scoreFor', 'validate', 'hash', 'census'];

/** @type {import('typedoc').TypeDocOptions} */
export default {
  name: 'caravanserai',
  entryPoints: entries.map(({ source }) => `../${source}`),
  tsconfig: '../tsconfig.json',
  plugin: ['typedoc-plugin-markdown'],
  outputs: [{ name: 'markdown', path: '../docs/site' }],
  outputFileStrategy: 'modules',
  readme: 'none',
  disableSources: true,
  excludeInternal: true,
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
  // Types follow from declarations (kinds of frames, tables of words, events), which nobody imports: `notExported` would name them all.
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  // What carries meaning must say it; the parts of an anonymous object type need not.
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Class', 'Enum', 'Namespace'],
  intentionallyNotDocumented: entries.filter(({ game }) => game).flatMap(({ name }) => named.map((one) => `${name}.${one}`)),
};
