// Made by `npm run derive` out of state.ts and the frames; never changed by hand.
import type { Random, Seat } from '../kernel/chance.js';
import { copied, dealt, gathered, hidden, inOrder, kept } from '../kernel/derived.js';
import { areGoalsOpen, type Frame, type Position, type State, type View } from './state.js';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
type Players = State['players'];
type Player = Players[number];
type Spaces = State['spaces'];
type Space = Spaces[number];
type CityCards = State['cityCards'];
type CityCard = CityCards[number];
type ContractPlaces = State['contractPlaces'];
type ContractPlace = ContractPlaces[number];
type Turn = State['turn'];
type Paths = FrameOf<'movement'>['paths'];
type Paths2 = FrameOf<'depart'>['paths'];
type Waiting = FrameOf<'waiting'>['waiting'];
type WaitingItem = Waiting[number];
type Taken = FrameOf<'waiting'>['taken'];
type TakenItem = Taken[number];

function clonePlayer(value: Player): Player {
  return {
    character: value.character,
    coin: value.coin,
    camel: value.camel,
    pepper: value.pepper,
    silk: value.silk,
    gold: value.gold,
    jade: value.jade,
    vp: value.vp,
    shieldPlus: value.shieldPlus,
    dice: copied(value.dice),
    figures: copied(value.figures),
    posts: copied(value.posts),
    unplaced: value.unplaced,
    seals: copied(value.seals),
    improved: copied(value.improved),
    contracts: copied(value.contracts),
    completed: copied(value.completed),
    outposts: copied(value.outposts),
    goals: copied(value.goals),
    returned: copied(value.returned),
    doubled: value.doubled,
  };
}

function sharePlayer(before: Player, after: Player): Player {
  after.dice = kept(before.dice, after.dice);
  after.figures = kept(before.figures, after.figures);
  after.posts = kept(before.posts, after.posts);
  after.seals = kept(before.seals, after.seals);
  after.improved = kept(before.improved, after.improved);
  after.contracts = kept(before.contracts, after.contracts);
  after.completed = kept(before.completed, after.completed);
  after.outposts = kept(before.outposts, after.outposts);
  after.goals = kept(before.goals, after.goals);
  after.returned = kept(before.returned, after.returned);
  return before.character === after.character
    && before.coin === after.coin
    && before.camel === after.camel
    && before.pepper === after.pepper
    && before.silk === after.silk
    && before.gold === after.gold
    && before.jade === after.jade
    && before.vp === after.vp
    && before.shieldPlus === after.shieldPlus
    && before.dice === after.dice
    && before.figures === after.figures
    && before.posts === after.posts
    && before.unplaced === after.unplaced
    && before.seals === after.seals
    && before.improved === after.improved
    && before.contracts === after.contracts
    && before.completed === after.completed
    && before.outposts === after.outposts
    && before.goals === after.goals
    && before.returned === after.returned
    && before.doubled === after.doubled ? before : after;
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
  return { id: value.id, dice: copied(value.dice) };
}

function shareSpace(before: Space, after: Space): Space {
  after.dice = kept(before.dice, after.dice);
  return before.id === after.id && before.dice === after.dice ? before : after;
}

function cloneSpaces(values: readonly Spaces[number][]): Spaces {
  const copy: Spaces = [];
  for (let at = 0; at < values.length; at += 1) copy.push(cloneSpace((values[at] as Spaces[number])));
  return copy;
}

