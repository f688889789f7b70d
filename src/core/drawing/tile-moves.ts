/** Changes of a hand's tiles, one at a time. */
import {pick, type Random} from '../tiles/random.js';
import {shuffle} from '../tiles/shuffle.js';
import {EAST, HONOR, KINDS, WHITE, type Kind} from '../tiles/tile.js';
import {formatTiles} from '../notation/format.js';
import {tilesIn} from '../notation/parse.js';
import {concealedOf, usedBy, type WalkDraft, type DraftMeld} from './draft.js';
import type {WalkMove, Walked} from './move.js';

const range = (from: Kind, n: number): Kind[] => [...Array(n).keys()].map((at) => from + at);

/** Puts other kinds in the place of all kinds of a draft; undefined if a kind has no place. */
function renamed(draft: WalkDraft, nameOf: (kind: Kind) => Kind | undefined): WalkDraft | undefined {
  let isWhole = true;
  const one = (kind: Kind): Kind => {
    const other = nameOf(kind);
    if (other === undefined) isWhole = false;
    return other ?? kind;
  };
  const {melds, held, win, reds, about} = draft;
  const made = {
    melds: melds.map(({kinds, lies}) => ({kinds: kinds.map(one).sort((a, b) => a - b), lies})),
    held: held.map(one),
    win: win < 0 ? win : one(win),
    reds: new Map([...reds].map(([kind, n]) => [one(kind), n])),
    about: about.wild === undefined ? about : {...about, wild: formatTiles(tilesIn(about.wild).map(one))},
  };
  return isWhole ? made : undefined;
}

/** Exchanges kinds in a hand, by a list in which they stand in another order. */
const exchanged = (draft: WalkDraft, kinds: readonly Kind[], other: readonly Kind[]): WalkDraft | undefined =>
  renamed(draft, (kind) => (kinds.includes(kind) ? other[kinds.indexOf(kind)] : kind));

const SUITS = [0, 9, 18];
const suitOf = (kind: Kind): Kind => kind - (kind % 9);

/** Exchanges suits. */
const suits: WalkMove = (draft, _, random) => {
  const other = shuffle([...SUITS], random);
  return renamed(draft, (kind) => (kind < HONOR ? other[suitOf(kind) / 9] + (kind % 9) : kind));
};

/** Moves all suited tiles, or those of one suit, one rank up or down. */
const shift: WalkMove = (draft, _, random) => {
  const by = random.below(2) ? 1 : -1;
  const only = pick([undefined, ...SUITS], random);
  return renamed(draft, (kind) => {
    if (kind >= HONOR || (only !== undefined && suitOf(kind) !== only)) return kind;
    const rank = (kind % 9) + by;
    return rank < 0 || rank > 8 ? undefined : kind + by;
  });
};

/** Turns the ranks of all suits, or of one, round: 1 becomes 9. */
const mirror: WalkMove = (draft, _, random) => {
  const only = pick([undefined, ...SUITS], random);
  return renamed(draft, (kind) =>
    kind < HONOR && (only === undefined || suitOf(kind) === only) ? suitOf(kind) + 8 - (kind % 9) : kind,
  );
};

/** Puts all tiles of a suit into another suit. */
const merge: WalkMove = (draft, _, random) => {
  const [from, to] = shuffle([...SUITS], random);
  return renamed(draft, (kind) => (kind < HONOR && suitOf(kind) === from ? to + (kind % 9) : kind));
};

/** Exchanges winds. */
const winds: WalkMove = (draft, _, random) =>
  exchanged(draft, range(EAST, 4), shuffle(range(EAST, 4), random));

/** Exchanges dragons. */
const dragons: WalkMove = (draft, _, random) =>
  exchanged(draft, range(WHITE, 3), shuffle(range(WHITE, 3), random));

/** A kind at random: of three, one is any, one is in the hand, and one is near a tile of the hand. */
function someKind(draft: WalkDraft, random: Random): Kind {
  const turn = random.below(3);
  if (turn === 0) return random.below(KINDS);
  const own = pick([...draft.melds.map(({kinds}) => kinds[0]), ...concealedOf(draft)], random);
  if (turn === 1) return own;
  if (own >= HONOR) return pick(range(EAST, 7), random);
  const rank = (own % 9) - 2 + random.below(5);
  return rank < 0 || rank > 8 ? own : suitOf(own) + rank;
}

