/** Random hands from seeds: most are complete, and have many patterns. */
import type {Situation} from '../../../../src/core/situation/situation.js';
import {
  HONORS,
  KINDS,
  NUMBERS,
  SUITS,
  count,
  isHonor,
  rank,
  setFrom,
  type Group,
  type Tile,
} from './forms.js';
import type {Won} from './won.js';
import {SEATS, isHidden, randomOthers, type Hands} from './others.js';
import {Random} from './seeded.js';

export {Random};

const KNITTED_SUITS = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];

const kindsAmong = (random: Random): readonly Tile[] => {
  const suits = random.pick([SUITS, SUITS, ['m', 'p'], ['s']]);
  const ranks = random.pick([
    NUMBERS,
    NUMBERS,
    [1, 2, 3, 4],
    [6, 7, 8, 9],
    [4, 5, 6],
    [1, 2, 3, 7, 8, 9],
    [1, 9],
    [2, 4, 6, 8],
  ]);
  const honors = random.pick([[], HONORS, HONORS, ['E', 'S', 'W', 'N'], ['P', 'F', 'C']]);
  const all = [...suits.flatMap((s) => ranks.map((n) => `${n}${s}`)), ...honors];
  return random.chance(8) ? HONORS : all;
};

const knittedKinds = (random: Random): Tile[] =>
  [...random.pick(KNITTED_SUITS)].flatMap((s, i) => [1, 4, 7].map((n) => `${n + i}${s}`));

interface Made {
  readonly melds: readonly Group[];
  readonly concealed: readonly Tile[];
}

/** Distances of ranks, and the number of suits, from which fans of several sets are made. */
const THEMES: readonly (readonly [ranks: readonly number[], suits: number])[] = [
  [[0, 0, 0, 0], 1],
  [[0, 1, 2, 3], 1],
  [[0, 2, 4, 6], 1],
  [[0, 3, 6], 1],
  [[0, 0, 0], 1],
  [[0, 1, 2], 1],
  [[0, 3, 6], 3],
  [[0, 0, 0], 3],
  [[0, 1, 2], 3],
  [[0, 6, 0, 6], 2],
];

function themedSets(random: Random): Tile[][] {
  const [ranks, suits] = random.pick(THEMES);
  const order = random.shuffle(SUITS).slice(0, suits);
  const low = 1 + random.below(9);
  const chow = random.chance(65);
  return ranks.map((n, i) => setFrom(`${low + n}${order[(suits === 2 ? i >> 1 : i) % suits]}`, chow));
}

function randomSets(random: Random, kinds: readonly Tile[], sets: number): Tile[][] {
  const themed = random.chance(50) ? themedSets(random).slice(0, sets) : [];
  const chows = random.pick([0, 30, 60, 95]);
  while (themed.length < sets) themed.push(setFrom(random.pick(kinds), random.chance(chows)));
  return themed;
}

function randomMeld(random: Random, tiles: readonly Tile[]): Group {
  const alike = tiles[0] === tiles[1];
  const kong = alike && random.chance(40);
  return {
    type: kong ? 'kong' : alike ? 'pung' : 'chow',
    tiles: kong ? [...tiles, tiles[0]] : tiles,
    open: !kong || random.chance(50),
    melded: true,
  };
}

/** Sets (some melded) and a pair. */
function setsAndPair(random: Random, sets: number, extra: readonly Tile[]): Made {
  const kinds = kindsAmong(random);
  const melding = random.pick([0, 0, 40, 100]);
  const melds: Group[] = [];
  const concealed = [...extra];
  for (const set of randomSets(random, kinds, sets)) {
    if (random.chance(melding)) melds.push(randomMeld(random, set));
    else concealed.push(...set);
  }
  const eye = random.pick(kinds);
  return {melds, concealed: [...concealed, eye, eye]};
}