function shareSpaces(before: Spaces, after: Spaces): Spaces {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Spaces[number];
    const one = shareSpace(old, (after[at] as Spaces[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneCityCard(value: CityCard): CityCard {
  return { place: value.place, card: value.card, die: value.die };
}

function shareCityCard(before: CityCard, after: CityCard): CityCard {
  return before.place === after.place && before.card === after.card && before.die === after.die ? before : after;
}

function cloneCityCards(values: readonly CityCards[number][]): CityCards {
  const copy: CityCards = [];
  for (let at = 0; at < values.length; at += 1) copy.push(cloneCityCard((values[at] as CityCards[number])));
  return copy;
}

function shareCityCards(before: CityCards, after: CityCards): CityCards {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as CityCards[number];
    const one = shareCityCard(old, (after[at] as CityCards[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneContractPlace(value: ContractPlace): ContractPlace {
  return { place: value.place, contract: value.contract };
}

function shareContractPlace(before: ContractPlace, after: ContractPlace): ContractPlace {
  return before.place === after.place && before.contract === after.contract ? before : after;
}

function cloneContractPlaces(values: readonly ContractPlaces[number][]): ContractPlaces {
  const copy: ContractPlaces = [];
  for (let at = 0; at < values.length; at += 1) copy.push(cloneContractPlace((values[at] as ContractPlaces[number])));
  return copy;
}

function shareContractPlaces(before: ContractPlaces, after: ContractPlaces): ContractPlaces {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as ContractPlaces[number];
    const one = shareContractPlace(old, (after[at] as ContractPlaces[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneTurn(value: Turn): Turn {
  return {
    seat: value.seat,
    acted: value.acted,
    bought: value.bought,
    begunWith: value.begunWith,
    held: copied(value.held),
    freshPosts: copied(value.freshPosts),
    passedThrough: copied(value.passedThrough),
    slotBusy: value.slotBusy,
    passes: value.passes,
  };
}

function shareTurn(before: Turn, after: Turn): Turn {
  after.held = kept(before.held, after.held);
  after.freshPosts = kept(before.freshPosts, after.freshPosts);
  after.passedThrough = kept(before.passedThrough, after.passedThrough);
  return before.seat === after.seat
    && before.acted === after.acted
    && before.bought === after.bought
    && before.begunWith === after.begunWith
    && before.held === after.held
    && before.freshPosts === after.freshPosts
    && before.passedThrough === after.passedThrough
    && before.slotBusy === after.slotBusy
    && before.passes === after.passes ? before : after;
}

function clonePaths(values: readonly Paths[number][]): Paths {
  const copy: Paths = [];
  for (let at = 0; at < values.length; at += 1) copy.push(copied((values[at] as Paths[number])));
  return copy;
}

function sharePaths(before: Paths, after: Paths): Paths {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Paths[number];
    const one = kept(old, (after[at] as Paths[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function clonePaths2(values: readonly Paths2[number][]): Paths2 {
  const copy: Paths2 = [];
  for (let at = 0; at < values.length; at += 1) copy.push(copied((values[at] as Paths2[number])));
  return copy;
}

function sharePaths2(before: Paths2, after: Paths2): Paths2 {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Paths2[number];
    const one = kept(old, (after[at] as Paths2[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneWaitingItem(value: WaitingItem): WaitingItem {
  return { effect: value.effect, amount: value.amount, most: value.most, source: value.source, city: value.city };
}

function shareWaitingItem(before: WaitingItem, after: WaitingItem): WaitingItem {
  return before.effect === after.effect
    && before.amount === after.amount
    && before.most === after.most
    && before.source === after.source
    && before.city === after.city ? before : after;
}

function cloneWaiting(values: readonly Waiting[number][]): Waiting {
  const copy: Waiting = [];
  for (let at = 0; at < values.length; at += 1) copy.push(cloneWaitingItem((values[at] as Waiting[number])));
  return copy;
}

function shareWaiting(before: Waiting, after: Waiting): Waiting {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Waiting[number];
    const one = shareWaitingItem(old, (after[at] as Waiting[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneTakenItem(value: TakenItem): TakenItem {
  return { by: value.by, contract: value.contract };
}

function shareTakenItem(before: TakenItem, after: TakenItem): TakenItem {
  return before.by === after.by && before.contract === after.contract ? before : after;
}

function cloneTaken(values: readonly Taken[number][]): Taken {
  const copy: Taken = [];
  for (let at = 0; at < values.length; at += 1) copy.push(cloneTakenItem((values[at] as Taken[number])));
  return copy;
}

function shareTaken(before: Taken, after: Taken): Taken {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Taken[number];
    const one = shareTakenItem(old, (after[at] as Taken[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'setup': return { kind: 'setup', step: frame.step };
    case 'draw': return { kind: 'draw', what: frame.what, seat: frame.seat };
    case 'deal': return { kind: 'deal', what: frame.what, seat: frame.seat };
    case 'firstPlayer': return { kind: 'firstPlayer' };
    case 'pickCharacter': return { kind: 'pickCharacter', seat: frame.seat };
    case 'keepGoal': return { kind: 'keepGoal', seat: frame.seat };
    case 'round': return { kind: 'round', step: frame.step };
    case 'rollDice': return { kind: 'rollDice', seat: frame.seat };
    case 'rollBlack': return { kind: 'rollBlack' };
    case 'income': return { kind: 'income', seat: frame.seat };
    case 'double': return { kind: 'double', seat: frame.seat };
    case 'pairs': return { kind: 'pairs', seat: frame.seat };
    case 'compensation': return { kind: 'compensation', seat: frame.seat, count: frame.count };
    case 'turns': return { kind: 'turns', seat: frame.seat };
    case 'turn': return { kind: 'turn', seat: frame.seat };
    case 'refill': return { kind: 'refill' };
    case 'offer': return { kind: 'offer', seat: frame.seat, book: frame.book, coin: frame.coin };
    case 'offered': return { kind: 'offered', seat: frame.seat, book: frame.book, number: frame.number };
    case 'glean': return { kind: 'glean', seat: frame.seat, resources: copied(frame.resources) };
    case 'contracts': return { kind: 'contracts', seat: frame.seat, left: frame.left, taken: copied(frame.taken) };
    case 'seal': return { kind: 'seal', seat: frame.seat, limit: frame.limit };
    case 'special': return { kind: 'special', seat: frame.seat, city: frame.city, die: frame.die };
    case 'exchange': return { kind: 'exchange', seat: frame.seat, card: frame.card, die: frame.die };
    case 'exchanged': return { kind: 'exchanged', seat: frame.seat, card: frame.card, option: frame.option, times: frame.times, left: frame.left };
    case 'cardAgain': return { kind: 'cardAgain', seat: frame.seat, card: frame.card, option: frame.option, left: frame.left };
    case 'ownCity': return {
      kind: 'ownCity',
      seat: frame.seat,
      card: frame.card,
      left: frame.left,
      cities: copied(frame.cities),
      markers: copied(frame.markers),
      again: frame.again,
    };
    case 'amount': return { kind: 'amount', seat: frame.seat, card: frame.card, die: frame.die };
    case 'completed': return { kind: 'completed', seat: frame.seat, contract: frame.contract };
    case 'freeSlot': return { kind: 'freeSlot' };
    case 'improved': return { kind: 'improved', seat: frame.seat, guild: frame.guild };
    case 'changed': return { kind: 'changed', seat: frame.seat, die: frame.die, by: frame.by };
    case 'takeBlack': return { kind: 'takeBlack', seat: frame.seat };
    case 'pickBlack': return { kind: 'pickBlack', seat: frame.seat };
    case 'rollDie': return { kind: 'rollDie', seat: frame.seat, die: frame.die, purpose: frame.purpose };
    case 'movement': return {
      kind: 'movement',
      seat: frame.seat,
      by: frame.by,
      source: frame.source,
      steps: frame.steps,
      used: frame.used,
      coin: frame.coin,
      camel: frame.camel,
      jade: frame.jade,
      at: copied(frame.at),
      paths: clonePaths(frame.paths),
      idle: copied(frame.idle),
      extraPost: frame.extraPost,
    };
    case 'depart': return { kind: 'depart', seat: frame.seat, by: frame.by, source: frame.source, paths: clonePaths2(frame.paths), extraPost: frame.extraPost };
    case 'arrival': return {
      kind: 'arrival',
      seat: frame.seat,
      by: frame.by,
      passing: copied(frame.passing),
      ends: copied(frame.ends),
      path: copied(frame.path),
      extraPost: frame.extraPost,
      placed: copied(frame.placed),
      earns: copied(frame.earns),
      oases: frame.oases,
      chosen: frame.chosen,
    };
    case 'whichPost': return { kind: 'whichPost', seat: frame.seat, cities: copied(frame.cities) };
    case 'relocate': return { kind: 'relocate', seat: frame.seat, city: frame.city, placed: copied(frame.placed), earning: frame.earning };
    case 'extraPost': return { kind: 'extraPost', seat: frame.seat, path: copied(frame.path) };
    case 'waiting': return { kind: 'waiting', seat: frame.seat, waiting: cloneWaiting(frame.waiting), ordered: frame.ordered, by: frame.by, taken: cloneTaken(frame.taken) };
    case 'nextBonus': return { kind: 'nextBonus', seat: frame.seat };
    case 'chooseGoods': return { kind: 'chooseGoods', seat: frame.seat, count: frame.count, most: frame.most, source: frame.source };
    case 'offerDie': return { kind: 'offerDie', seat: frame.seat };
    case 'contractOffer': return { kind: 'contractOffer', seat: frame.seat };
    case 'keepContracts': return { kind: 'keepContracts', seat: frame.seat, contract: frame.contract };
    case 'cityContract': return { kind: 'cityContract', seat: frame.seat, city: frame.city };
    case 'copyBonus': return { kind: 'copyBonus', seat: frame.seat, source: frame.source, barred: copied(frame.barred) };
    case 'oases': return { kind: 'oases', seat: frame.seat, count: frame.count };
    case 'pay': return {
      kind: 'pay',
      seat: frame.seat,
      coin: frame.coin,
      camel: frame.camel,
      jade: frame.jade,
      leastCoin: frame.leastCoin,
      leastCamel: frame.leastCamel,
      source: frame.source,
    };
    case 'payGoods': return { kind: 'payGoods', seat: frame.seat, count: frame.count, most: frame.most, source: frame.source };
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
    case 'draw': {
      const old = before as FrameOf<'draw'>;
      return old.what === after.what && old.seat === after.seat ? old : after;
    }
    case 'deal': {
      const old = before as FrameOf<'deal'>;
      return old.what === after.what && old.seat === after.seat ? old : after;
    }
    case 'firstPlayer': return before;
    case 'pickCharacter': {
      const old = before as FrameOf<'pickCharacter'>;
      return old.seat === after.seat ? old : after;
    }
    case 'keepGoal': {
      const old = before as FrameOf<'keepGoal'>;
      return old.seat === after.seat ? old : after;
    }
    case 'round': {
      const old = before as FrameOf<'round'>;
      return old.step === after.step ? old : after;
    }
    case 'rollDice': {
      const old = before as FrameOf<'rollDice'>;
      return old.seat === after.seat ? old : after;
    }
    case 'rollBlack': return before;
    case 'income': {
      const old = before as FrameOf<'income'>;
      return old.seat === after.seat ? old : after;
    }
    case 'double': {
      const old = before as FrameOf<'double'>;
      return old.seat === after.seat ? old : after;
    }
    case 'pairs': {
      const old = before as FrameOf<'pairs'>;
      return old.seat === after.seat ? old : after;
    }
    case 'compensation': {
      const old = before as FrameOf<'compensation'>;
      return old.seat === after.seat && old.count === after.count ? old : after;
    }
    case 'turns': {
      const old = before as FrameOf<'turns'>;
      return old.seat === after.seat ? old : after;
    }
    case 'turn': {
      const old = before as FrameOf<'turn'>;
      return old.seat === after.seat ? old : after;
    }
    case 'refill': return before;
    case 'offer': {
      const old = before as FrameOf<'offer'>;
      return old.seat === after.seat && old.book === after.book && old.coin === after.coin ? old : after;
    }
    case 'offered': {
      const old = before as FrameOf<'offered'>;
      return old.seat === after.seat && old.book === after.book && old.number === after.number ? old : after;
    }
    case 'glean': {
      const old = before as FrameOf<'glean'>;
      after.resources = kept(old.resources, after.resources);
      return old.seat === after.seat && old.resources === after.resources ? old : after;
    }
    case 'contracts': {
      const old = before as FrameOf<'contracts'>;
      after.taken = kept(old.taken, after.taken);
      return old.seat === after.seat && old.left === after.left && old.taken === after.taken ? old : after;
    }
    case 'seal': {
      const old = before as FrameOf<'seal'>;
      return old.seat === after.seat && old.limit === after.limit ? old : after;
    }
    case 'special': {
      const old = before as FrameOf<'special'>;
      return old.seat === after.seat && old.city === after.city && old.die === after.die ? old : after;
    }
    case 'exchange': {
      const old = before as FrameOf<'exchange'>;
      return old.seat === after.seat && old.card === after.card && old.die === after.die ? old : after;
    }
    case 'exchanged': {
      const old = before as FrameOf<'exchanged'>;
      return old.seat === after.seat && old.card === after.card && old.option === after.option && old.times === after.times && old.left === after.left ? old : after;
    }
    case 'cardAgain': {
      const old = before as FrameOf<'cardAgain'>;
      return old.seat === after.seat && old.card === after.card && old.option === after.option && old.left === after.left ? old : after;
    }
    case 'ownCity': {
      const old = before as FrameOf<'ownCity'>;
      after.cities = kept(old.cities, after.cities);
      after.markers = kept(old.markers, after.markers);
      return old.seat === after.seat
        && old.card === after.card
        && old.left === after.left
        && old.cities === after.cities
        && old.markers === after.markers
        && old.again === after.again ? old : after;
    }
    case 'amount': {
      const old = before as FrameOf<'amount'>;
      return old.seat === after.seat && old.card === after.card && old.die === after.die ? old : after;
    }
    case 'completed': {
      const old = before as FrameOf<'completed'>;
      return old.seat === after.seat && old.contract === after.contract ? old : after;
    }
    case 'freeSlot': return before;
    case 'improved': {
      const old = before as FrameOf<'improved'>;
      return old.seat === after.seat && old.guild === after.guild ? old : after;
    }
    case 'changed': {
      const old = before as FrameOf<'changed'>;
      return old.seat === after.seat && old.die === after.die && old.by === after.by ? old : after;
    }
    case 'takeBlack': {
      const old = before as FrameOf<'takeBlack'>;
      return old.seat === after.seat ? old : after;
    }
    case 'pickBlack': {
      const old = before as FrameOf<'pickBlack'>;
      return old.seat === after.seat ? old : after;
    }
    case 'rollDie': {
      const old = before as FrameOf<'rollDie'>;
      return old.seat === after.seat && old.die === after.die && old.purpose === after.purpose ? old : after;
    }
    case 'movement': {
      const old = before as FrameOf<'movement'>;
      after.at = kept(old.at, after.at);
      after.paths = sharePaths(old.paths, after.paths);
      after.idle = kept(old.idle, after.idle);
      return old.seat === after.seat
        && old.by === after.by
        && old.source === after.source
        && old.steps === after.steps
        && old.used === after.used
        && old.coin === after.coin
        && old.camel === after.camel
        && old.jade === after.jade
        && old.at === after.at
        && old.paths === after.paths
        && old.idle === after.idle
        && old.extraPost === after.extraPost ? old : after;
    }
    case 'depart': {
      const old = before as FrameOf<'depart'>;
      after.paths = sharePaths2(old.paths, after.paths);
      return old.seat === after.seat && old.by === after.by && old.source === after.source && old.paths === after.paths && old.extraPost === after.extraPost ? old : after;
    }
    case 'arrival': {
      const old = before as FrameOf<'arrival'>;
      after.passing = kept(old.passing, after.passing);
      after.ends = kept(old.ends, after.ends);
      after.path = kept(old.path, after.path);
      after.placed = kept(old.placed, after.placed);
      after.earns = kept(old.earns, after.earns);
      return old.seat === after.seat
        && old.by === after.by
        && old.passing === after.passing
        && old.ends === after.ends
        && old.path === after.path
        && old.extraPost === after.extraPost
        && old.placed === after.placed
        && old.earns === after.earns
        && old.oases === after.oases
        && old.chosen === after.chosen ? old : after;
    }
    case 'whichPost': {
      const old = before as FrameOf<'whichPost'>;
      after.cities = kept(old.cities, after.cities);
      return old.seat === after.seat && old.cities === after.cities ? old : after;
    }
    case 'relocate': {
      const old = before as FrameOf<'relocate'>;
      after.placed = kept(old.placed, after.placed);
      return old.seat === after.seat && old.city === after.city && old.placed === after.placed && old.earning === after.earning ? old : after;
    }
    case 'extraPost': {
      const old = before as FrameOf<'extraPost'>;
      after.path = kept(old.path, after.path);
      return old.seat === after.seat && old.path === after.path ? old : after;
    }
    case 'waiting': {
      const old = before as FrameOf<'waiting'>;
      after.waiting = shareWaiting(old.waiting, after.waiting);
      after.taken = shareTaken(old.taken, after.taken);
      return old.seat === after.seat && old.waiting === after.waiting && old.ordered === after.ordered && old.by === after.by && old.taken === after.taken ? old : after;
    }
    case 'nextBonus': {
      const old = before as FrameOf<'nextBonus'>;
      return old.seat === after.seat ? old : after;
    }
    case 'chooseGoods': {
      const old = before as FrameOf<'chooseGoods'>;
      return old.seat === after.seat && old.count === after.count && old.most === after.most && old.source === after.source ? old : after;
    }
    case 'offerDie': {
      const old = before as FrameOf<'offerDie'>;
      return old.seat === after.seat ? old : after;
    }
    case 'contractOffer': {
      const old = before as FrameOf<'contractOffer'>;
      return old.seat === after.seat ? old : after;
    }
    case 'keepContracts': {
      const old = before as FrameOf<'keepContracts'>;
      return old.seat === after.seat && old.contract === after.contract ? old : after;
    }
    case 'cityContract': {
      const old = before as FrameOf<'cityContract'>;
      return old.seat === after.seat && old.city === after.city ? old : after;
    }
    case 'copyBonus': {
      const old = before as FrameOf<'copyBonus'>;
      after.barred = kept(old.barred, after.barred);
      return old.seat === after.seat && old.source === after.source && old.barred === after.barred ? old : after;
    }
    case 'oases': {
      const old = before as FrameOf<'oases'>;
      return old.seat === after.seat && old.count === after.count ? old : after;
    }
    case 'pay': {
      const old = before as FrameOf<'pay'>;
      return old.seat === after.seat
        && old.coin === after.coin
        && old.camel === after.camel
        && old.jade === after.jade
        && old.leastCoin === after.leastCoin
        && old.leastCamel === after.leastCamel
        && old.source === after.source ? old : after;
    }
    case 'payGoods': {
      const old = before as FrameOf<'payGoods'>;
      return old.seat === after.seat && old.count === after.count && old.most === after.most && old.source === after.source ? old : after;
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
    content: state.content,
    round: state.round,
    firstPlayer: state.firstPlayer,
    nextFirst: state.nextFirst,
    travelHeight: state.travelHeight,
    players: clonePlayers(state.players),
    spaces: cloneSpaces(state.spaces),
    blackDice: copied(state.blackDice),
    cityCards: cloneCityCards(state.cityCards),
    contractPlaces: cloneContractPlaces(state.contractPlaces),
    pile: copied(state.pile),
    pileEnd: copied(state.pileEnd),
    starting: copied(state.starting),
    cardDeck: copied(state.cardDeck),
    offers: copied(state.offers),
    nextOffers: copied(state.nextOffers),
    offerPool: copied(state.offerPool),
    markers: copied(state.markers),
    outposts: copied(state.outposts),
    goalPool: copied(state.goalPool),
    characters: copied(state.characters),
    goneCards: copied(state.goneCards),
    goneOffers: copied(state.goneOffers),
    goneContracts: copied(state.goneContracts),
    goneOutposts: copied(state.goneOutposts),
    turn: cloneTurn(state.turn),
    frames: cloneFrames(state.frames),
  };
}

/** Puts the old node wherever nothing has changed; `after` is a copy nobody else holds. */
export function share(before: State, after: State): State {
  after.players = sharePlayers(before.players, after.players);
  after.spaces = shareSpaces(before.spaces, after.spaces);
  after.blackDice = kept(before.blackDice, after.blackDice);
  after.cityCards = shareCityCards(before.cityCards, after.cityCards);
  after.contractPlaces = shareContractPlaces(before.contractPlaces, after.contractPlaces);
  after.pile = kept(before.pile, after.pile);
  after.pileEnd = kept(before.pileEnd, after.pileEnd);
  after.starting = kept(before.starting, after.starting);
  after.cardDeck = kept(before.cardDeck, after.cardDeck);
  after.offers = kept(before.offers, after.offers);
  after.nextOffers = kept(before.nextOffers, after.nextOffers);
  after.offerPool = kept(before.offerPool, after.offerPool);
  after.markers = kept(before.markers, after.markers);
  after.outposts = kept(before.outposts, after.outposts);
  after.goalPool = kept(before.goalPool, after.goalPool);
  after.characters = kept(before.characters, after.characters);
  after.goneCards = kept(before.goneCards, after.goneCards);
  after.goneOffers = kept(before.goneOffers, after.goneOffers);
  after.goneContracts = kept(before.goneContracts, after.goneContracts);
  after.goneOutposts = kept(before.goneOutposts, after.goneOutposts);
  after.turn = shareTurn(before.turn, after.turn);
  after.frames = shareFrames(before.frames, after.frames);
  return before.config === after.config
    && before.content === after.content
    && before.round === after.round
    && before.firstPlayer === after.firstPlayer
    && before.nextFirst === after.nextFirst
    && before.travelHeight === after.travelHeight
    && before.players === after.players
    && before.spaces === after.spaces
    && before.blackDice === after.blackDice
    && before.cityCards === after.cityCards
    && before.contractPlaces === after.contractPlaces
    && before.pile === after.pile
    && before.pileEnd === after.pileEnd
    && before.starting === after.starting
    && before.cardDeck === after.cardDeck
    && before.offers === after.offers
    && before.nextOffers === after.nextOffers
    && before.offerPool === after.offerPool
    && before.markers === after.markers
    && before.outposts === after.outposts
    && before.goalPool === after.goalPool
    && before.characters === after.characters
    && before.goneCards === after.goneCards
    && before.goneOffers === after.goneOffers
    && before.goneContracts === after.goneContracts
    && before.goneOutposts === after.goneOutposts
    && before.turn === after.turn
    && before.frames === after.frames ? before : after;
}

/** What a seat may know: what is hidden is `null`, and its id is in the pool it cannot be told apart from. */
export function viewOf(position: Position, viewer: Seat | null): View {
  const view = clone(position.state) as View;
  const openGoals = areGoalsOpen(position);
  for (let seat = 0; seat < view.players.length; seat += 1) {
    if (seat === viewer) continue;
    const player = view.players[seat] as View['players'][number];
    if (!openGoals) player.goals = hidden(player.goals, view.goalPool);
    player.returned = hidden(player.returned, view.goalPool);
  }
  inOrder(view.goalPool);
  view.viewer = viewer;
  return view;
}

/** Deals what a view hides: any deal that agrees with the view is equally likely. */
export function determinize(_box: unknown, view: View, random: Random): State {
  const state = clone(view as unknown as State);
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
    for (const contractPlace of state.contractPlaces) {
      gathered(found, [contractPlace.contract]);
    }
    gathered(found, state.pile);
    gathered(found, state.pileEnd);
    gathered(found, state.starting);
    gathered(found, state.goneContracts);
    for (const frame of state.frames) {
      if (frame.kind === 'keepContracts') {
        gathered(found, [frame.contract]);
      }
    }
    return found;
  },
  outpost(state: State): string[] {
    const found: string[] = [];
    for (const player of state.players) {
      gathered(found, player.outposts);
    }
    gathered(found, state.outposts);
    gathered(found, state.goneOutposts);
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
  cityCard(state: State): string[] {
    const found: string[] = [];
    for (const cityCard of state.cityCards) {
      gathered(found, [cityCard.card]);
    }
    gathered(found, state.cardDeck);
    gathered(found, state.goneCards);
    return found;
  },
  offer(state: State): string[] {
    const found: string[] = [];
    gathered(found, state.offers);
    gathered(found, state.nextOffers);
    gathered(found, state.offerPool);
    gathered(found, state.goneOffers);
    return found;
  },
};

/** How many there are of each component. */
export function census(_box: unknown, state: State): Record<string, number> {
  return {
    contract: everywhere.contract(state).length,
    outpost: everywhere.outpost(state).length,
    goal: everywhere.goal(state).length,
    cityCard: everywhere.cityCard(state).length,
    offer: everywhere.offer(state).length,
  };
}

/** The parts of a definition that follow from the declaration. */
export const derived = { clone, share, viewOf, determinize, census };