/** The draft with other concealed tiles; the last tile stays, if it is still among them. */
function withConcealed(
  draft: WalkDraft,
  gone: readonly Kind[],
  come: readonly Kind[],
  random: Random,
): WalkDraft | undefined {
  const held = [...draft.held];
  let {win} = draft;
  for (const kind of gone) {
    const at = held.indexOf(kind);
    if (at >= 0) held.splice(at, 1);
    else if (kind === win) win = -1;
    else return undefined;
  }
  held.push(...come);
  if (win < 0 && draft.win >= 0) {
    win = come.length ? pick(come, random) : pick(held, random);
    held.splice(held.indexOf(win), 1);
  }
  return {...draft, held, win};
}

/** Another kind for one tile. */
const tile: WalkMove = (draft, _, random) => {
  const concealed = concealedOf(draft);
  return withConcealed(draft, [pick(concealed, random)], [someKind(draft, random)], random);
};

function numberOf(kinds: readonly Kind[], kind: Kind): number {
  let n = 0;
  for (const other of kinds) if (other === kind) n++;
  return n;
}

/** Another kind for two tiles alike. */
const pair: WalkMove = (draft, _, random) => {
  const concealed = concealedOf(draft);
  const pairs = concealed.filter((kind) => numberOf(concealed, kind) > 1);
  if (!pairs.length) return undefined;
  const old = pick(pairs, random);
  const kind = someKind(draft, random);
  return withConcealed(draft, [old, old], [kind, kind], random);
};

/** Three tiles of the list that are a set; undefined if a tile chosen at random is in none. */
function someSetIn(kinds: readonly Kind[], random: Random): readonly Kind[] | undefined {
  const kind = pick(kinds, random);
  const sets = [[kind, kind, kind], ...chowsWith(kind)].filter((set) =>
    set.every((one) => numberOf(kinds, one) >= numberOf(set, one)),
  );
  return sets.length ? pick(sets, random) : undefined;
}

const isChowFrom = (low: Kind): boolean => low >= 0 && low < HONOR && low % 9 < 7;
const chowsWith = (kind: Kind): readonly Kind[][] =>
  kind < HONOR
    ? [kind - 2, kind - 1, kind]
        .filter((low) => isChowFrom(low) && suitOf(low) === suitOf(kind))
        .map((low) => range(low, 3))
    : [];

/** Chows are chosen more often than pungs: two of three, where the kind allows it. */
function someSet(draft: WalkDraft, random: Random): readonly Kind[] {
  const kind = someKind(draft, random);
  return isChowFrom(kind) && random.below(3) ? range(kind, 3) : [kind, kind, kind];
}

/** Another set in the place of one, melded or held. Kongs stay kongs. */
const set: WalkMove = (draft, {callsChows}, random) => {
  const {melds} = draft;
  const at = random.below(melds.length + 2);
  const come = someSet(draft, random);
  if (at >= melds.length) {
    const old = someSetIn(concealedOf(draft), random);
    return old && withConcealed(draft, old, come, random);
  }
  const old = melds[at];
  const isPung = come[0] === come[1];
  if (old.kinds.length > 3) {
    const [kind] = come;
    return {...draft, melds: melds.with(at, {...old, kinds: [kind, kind, kind, kind]})};
  }
  return isPung || callsChows ? {...draft, melds: melds.with(at, {...old, kinds: come})} : undefined;
};

const without = (kinds: readonly Kind[], gone: readonly Kind[]): readonly Kind[] => {
  const left = [...kinds];
  for (const kind of gone) left.splice(left.indexOf(kind), 1);
  return left;
};

