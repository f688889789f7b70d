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

export interface PlainGroup {
  readonly kinds: readonly number[];
  readonly open: boolean;
  readonly pair: boolean;
}

/** The house rules that lines depend on. */
export interface PlainHouse {
  readonly allHonors: string;
  readonly sifenghuiqi: string;
  readonly sifenghuiqiTai: number;
}

export const PAGE: PlainHouse = {allHonors: 'hunyise', sifenghuiqi: 'off', sifenghuiqiTai: 13};

/** What each pattern counts: 胡, or 台 for those named here. */
export type PlainLines = Readonly<Record<string, number>>;

const TAI = ['ownWindPung', 'dragonPung', 'qingyise', 'hunyise', 'sifenghuiqi'];

/** 胡 × 2^台, not capped. */
export function pointsOf(lines: PlainLines): number {
  const sum = (tai: boolean): number =>
    Object.entries(lines).reduce((points, [id, n]) => points + (TAI.includes(id) === tai ? n : 0), 0);
  return sum(false) * 2 ** sum(true);
}

/** The points of the best reading; 0 for what is not complete. */
export const plainPoints = (hand: PlainHand): number => Math.max(0, ...plainWays(hand).map(pointsOf));

/** The lines of all readings that are worth most; none for what is not complete. */
export function plainWays(hand: PlainHand, house = PAGE): PlainLines[] {
  let most = 0;
  let best: PlainLines[] = [];
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
        const lines = plainLines([...melds, ...completed], group, winFace, hand, house);
        const points = pointsOf(lines);
        if (points > most) [most, best] = [points, [lines]];
        else if (points === most) best.push(lines);
      });
    }
  }
  return best;
}

/** Four sets and a 財神 over, so that every tile completes the hand. */
export function waitsOnEverything({held, wild}: PlainHand): boolean {
  const at = held.indexOf(wild);
  if (at < 0) return false;
  const others = held.filter((_, i) => i !== at);
  if (!others.length) return true;
  const [win, ...rest] = others;
  for (const faces of faceChoices({melds: [], held: rest, win, self: true, wind: 27, wild})) {
    const sorted = [...faces].sort((a, b) => a - b);
    for (const _ of arrangements(sorted, false)) return true;
  }
  return false;
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

/** What counts for every hand: triplets, kongs, and pairs of the own wind and of dragons. */
export function setLines(
  groups: readonly PlainGroup[],
  wind: number,
  {sifenghuiqi, sifenghuiqiTai}: PlainHouse,
): Record<string, number> {
  const lines: Record<string, number> = {};
  const add = (id: string, n: number): void => void (lines[id] = (lines[id] ?? 0) + n);
  const winds = new Set<number>();
  const windPairs = new Set<number>();
  for (const {kinds, open, pair} of groups) {
    const [kind] = kinds;
    if (kinds[1] !== kind) continue;
    const isWind = kind >= 27 && kind < WHITE;
    if (pair) {
      if (kind === wind) add('pairOwnWind', 2);
      if (kind >= WHITE) add('pairDragon', 2);
      if (isWind) windPairs.add(kind);
      continue;
    }
    const doubled = kind >= 27 || kind % 9 === 0 || kind % 9 === 8 ? 2 : 1;
    const kong = kinds.length === 4;
    add(
      kong ? (open ? 'minggang' : 'angang') : open ? 'mingke' : 'anke',
      (kong ? 8 : 2) * doubled * (open ? 1 : 2),
    );
    if (kind >= WHITE) add('dragonPung', 1);
    if (kind === wind) lines.ownWindPung = 1;
    if (isWind) winds.add(kind);
  }
  const others = [...windPairs].filter((kind) => !winds.has(kind));
  const little = winds.size === 3 && others.length > 0;
  const own = little && others.includes(wind);
  const counts = {off: false, daOnly: false, xiaoToo: little, xiaoOwnPair: own}[sifenghuiqi];
  if (counts || (winds.size === 4 && sifenghuiqi !== 'off')) lines.sifenghuiqi = sifenghuiqiTai;
  return lines;
}

function plainLines(
  groups: readonly PlainGroup[],
  won: PlainGroup,
  winFace: number,
  hand: PlainHand,
  house: PlainHouse,
): PlainLines {
  const lines: Record<string, number> = {hudi: 10, ...setLines(groups, hand.wind, house)};
  if (hand.self) lines.zimo = 2;
  const sets = groups.filter((group) => !group.pair);
  if (sets.every((group) => group.kinds[0] === group.kinds[1])) lines.duiduihu = 4;
  if (won.kinds[0] !== won.kinds[1] && won.kinds[1] === winFace) lines.qiandang = 2;
  const kinds = groups.flatMap((group) => group.kinds);
  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= 27);
  if ((suits.size === 1 && !honors) || (suits.size === 0 && house.allHonors === 'qingyise'))
    lines.qingyise = 3;
  if ((suits.size === 1 && honors) || (suits.size === 0 && house.allHonors === 'hunyise')) lines.hunyise = 1;
  return lines;
}
