// Faults in The Voyages of Marco Polo: what somebody might have written, rule by rule.
const board = 'content/board.ts';
const scoring = 'rules/course/scoring.ts';
const spaces = 'rules/spaces.ts';
const posts = 'rules/main-actions/travel/posts.ts';
const movement = 'rules/main-actions/travel/movement.ts';
const turn = 'rules/course/turn.ts';
const bonus = 'rules/bonus-actions.ts';

/** @type {readonly import('../planted.mjs').Fault[]} */
export default [
  // Components and set-up
  { rule: 'VOY-COMP-1', file: 'rules/setup/deal.ts', from: '  state.startPlayer = seat;', to: '  state.startPlayer = 0;' },
  { rule: 'VOY-COMP-6', file: 'content/standard/map.ts', from: "name: 'Sumatra', kind: 'large', cardSpaces: 3", to: "name: 'Sumatra', kind: 'large', cardSpaces: 2" },
  { rule: 'VOY-SETUP-2', file: 'rules/setup/deal.ts', from: 'from: ({ state }) => state.goalPool', to: 'from: ({ state }) => state.goalPool.slice(1)' },
  { rule: 'VOY-SETUP-7', file: 'rules/setup/setup.ts', from: 'pool: REGULAR_IDS.slice(),', to: "pool: ['s01' as never, ...REGULAR_IDS]," },
  { rule: 'VOY-R-77 default-places', file: 'rules/setup/setup.ts', from: '?? box.tables.places[city] ?? []);', to: '?? box.tables.places[city] ?? []).reverse();' },
  { rule: 'VOY-R-79 piles-hidden', file: 'rules/setup/setup.ts', from: "=== 'piles-hidden') return [];", to: "=== 'open-piles') return [];" },
  { rule: 'VOY-COMP-4', file: 'rules/gains.ts', from: 'addAmounts(playerAt(position, seat), amounts, times);', to: 'addAmounts(playerAt(position, seat), amounts, playerAt(position, seat).camel > 27 ? 0 : times);' },
  { rule: 'VOY-R-76', file: 'checks/contradiction.ts', from: 'blackDice: state.blackDice + all', to: 'coins: 40, blackDice: state.blackDice + all' },
  { rule: 'VOY-R-78', file: 'content/characters.ts', from: "name: 'Johannes Carpini'", to: "name: 'Johannes Carprini'" },
  { rule: 'VOY-SETUP-10', file: 'content/characters.ts', from: "{ id: 'kubilai', name: 'Kubilai Khan', figures: 1", to: "{ id: 'kubilai', name: 'Kubilai Khan', figures: 2" },
  { rule: 'VOY-SETUP-11', file: board, from: 'BLACK_DICE = { 2: 3, 3: 4, 4: 5 }', to: 'BLACK_DICE = { 2: 3, 3: 4, 4: 6 }' },
  { rule: 'VOY-COUNT-1', file: board, from: 'BLACK_DICE = { 2: 3, 3: 4, 4: 5 }', to: 'BLACK_DICE = { 2: 3, 3: 5, 4: 5 }' },
  { rule: 'VOY-COUNT-4', file: board, from: '2: { khansFavour: 2, fiveCoins: 1 }', to: '2: { khansFavour: 2, fiveCoins: 0 }' },
  { rule: 'VOY-PSET-1', file: board, from: 'dice: 5, posts: 9', to: 'dice: 4, posts: 9' },
  { rule: 'VOY-E-2', file: 'content/characters.ts', from: "'raschid', 'matteo', 'berke', 'mercator'", to: "'raschid', 'berke', 'matteo', 'mercator'" },
  { rule: 'VOY-R-65 0', file: 'rules/setup/setup.ts', from: 'vp = Number(position.box.rulings.startingVp)', to: 'vp = 50' },
  { rule: 'VOY-INFO-7', file: 'derived.ts', from: 'player.returned = hidden(player.returned, view.goalPool);', to: 'player.returned = hidden(player.returned, view.goalPool); player.coin = 0;' },
  // Turn and spaces
  { rule: 'VOY-ROUND-6', file: 'rules/course/round.ts', from: 'queue(position, seat, [...effects, ...own.effects]);', to: "queue(position, seat, [...effects, ...own.effects, ...player.posts.includes('moscow') ? ['contract' as const] : []]);\n    player.coin += player.posts.length;" },
  { rule: 'VOY-TURN-2', file: spaces, from: 'for (let at = 0; at < dice.length; at += 1) removeDie(player.dice,', to: 'for (let at = 1; at < dice.length; at += 1) removeDie(player.dice,' },
  { rule: 'VOY-TURN-3', file: 'rules/main-actions/main-action.ts', from: 'turn.acted = true', to: 'turn.acted = false' },
  { rule: 'VOY-TURN-5', file: turn, from: "? null : refusals['main-action-due'];", to: '? null : null;' },
  { rule: 'VOY-SPACE-4', file: spaces, from: "if (dice.length !== count) return refusals['dice-number'];", to: "if (dice.length !== count || new Set(dice.map((die) => die.slice(0, 3))).size > 1) return refusals['dice-number'];" },
  { rule: 'VOY-R-40 no-dice-left', file: bonus, from: "ruling === 'no-dice-left' ||", to: '' },
  { rule: 'VOY-BONUS-8', file: bonus, from: "layDice(position, seat, { space: 'moneyBag'", to: "position.state.turn.acted = true; layDice(position, seat, { space: 'moneyBag'" },
  // Actions
  { rule: 'VOY-COINS-1', file: board, from: 'FIVE_COINS = { coin: 5 }', to: 'FIVE_COINS = { coin: 6 }' },
  { rule: 'VOY-E-6', file: board, from: 'FIVE_COINS = { coin: 5 }', to: 'FIVE_COINS = { coin: 6 }' },
  { rule: 'VOY-BAZAAR-3', file: 'rules/main-actions/bazaar.ts', from: 'columns, column - 1)', to: 'columns, 0)' },
  { rule: 'VOY-BAZAAR-4', file: 'rules/main-actions/bazaar.ts', from: 'columns, column - 1)', to: 'columns, 0)' },
  { rule: 'VOY-BAZAAR-5', file: board, from: '{ camel: 5 }, { camel: 6 }', to: '{ camel: 5 }, { camel: 5 }' },
  { rule: 'VOY-E-7', file: board, from: '{ silk: 2, camel: 1 }, { silk: 3 },', to: '{ silk: 2, camel: 1 }, { silk: 4 },' },
  { rule: 'VOY-E-9', file: board, from: '{ camel: 5 }, { camel: 6 }', to: '{ camel: 5 }, { camel: 5 }' },
  { rule: 'VOY-R-74 2-gold-2-camels', file: board, from: '{ gold: 2, camel: 2 }', to: '{ gold: 3, camel: 2 }' },
  { rule: 'VOY-R-73 1-silk', file: 'content/standard/contracts.ts', from: "{ id: 'c24', cost: { camel: 2, silk: 1,", to: "{ id: 'c24', cost: { camel: 2, silk: 2," },
  { rule: 'VOY-BONUS-4', file: 'content/standard/contracts.ts', from: 'gold: 4 }, reward: { camel: 3, vp: 7 }', to: 'gold: 4 }, reward: { vp: 7 }' },
  { rule: 'VOY-CARD-9', file: 'content/standard/city-cards.ts', from: "'perPip', reward: { coin: 2 }", to: "'perPip', reward: { coin: 3 }" },
  { rule: 'VOY-E-44', file: 'content/standard/city-cards.ts', from: "'perPip', reward: { coin: 2 }", to: "'perPip', reward: { coin: 3 }" },
  { rule: 'VOY-ICON-1', file: 'rules/gains.ts', from: 'addAmounts(playerAt(position, seat), amounts, times);', to: 'addAmounts(playerAt(position, seat), amounts, 1 + times);' },
  { rule: 'VOY-CONTRACT-14', file: turn, from: 'moves: all.moves,', to: "moves: { ...all.moves, discard: move('discard {contract}', all.moves.complete.parts) }," },
  { rule: 'VOY-CONTRACT-15', file: scoring, from: 'const lines = [...goalLines(box, player),', to: "const lines = [...player.contracts.map(() => line('active', 'VOY-CONTRACT-15', 1)), ...goalLines(box, player)," },
  { rule: 'VOY-SCORE-8', file: scoring, from: 'const lines = [...goalLines(box, player),', to: "const lines = [line('camels', 'VOY-SCORE-8', player.camel), ...goalLines(box, player)," },
  // Travel and posts
  { rule: 'VOY-TRAVEL-3', file: 'content/standard/map.ts', from: 'TRAVEL_COSTS = [3, 7, 12, 12', to: 'TRAVEL_COSTS = [3, 6, 9, 12' },
  { rule: 'VOY-E-24', file: 'content/standard/map.ts', from: 'TRAVEL_COSTS = [3, 7, 12, 12', to: 'TRAVEL_COSTS = [3, 6, 9, 12' },
  { rule: 'VOY-TRAVEL-11', file: movement, from: 'return figureRefusal(player, walk, figure) ??', to: "if (position.state.players.some((one) => one.figures.includes(to))) return refusals['not-neighbours'];\n  return figureRefusal(player, walk, figure) ??" },
  { rule: 'VOY-TRAVEL-13', file: 'rules/main-actions/travel/travel.ts', from: 'position.state.lastTraveller = seat;', to: '' },
  { rule: 'VOY-E-27', file: movement, from: '(figure === 0 ? frame.first : frame.second).push(to);', to: "(figure === 0 ? frame.first : frame.second).push(to.startsWith('oasis') ? 'venezia' : to);" },
  { rule: 'VOY-POST-1', file: posts, from: 'if (end !== undefined && isCity(position, end)', to: "if (end !== undefined && end !== 'kashgar' && !isCity(position, end)" },
  { rule: 'VOY-POST-3', file: posts, from: 'isCity(position, end) && !hasPost(player, end)', to: 'isCity(position, end) && position.state.players.every((one) => !hasPost(one, end))' },
  { rule: 'VOY-POST-14', file: 'rules/main-actions/travel/travel.ts', from: 'position.state.lastTraveller = seat;', to: 'position.state.lastTraveller = seat; playerAt(position, seat).posts.shift();' },
  // Characters
  { rule: 'VOY-CHAR-1', file: 'content/characters.ts', from: "'raschid', 'matteo', 'berke', 'mercator'", to: "'raschid', 'raschid', 'berke', 'mercator'" },
  { rule: 'VOY-KUBILAI-1', file: 'content/characters.ts', from: "name: 'Kubilai Khan', figures: 1, start: 'beijing'", to: "name: 'Kubilai Khan', figures: 1, start: 'venezia'" },
  { rule: 'VOY-R-63', file: posts, from: '.posts - player.posts.length;', to: ".posts - player.posts.filter((city) => city !== 'beijing').length;" },
  { rule: 'VOY-JOHANNES-2', file: movement, from: 'const way = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return', to: 'const way = wayTo(walk.first.length > 0 ? position.box.tables.ways : waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return' },
  { rule: 'VOY-R-84', file: movement, from: 'const way = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return', to: 'const way = wayTo(walk.first.length > 0 ? position.box.tables.ways : waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return' },
  { rule: 'VOY-E-67', file: movement, from: 'const way = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return', to: 'const way = wayTo(walk.first.length > 0 ? position.box.tables.ways : waysFor(position, player, walk.by), standing(player, walk, figure), to);\n  return' },
  { rule: 'VOY-R-59 free-every-movement', file: 'box.ts', from: "=== 'route-cost-if-road' ? tables.paidJumpWays : tables.jumpWays", to: "!== 'travel-action-only' ? tables.paidJumpWays : tables.jumpWays" },
  // What several rules say together
  { rule: 'VOY-ROUND-3', file: 'rules/course/round.ts', from: "credit(position, seat, { amounts: own.plain, source: id, rule: 'VOY-ROUND-3' });", to: '' },
  { rule: 'VOY-JOHANNES-3', file: 'rules/course/round.ts', from: "credit(position, seat, { amounts: own.plain, source: id, rule: 'VOY-ROUND-3' });", to: '' },
  { rule: 'VOY-BAZAAR-1', file: board, from: 'silk: { dice: 2,', to: 'silk: { dice: 1,' },
  { rule: 'VOY-COMP-2', file: 'content/standard/contracts.ts', from: "  { id: 'c38', cost: { camel: 3, pepper: 1, silk: 1, gold: 2 }, reward: { coin: 5, vp: 7 } },\n", to: '' },
  { rule: 'VOY-POST-6', file: posts, from: '  outposts[place] = null;', to: '' },
  { rule: 'VOY-R-15', file: 'rules/main-actions/contracts/taking.ts', from: 'list(column, { least: 1, most: 2, distinct: true })', to: 'list(column, { least: 0, most: 2, distinct: true })' },
];
