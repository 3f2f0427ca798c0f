// Faults in Marco Polo II: what somebody might have written, rule by rule.
const constants = 'content/standard/constants.ts';
const setup = 'rules/course/setup.ts';
const draws = 'rules/course/draws.ts';
const round = 'rules/course/round.ts';
const turn = 'rules/course/turn.ts';
const turns = 'rules/course/turns.ts';
const spaces = 'rules/spaces.ts';
const scoring = 'rules/course/scoring.ts';
const travel = 'rules/actions/travel.ts';
const posts = 'rules/posts.ts';
const books = 'rules/actions/books.ts';
const bonus = 'rules/actions/bonus-actions.ts';

/** The same fault for several rules. */
const each = (rules, file, from, to) => rules.map((rule) => ({ rule, file, from, to }));

/** @type {readonly import('../planted.mjs').Fault[]} */
export default [
  // Set-up
  ...each(['MP2-SETUP-3'], draws, 'state[where] = ids.slice();', "state[where] = ids.slice(where === 'markers' ? 1 : 0);"),
  ...each(['MP2-SETUP-4'], draws, 'state[where] = ids.slice();', "state[where] = ids.slice(where === 'outposts' ? 1 : 0);"),
  ...each(['MP2-SETUP-5'], draws, 'count: ({ state }) => state.cityCards.length,', 'count: ({ state }) => state.cityCards.length - 2,'),
  ...each(['MP2-R-3', 'MP2-COMP-6'], 'content/standard/map.ts', "name: 'Xanadu', kind: 'card', shield: 'sun', cardSpaces: 1", "name: 'Xanadu', kind: 'card', shield: 'sun', cardSpaces: 2"),
  ...each(['MP2-SETUP-6'], draws, 'takeOut(position.state.starting, contract);', 'takeOut(position.state.starting, contract); position.state.pile.push(...position.state.starting.splice(0, 1));'),
  ...each(['MP2-PSET-2'], draws, "of: 'seat', from: ({ state }) => state.starting,", "of: 'seat', from: ({ state }) => state.pile,"),
  ...each(['MP2-R-4'], setup, 'pile: tables.piles.contracts.slice(),', 'pile: [...tables.piles.contracts, ...tables.piles.startingContracts],'),
  ...each(['MP2-SETUP-7'], setup, 'pile: tables.piles.contracts.slice(),', 'pile: tables.piles.contracts.slice(2),'),
  ...each(['MP2-SETUP-8'], draws, 'if (ids.length > 1) state.offers[at]', 'if (ids.length > 2) state.offers[at]'),
  ...each(['MP2-SETUP-10', 'MP2-COUNT-1', 'MP2-COMP-1'], constants, 'blackDice: [4, 5, 6]', 'blackDice: [4, 4, 5]'),
  ...each(['MP2-PSET-1'], constants, 'posts: 11,', 'posts: 10,'),
  ...each(['MP2-PSET-3'], setup, 'figures: [box.tables.start],', "figures: ['xian'],"),
  ...each(['MP2-PSET-4'], constants, 'start: { coin: 8, camel: 3 }', 'start: { coin: 8, camel: 2 }'),
  ...each(['MP2-R-5 0', 'MP2-R-5 50'], setup, "=== '50' ? 50 : 0", "=== '50' ? 0 : 50"),
  ...each(['MP2-PSET-6'], draws, 'count: ({ box }) => box.seats + 1,', 'count: ({ box }) => box.seats,'),
  ...each(['MP2-PSET-10'], round, "{ name: 'roll', run: startRolls, leaves: ['rollDice'] },", "{ name: 'roll', run: () => undefined, leaves: ['rollDice'] },"),
  ...each(['MP2-COMPEN-3'], 'rules/black-dice.ts', 'turnDie(position, seat, die, to);', 'turnDie(position, seat, die, to); playerAt(position, seat).coin += 1;'),
  ...each(['MP2-COUNT-2'], constants, "{ seats: 3, space: 'khansFavour', value: 1 },", ''),
  ...each(['MP2-COUNT-4'], constants, "{ seats: 2, space: 'special:balkh', value: 1 },", ''),
  ...each(['MP2-MAILIN-1'], setup, 'if (figures === 2) player.figures', 'if (figures === 3) player.figures'),
  // The round
  ...each(['MP2-ROUND-4'], round, 'state.offers = state.nextOffers.slice();', ''),
  ...each(['MP2-R-24'], books, 'return number <= free.length ? free[number - 1] : box', 'return number > free.length ? free[number - 1 - free.length] : box'),
  ...each(['MP2-ROUND-9'], round, 'for (const place of area) place.card = null;', 'for (const place of state.cityCards) place.card = null;'),
  ...each(['MP2-R-7 from-round-two'], round, "rulings.firstRoundCompensation === 'every-round'", "rulings.firstRoundCompensation !== 'x'"),
  ...each(['MP2-SCORE-1'], scoring, 'scoreSheet(state.frames.length === 0,', 'scoreSheet(false,'),
  // A turn
  ...each(['MP2-TURN-1'], turns, 'frame.seat = (next + 1) % box.seats;', 'frame.seat = next;'),
  ...each(['MP2-TURN-7'], turns, 'if (playerAt(position, seat).dice.length === 0) continue;', 'if (playerAt(position, seat).dice.length <= 1) continue;'),
  ...each(['MP2-TURN-5', 'MP2-TURN-6', 'MP2-R-13'], turn, ' || playerAt(position, seat).dice.length === 0 ? null', ' ? null'),
  ...each(['MP2-TURN-4', 'MP2-BONUS-10', 'MP2-R-11 empty-via-bonus'], turn, "? null : refusals['main-action-due'];", '? null : null;'),
  ...each(['MP2-TURN-3'], books, "push(position, { kind: 'offer', seat, book: book.id, coin });", ''),
  ...each(['MP2-BONUS-1'], turn, 'if (!mains.has(one)) return bonusActions.refuse', "if (!mains.has(one)) return position.state.turn.acted ? refusals['main-action-done'] : bonusActions.refuse"),
  ...each(['MP2-R-14 continue'], bonus, "position.box.rulings.afterLastDieOnBag !== 'continue' && ", ''),
  ...each(['MP2-R-12 allowed'], bonus, "position.box.rulings.allDiceOnBag === 'allowed' || ", ''),
  // Spaces
  ...each(['MP2-SPACE-9', 'MP2-R-18 yes', 'MP2-E-28'], spaces, "=== 'yes') return true;", "=== 'yes') return false;"),
  ...each(['MP2-COUNT-7'], spaces, 'return dice.length > 0 && holdsOwnDie(dice, seat) ? OWN : ANY_DIE;', 'return dice.length > 0 && (holdsOwnDie(dice, seat) || dice.some((one) => placerOf(one) < 0)) ? OWN : ANY_DIE;'),
  ...each(['MP2-SPACE-10'], spaces, '? pipsOf(lastOf(dice)) : 0;', '? pipsOf(nth(dice, 0)) : 0;'),
  ...each(['MP2-SPACE-3', 'MP2-BLACK-1'], spaces, 'return dice.length > 0 && holdsOwnDie(dice, seat) ? OWN : ANY_DIE;', 'return dice.length > 0 ? OWN : ANY_DIE;'),
  ...each(['MP2-SPACE-8', 'MP2-BOOK-3'], spaces, 'return dice.length > 0 && holdsOwnDie(dice, seat) ? OWN : ANY_DIE;', 'return holdsOwnDie(position.state.spaces.flatMap((one) => one.dice), seat) ? OWN : ANY_DIE;'),
  ...each(['MP2-R-19'], spaces, '(standing & OWN) === 0 || !dice.some(isOwn);', '(standing & OWN) === 0;'),
  ...each(['MP2-SPACE-5', 'MP2-BONUS-9'], spaces, 'export function takeDice(position: Position, seat: number, dice: readonly Die[], space: string): void {', "export function takeDice(position: Position, seat: number, dice: readonly Die[], space: string): void {\n  if (space === 'moneyBag') playerAt(position, seat).coin -= 1;"),
  ...each(['MP2-BONUS-8', 'MP2-E-23'], constants, 'moneyBag: { coin: 3, camel: 2, jade: 1 }', 'moneyBag: { coin: 2, camel: 1, jade: 2 }'),
  ...each(['MP2-KHAN-1'], constants, 'reward: { coin: 4, camel: 2 }', 'reward: { coin: 4, camel: 3 }'),
  ...each(['MP2-BOOK-7', 'MP2-E-1'], books, 'receive(position, reward, 1, {', 'receive(position, reward, 2, {'),
  ...each(['MP2-R-44', 'MP2-E-21', 'MP2-BONUS-4'], 'content/standard/contracts.ts', "{ id: 'c01', cost: { camel: 2, silk: 1, pepper: 2 }, reward: { coin: 4, vp: 3 }", "{ id: 'c01', cost: { camel: 2, silk: 1, pepper: 2 }, reward: { coin: 4, vp: 2 }"),
  // Travel
  ...each(['MP2-TRAVEL-5', 'MP2-GANTULGA-3'], travel, 'occupiedCost(position, seat, space, dice) + cost.coin;', 'occupiedCost(position, seat, space, dice);'),
  ...each(['MP2-FIRST-1', 'MP2-E-31'], travel, 'if (height >= state.travelHeight) {', 'if (height > state.travelHeight) {'),
  ...each(['MP2-FIRST-2', 'MP2-R-23'], travel, 'if (height >= state.travelHeight) {', 'if (height >= 0) {'),
  ...each(['MP2-R-27', 'MP2-E-11'], travel, 'Math.min(maxSteps, pipsOf(lastOf(dice)))', 'Math.min(2, pipsOf(lastOf(dice)))'),
  ...each(['MP2-FIRST-4', 'MP2-BONUS-14'], posts, 'const player = playerAt(position, seat);\n    const { postsOnPath, oasis }', 'position.state.nextFirst = seat;\n    const player = playerAt(position, seat);\n    const { postsOnPath, oasis }'),
  ...each(['MP2-POST-1'], posts, 'if (player.unplaced > 0) place(position, frame, { city, earning: true,', 'if (player.unplaced > 99) place(position, frame, { city, earning: true,'),
  ...each(['MP2-POST-3', 'MP2-R-64'], posts, 'if (placeOf(position, end).city && !player', "if ((placeOf(position, end).city || end === 'beijing') && !player"),
  { rule: 'MP2-POST-2', file: posts, from: '.city && !player.posts.includes(end) && !arrival', to: '.city && !arrival', also: [['if (city === undefined || player.posts.includes(city)) return;', 'if (city === undefined) return;']] },
  ...each(['MP2-TRAVEL-13'], posts, 'if (postsOnPath) arrival.passing', 'arrival.passing'),
  // Scoring
  ...each(['MP2-SCORE-6'], scoring, 'player.pepper + player.silk + player.gold + player.jade;', 'player.pepper + player.silk + player.gold + player.camel;'),
  ...each(['MP2-PAY-7'], scoring, 'Math.floor(player.coin / coinsPerPoint)', 'Math.floor((player.coin + player.jade) / coinsPerPoint)'),
  ...each(['MP2-SCORE-7'], constants, 'coinsPerPoint: 10', 'coinsPerPoint: 5'),
  ...each(['MP2-R-66'], scoring, 'value: player.camel }]', 'value: player.camel + player.jade }]'),
  ...each(['MP2-SCORE-10'], scoring, 'value: player.camel }]', 'value: 0 }]'),
  ...each(['MP2-R-62'], scoring, 'return shields === 0 ? 0 : (', 'return shields === 0 ? 1 : ('),
  ...each(['MP2-FILIPPO-4'], scoring, "line('game', 'MP2-SCORE-11', player.vp),", "line('game', 'MP2-SCORE-11', player.vp + player.outposts.length),"),
  ...each(['MP2-CONTRACT-8'], scoring, "line('game', 'MP2-SCORE-11', player.vp),", "line('game', 'MP2-SCORE-11', player.vp + player.contracts.length),"),
  ...each(['MP2-CONTRACT-10'], bonus, 'putInOrder(player.completed, contract);', "if (contract.startsWith('c')) putInOrder(player.completed, contract);"),
  // Components, seals, routes, posts
  ...each(['MP2-COMP-2', 'MP2-R-10'], 'content/standard/contracts.ts', "  { id: 'c01', cost: { camel: 2, silk: 1, pepper: 2 }, reward: { coin: 4, vp: 3 }, source: 'seed' },\n", ''),
  ...each(['MP2-GEN-3'], 'rules/actions/khan.ts', 'placeDice(position, seat, [die], tables.khan);', 'placeDice(position, seat, [die], tables.khan);\n    if (playerAt(position, seat).coin > 68) return;'),
  ...each(['MP2-SETUP-2'], setup, 'goalPool: tables.piles.goalCards.slice(),', 'goalPool: tables.piles.goalCards.slice(1),'),
  ...each(['MP2-SETUP-9'], 'rules/actions/seals.ts', "if (guild.minDie > limit) return refusals['seal-too-high'];", "if (guild.minDie > limit || position.state.players.filter((one) => one.seals.includes(guild.id)).length > 2) return refusals['seal-too-high'];"),
  ...each(['MP2-SEAL-2'], 'content/standard/seals.ts', 'minDie: 2, jade: 1', 'minDie: 2, jade: 2'),
  ...each(['MP2-SEAL-6'], 'rules/movement.ts', 'seal === null || player.seals.includes(seal);', 'seal === null || (player.seals.includes(seal) && !player.improved.includes(seal));'),
  ...each(['MP2-R-53'], 'rules/actions/seals.ts', 'return count === position.box.tables.pack.constants.sealDice || count === abilitiesOf(position, seat).sealDice;', 'return count === abilitiesOf(position, seat).sealDice;'),
  ...each(['MP2-ROUND-7'], round, 'state.round += 1;', 'state.round += 1;\n  for (const player of state.players) player.coin += player.posts.length > 1 ? 1 : 0;'),
  ...each(['MP2-PAY-5'], 'rules/rewards/gains.ts', 'if (pepper < 0 || silk < 0 || gold < 0) return false;', 'if (Math.min(pepper, 0) + Math.min(silk, 0) + Math.min(gold, 0) + player.jade < 0) return false;'),
  ...each(['MP2-BOOK-1', 'MP2-E-2'], books, 'for (const on of position.box.tables.bookSpaces) {', 'for (const on of position.box.tables.bookSpaces.slice(1)) {'),
  ...each(['MP2-E-4'], constants, 'reward: { coin: 4, camel: 2 }', 'reward: { coin: 4, camel: 3 }'),
  ...each(['MP2-TRAVEL-6'], 'rules/movement.ts', '    frame.coin += leg.coin;', '    frame.coin += path.length === 0 ? leg.coin : 0;'),
  ...each(['MP2-E-45'], 'rules/movement.ts', '  frame.jade += leg.jade;', '  frame.jade += 0;'),
  ...each(['MP2-TRAVEL-10'], 'rules/movement.ts', "if (!hasSeal(player, leg)) return refusals['seal-missing'];\n  const free", "if (!hasSeal(player, leg) || position.state.players.some((one) => one.figures.includes(leg.to.id))) return refusals['seal-missing'];\n  const free"),
  ...each(['MP2-TRAVEL-11'], 'rules/movement.ts', "if (!hasSeal(player, leg)) return refusals['seal-missing'];\n  const free", "if (!hasSeal(player, leg) || player.figures.includes(leg.to.id)) return refusals['seal-missing'];\n  const free"),
  ...each(['MP2-R-28'], 'rules/movement.ts', '  frame.at[figure] = to;', '  frame.at[figure] = to; nth(position.state.players, frame.seat).figures[figure] = to;'),
  ...each(['MP2-TRAVEL-14'], 'rules/movement.ts', 'if (!hasStep(position, frame)) return false;', 'if (!hasStep(position, frame)) return false;\n  frame.coin += 2;'),
  ...each(['MP2-TRAVEL-12'], posts, 'if (placeOf(position, end).city && !player', 'if ((placeOf(position, end).city || placeOf(position, end).oasis) && !player'),
  ...each(['MP2-POST-9', 'MP2-POST-13'], posts, 'if (placeOf(position, city).marker >= 0) earnMarker', 'if (placeOf(position, city).marker > 99) earnMarker'),
  ...each(['MP2-POST-10', 'MP2-E-14', 'MP2-E-43'], posts, 'for (const city of earns) claimOutpost(', 'for (const city of earns.slice(1)) claimOutpost('),
  ...each(['MP2-CONTRACT-1'], 'rules/actions/contracts.ts', "if (!playerAt(position, seat).posts.some((city) => isContractCity(position, city))) return refusals['no-contract-city'];", "if (playerAt(position, seat).posts.length === 0) return refusals['no-contract-city'];"),
  ...each(['MP2-R-34'], 'rules/actions/contracts.ts', 'posts.some((city) => isContractCity(position, city))', 'posts.some((city) => isContractCity(position, city) && !position.state.turn.freshPosts.includes(city))'),
  ...each(['MP2-BLACK-6', 'MP2-R-67 off'], 'rules/black-dice.ts', "if (value === 0) push(position, { kind: 'rollDie'", "if (value > 9) push(position, { kind: 'rollDie'"),
  ...each(['MP2-BLACK-7'], travel, 'state.nextFirst = seat;', "if (dice.some((one) => one.startsWith('own'))) state.nextFirst = seat;"),
  ...each(['MP2-E-25'], 'rules/black-dice.ts', 'turnDie(position, seat, die, to);', 'turnDie(position, seat, die, die);'),
  ...each(['MP2-R-59 first-roll-each-round'], 'rules/black-dice.ts', "purpose !== 'reroll' ||", "purpose === 'reroll' ||"),
  ...each(['MP2-ABHA-1'], 'content/characters.ts', "name: 'Abha Basu', income: { coin: 2", "name: 'Abha Basu', income: { coin: 3"),
  ...each(['MP2-BLACK-4'], 'rules/rewards/rewards.ts', "case 'blackDie': return blackDice.length > 0;", "case 'blackDie': return true;"),
  ...each(['MP2-R-69'], 'config.ts', 'object({ seats: integer(2, 4) }, {', 'object({ seats: integer(2, 4) }, {\n  expansions: { check: () => null, json: {}, text: null },'),
  ...each(['MP2-R-54'], 'content/characters.ts', "id: 'mailin-tian-chin', name: 'Mailin and Tian Chin'", "id: 'mailin', name: 'Mailin'"),
  ...each(['MP2-R-21 every-cost'], 'rules/actions/city-cards/using.ts', "=== 'every-cost' ||", "=== 'no-cost' ||"),
  ...each(['MP2-R-56 each-moved-figure'], posts, "by === 'card' || position.box.rulings.mailinPosts === 'one-post';", "by === 'card' || position.box.rulings.mailinPosts !== 'one-post';"),
  ...each(['MP2-INFO-4'], 'derived.ts', '    player.returned = hidden(player.returned, view.goalPool);', '    player.returned = hidden(player.returned, view.goalPool);\n    player.contracts = hidden(player.contracts, view.pile);'),
  ...each(['MP2-SEAL-7'], round, 'state.round += 1;', 'state.round += 1;\n  for (const player of state.players) player.seals = [];'),
  ...each(['MP2-CHAR-1'], 'rules/actions/seals.ts', ' || count === abilitiesOf(position, seat).sealDice;', ';'),
  ...each(['MP2-R-25'], draws, 'state.offerPool.filter((tile) => box.tables.tile[tile]?.book === book);', 'state.offerPool.filter((tile) => box.tables.tile[tile]?.book === book).slice(1);'),
  ...each(['MP2-R-68 off'], 'box.ts', 'cast: [...characters, ...guests]', 'cast: [...characters, ...guests, ...characters.slice(0, 1)]'),
];
