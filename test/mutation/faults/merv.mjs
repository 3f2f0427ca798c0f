// Faults in Merv: what somebody might have written, rule by rule.
const geometry = 'rules/city/geometry.ts';
const setup = 'rules/year/setup.ts';
const queue = 'rules/year/queue.ts';
const invasion = 'rules/year/invasion.ts';
const ransom = 'rules/year/ransom.ts';
const scoring = 'rules/year/scoring.ts';
const sheet = 'rules/year/sheet.ts';
const year = 'rules/year/year.ts';
const production = 'rules/city/production.ts';
const market = 'rules/actions/marketplace.ts';
const row = 'rules/actions/row.ts';
const act = 'rules/turn/act.ts';
const turn = 'rules/turn/turn.ts';
const slot = 'rules/turn/slot.ts';
const site = 'rules/turn/site.ts';
const blank = 'play/blank.ts';
const camels = 'rules/turn/camel-market.ts';

/** The same fault for several rules. */
const each = (rules, file, from, to) => rules.map((rule) => ({ rule, file, from, to }));

/** @type {readonly import('../planted.mjs').Fault[]} */
export default [
  // Terms that are rules of geometry
  ...each(['MERV-TERM-3'], production, 'position.state.buildings[cell] = seat;', 'position.state.buildings[cell + 1] = seat;'),
  ...each(['MERV-TERM-4'], geometry, 'lines.push(depths.map((depth) => cellAt(4 - depth, 4 - place)));', 'lines.push(depths.map((depth) => cellAt(4 - depth, place)));'),
  ...each(['MERV-TERM-6'], geometry, 'line.slice(0, 2)', 'line.slice(0, 1)'),
  // Set-up
  ...each(['MERV-SETUP-10'], setup, 'place < at(ROW_CAMELS, box.seats) ? 1 : 0', 'place <= at(ROW_CAMELS, box.seats) ? 1 : 0'),
  ...each(['MERV-SETUP-14', 'MERV-HC-2'], setup, 'if (box.courtier >= 0) state.order.push(box.courtier);', 'if (box.courtier >= 0) state.order.unshift(box.courtier);'),
  // A turn
  ...each(['MERV-TURN-7'], turn, '!canUseMarket(position, seat) && !canFulfilAny(position, seat)', '!canUseMarket(position, seat) || !canFulfilAny(position, seat)'),
  ...each(['MERV-TURN-2'], slot, "if (place < 0 || place > 4) return refusals['wrong-side'];", "if (place < 0 || place > 3) return refusals['wrong-side'];"),
  ...each(['MERV-TURN-4', 'MERV-TURN-5'], site, "if ((state.buildings[cell] ?? -1) < 0) build(", "if ((state.buildings[cell] ?? -1) < -1) build("),
  ...each(['MERV-PROD-1'], production, 'for (const site of sitesOf(slot)) if (state.buildings[site] === owner) gainYield', 'for (const site of sitesOf(slot)) if ((state.buildings[site] ?? -1) >= 0) gainYield'),
  ...each(['MERV-PROD-2'], production, 'WHITE : (box.siteColour', 'WHITE : 1 + (box.siteColour'),
  ...each(['MERV-PROD-3'], production, 'return state.upgrades[cell] === WHITE ? WHITE :', 'return state.upgrades[cell] === WHITE ? 0 :'),
  ...each(['MERV-PROD-4'], production, "  if (bonus >= 0) gainCube(position, seat, bonus, rule);", ''),
  ...each(['MERV-PROD-5'], production, "gainYield(position, who, site, 'MERV-PROD-5')", "gainYield(position, owner, site, 'MERV-PROD-5')"),
  ...each(['MERV-PROD-8'], production, 'owner !== who && owner < box.seats', 'owner !== who'),
  ...each(['MERV-ACT-1', 'MERV-FAV-1', 'MERV-FAV-3'], act, "if (chosen === 'favour') gainFavour(position, seat, 1, 'MERV-FAV-1');", "if (chosen === 'favour') gainFavour(position, seat, 2, 'MERV-FAV-1');"),
  ...each(['MERV-ACT-2'], act, "refusals['action-impossible'])", "refusals['action-impossible']) ?? (position.state.buildings[position.state.turn.cell] === seat ? null : refusals['action-impossible'])"),
  // The round end
  ...each(['MERV-QUEUE-1', 'MERV-QUEUE-7', 'MERV-R-69'], queue, 'frame.slot += 1;', 'frame.slot += who < 0 ? 1 : 2;'),
  ...each(['MERV-QUEUE-8'], queue, 'const foremost = nextSpace(position, who, -1);', 'const foremost = nextSpace(position, who, nextSpace(position, who, -1) < 0 ? -1 : 0);'),
  ...each(['MERV-QUEUE-3'], queue, '(queue[behind] ?? -1) < 0) price += 1;', '(queue[behind] ?? -1) < 0) price += 2;'),
  ...each(['MERV-QUEUE-4'], queue, 'if ((state.queue[behind] ?? -1) < 0) add(state.queueCamels, behind, 1);', 'if ((state.queue[behind] ?? -1) < 0 && state.queueCamels[behind] === 0) add(state.queueCamels, behind, 1);'),
  ...each(['MERV-QUEUE-5'], queue, 'camel += found - paid;', 'camel -= paid;'),
  ...each(['MERV-QUEUE-6'], queue, '    state.queueCamels[space] = 0;', '').map((fault) => ({ ...fault, from: '  state.queueCamels[space] = 0;' })),
  // The invasion
  ...each(['MERV-INV-1'], invasion, 'if (state.year === 1) {', 'if (state.year === 0) {'),
  ...each(['MERV-INV-2'], invasion, 'for (let depth = 0; depth < 2; depth += 1)', 'for (let depth = 0; depth < 1; depth += 1)'),
  ...each(['MERV-INV-3', 'MERV-R-36 clockwise-from-north', 'MERV-INV-13', 'MERV-R-36 all-at-once'], invasion, "=== 'all-at-once';", "!== 'all-at-once';"),
  ...each(['MERV-INV-4'], invasion, 'if ((state.walls[slot] ?? -1) >= 0) continue;', ''),
  ...each(['MERV-INV-5'], invasion, ' || (state.soldiers[cell] ?? 0) > 0) continue;', ') continue;'),
  ...each(['MERV-INV-6', 'MERV-INV-12'], invasion, 'if (!ransomed.includes(cell) && !attacked.includes(cell))', 'if (!attacked.includes(cell))'),
  ...each(['MERV-INV-8'], ransom, 'cube === box.siteColour[state.sites[cell] ?? -1]', 'cube === (box.siteColour[state.sites[cell] ?? -1] ?? 0) + 1'),
  ...each(['MERV-INV-9'], ransom, ' || cube === upgrade ||', ' ||'),
  ...each(['MERV-INV-10'], ransom, ' || upgrade === WHITE ||', ' ||'),
  ...each(['MERV-INV-14'], invasion, '  state.buildings[cell] = -1;', ''),
  ...each(['MERV-HC-9'], invasion, "destroy(position, cell, 'MERV-HC-9');", "position.events?.({ kind: 'phase', rule: 'MERV-HC-9', phase: 'invasion' });"),
  ...each(['MERV-R-38 owner-may-refuse'], ransom, "=== 'owner-may-refuse') return false;", "=== 'must-pay-if-able') return false;"),
  ...each(['MERV-R-39 stay-to-year-2'], invasion, "if (box.rulings.soldiersReturn === 'return-every-year')", 'if (box.seats > 0)'),
  ...each(['MERV-R-42 back-to-supply', 'MERV-R-42 out-of-game'], invasion, "courtierBuildings === 'out-of-game';", "courtierBuildings !== 'out-of-game';"),
  ...each(['MERV-R-27 turn-and-invasion'], ransom, "=== 'turn-and-invasion' ?", "=== 'turn-only' ?"),
  // The scoring phase
  ...each(['MERV-SCORE-1', 'MERV-R-67'], scoring, '[scorePalaces, scorePresences,', '[scorePresences, scorePresences,'),
  ...each(['MERV-SCORE-2'], scoring, 'player.favour -= halls.length;', ''),
  ...each(['MERV-SCORE-4', 'MERV-SCORE-5', 'MERV-SCORE-6', 'MERV-SCORE-7', 'MERV-SCORE-8'], scoring, 'for (const hall of halls) vp += hallValue(position, player, HALLS.indexOf(hall));', 'for (const hall of halls) vp += hallValue(position, player, (HALLS.indexOf(hall) + 1) % 4);'),
  ...each(['MERV-SCORE-9'], scoring, "if (buildings[cell] === who) count += 1;", "if (buildings[cell] === who) count += 2;"),
  ...each(['MERV-SCORE-12'], scoring, 'player.favour -= halls.length;', 'player.favour = 0; player.courtiers.fill(0);'),
  ...each(['MERV-R-78 all-courtiers'], scoring, "=== 'up-to-favour')", "!== 'up-to-favour')"),
  ...each(['MERV-END-4'], sheet, "{ id: 'favour', value: player.favour },", "{ id: 'favour', value: 0 },"),
  ...each(['MERV-END-5'], sheet, "{ id: 'influence', value: player.influence },", "{ id: 'influence', value: 0 },"),
  ...each(['MERV-R-41 new-queue', 'MERV-R-41 order-of-round-4'], sheet, "=== 'new-queue' ?", "!== 'new-queue' ?"),
  // The marketplace and the row
  ...each(['MERV-E-10'], 'rules/actions/caravansary.ts', 'if (cube === WHITE) return null;', "if (cube === WHITE) return refusals['cubes-wrong'];"),
  ...each(['MERV-E-11'], row, "  gainCamels(position, seat, camel, 'MERV-CARAV-5');\n", ''),
  ...each(['MERV-E-21', 'MERV-E-22'], market, "gainGoods(position, frame.seat, { good: goodOf(city) }, 'MERV-MARKET-7');", "gainGoods(position, frame.seat, { good: 'rare' }, 'MERV-MARKET-7');"),
  ...each(['MERV-MARKET-1', 'MERV-MARKET-9'], market, 'if (player.posts[city] === 1) return 0;', ''),
  ...each(['MERV-MARKET-13'], market, "establishPost(position, frame.seat, city, 'MERV-MARKET-2');", "const before = playerAt(position, frame.seat).camel;\n      establishPost(position, frame.seat, city, 'MERV-MARKET-2');\n      playerAt(position, frame.seat).camel = before;"),
  ...each(['MERV-CARAV-5'], row, "gainCamels(position, seat, camel, 'MERV-CARAV-5');", ''),
  ...each(['MERV-R-73'], row, 'row[to] = row[place] ?? -1;', 'row[to] = row[row.length - 1 - place] ?? -1;'),
  // The table before luck has decided anything
  ...each(['MERV-SETUP-1'], blank, 'buildings: PIECES.buildings,', 'buildings: PIECES.buildings + 1,'),
  ...each(['MERV-SETUP-2'], setup, 'from: SEATS.slice(0, box.seats), count: box.seats,', 'from: SEATS.slice(0, box.seats), count: box.seats - 1,'),
  ...each(['MERV-SETUP-3'], blank, 'influence: 0,', 'influence: 1,'),
  ...each(['MERV-SETUP-4'], setup, 'place < MARKET_CELL ? place : place + 1', 'place'),
  ...each(['MERV-SETUP-5'], blank, '    scroll: 0,', '    scroll: 1,'),
  ...each(['MERV-SETUP-6'], blank, 'cityCamels: [1, 1, 1, 1]', 'cityCamels: [1, 1, 1, 0]'),
  ...each(['MERV-SETUP-7'], blank, 'contractsDone: zeros(6)', 'contractsDone: zeros(5)'),
  ...each(['MERV-SETUP-8'], blank, 'mosqueCamels: [1, 1, 1, 1]', 'mosqueCamels: [0, 1, 1, 1]'),
  ...each(['MERV-SETUP-12'], blank, 'year: 1,', 'year: 2,'),
  ...each(['MERV-SETUP-13'], blank, 'queue: nones(participants),', 'queue: nones(4),'),
  ...each(['MERV-SETUP-15'], blank, '[magistrate, 0, courtier]', '[0, magistrate, courtier]'),
  // What was left over
  ...each(['MERV-TURN-1'], site, "    push(position, { kind: 'act', seat });", ''),
  ...each(['MERV-PROD-9'], production, 'for (const site of sitesOf(slot)) if (state.buildings[site] === owner) gainYield', 'for (const site of sitesOf(slot)) if (state.buildings[site] === owner && (state.soldiers[site] ?? 0) === 0) gainYield'),
  ...each(['MERV-INFL-2'], 'rules/supply/tracks.ts', "addPoints(position, seat, box.influencePoints[player.influence] ?? 0, 'influence');", ''),
  ...each(['MERV-CARAV-3'], row, 'add(playerAt(position, seat).cards, spice, 1);', 'add(playerAt(position, seat).cards, spice, 2);'),
  ...each(['MERV-MARKET-4'], 'rules/actions/posts.ts', 'player.posts[city] = 1;', 'for (const other of state.players) other.posts[city] = 0;\n  player.posts[city] = 1;'),
  ...each(['MERV-MARKET-17'], market, "establishPost(position, frame.seat, city, 'MERV-MARKET-2');", "establishPost(position, frame.seat, city, 'MERV-MARKET-2');\n      playerAt(position, frame.seat).camel -= 1;"),
  ...each(['MERV-MOSQUE-4'], 'rules/actions/mosque.ts', '    const to = spaceOf(position, space);\n    return', "    const to = spaceOf(position, space);\n    if (position.state.players.some((one) => one.mosque === to)) return refusals['post-there'];\n    return"),
  ...each(['MERV-CM-2'], 'rules/solo/magistrate.ts', 'function finish(position: Position): void {', 'function finish(position: Position): void {\n  for (const player of position.state.players) add(player.cubes, 0, 1);'),
  ...each(['MERV-CM-6'], 'rules/solo/magistrate.ts', '(state.buildings[cell] ?? -1) < 0 && typeOf(position, cell) === card', '(state.buildings[cell] ?? -1) < 0 || typeOf(position, cell) === card'),
  ...each(['MERV-CM-7'], 'rules/solo/magistrate.ts', "method === 'A' ? [magistrates, courtiers]", "method === 'A' ? [courtiers, magistrates]"),
  ...each(['MERV-R-48 intended-type-only'], 'rules/solo/magistrate.ts', "=== 'any-empty-site' ? empty : intended", "!== 'x' ? empty.slice().reverse() : intended"),
  ...each(['MERV-R-12 one-soldier-per-site', 'MERV-R-12 no-limit'], 'rules/city/soldiers.ts', "=== 'one-soldier-per-site') return refusals['soldier-there'];", "!== 'one-soldier-per-site') return refusals['soldier-there'];"),
  ...each(['MERV-R-18 pays-again', 'MERV-R-18 once-per-game'], 'rules/supply/tracks.ts', "favourPointsAgain === 'pays-again'", "favourPointsAgain !== 'pays-again'"),
  ...each(['MERV-R-21 same-colour'], 'rules/actions/caravansary.ts', "caravansaryColours === 'same-colour' ?", "caravansaryColours !== 'same-colour' ?"),
  ...each(['MERV-R-26'], 'content/standard/tracks.ts', "id: 'trade', colour: 'sand'", "id: 'trade', colour: 'teal'"),
  ...each(['MERV-R-71'], 'content/standard/city.ts', "id: 'A', topLeft: 'scroll', topRight: 'caravanCard', bottomRight: 'favour'", "id: 'A', topLeft: 'scroll', topRight: 'favour', bottomRight: 'caravanCard'"),
  ...each(['MERV-TERM-8'], invasion, ' || (state.soldiers[cell] ?? 0) > 0) continue;', ') continue;'),
  ...each(['MERV-E-6'], scoring, 'player.favour -= halls.length;', 'player.favour -= vp > 0 ? halls.length : 0;'),
  ...each(['MERV-E-29', 'MERV-E-30'], 'rules/actions/wall.ts', "placeWall(position, who, { piece, slot: place, influence, rule: 'MERV-WALL-3' });", "placeWall(position, who, { piece, slot: place, influence: influence + 1, rule: 'MERV-WALL-3' });"),
  ...each(['MERV-SOLD-4'], 'rules/city/soldiers.ts', 'if (owner === who) return 1;', 'if (owner === who) return 2;'),
  ...each(['MERV-R-3'], 'content/standard/cards.ts', "id: 'contract-1f-1', stack: '1f', bonus: 'favour'", "id: 'contract-1f-1', stack: '1f', bonus: 'soldier'"),
  ...each(['MERV-SETUP-9'], row, 'Math.min(ROW - row.length, deck.length)', 'Math.min(ROW - row.length - 1, deck.length)'),
  ...each(['MERV-SETUP-11'], blank, 'cityCamels: [1, 1, 1, 1]', 'cityCamels: [1, 1, 1, 0]'),
  ...each(['MERV-QUEUE-2'], queue, 'camelsShort(position, who, space) <= 0 ? null', 'camelsShort(position, who, space) <= priceOf(position, space) ? null'),
  ...each(['MERV-R-75 pay-first'], queue, '(queueCamels[space] ?? 0) : 0;', '(queueCamels[space] ?? 0) : (queueCamels[space] ?? 0);'),
  ...each(['MERV-R-65 queue-just-left'], 'rules/solo/magistrate.ts', "'queue-just-left' ? 1 : -1;", "'queue-just-left' ? -1 : 1;"),
  ...each(['MERV-R-1 unlimited-bank'], 'rules/supply/gains.ts', "=== 'component-limit';", "!== 'x';"),
  ...each(['MERV-R-43 avoid-if-possible'], 'rules/solo/courtier.ts', "=== 'nothing-happens' ||", "!== 'x' ||"),
  ...each(['MERV-HC-3'], 'rules/solo/courtier.ts', '[later] ?? 0;', '[1 - later] ?? 0;'),
  ...each(['MERV-HC-8'], queue, 'camel += found - paid;', 'camel += who < position.box.seats ? found - paid : 0;'),
  ...each(['MERV-TERM-2'], setup, 'place < MARKET_CELL ? place : place + 1', 'place'),
  ...each(['MERV-TURN-3'], site, "if (cell === MARKET_CELL) return refusals['camel-market'];\n  return lineOf(slot).includes(cell) ? null", "return cell >= 0 ? null"),
  ...each(['MERV-TERM-5'], geometry, 'line.filter((cell) => cell !== MARKET_CELL)', 'line.slice()'),
  ...each(['MERV-TURN-6'], site, '.buildings === 0 ? refusals', '.buildings < 0 ? refusals'),
  ...each(['MERV-TURN-8', 'MERV-R-8 slot-needs-site'], slot, "!hasSite(position, seat, slot) && sitesNeeded(position, seat) ?", "!hasSite(position, seat, slot) && sitesNeeded(position, seat) && slot < 0 ?"),
  ...each(['MERV-R-8 slot-without-activation'], slot, "=== 'slot-without-activation') return false;", "=== 'slot-needs-site') return false;"),
  ...each(['MERV-CAMEL-1'], camels, 'if (!facesMarket(state.turn.slot))', 'if (state.turn.slot < 0)'),
  ...each(['MERV-CAMEL-2'], camels, 'return state.turn.marketUsed === 1 ?', 'return state.turn.marketUsed === 2 ?'),
  ...each(['MERV-CAMEL-3'], camels, 'state.marketCamels[quarter] = 0;', 'state.marketCamels[quarter] = quarter === 0 ? 0 : (state.marketCamels[quarter] ?? 0);'),
  ...each(['MERV-R-7'], camels, "marketCamels(position) > 0 ? null : refusals['market-empty']", "null"),
  ...each(['MERV-CAMEL-4'], camels, "position.state.marketCamels[quarter] === 1 ? refusals", "position.state.marketCamels[quarter] === 2 ? refusals"),
  ...each(['MERV-CAMEL-5'], camels, "gainGoods(position, seat, { good: 'rare' }, 'MERV-CAMEL-5')", "gainGoods(position, seat, { good: 'common' }, 'MERV-CAMEL-5')"),
  ...each(['MERV-CAMEL-8'], camels, "gainFavour(position, seat, 1, 'MERV-CAMEL-8')", "gainFavour(position, seat, 2, 'MERV-CAMEL-8')"),
  ...each(['MERV-R-6 any-time-after-slot'], camels, "=== 'any-time-after-slot';", "!== 'any-time-after-slot';"),
  ...each(['MERV-INV-7', 'MERV-R-38 must-pay-if-able'], ransom, "=== 'owner-may-refuse') return false;", "!== 'owner-may-refuse') return false;"),
  ...each(['MERV-INV-11', 'MERV-R-27 turn-only'], ransom, "=== 'turn-and-invasion' ?", "!== 'turn-and-invasion' ?"),
  ...each(['MERV-MOSQUE-2'], 'rules/actions/mosque.ts', "{ cubes: given, rule: 'MERV-MOSQUE-2' });", "{ cubes: given.slice(1), rule: 'MERV-MOSQUE-2' });"),
];
