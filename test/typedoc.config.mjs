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
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  // What carries meaning must say it; the parts of an anonymous object type need not.
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Class', 'Enum', 'Namespace'],
  intentionallyNotDocumented: entries.filter(({ game }) => game).flatMap(({ name }) => named.map((one) => `${name}.${one}`)),
  // Tables from which types are made, and members of unions: read where they are used.
  intentionallyNotExported: [
    'moveKinds', 'CHARACTER_IDS', 'CITY_BONUSES', 'CITY_CARDS', 'STARTING_CONTRACTS', 'REGULAR_CONTRACTS', 'GOAL_CARDS', 'LOCATIONS', 'OUTPOST_BONUSES', 'ROUND_STEPS', 'SMALL_CITIES',
    'Own', 'Base', 'StepsFrame', 'TurnFrame', 'SeatFrame', 'UnitsFrame', 'CaravansaryFrame', 'CaravansaryEndFrame', 'MarketplaceFrame', 'MarketplaceEndFrame', 'WallSlotFrame', 'UpgradeFrame',
    'BreakthroughFrame', 'BoonsFrame', 'LuckFrame', 'QueuesFrame', 'InvasionFrame', 'RansomFrame', 'MagistrateActFrame', 'MagistrateFrame', 'MagistrateTileFrame', 'TakenContract', 'Amounts', 'Table', 'Pips', 'NeutralDie',
  ],
};
