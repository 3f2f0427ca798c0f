// The layers: kernel <- mechanics, words <- games <- bots, testing, boardgame-io, cli.
// Bots and testing know games only through the kernel's types; one game never imports another.
const games = ['voyages', 'marco-polo-2', 'merv'];
const node = { dependencyTypes: ['core'] };

/** Files of `from` may depend on nothing under src but `to` (and themselves). */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: [from, ...to] },
});

module.exports = {
  forbidden: [
    only('kernel-stands-alone', '^src/kernel/', [], 'The kernel imports nothing but itself.'),
    only('mechanics-know-the-kernel', '^src/mechanics/', ['^src/kernel/'], 'Mechanics build on the kernel alone.'),
    only('words-know-the-kernel', '^src/words/', ['^src/kernel/'], 'Words, rule books and faces of any game; they know none.'),
    only('root-knows-the-kernel', '^src/index\\.ts$', ['^src/kernel/'], 'The root entry imports no game.'),
    only('bots-know-the-kernel', '^src/bots/', ['^src/kernel/'], 'Bots play any game; they know none.'),
    only('testing-knows-the-kernel', '^src/testing/', ['^src/kernel/'], 'The laws judge any game; they know none.'),
    only('adapter-knows-the-kernel', '^src/boardgame-io/', ['^src/kernel/'], 'The adapter takes any game; it knows none.'),
    {
      name: 'command-uses-public-entries',
      comment: 'What the command needs of the library has to be there for everybody. Near words, and luck for bots that tells nothing of the secret, are its own business.',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/', pathNot: ['^src/cli/', '^src/(index|(bots|testing)/index|[\\w-]+/index|[\\w-]+/faces/index|[\\w-]+/words/rules(-ru)?|[\\w-]+/words/texts/(en/index|ru/index|pl|hu|pt))\\.ts$', '^src/kernel/(nearest|sealed)\\.ts$'] },
    },
    ...games.map((game) =>
      only(
        `${game}-stands-alone`,
        `^src/${game}/`,
        [
          '^src/(kernel|mechanics|words)/',
          // The one exception, in the open: Marco Polo II may seat the characters of the first game.
          ...(game === 'marco-polo-2' ? ['^src/voyages/content/character-ids\\.ts$'] : []),
        ],
        'A game builds on words, mechanics and kernel and imports no other game.',
      ),
    ),
    {
      name: 'few-runtime-dependencies',
      comment: 'At run time there are seedrandom, @noble/hashes and immer, in the kernel; fast-check is for the laws alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cli/'] },
      to: { path: 'node_modules', pathNot: ['node_modules/(seedrandom|@types/seedrandom|@noble/hashes|immer)/', 'node_modules/fast-check/'] },
    },
    {
      name: 'dependencies-enter-through-the-kernel',
      comment: 'The law on drafts makes drafts of its own.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/kernel/', '^src/testing/laws/drafts\\.ts$'] },
      to: { path: 'node_modules/(seedrandom|@types/seedrandom|@noble/hashes|immer)/' },
    },
    {
      name: 'fast-check-in-laws-only',
      comment: 'Scenarios, random games and perft need no fast-check: only what `caravanserai/testing/laws` holds.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/(laws|exploration)/', '^src/testing/(arbitraries|coverage)\\.ts$'] },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'no-node-in-the-engine',
      comment: 'Browsers need no polyfill: only the command and the worker pool may use Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cli/', '^src/bots/worker'] },
      to: node,
    },
    {
      name: 'scenarios-without-fast-check',
      severity: 'error',
      from: { path: '^src/testing/index\\.ts$' },
      to: { path: 'node_modules/fast-check/', reachable: true },
    },
    { name: 'no-cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'everything-resolves', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
    { name: 'tests-stay-outside', severity: 'error', from: { path: '^src/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
