import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {observed} from '../cases.js';
import {handText, seeded, shuffled, type Random, type RandomWin} from '../random.js';
import {isComplete} from './plain-forms.js';
import {draw} from './draws.js';
import {flowersAlone} from './plain-flowers.js';
import {plainRefusal} from './plain-refusal.js';
import {plainLines, sum, type PlainHand} from './plain.js';

/** Flags that are possible with the hand. */
function flagsFor(random: Random, win: RandomWin, by: string, dealer: boolean, flowers: number[]): string[] {
  const open = win.melds.some(({text}) => !text.startsWith('[['));
  const kongs = win.melds.filter(({kinds}) => kinds.length === 4);
  const own = kongs.some(({text}) => text.startsWith('[[') || text.includes('+'));
  const possible: string[][] = [[], []];
  if (by !== 'robbing') possible.push(['lastTile']);
  if (by === 'self' && kongs.length && flowers.length) possible.push(['replacement', 'flowerReplacement']);
  if (by === 'self' && kongs.length) possible.push(['replacement']);
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
    ...(random(2) ? {} : {undeclared71Huagang: 2}),
    ...(random(2) ? {} : {openKongThenFlowerWin: false}),
  };
  const passed = random(6) ? [] : [random(3) ? win.win : random(34)];
  return {
    plain: {
      melds: win.melds.map(({text, kinds}) => ({
        kinds,
        open: !text.startsWith('[['),
        added: text.includes('+'),
      })),
      held: win.held,
      win: win.win,
      by,
      seat,
      round,
      flowers,
      flags,
      passed,
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
      ...(passed.length ? {passedTiles: passed.map(kindName).join('')} : {}),
    },
  };
}

/** Why hands that occurred could not win. */
const refused = new Set<string>();

function compare(seed: number, hands: number, rules: 'xinzhang' | 'supercup'): Set<string> {
  const random = seeded(seed);
  const seen = new Set<string>();
  for (let i = 0; i < hands; i++) {
    const {plain, situation} = position(random, rules);
    const result = score(situation, xinzhang);
    const got = observed(result);
    const at = JSON.stringify(situation);
    let lines = plainLines(plain);
    const flower = ['sevenFlowers', 'eightFlowers'].some((flag) => plain.flags.includes(flag));
    if (!lines && flower && rules === 'xinzhang') {
      ({lines} = flowersAlone(plain, plain.flags[0] === 'sevenFlowers' ? 'qiqiangyi' : 'baxianguohai'));
    }
    const refusal = lines && plainRefusal(plain);
    expect(got.status, at).toBe(!lines ? 'not-a-win' : refusal ? 'not-allowed' : 'win');
    if (!lines) continue;
    if (refusal) {
      expect(result.reason?.code, at).toBe(refusal);
      refused.add(refusal);
      continue;
    }
    expect(got.total, at).toBe(sum(lines));
    expect(
      Object.values(got.net).reduce((a, b) => a + b, 0),
      at,
    ).toBe(0);
    // of two readings with the same worth and as many lines, either may be shown
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
    expect([...refused].sort()).toEqual(['open-kong-replacement', 'passed-tile']);
  });
  it('the preset 超級盃', () => {
    compare(2, 1200, 'supercup');
  });
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
  });
});