/** Calls a set that is held. */
const call: WalkMove = (draft, {callsChows}, random) => {
  const {held, melds} = draft;
  const kinds = held.length > 3 ? someSetIn(held, random) : undefined;
  if (!kinds || (kinds[0] !== kinds[1] && !callsChows)) return undefined;
  return {...draft, held: without(held, kinds), melds: [...melds, {kinds, lies: 'called'}]};
};

/** Takes a meld back into the hand. */
const uncall: WalkMove = (draft, _, random) => {
  const {held, melds} = draft;
  if (!melds.length) return undefined;
  const meld = pick(melds, random);
  return {
    ...draft,
    melds: melds.filter((other) => other !== meld),
    held: [...held, ...meld.kinds.slice(0, 3)],
  };
};

const isPung = ({kinds}: Pick<DraftMeld, 'kinds'>): boolean => kinds.length === 3 && kinds[0] === kinds[1];

/** Makes a kong of a called pung, or of three tiles held. */
const kong: WalkMove = (draft, _, random) => {
  const {held, melds} = draft;
  const pungs = melds.filter(isPung);
  const threes = [...new Set(held)].filter((kind) => numberOf(held, kind) > 2);
  if (!pungs.length && !threes.length) return undefined;
  const at = random.below(pungs.length + threes.length);
  if (at < pungs.length) {
    const old = pungs[at];
    const lies = random.below(2) ? 'added' : 'called';
    return {...draft, melds: melds.with(melds.indexOf(old), {kinds: [...old.kinds, old.kinds[0]], lies})};
  }
  const kind = threes[at - pungs.length];
  const concealed: DraftMeld = {kinds: [kind, kind, kind, kind], lies: 'concealed'};
  return {...draft, held: without(held, [kind, kind, kind]), melds: [...melds, concealed]};
};

/** Makes a pung of a kong. */
const unkong: WalkMove = (draft, _, random) => {
  const {held, melds} = draft;
  const kongs = melds.filter(({kinds}) => kinds.length > 3);
  if (!kongs.length) return undefined;
  const {kinds, lies} = pick(kongs, random);
  const left = melds.filter((meld) => meld.kinds !== kinds);
  const three = kinds.slice(0, 3);
  return lies === 'concealed'
    ? {...draft, melds: left, held: [...held, ...three]}
    : {...draft, melds: [...left, {kinds: three, lies: 'called'}]};
};

/** Another tile of the hand as the last one. */
const last: WalkMove = (draft, _, random) => {
  const {held, win} = draft;
  if (win < 0) return undefined;
  const at = random.below(held.length);
  return {...draft, held: held.with(at, win), win: held[at]};
};

/** Another kind as the last tile. */
const came: WalkMove = (draft, _, random) =>
  draft.win < 0 ? undefined : {...draft, win: someKind(draft, random)};

/** Pungs of the same suit in the place of all chows that are held. */
const alike: WalkMove = (draft, _, random) => {
  let at: WalkDraft | undefined = draft;
  for (let tries = 12; at && tries > 0; tries--) {
    const old = someSetIn(concealedOf(at), random);
    if (!old || old[0] === old[1]) continue;
    const kind = suitOf(old[0]) + random.below(9);
    at = withConcealed(at, old, [kind, kind, kind], random);
  }
  return at;
};

/** A set as another hand of the wanted patterns has it, in the place of one of this hand. */
const graft: WalkMove = (draft, {models}, random) => {
  if (!models.length) return undefined;
  const model = pick(models, random);
  const from = [...model.melds.flatMap(({kinds}) => kinds.slice(0, 3)), ...concealedOf(model)];
  const come = someSetIn(from, random);
  const old = someSetIn(concealedOf(draft), random);
  return come && old && withConcealed(draft, old, come, random);
};

/** Whether there are enough tiles of each kind for a draft. */
export const fits = (draft: WalkDraft, {tiles: {copies}}: Walked): boolean =>
  usedBy(draft).every((n, kind) => n <= copies[kind]);

/** The changes of tiles, by name. */
export const TILE_MOVES = {
  suits,
  shift,
  mirror,
  merge,
  winds,
  dragons,
  tile,
  pair,
  set,
  alike,
  graft,
  call,
  uncall,
  kong,
  unkong,
  last,
  came,
};
