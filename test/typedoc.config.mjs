// npm run docs: the reference in docs/site, one page an entry. An undocumented export fails `npm run check`.
import { entries } from './workshop/entries.mjs';

/** The functions of a game, which its entry exports by name: `Game` says what they do. */
const named = ['setup', 'actor', 'legalMoves', 'check', 'apply', 'cloneAndPlay', 'chance', 'resolve', 'view', 'legalMovesFor', 'determinize', 'score', 'scoreFor', 'validate', 'hash', 'census'];

/** What published types follow from, and nobody imports: values of the games' declarations, and steps on the way from them to a type. */
const declarations = [
  ...['events', 'kinds', 'CHARACTER_IDS', 'CITY_BONUSES', 'CITY_CARDS', 'STARTING_CONTRACTS', 'REGULAR_CONTRACTS', 'DEALINGS', 'GOAL_CARDS', 'LOCATIONS', 'movements', 'OUTPOST_BONUSES', 'STEPS', 'SMALL_CITIES', 'SPACE_IDS', 'walkFields'],
  ...['src/marco-polo-2/content/card-effects.ts:Kinds', 'src/marco-polo-2/content/forms.ts:cost', 'src/marco-polo-2/content/forms.ts:rewards', 'src/marco-polo-2/config.ts:PRESETS', 'standardWeights', 'src/merv/content/pack.ts:basis', 'AnyTable', 'src/merv/play/arrangement.ts:moment', 'src/voyages/content/pack.ts:anything', 'FrameOf', 'AllOf', 'OfKind', 'OfKey', 'UnitParts', 'src/merv/words/events.ts:By', 'Box'],
];

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
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Class', 'Enum', 'Namespace'],
  intentionallyNotExported: declarations,
  intentionallyNotDocumented: entries.filter(({ game }) => game).flatMap(({ name }) => named.map((one) => `${name}.${one}`)),
};
