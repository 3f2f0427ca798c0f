// VOY-SETUP-1 to VOY-SETUP-12, VOY-PSET-1 to VOY-PSET-9, VOY-COUNT-1 to VOY-COUNT-7, VOY-VAR-1 to VOY-VAR-3, VOY-KUBILAI-1, VOY-KUBILAI-2: the set-up.
import { integer, pop, push } from '../../../kernel/rules.js';
import { dieOf } from '../../../mechanics/dice.js';
import { characterOf, nth, playerAt, step, type Position } from '../chapter.js';
import { unseen } from '../../../mechanics/piles.js';
import { tidy, type Config } from '../../config.js';
import { BLACK_DICE, NEUTRAL_DICE, STACKS, START } from '../../content/board.js';
import { FIRST_CHARACTERS } from '../../content/characters.js';
import { CARD_CITIES, GOAL_IDS, REGULAR_IDS, SMALL_CITIES, STARTING_IDS } from '../../content/ids.js';
import type { RulingAnswers } from '../../rulings.js';
import type { Frame, Player, Spaces, State } from '../../state.js';
import { waitingStill } from '../below.js';
import { credit } from '../gains.js';
import { UNROLLED } from '../spaces.js';
import { turnOrder } from '../course/turn-order.js';
import { freshTurn } from '../course/turn.js';
import { dealing, nameFirstPlayer, type Dealt } from './deal.js';
import { giveCharacter } from './expert-variants.js';
import { setUpProblem } from './problems.js';

/** A step of the set-up: what is done at once, and what it leaves to be settled, the first of it last. */
interface Step {
  readonly run?: (position: Position) => void;
  readonly leaves?: (position: Position) => readonly Frame[];
}

const isDrafted = ({ state }: Position): boolean => state.config.variants?.draft === true;

/** Characters are given now, or it is left to a draft. */
const characters = (timing: RulingAnswers['draftTiming']): Step => ({
  run(position) { if (position.box.rulings.draftTiming === timing && !isDrafted(position)) giveCharacters(position); },
  leaves: (position) => (position.box.rulings.draftTiming === timing && isDrafted(position) ? draft(position) : []),
});

const once = (what: Dealt): readonly Frame[] => [dealing(what)];

const toAll = (what: Dealt) => (position: Position): readonly Frame[] => turnOrder(position).reverse().map((seat) => dealing(what, seat));

/** The steps of the set-up in the order of the rule book. */
const STEPS: readonly Step[] = [
  { run: layCityBonuses, leaves: ({ state }) => (state.config.variants?.cityBonuses ? once('cityBonuses') : []) },
  { leaves: () => once('outposts') },
  { leaves: () => once('cityCards') },
  { leaves: () => once('row') },
  { leaves: openPiles },
  { run: findFirstPlayer, leaves: ({ state }) => (state.config.firstPlayer === undefined ? once('firstPlayer') : []) },
  characters('before-player-setup'),
  { leaves: toAll('startingContract') },
  { run: giveCamelsAndCoins },
  characters('in-player-setup'),
  { run: setOutFigures },
  { leaves: toAll('goals') },
  { leaves: chooseGoals },
];

/** Does the next step of the set-up; then round 1 begins. */
export const setup = step('setup', { step: integer(0, 13) }, {
  on: ['bottom'],
  problem(position, frame): string | null {
    const left = STEPS[frame.step - 1]?.leaves?.(position) ?? [];
    const isLeft = position.state.frames.length === waitingStill(position, left) + 1;
    return setUpProblem(position, frame) ?? (isLeft ? null : 'something else waits than this step of the set-up leaves');
  },
  run(position, frame) {
    const next = STEPS[frame.step];
    frame.step += 1;
    if (next) {
      const left = next.leaves?.(position) ?? [];
      next.run?.(position);
      for (const one of left) push(position, one);
      return;
    }
    pop(position);
    push(position, { kind: 'round', step: 0 });
  },
});

function newPlayer(): Player {
  return {
    character: null, coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0,
    dice: new Array<ReturnType<typeof dieOf>>(START.dice).fill(dieOf('own', UNROLLED)),
    passed: false, contracts: [], completed: [], posts: [], figures: [], goals: [], returned: [],
  };
}

