import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {observed} from '../cases.js';
import {handText, randomWin, seeded, shuffled, type Random, type RandomWin} from '../random.js';
import {isComplete} from './plain-forms.js';
import {plainLines, sum, type PlainHand} from './plain.js';

const FOUR = () => 4;

/** A win of one of the special shapes, without melds. */
function specialWin(random: Random): RandomWin {
  const tiles: number[] = [];
  if (random(2)) {
    const pool = [
      [...Array(34).keys()],
      [...Array(9).keys()],
      [0, 8, 9, 17, 18, 26, 27, 31],
      [27, 28, 29, 30, 31, 32, 33],
    ][random(4)];
    const twice = shuffled(random, [...pool, ...pool]);
    const triplet = twice[0];
    tiles.push(triplet, triplet, triplet);
    const pairs = twice.filter((kind) => kind !== triplet).slice(0, 7);
    tiles.push(...pairs, ...pairs);
  } else {
    const apart = [
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 3, 7],
      [0, 4, 8],
      [1, 5, 8],
      [0, 5, 8],
    ];
    const three = random(2) ? shuffled(random, apart.slice(0, 3)) : [0, 1, 2].map(() => apart[random(7)]);
    three.forEach((ranks, suit) => tiles.push(...ranks.map((rank) => 9 * suit + rank)));
    tiles.push(27, 28, 29, 30, 31, 32, 33);
    tiles.push(tiles[random(tiles.length)]);
  }
  const held = shuffled(random, tiles);
  const [win] = held.splice(0, 1);
  return {melds: [], held, win};
}

const NINE = [
  '1112223334567888',
  '2223334445678999',
  '1112345666777888',
  '2223456777888999',
  '1122233345678999',
  '1112345677788899',
  '1112233445678999',
  '1113334455667788',
];

function oneSuitWin(random: Random): RandomWin {
  const suit = 9 * random(3);
  const held = [...NINE[random(NINE.length)]].map((rank) => suit + Number(rank) - 1);
  return {melds: [], held, win: suit + random(9)};
}

const FLUSHES = [
  [19, 20, 21, 23, 25, 32],
  [0, 8, 9, 17, 18, 26],
  [27, 28, 29, 30, 31, 32, 33, 0, 1, 2],
];

/** Triplets and few chows of few kinds: the patterns of color, of triplets and of kongs. */
function pungyWin(random: Random): RandomWin {
  for (;;) {
    const at = 9 * random(3) + random(5);
    const pool = [
      ...FLUSHES,
      [at, at + 1, at + 2, at + 3, at + 4],
      [at, at + 1, at + 2, at + 3, (at + 12) % 27, 29],
      [at % 9, (at % 9) + 9, (at % 9) + 18, 27, 28, 33],
    ][random(6)];
    const kinds = shuffled(random, pool).slice(0, 6);
    if (kinds.length < 6) kinds.push(random(34));
    const melds: {text: string; kinds: number[]}[] = [];
    const held = [kinds[5], kinds[5]];
    for (const kind of kinds.slice(0, 5)) {
      const name = kindName(kind);
      const form = random(6);
      if (form > 3) held.push(kind, kind, kind);
      else if (form === 3) melds.push({text: `[${name.repeat(3)}]`, kinds: [kind, kind, kind]});
      else {
        const text = [`[${name.repeat(4)}]`, `[[${name.repeat(4)}]]`, `[${name.repeat(3)}+${name}]`][form];
        melds.push({text, kinds: [kind, kind, kind, kind]});
      }
    }
    const all = [...held, ...melds.flatMap((meld) => meld.kinds)];
    if (all.some((kind) => all.filter((other) => other === kind).length > 4)) continue;
    const [win] = held.splice(random(held.length), 1);
    return {melds, held: shuffled(random, held), win};
  }
}

/** Sets with a 1, a 9 or (rarely) an honor each. */
function outsideWin(random: Random): RandomWin {
  for (;;) {
    const pair = random(4) ? 9 * random(3) + 8 * random(2) : 27 + random(7);
    const tiles = [pair, pair];
    for (let i = 0; i < 5; i++) {
      const end = 9 * random(3) + 8 * random(2);
      const step = end % 9 ? -1 : 1;
      const honor = 27 + random(7);
      if (random(8) === 0) tiles.push(honor, honor, honor);
      else tiles.push(...(random(3) ? [end, end + step, end + 2 * step] : [end, end, end]));
    }
    if (tiles.some((kind) => tiles.filter((other) => other === kind).length > 4)) continue;
    const held = shuffled(random, tiles);
    const [win] = held.splice(0, 1);
    return {melds: [], held, win};
  }
}

const DRAWS = [
  (random: Random) => randomWin(random, 5, FOUR),
  (random: Random) => randomWin(random, 5, FOUR),
  (random: Random) => randomWin(random, 5, FOUR),
  specialWin,
  pungyWin,
  pungyWin,
  outsideWin,
  oneSuitWin,
];

function draw(random: Random): RandomWin {
  for (;;) {
    const win = DRAWS[random(DRAWS.length)](random);
    const all = [...win.held, win.win];
    if (all.every((tile) => all.filter((other) => other === tile).length < 5)) return win;
  }
}

