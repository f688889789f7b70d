/**
 * 路橋 a second time: every face for every 財神, every choice for every 白, every arrangement, one tile after the other.
 * Slow and plain, and sharing nothing with what it checks but the numbers of the kinds.
 */

export interface PlainHand {
  /** Melds as lists of kinds, and whether they are exposed. */
  readonly melds: readonly {readonly kinds: readonly number[]; readonly open: boolean}[];
  readonly held: readonly number[];
  readonly win: number;
  readonly self: boolean;
  /** Kind of the owner's wind, 27–30. */
  readonly wind: number;
  /** Kind of the 財神. */
  readonly wild: number;
}

const WHITE = 31;

interface PlainGroup {
  readonly kinds: readonly number[];
  readonly open: boolean;
  readonly pair: boolean;
}

/** 胡 × 2^台 of the best reading, not capped; 0 for what is not complete. */
export function plainPoints(hand: PlainHand): number {
  let best = 0;
  for (const faces of faceChoices(hand)) {
    const winFace = faces[faces.length - 1];
    if (!couldSplit(faces)) continue;
    const melds = hand.melds.map(({kinds, open}) => ({kinds, open, pair: false}));
    for (const groups of arrangements(
      [...faces].sort((a, b) => a - b),
      true,
    )) {
      groups.forEach((group, at) => {
        if (!group.kinds.includes(winFace)) return;
        const completed = groups.map((g, i) => (i === at && !hand.self && !g.pair ? {...g, open: true} : g));
        best = Math.max(best, plainScore([...melds, ...completed], group, winFace, hand));
      });
    }
  }
  return best;
}

/** All faces that the tiles can have, the winning tile last; the same multiset with the same last face once. */
function* faceChoices({held, win, wild}: PlainHand): Generator<number[]> {
  const tiles = [...held, win];
  const seen = new Set<string>();
  const choose = function* (at: number, faces: number[]): Generator<number[]> {
    if (at === tiles.length) {
      const key = `${[...faces].sort((a, b) => a - b).join()}|${faces[at - 1]}`;
      if (!seen.has(key)) {
        seen.add(key);
        yield faces;
      }
      return;
    }
    for (const face of facesOf(tiles[at], wild)) {
      // alike tiles in a row are chosen in ascending order; the winning tile stands for itself
      if (at > 0 && at < tiles.length - 1 && tiles[at] === tiles[at - 1] && face < faces[at - 1]) continue;
      yield* choose(at + 1, [...faces, face]);
    }
  };
  const last = tiles.pop() as number;
  tiles.sort((a, b) => a - b);
  tiles.push(last);
  yield* choose(0, []);
}

function facesOf(tile: number, wild: number): number[] {
  if (tile === wild) return Array.from({length: 34}, (_, kind) => kind);
  return tile === WHITE ? [WHITE, wild].sort((a, b) => a - b) : [tile];
}

/** Each suit must have a multiple of three tiles, but one with two more; each honor kind likewise. */
function couldSplit(faces: readonly number[]): boolean {
  const totals = new Map<number, number>();
  for (const face of faces) {
    const part = face < 27 ? Math.floor(face / 9) : face;
    totals.set(part, (totals.get(part) ?? 0) + 1);
  }
  const over = [...totals.values()].map((n) => n % 3).filter((n) => n !== 0);
  return over.length === 1 && over[0] === 2;
}

/** Takes the first tile into a pair, a triplet or a chow, and goes on with the rest. */
function* arrangements(tiles: readonly number[], pairLeft: boolean): Generator<PlainGroup[]> {
  if (tiles.length === 0) {
    if (!pairLeft) yield [];
    return;
  }
  const [first] = tiles;
  const wholes: {kinds: number[]; pair: boolean}[] = [{kinds: [first, first, first], pair: false}];
  if (pairLeft) wholes.push({kinds: [first, first], pair: true});
  if (first < 27 && first % 9 < 7) wholes.push({kinds: [first, first + 1, first + 2], pair: false});
  for (const {kinds, pair} of wholes) {
    const rest = without(tiles, kinds);
    if (!rest) continue;
    for (const others of arrangements(rest, pairLeft && !pair)) yield [{kinds, open: false, pair}, ...others];
  }
}

function without(tiles: readonly number[], kinds: readonly number[]): number[] | undefined {
  const rest = [...tiles];
  for (const kind of kinds) {
    const at = rest.indexOf(kind);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

function plainScore(
  groups: readonly PlainGroup[],
  won: PlainGroup,
  winFace: number,
  hand: PlainHand,
): number {
  let hu = 10 + (hand.self ? 2 : 0);
  let tai = 0;
  for (const {kinds, open, pair} of groups) {
    const [kind] = kinds;
    if (kinds[1] !== kind) continue;
    const honor = kind >= 27;
    if (pair) {
      if (kind === hand.wind || kind >= WHITE) hu += 2;
      continue;
    }
    const doubled = honor || kind % 9 === 0 || kind % 9 === 8 ? 2 : 1;
    hu += (kinds.length === 4 ? 8 : 2) * doubled * (open ? 1 : 2);
    if (kind >= WHITE) tai += 1;
  }
  if (groups.some(({kinds, pair}) => !pair && kinds.every((kind) => kind === hand.wind))) tai += 1;
  const sets = groups.filter((group) => !group.pair);
  if (sets.every((group) => group.kinds[0] === group.kinds[1])) hu += 4;
  if (won.kinds[0] !== won.kinds[1] && won.kinds[1] === winFace) hu += 2;
  const kinds = groups.flatMap((group) => group.kinds);
  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= 27);
  if (suits.size === 1 && !honors) tai += 3;
  if (suits.size === 0 || (suits.size === 1 && honors)) tai += 1;
  return hu * 2 ** tai;
}