/** All spaces, with the neutral dice for the number of players. */
export function newSpaces(seats: number): Spaces {
  const neutral = NEUTRAL_DICE[seats as keyof typeof NEUTRAL_DICE];
  return {
    fiveCoins: new Array<'neutral1'>(neutral.fiveCoins).fill('neutral1'),
    'bazaar.camel': [], 'bazaar.pepper': [], 'bazaar.silk': [], 'bazaar.gold': [],
    khansFavour: new Array<'neutral1'>(neutral.khansFavour).fill('neutral1'),
    contracts: [], travel: [], moneyBag: [],
  };
}

/** The state before anything has happened. */
export function newState(config: Config): State {
  const { seats } = config;
  return {
    config: tidy(config),
    frames: [{ kind: 'setup', step: 0 }],
    round: 1,
    startPlayer: null,
    lastTraveller: null,
    turn: freshTurn(0),
    players: Array.from({ length: seats }, newPlayer),
    spaces: newSpaces(seats),
    cardDice: CARD_CITIES.map(() => null),
    cityCards: [],
    outposts: [],
    cityBonuses: [],
    beijing: [null, null, null, null],
    blackDice: BLACK_DICE[seats as keyof typeof BLACK_DICE],
    row: [null, null, null, null, null, null],
    stacks: unseen(STACKS.count * STACKS.size),
    special: unseen(STACKS.special),
    mixed: [],
    pool: REGULAR_IDS.slice(),
    starting: STARTING_IDS.slice(),
    goalPool: GOAL_IDS.slice(),
    characters: [],
  };
}

function layCityBonuses(position: Position): void {
  const { state, box } = position;
  const { variants, cityBonusPlaces } = state.config;
  if (variants?.cityBonuses) return;
  state.cityBonuses = SMALL_CITIES.flatMap((city) => cityBonusPlaces?.[city] ?? box.tables.places[city] ?? []);
  position.events?.({ kind: 'laid-out', seat: null, rule: 'VOY-SETUP-4', what: 'cityBonuses', ids: state.cityBonuses.slice() });
}

/** With open piles everybody sees from the start what the other stacks hold (ruling `hiddenInformation`). */
function openPiles({ box }: Position): readonly Frame[] {
  if (box.rulings.hiddenInformation === 'piles-hidden') return [];
  return [dealing('special'), ...Array.from({ length: STACKS.count - 1 }, () => dealing('stack'))];
}

function findFirstPlayer(position: Position): void {
  const { firstPlayer } = position.state.config;
  if (firstPlayer !== undefined) nameFirstPlayer(position, firstPlayer);
}

function giveCamelsAndCoins(position: Position): void {
  turnOrder(position).forEach((seat, place) => {
    credit(position, seat, { amounts: [{ resource: 'camel', amount: START.camel }], source: 'set-up', rule: 'VOY-PSET-3' });
    credit(position, seat, { amounts: [{ resource: 'coin', amount: START.coinByTurn[place] ?? 0 }], source: 'set-up', rule: 'VOY-PSET-4' });
    const vp = Number(position.box.rulings.startingVp);
    if (vp > 0) credit(position, seat, { amounts: [{ resource: 'vp', amount: vp }], source: 'set-up', rule: 'VOY-R-65' });
  });
}

/** Who is last in turn order picks first, from what is revealed. */
function draft(position: Position): readonly Frame[] {
  return [...turnOrder(position).map((seat): Frame => ({ kind: 'pickCharacter', seat })), dealing('characters')];
}

/** By the config, or as in the introductory game. */
function giveCharacters(position: Position): void {
  const { characters } = position.state.config;
  turnOrder(position).forEach((seat, place) => {
    giveCharacter(position, seat, characters?.[seat] ?? nth(FIRST_CHARACTERS, place), 'VOY-PSET-5');
  });
}

function setOutFigures(position: Position): void {
  const { state } = position;
  for (const seat of turnOrder(position)) {
    const player = playerAt(position, seat);
    const { figures, start, firstPost } = characterOf(position, player);
    player.figures = new Array<string>(figures).fill(start);
    player.figures.forEach((to, at) => position.events?.({ kind: 'figure-placed', seat, rule: 'VOY-PSET-6', figure: at + 1, to }));
    if (firstPost === null) continue;
    player.posts.push(firstPost);
    state.beijing[0] = seat;
    position.events?.({ kind: 'post-placed', seat, rule: 'VOY-KUBILAI-2', city: firstPost, number: 1 });
  }
}

function chooseGoals(position: Position): readonly Frame[] {
  if (!position.state.config.variants?.goalChoice) return [];
  return turnOrder(position).reverse().map((seat) => ({ kind: 'keepGoals', seat }));
}
