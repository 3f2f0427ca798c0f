// Made by `npm run derive` out of state.ts and the frames; never changed by hand.
import type { Random, Seat } from '../kernel/chance.js';
import { copied, dealt, gathered, hidden, hiddenAmong, inOrder, kept } from '../kernel/derived.js';
import { contractPool, dealCompleted, isKnown, type Frame, type Position, type State, type View } from './state.js';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
type Turn = State['turn'];
type Players = State['players'];
type Player = Players[number];
type Space = State['spaces'];
type Mixed = State['mixed'];

function cloneTurn(value: Turn): Turn {
  return { acted: value.acted, blackDice: value.blackDice, begunWith: value.begunWith, freshPosts: copied(value.freshPosts) };
}

function shareTurn(before: Turn, after: Turn): Turn {
  after.freshPosts = kept(before.freshPosts, after.freshPosts);
  return before.acted === after.acted && before.blackDice === after.blackDice && before.begunWith === after.begunWith && before.freshPosts === after.freshPosts ? before : after;
}

function clonePlayer(value: Player): Player {
  return {
    character: value.character,
    coin: value.coin,
    camel: value.camel,
    pepper: value.pepper,
    silk: value.silk,
    gold: value.gold,
    vp: value.vp,
    dice: copied(value.dice),
    passed: value.passed,
    contracts: copied(value.contracts),
    completed: copied(value.completed),
    posts: copied(value.posts),
    figures: copied(value.figures),
    goals: copied(value.goals),
    returned: copied(value.returned),
  };
}

function sharePlayer(before: Player, after: Player): Player {
  after.dice = kept(before.dice, after.dice);
  after.contracts = kept(before.contracts, after.contracts);
  after.completed = kept(before.completed, after.completed);
  after.posts = kept(before.posts, after.posts);
  after.figures = kept(before.figures, after.figures);
  after.goals = kept(before.goals, after.goals);
  after.returned = kept(before.returned, after.returned);
  return before.character === after.character
    && before.coin === after.coin
    && before.camel === after.camel
    && before.pepper === after.pepper
    && before.silk === after.silk
    && before.gold === after.gold
    && before.vp === after.vp
    && before.dice === after.dice
    && before.passed === after.passed
    && before.contracts === after.contracts
    && before.completed === after.completed
    && before.posts === after.posts
    && before.figures === after.figures
    && before.goals === after.goals
    && before.returned === after.returned ? before : after;
}

function clonePlayers(values: readonly Players[number][]): Players {
  const copy: Players = [];
  for (let at = 0; at < values.length; at += 1) copy.push(clonePlayer((values[at] as Players[number])));
  return copy;
}

