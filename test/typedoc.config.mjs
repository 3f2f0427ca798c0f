// npm run docs: the reference in docs/site, one page an entry. An undocumented export fails `npm run check`.
import { entries } from './workshop/entries.mjs';

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
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  // What carries meaning must say it; the parts of an anonymous object type need not.
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Variable', 'Class', 'Enum', 'Namespace'],
};