function randomTiles(random: Random, what: number): Made {
  const none = (concealed: readonly Tile[]): Made => ({melds: [], concealed});
  switch (what) {
    case 0:
      return none(
        Array.from({length: 7}, () => random.pick(kindsAmong(random))).flatMap((kind) => [kind, kind]),
      );
    case 1: {
      const low = random.below(3) + 1;
      const s = random.pick(SUITS);
      return none(Array.from({length: 7}, (_, i) => `${low + i}${s}`).flatMap((kind) => [kind, kind]));
    }
    case 2: {
      const orphans = KINDS.filter((kind) => isHonor(kind) || [1, 9].includes(rank(kind)));
      return none([...orphans, random.pick(orphans)]);
    }
    case 3:
      return none(random.shuffle([...knittedKinds(random), ...HONORS]).slice(0, 14));
    case 4:
      return setsAndPair(random, 1, knittedKinds(random));
    case 5: {
      const s = random.pick(SUITS);
      return none([...'1112345678999'].map((n) => `${n}${s}`).concat(`${random.pick(NUMBERS)}${s}`));
    }
    default:
      return setsAndPair(random, 4, []);
  }
}

export const spell = (tiles: readonly Tile[]): string => tiles.join('');

function spellMeld({tiles, open}: Group): string {
  return open ? `[${spell(tiles)}]` : `[[${spell(tiles)}]]`;
}

export interface RandomWin {
  readonly won: Won;
  readonly situation: Situation;
}

function randomFlags(
  random: Random,
  by: Won['by'],
  made: Made,
  win: Tile,
  held: readonly Tile[],
  others: readonly Hands[],
): string[] {
  const flags: string[] = [];
  if (by !== 'robbing' && random.chance(15)) flags.push('lastTile');
  const hidden = held.includes(win) || others.some((other) => isHidden(other, win));
  if (!hidden && random.chance(15)) flags.push('lastOfKind');
  if (by === 'self' && made.melds.some(({type}) => type === 'kong') && random.chance(30))
    flags.push('replacement');
  return flags;
}

/** A complete hand whose tiles exist on one table. */
export function randomWin(random: Random, what = random.below(20)): RandomWin {
  const made = randomTiles(random, what);
  const all = [...made.concealed, ...made.melds.flatMap(({tiles}) => tiles)];
  if (all.some((tile) => count(all, tile) > 4 || !KINDS.includes(tile))) return randomWin(random, what);
  const [win, ...held] = random.shuffle(made.concealed);
  const free = count(all, win) === 1;
  const by = random.pick(['discard', 'self', free ? 'robbing' : 'self'] as const);
  const [seat, round] = [random.below(4), random.below(4)];
  const flowers = random.chance(30) ? random.below(9) : 0;
  const others = randomOthers(random, by, all, win, seat);
  const flags = randomFlags(random, by, made, win, held, [...others.values()]);
  const options = {
    twoConcealedKongs: random.pick([8, 6]),
    mixedKongs: random.pick([6, 5, 3]),
    selfDrawSpecial: random.pick(['fullyConcealed', 'selfDrawn']),
    nineGatesYaojiuke: random.pick([0, 1]),
    strict98: random.chance(30),
    knittedStraightWaits: random.chance(50),
    falseWinPenalty: random.below(101),
    allFlowersWin: random.chance(50),
    lastDiscardCalls: random.chance(50),
  };
  const hand = `${made.melds.map(spellMeld).join('')} ${spell(held)} +${win}`;
  return {
    won: {
      held,
      melds: made.melds,
      win,
      by,
      seat,
      round,
      flowers,
      flags,
      options,
      shown: [...others.values()].flatMap(({melds}) => melds),
    },
    situation: {
      rules: 'mcr',
      options,
      hand,
      by,
      seat: SEATS[seat],
      round: SEATS[round],
      flowers: '12345678'.slice(0, flowers).replace(/./g, '$&f'),
      flags,
      ...(others.size
        ? {
            others: Object.fromEntries(
              [...others].map(([at, {melds, hidden}]) => [
                at,
                `${melds.map(spellMeld).join('')} ${spell(hidden)}`,
              ]),
            ),
          }
        : {}),
      ...(by === 'self' ? {} : {from: SEATS[(seat + 1 + random.below(3)) % 4]}),
    },
  };
}