function sharePlayers(before: Players, after: Players): Players {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Players[number];
    const one = sharePlayer(old, (after[at] as Players[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneSpace(value: Space): Space {
  return {
    fiveCoins: copied(value.fiveCoins),
    'bazaar.camel': copied(value['bazaar.camel']),
    'bazaar.pepper': copied(value['bazaar.pepper']),
    'bazaar.silk': copied(value['bazaar.silk']),
    'bazaar.gold': copied(value['bazaar.gold']),
    khansFavour: copied(value.khansFavour),
    contracts: copied(value.contracts),
    travel: copied(value.travel),
    moneyBag: copied(value.moneyBag),
  };
}

function shareSpace(before: Space, after: Space): Space {
  after.fiveCoins = kept(before.fiveCoins, after.fiveCoins);
  after['bazaar.camel'] = kept(before['bazaar.camel'], after['bazaar.camel']);
  after['bazaar.pepper'] = kept(before['bazaar.pepper'], after['bazaar.pepper']);
  after['bazaar.silk'] = kept(before['bazaar.silk'], after['bazaar.silk']);
  after['bazaar.gold'] = kept(before['bazaar.gold'], after['bazaar.gold']);
  after.khansFavour = kept(before.khansFavour, after.khansFavour);
  after.contracts = kept(before.contracts, after.contracts);
  after.travel = kept(before.travel, after.travel);
  after.moneyBag = kept(before.moneyBag, after.moneyBag);
  return before.fiveCoins === after.fiveCoins
    && before['bazaar.camel'] === after['bazaar.camel']
    && before['bazaar.pepper'] === after['bazaar.pepper']
    && before['bazaar.silk'] === after['bazaar.silk']
    && before['bazaar.gold'] === after['bazaar.gold']
    && before.khansFavour === after.khansFavour
    && before.contracts === after.contracts
    && before.travel === after.travel
    && before.moneyBag === after.moneyBag ? before : after;
}

function cloneMixed(values: readonly Mixed[number][]): Mixed {
  const copy: Mixed = [];
  for (let at = 0; at < values.length; at += 1) copy.push(copied((values[at] as Mixed[number])));
  return copy;
}

function shareMixed(before: Mixed, after: Mixed): Mixed {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Mixed[number];
    const one = kept(old, (after[at] as Mixed[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'setup': return { kind: 'setup', step: frame.step };
    case 'deal': return { kind: 'deal', what: frame.what, seat: frame.seat };
    case 'pickCharacter': return { kind: 'pickCharacter', seat: frame.seat };
    case 'keepGoals': return { kind: 'keepGoals', seat: frame.seat };
    case 'round': return { kind: 'round', step: frame.step };
    case 'income': return { kind: 'income', seat: frame.seat };
    case 'rollDice': return { kind: 'rollDice', seat: frame.seat };
    case 'compensation': return { kind: 'compensation', seat: frame.seat, units: frame.units };
    case 'turns': return { kind: 'turns', seat: frame.seat };
    case 'refill': return { kind: 'refill', left: frame.left };
    case 'drawToRow': return { kind: 'drawToRow' };
    case 'turn': return { kind: 'turn', seat: frame.seat };
    case 'mainDone': return { kind: 'mainDone', seat: frame.seat, space: frame.space, column: frame.column };
    case 'mercatorGain': return { kind: 'mercatorGain', seat: frame.seat, kinds: copied(frame.kinds) };
    case 'rollDie': return { kind: 'rollDie', seat: frame.seat, colour: frame.colour, purpose: frame.purpose };
    case 'layTile': return { kind: 'layTile', seat: frame.seat, contract: frame.contract };
    case 'fillSlots': return { kind: 'fillSlots', seat: frame.seat, taken: copied(frame.taken), fresh: copied(frame.fresh) };
    case 'makeRoom': return { kind: 'makeRoom', seat: frame.seat, fresh: copied(frame.fresh) };
    case 'columnBonus': return { kind: 'columnBonus', seat: frame.seat, column: frame.column };
    case 'slide': return { kind: 'slide' };
    case 'secondContract': return { kind: 'secondContract', seat: frame.seat, limit: frame.limit, fresh: copied(frame.fresh) };
    case 'cardAgain': return { kind: 'cardAgain', seat: frame.seat, card: frame.card, left: frame.left };
    case 'ownCity': return { kind: 'ownCity', seat: frame.seat, card: frame.card, left: frame.left, done: copied(frame.done), paying: frame.paying };
    case 'trade': return { kind: 'trade', seat: frame.seat, card: frame.card, left: frame.left, done: frame.done };
    case 'payGoods': return { kind: 'payGoods', seat: frame.seat, card: frame.card, count: frame.count, times: frame.times, different: frame.different };
    case 'movement': return {
      kind: 'movement',
      seat: frame.seat,
      by: frame.by,
      most: frame.most,
      first: copied(frame.first),
      second: copied(frame.second),
      places: copied(frame.places),
      coin: frame.coin,
      camel: frame.camel,
    };
    case 'depart': return {
      kind: 'depart',
      seat: frame.seat,
      by: frame.by,
      most: frame.most,
      first: copied(frame.first),
      second: copied(frame.second),
      places: copied(frame.places),
      coin: frame.coin,
      camel: frame.camel,
    };
    case 'arrival': return {
      kind: 'arrival',
      seat: frame.seat,
      passed: copied(frame.passed),
      due: copied(frame.due),
      ordered: frame.ordered,
      one: frame.one,
      gained: copied(frame.gained),
    };
    case 'whichPost': return { kind: 'whichPost', seat: frame.seat };
    case 'relocate': return { kind: 'relocate', seat: frame.seat, city: frame.city };
    case 'waiting': return { kind: 'waiting', seat: frame.seat, bonuses: copied(frame.bonuses) };
    case 'nextBonus': return { kind: 'nextBonus', seat: frame.seat };
    case 'chooseGoods': return { kind: 'chooseGoods', seat: frame.seat, count: frame.count, different: frame.different, source: frame.source };
    case 'contractOffer': return { kind: 'contractOffer', seat: frame.seat };
    case 'nameDiscard': return { kind: 'nameDiscard', seat: frame.seat };
    case 'drawContract': return { kind: 'drawContract', seat: frame.seat };
    case 'keepContracts': return { kind: 'keepContracts', seat: frame.seat, drawn: frame.drawn };
    case 'copyBonus': return { kind: 'copyBonus', seat: frame.seat };
  }
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let at = 0; at < frames.length; at += 1) copy.push(cloneFrame(frames[at] as Frame));
  return copy;
}

function shareFrame(before: Frame, after: Frame): Frame {
  if (before.kind !== after.kind) return after;
  switch (after.kind) {
    case 'setup': {
      const old = before as FrameOf<'setup'>;
      return old.step === after.step ? old : after;
    }
    case 'deal': {
      const old = before as FrameOf<'deal'>;
      return old.what === after.what && old.seat === after.seat ? old : after;
    }
    case 'pickCharacter': {
      const old = before as FrameOf<'pickCharacter'>;
      return old.seat === after.seat ? old : after;
    }
    case 'keepGoals': {
      const old = before as FrameOf<'keepGoals'>;
      return old.seat === after.seat ? old : after;
    }
    case 'round': {
      const old = before as FrameOf<'round'>;
      return old.step === after.step ? old : after;
    }
    case 'income': {
      const old = before as FrameOf<'income'>;
      return old.seat === after.seat ? old : after;
    }
    case 'rollDice': {
      const old = before as FrameOf<'rollDice'>;
      return old.seat === after.seat ? old : after;
    }
    case 'compensation': {
      const old = before as FrameOf<'compensation'>;
      return old.seat === after.seat && old.units === after.units ? old : after;
    }
    case 'turns': {
      const old = before as FrameOf<'turns'>;
      return old.seat === after.seat ? old : after;
    }
    case 'refill': {
      const old = before as FrameOf<'refill'>;
      return old.left === after.left ? old : after;
    }
    case 'drawToRow': return before;
    case 'turn': {
      const old = before as FrameOf<'turn'>;
      return old.seat === after.seat ? old : after;
    }
    case 'mainDone': {
      const old = before as FrameOf<'mainDone'>;
      return old.seat === after.seat && old.space === after.space && old.column === after.column ? old : after;
    }
    case 'mercatorGain': {
      const old = before as FrameOf<'mercatorGain'>;
      after.kinds = kept(old.kinds, after.kinds);
      return old.seat === after.seat && old.kinds === after.kinds ? old : after;
    }
    case 'rollDie': {
      const old = before as FrameOf<'rollDie'>;
      return old.seat === after.seat && old.colour === after.colour && old.purpose === after.purpose ? old : after;
    }
    case 'layTile': {
      const old = before as FrameOf<'layTile'>;
      return old.seat === after.seat && old.contract === after.contract ? old : after;
    }
    case 'fillSlots': {
      const old = before as FrameOf<'fillSlots'>;
      after.taken = kept(old.taken, after.taken);
      after.fresh = kept(old.fresh, after.fresh);
      return old.seat === after.seat && old.taken === after.taken && old.fresh === after.fresh ? old : after;
    }
    case 'makeRoom': {
      const old = before as FrameOf<'makeRoom'>;
      after.fresh = kept(old.fresh, after.fresh);
      return old.seat === after.seat && old.fresh === after.fresh ? old : after;
    }
    case 'columnBonus': {
      const old = before as FrameOf<'columnBonus'>;
      return old.seat === after.seat && old.column === after.column ? old : after;
    }
    case 'slide': return before;
    case 'secondContract': {
      const old = before as FrameOf<'secondContract'>;
      after.fresh = kept(old.fresh, after.fresh);
      return old.seat === after.seat && old.limit === after.limit && old.fresh === after.fresh ? old : after;
    }
    case 'cardAgain': {
      const old = before as FrameOf<'cardAgain'>;
      return old.seat === after.seat && old.card === after.card && old.left === after.left ? old : after;
    }
    case 'ownCity': {
      const old = before as FrameOf<'ownCity'>;
      after.done = kept(old.done, after.done);
      return old.seat === after.seat && old.card === after.card && old.left === after.left && old.done === after.done && old.paying === after.paying ? old : after;
    }
    case 'trade': {
      const old = before as FrameOf<'trade'>;
      return old.seat === after.seat && old.card === after.card && old.left === after.left && old.done === after.done ? old : after;
    }
    case 'payGoods': {
      const old = before as FrameOf<'payGoods'>;
      return old.seat === after.seat && old.card === after.card && old.count === after.count && old.times === after.times && old.different === after.different ? old : after;
    }
    case 'movement': {
      const old = before as FrameOf<'movement'>;
      after.first = kept(old.first, after.first);
      after.second = kept(old.second, after.second);
      after.places = kept(old.places, after.places);
      return old.seat === after.seat
        && old.by === after.by
        && old.most === after.most
        && old.first === after.first
        && old.second === after.second
        && old.places === after.places
        && old.coin === after.coin
        && old.camel === after.camel ? old : after;
    }
    case 'depart': {
      const old = before as FrameOf<'depart'>;
      after.first = kept(old.first, after.first);
      after.second = kept(old.second, after.second);
      after.places = kept(old.places, after.places);
      return old.seat === after.seat
        && old.by === after.by
        && old.most === after.most
        && old.first === after.first
        && old.second === after.second
        && old.places === after.places
        && old.coin === after.coin
        && old.camel === after.camel ? old : after;
    }
    case 'arrival': {
      const old = before as FrameOf<'arrival'>;
      after.passed = kept(old.passed, after.passed);
      after.due = kept(old.due, after.due);
      after.gained = kept(old.gained, after.gained);
      return old.seat === after.seat
        && old.passed === after.passed
        && old.due === after.due
        && old.ordered === after.ordered
        && old.one === after.one
        && old.gained === after.gained ? old : after;
    }
    case 'whichPost': {
      const old = before as FrameOf<'whichPost'>;
      return old.seat === after.seat ? old : after;
    }
    case 'relocate': {
      const old = before as FrameOf<'relocate'>;
      return old.seat === after.seat && old.city === after.city ? old : after;
    }
    case 'waiting': {
      const old = before as FrameOf<'waiting'>;
      after.bonuses = kept(old.bonuses, after.bonuses);
      return old.seat === after.seat && old.bonuses === after.bonuses ? old : after;
    }
    case 'nextBonus': {
      const old = before as FrameOf<'nextBonus'>;
      return old.seat === after.seat ? old : after;
    }
    case 'chooseGoods': {
      const old = before as FrameOf<'chooseGoods'>;
      return old.seat === after.seat && old.count === after.count && old.different === after.different && old.source === after.source ? old : after;
    }
    case 'contractOffer': {
      const old = before as FrameOf<'contractOffer'>;
      return old.seat === after.seat ? old : after;
    }
    case 'nameDiscard': {
      const old = before as FrameOf<'nameDiscard'>;
      return old.seat === after.seat ? old : after;
    }
    case 'drawContract': {
      const old = before as FrameOf<'drawContract'>;
      return old.seat === after.seat ? old : after;
    }
    case 'keepContracts': {
      const old = before as FrameOf<'keepContracts'>;
      return old.seat === after.seat && old.drawn === after.drawn ? old : after;
    }
    case 'copyBonus': {
      const old = before as FrameOf<'copyBonus'>;
      return old.seat === after.seat ? old : after;
    }
  }
}

function shareFrames(before: Frame[], after: Frame[]): Frame[] {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Frame;
    const one = shareFrame(old, after[at] as Frame);
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

/** A copy that shares nothing that can change. */
export function clone(state: State): State {
  return {
    config: state.config,
    round: state.round,
    startPlayer: state.startPlayer,
    lastTraveller: state.lastTraveller,
    turn: cloneTurn(state.turn),
    players: clonePlayers(state.players),
    spaces: cloneSpace(state.spaces),
    cardDice: copied(state.cardDice),
    cityCards: copied(state.cityCards),
    outposts: copied(state.outposts),
    cityBonuses: copied(state.cityBonuses),
    beijing: copied(state.beijing),
    blackDice: state.blackDice,
    row: copied(state.row),
    stacks: copied(state.stacks),
    special: copied(state.special),
    mixed: cloneMixed(state.mixed),
    pool: copied(state.pool),
    starting: copied(state.starting),
    goalPool: copied(state.goalPool),
    characters: copied(state.characters),
    frames: cloneFrames(state.frames),
  };
}

/** Puts the old node wherever nothing has changed; `after` is a copy nobody else holds. */
export function share(before: State, after: State): State {
  after.turn = shareTurn(before.turn, after.turn);
  after.players = sharePlayers(before.players, after.players);
  after.spaces = shareSpace(before.spaces, after.spaces);
  after.cardDice = kept(before.cardDice, after.cardDice);
  after.cityCards = kept(before.cityCards, after.cityCards);
  after.outposts = kept(before.outposts, after.outposts);
  after.cityBonuses = kept(before.cityBonuses, after.cityBonuses);
  after.beijing = kept(before.beijing, after.beijing);
  after.row = kept(before.row, after.row);
  after.stacks = kept(before.stacks, after.stacks);
  after.special = kept(before.special, after.special);
  after.mixed = shareMixed(before.mixed, after.mixed);
  after.pool = kept(before.pool, after.pool);
  after.starting = kept(before.starting, after.starting);
  after.goalPool = kept(before.goalPool, after.goalPool);
  after.characters = kept(before.characters, after.characters);
  after.frames = shareFrames(before.frames, after.frames);
  return before.config === after.config
    && before.round === after.round
    && before.startPlayer === after.startPlayer
    && before.lastTraveller === after.lastTraveller
    && before.turn === after.turn
    && before.players === after.players
    && before.spaces === after.spaces
    && before.cardDice === after.cardDice
    && before.cityCards === after.cityCards
    && before.outposts === after.outposts
    && before.cityBonuses === after.cityBonuses
    && before.beijing === after.beijing
    && before.blackDice === after.blackDice
    && before.row === after.row
    && before.stacks === after.stacks
    && before.special === after.special
    && before.mixed === after.mixed
    && before.pool === after.pool
    && before.starting === after.starting
    && before.goalPool === after.goalPool
    && before.characters === after.characters
    && before.frames === after.frames ? before : after;
}

/** What a seat may know: what is hidden is `null`, and its id is in the pool it cannot be told apart from. */
export function viewOf(position: Position, viewer: Seat | null): View {
  const view = clone(position.state) as View;
  const openCompleted = position.box.rulings.completedContracts === 'faces-public';
  const openGoals = position.state.frames.length === 0;
  for (let seat = 0; seat < view.players.length; seat += 1) {
    if (seat === viewer) continue;
    const player = view.players[seat] as View['players'][number];
    if (!openCompleted) player.completed = hiddenAmong(player.completed, (id) => view[contractPool(id)]);
    if (!openGoals) player.goals = hidden(player.goals, view.goalPool);
    player.returned = hidden(player.returned, view.goalPool);
  }
  inOrder(view.pool);
  inOrder(view.starting);
  inOrder(view.goalPool);
  view.viewer = viewer;
  return view;
}

/** Deals what a view hides: any deal that agrees with the view is equally likely. */
export function determinize(_box: unknown, view: View, random: Random): State {
  const state = clone(view as unknown as State);
  dealCompleted(view, state, random);
  for (const player of state.players) {
    player.goals = dealt(player.goals, state.goalPool, random);
    player.returned = dealt(player.returned, state.goalPool, random);
  }
  return state;
}

/** All things of a kind, wherever they are. */
export const everywhere = {
  contract(state: State): string[] {
    const found: string[] = [];
    for (const player of state.players) {
      gathered(found, player.contracts);
      gathered(found, player.completed);
    }
    gathered(found, state.row);
    gathered(found, state.stacks, isKnown);
    gathered(found, state.special, isKnown);
    for (const mixedItem of state.mixed) {
      gathered(found, mixedItem);
    }
    gathered(found, state.pool);
    gathered(found, state.starting);
    for (const frame of state.frames) {
      if (frame.kind === 'fillSlots') {
        gathered(found, frame.taken);
      }
      if (frame.kind === 'keepContracts') {
        gathered(found, [frame.drawn]);
      }
    }
    return found;
  },
  goal(state: State): string[] {
    const found: string[] = [];
    for (const player of state.players) {
      gathered(found, player.goals);
      gathered(found, player.returned);
    }
    gathered(found, state.goalPool);
    return found;
  },
};

/** How many there are of each component. */
export function census(_box: unknown, state: State): Record<string, number> {
  return {
    contract: everywhere.contract(state).length,
    goal: everywhere.goal(state).length,
  };
}

/** The parts of a definition that follow from the declaration. */
export const derived = { clone, share, viewOf, determinize, census };
