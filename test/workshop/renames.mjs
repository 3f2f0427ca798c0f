// What has another name, or another form, than in version 0.1.0: read by same.mjs, which plays old and new side by
// side, and written out in the changelog.
//
// A move is `old: 'new'` when only its kind has another name; else `old: { kind, parts, with, values }`: `parts` renames
// parts (`null` drops one), `with` adds parts that are always the same, `values` gives a part another form. `now` takes
// names together that one name of before has become.

/** @typedef {{ kind?: string, parts?: Record<string, string | null>, with?: Record<string, unknown>, values?: Record<string, (value: any) => unknown> }} MoveRename */
/** @typedef {{ moves: Record<string, string | MoveRename>, purposes: Record<string, string>, ids: Record<string, string>, lines: Record<string, string>, frames: Record<string, string>, state: Record<string, string>, refusals: Record<string, string>, rulings: Record<string, string>, files: Record<string, string>, now?: { moves: Record<string, string> } }} Renames */

/** Goods as a list, which they are already in later builds. */
const listed = (goods) => (Array.isArray(goods) ? goods : ['pepper', 'silk', 'gold'].flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good)));

/** @returns {Renames} */
const nothing = () => ({ moves: {}, purposes: {}, ids: {}, lines: {}, frames: {}, state: {}, refusals: {}, rulings: {}, files: {} });