/** Flags that can be together with the hand. */
function flagsFor(random: Random, win: RandomWin, by: string, dealer: boolean, flowers: number[]): string[] {
  const open = win.melds.some(({text}) => !text.startsWith('[['));
  const kongs = win.melds.filter(({kinds}) => kinds.length === 4);
  const own = kongs.some(({text}) => text.startsWith('[[') || text.includes('+'));
  const possible: string[][] = [[], []];
  if (by !== 'robbing') possible.push(['lastTile']);
  if (by === 'self' && own) possible.push(['replacement'], ['replacement', 'lastTile']);
  if (by === 'self' && flowers.length)
    possible.push(['flowerReplacement'], ['flowerReplacement', 'lastTile']);
  if (flowers.length === 7 && by === 'self')
    possible.push(['sevenFlowers', 'flowerReplacement'], ['sevenFlowers']);
  if (flowers.length === 8 && by === 'self')
    possible.push(['eightFlowers', 'flowerReplacement'], ['eightFlowers']);
  if (by === 'self' && dealer && !open) possible.push(['heavenly'], ['heavenly']);
  if (by === 'self' && !dealer && !open) possible.push(['earthly']);
  if (by === 'discard' && !dealer && !open) possible.push(['human']);
  if (!win.melds.length) {
    possible.push(['readyEarly']);
    if (by !== 'robbing') possible.push(['readyEarly', 'lastTile']);
    if (!dealer) possible.push(['readyFirst']);
    if (!dealer && by === 'self') possible.push(['readyFirst', 'earthly']);
    if (!dealer && by === 'discard') possible.push(['readyFirst', 'human']);
  }
  return possible[random(possible.length)];
}

interface Drawn {
  readonly plain: PlainHand;
  readonly situation: Situation;
}

function position(random: Random, rules: 'xinzhang' | 'supercup'): Drawn {
  const win = draw(random);
  const alone = ![...win.held, ...win.melds.flatMap((meld) => meld.kinds)].includes(win.win);
  const by = (['discard', 'self', 'self', alone ? 'robbing' : 'discard'] as const)[random(4)];
  const seat = random(4);
  const dealer = random(4);
  const round = random(4);
  const from = (seat + 1 + random(3)) % 4;
  const flowers = shuffled(random, [0, 1, 2, 3, 4, 5, 6, 7]).slice(0, random(2) ? 0 : random(9));
  const flags = flagsFor(random, win, by, seat === dealer, flowers);
  const options = {
    minTai: 0,
    ...(random(4) ? {} : {dutingStrict: false}),
    ...(random(4) ? {} : {wuziwuhuaWithFlush: false}),
    ...(random(4) ? {} : {flowerOrder: '梅蘭菊竹'}),
  };
  return {
    plain: {
      melds: win.melds.map(({text, kinds}) => ({kinds, open: !text.startsWith('[[')})),
      held: win.held,
      win: win.win,
      by,
      seat,
      round,
      flowers,
      flags,
      rules,
      options,
    },
    situation: {
      rules,
      options,
      hand: handText(win),
      by,
      seat: SEATS[seat],
      dealer: SEATS[dealer],
      round: SEATS[round],
      from: SEATS[from],
      flowers: flowers.map((f) => `${f + 1}f`).join(''),
      flags,
    },
  };
}

function compare(seed: number, hands: number, rules: 'xinzhang' | 'supercup'): Set<string> {
  const random = seeded(seed);
  const seen = new Set<string>();
  for (let i = 0; i < hands; i++) {
    const {plain, situation} = position(random, rules);
    const got = observed(score(situation, xinzhang));
    const at = JSON.stringify(situation);
    let lines = plainLines(plain);
    const flower = ['sevenFlowers', 'eightFlowers'].some((flag) => plain.flags.includes(flag));
    if (!lines && flower && rules === 'xinzhang') {
      lines = new Map([[plain.flags[0] === 'sevenFlowers' ? 'qiqiangyi' : 'baxianguohai', 8]]);
    }
    expect(got.status, at).toBe(lines ? 'win' : 'not-a-win');
    if (!lines) continue;
    expect(got.total, at).toBe(sum(lines));
    expect(
      Object.values(got.net).reduce((a, b) => a + b, 0),
      at,
    ).toBe(0);
    // where two readings are worth the same with as many lines, either may be shown
    if (Object.keys(got.lines).sort().join() === [...lines.keys()].sort().join()) {
      expect(got.lines, at).toEqual(Object.fromEntries(lines));
    } else {
      expect(Object.keys(got.lines).length, at).toBe(lines.size);
    }
    for (const id of lines.keys()) seen.add(id);
  }
  return seen;
}

describe('新章 against a plain second implementation', () => {
  it('every pattern and flag', () => {
    const seen = compare(1, 3500, 'xinzhang');
    const never = xinzhang.patterns.map(({id}) => id).filter((id) => !seen.has(id));
    expect(never).toEqual(['zhuangjia', 'lianzhuang', 'lazhuang']);
  }, 60_000);
  it('the preset 超級盃', () => {
    compare(2, 1200, 'supercup');
  }, 60_000);
  it('waits: every tile tried', () => {
    const random = seeded(3);
    for (let i = 0; i < 400; i++) {
      const win = draw(random);
      const held = [...win.held];
      if (random(3) === 0) held[0] = random(34);
      const whole = handText({...win, held});
      const text = whole.slice(0, whole.lastIndexOf('+'));
      const rules = random(4) ? 'xinzhang' : 'supercup';
      const all = [...held, ...win.melds.flatMap((meld) => meld.kinds)];
      if (all.some((kind) => all.filter((k) => k === kind).length > 4)) continue;
      const expected = [...Array(34).keys()].filter(
        (kind) =>
          all.filter((k) => k === kind).length < 4 &&
          isComplete([...held, kind], win.melds.length, rules === 'xinzhang'),
      );
      const got = waits({rules, hand: text}, xinzhang);
      expect(
        got.ready.map(({tile}) => tile),
        `${rules} ${text}`,
      ).toEqual(expected.map(kindName));
      if (expected.length) expect(got.distance, text).toBe(0);
    }
  }, 60_000);
});