/** @type {Record<'voyages' | 'marco-polo-2' | 'merv', Renames>} */
export const renames = {
  voyages: {
    ...nothing(),
    moves: { khansFavour: 'khan', takeSecond: 'takeContract', postFirst: 'post', copyBonus: { parts: { bonus: 'tile' } } },
    lines: { khansFavour: 'khan {good} {die}', postFirst: 'post {city}', payGoods: 'pay goods {goods}', copyBonus: 'copy {tile}' },
    frames: { setUp: 'setup', walk: 'movement', postFirst: 'whichPost' },
    state: { offered: 'characters', 'turn.posts': 'turn.freshPosts', 'chooseGoods.from': 'chooseGoods.source' },
    files: {
      'frame-types.ts': 'frames.ts', 'box.ts': 'box.ts, content/tables.ts', 'clone.ts': 'derived.ts', 'view.ts': 'derived.ts', 'census.ts': 'derived.ts', 'planning.ts': 'play/planning.ts', 'characters/ids.ts': 'content/character-ids.ts',
      'contradiction.ts': 'checks/contradiction.ts', 'rules/round.ts': 'rules/course/round.ts', 'rules/compensation.ts': 'rules/course/compensation.ts', 'rules/turn-order.ts': 'rules/course/turn-order.ts', 'rules/turn.ts': 'rules/course/turn.ts', 'rules/scoring.ts': 'rules/course/scoring.ts', 'content/bonuses.ts': 'content/standard/bonuses.ts', 'content/city-cards.ts': 'content/standard/city-cards.ts', 'content/contracts.ts': 'content/standard/contracts.ts', 'content/goals.ts': 'content/standard/goals.ts', 'content/map.ts': 'content/standard/map.ts',
    },
  },
  'marco-polo-2': {
    ...nothing(),
    moves: {
      character: 'pickCharacter', keep: 'keepGoal', end: 'endTurn', bag: 'moneyBag', blackDie: 'buyBlackDie', card: 'cityCard', city: 'ownCity', take: 'takeContract',
      raise: { kind: 'change', with: { direction: 'up' } }, lower: { kind: 'change', with: { direction: 'down' } },
      step: { parts: { place: 'to' } }, companion: { parts: { place: 'to' } }, copy: { kind: 'copyBonus', parts: { marker: 'tile' } }, bonus: { kind: 'next', parts: { effect: 'bonus' } },
      give: { kind: 'payGoods', values: { goods: listed } }, goods: { values: { goods: listed } }, accept: 'draw',
    },
    // Who is offered the top contract draws it; a black die is accepted as before.
    now: { moves: { accept: 'draw' } },
    frames: {
      roll: 'rollDice', rollOne: 'rollDie', draft: 'pickCharacter', goal: 'keepGoal', moved: 'depart', bonuses: 'waiting', order: 'nextBonus', goods: 'chooseGoods', give: 'payGoods',
      offerTop: 'contractOffer', drawn: 'keepContracts', copy: 'copyBonus', cities: 'ownCity', again: 'cardAgain',
    },
    state: {
      'players.active': 'players.contracts', contracts: 'contractPlaces', cards: 'cityCards', draft: 'characters', gone: 'goneCards, goneOffers, goneContracts, goneOutposts',
      'turn.began': 'turn.begunWith', 'turn.fresh': 'turn.freshPosts', 'turn.passed': 'turn.passedThrough',
    },
    refusals: {
      'die-not-held': 'no-such-die', 'dice-count': 'dice-number', 'row-full': 'khan-full', 'row-ascending': 'khan-too-low', 'action-taken': 'main-action-done', 'action-due': 'main-action-due',
      'goods-count': 'goods-number', 'goods-must-differ': 'goods-alike', 'goods-missing': 'goods-not-held', 'not-a-neighbour': 'not-neighbours', 'no-steps-left': 'steps-used-up', 'bought-already': 'second-black-die',
      'die-limit': 'no-such-value', 'no-such-value': 'value-not-there', 'wrong-sum': 'compensation-total', 'not-offered-character': 'not-revealed', 'goal-not-dealt': 'not-dealt', 'not-active': 'not-in-your-slots', 'colour-used': 'own-colour-there',
    },
    files: {
      'clone.ts': 'derived.ts', 'view.ts': 'derived.ts', 'census.ts': 'derived.ts, rules/pieces.ts', 'position.ts': 'box.ts', 'schema.ts': 'state.ts, content/ids.ts', 'frame-problems.ts': 'checks/course.ts, rules/', 'words/moves.ts': 'rules/',
      'content/tables.ts': 'content/pack.ts', 'content/parts.ts': 'content/tables.ts', 'content/index-pack.ts': 'content/tables.ts', 'content/pack.ts': 'content/pack-problems.ts', 'content/schema.ts': 'content/pack-schema.ts',
      'rules/purse.ts': 'rules/rewards/gains.ts', 'rules/rewards.ts': 'rules/rewards/', 'rules/bonuses.ts': 'rules/rewards/city-bonuses.ts', 'rules/choices.ts': 'rules/', 'rules/arrival.ts': 'rules/posts.ts', 'rules/card-cities.ts': 'rules/actions/city-cards/',
      'contradiction.ts': 'checks/contradiction.ts', 'course.ts': 'checks/course.ts', 'declare.ts': 'rules/chapter.ts', 'pieces.ts': 'rules/pieces.ts', 'rules/setup.ts': 'rules/course/setup.ts', 'rules/round.ts': 'rules/course/round.ts', 'rules/income.ts': 'rules/course/income.ts', 'rules/draws.ts': 'rules/course/draws.ts', 'rules/turns.ts': 'rules/course/turns.ts', 'rules/turn.ts': 'rules/course/turn.ts', 'rules/scoring.ts': 'rules/course/scoring.ts', 'rules/city-bonuses.ts': 'rules/rewards/city-bonuses.ts', 'rules/gains.ts': 'rules/rewards/gains.ts', 'rules/said.ts': 'words/moves.ts',
    },
  },
  merv: {
    ...nothing(),
    moves: {
      end: 'endTurn', pass: 'decline',
      contract: { kind: 'fulfil', parts: { card: 'contract' } },
      take: { kind: 'takeCard', parts: { place: 'position' } },
      card: { kind: 'takeCard', parts: { place: 'position' }, with: { cubes: [] } },
    },
    state: {
      'players.camels': 'players.camel', 'players.scrolls': 'players.scroll', 'players.givenScrolls': 'players.givenScroll', 'players.contracts': 'players.fulfilled',
      'turn.who': 'turn.seat',
    },
    files: { 'rules/frame.ts': 'rules/chapter.ts', 'census.ts': 'checks/census.ts', 'contradiction.ts': 'checks/contradiction.ts', 'content/cards.ts': 'content/standard/cards.ts', 'content/city.ts': 'content/standard/city.ts', 'content/mosque.ts': 'content/standard/mosque.ts', 'content/tracks.ts': 'content/standard/tracks.ts', 'content/standard.ts': 'content/standard/index.ts' },
  },
};
