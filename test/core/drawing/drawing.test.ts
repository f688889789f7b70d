import {describe, expect, it} from 'vitest';
import {UnknownPatternError, draw, drawing} from '../../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../../src/core/game/ruleset.js';
import {score} from '../../../src/core/scoring/score.js';
import * as all from '../../../src/rules/index.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {defaultOptions} from '../../../src/core/reading/table.js';
import {countKinds, type Tile} from '../../../src/core/tiles/tile.js';
import {isFault} from '../../../src/core/situation/result.js';

const rulesets: readonly Ruleset[] = Object.values(all);
/** Each rule set alone, and under each of its presets. */
const TABLES = rulesets.flatMap((ruleset) =>
  [undefined, ...(ruleset.presets ?? []).map(({id}) => id)].map((preset) => ({ruleset, preset})),
);

/** All tiles of a hand, melds included. */
function tilesIn(text: string): readonly Tile[] {
  const read = parseHand(text);
  if (isFault(read)) throw new Error(`${text}: ${read.code}`);
  return [...read.hand.tiles, ...read.hand.melds.flatMap(({tiles}) => tiles)];
}

/** Whether a preset plays without red tiles, though the row for them stays. */
function lacksReds(ruleset: Ruleset, preset: string | undefined): boolean {
  const {redTiles} = defaultOptions(
    ruleset,
    ruleset.presets?.find((one) => one.id === preset),
  );
  return typeof redTiles === 'object' && Object.values(redTiles).every((n) => n === 0);
}

/**
 * That hands have their pattern, and differ, and that near misses come about in several ways, is tested of those for the
 * second scorers: `test/rules/drawn.ts`.
 */
describe.each(TABLES)('situations of $ruleset.id, preset $preset', ({ruleset, preset}) => {
  const also = preset === undefined ? {} : {preset};

  it('are of every pattern that can be scored', async () => {
    const drawn = await drawing(ruleset);
    const off = (ruleset.presets ?? []).find(({id}) => id === preset)?.patterns ?? {};
    const wanted = ruleset.patterns.filter(({id, ...row}) => !('impossible' in row) && !off[id]?.off);
    expect(drawn.patterns(preset)).toEqual(wanted.map(({id}) => id));
    if (lacksReds(ruleset, preset))
      expect(drawn.draw({seed: 'none', patterns: ['akadora'], ...also})).toBeUndefined();
  });
});

describe('drawing', () => {
  it('is the same for the same seed, and another for another', async () => {
    const seeds = ['a', 'b', 'a'];
    const [a, b, again] = await Promise.all(seeds.map((seed) => draw(all.mcr, {seed})));
    expect(again).toEqual(a);
    expect(b).not.toEqual(a);
  });

  it('keeps to the way of winning, the preset and the house rules that are asked for', async () => {
    const options = {twoConcealedKongs: 8};
    const drawn = await draw(all.mcr, {
      seed: '1',
      patterns: ['hunyise'],
      by: 'robbing',
      preset: 'guobiao',
      options,
    });
    expect(drawn?.situation).toMatchObject({rules: 'guobiao', by: 'robbing', options});
  });

  it('has several patterns at once, and fails the last of them alone', async () => {
    const drawn = await drawing(all.mcr);
    for (let i = 0; i < 30; i++) {
      const both = drawn.draw({seed: String(i), patterns: ['hunyise', 'pengpenghu']});
      const ids = both && score(both.situation, all.mcr).lines.map(({id}) => id);
      expect(ids).toEqual(expect.arrayContaining(['hunyise', 'pengpenghu']));
      const near = drawn.draw({seed: String(i), patterns: ['hunyise', 'pengpenghu'], near: true});
      const left = near && score(near.situation, all.mcr).lines.map(({id}) => id);
      expect(left).toContain('hunyise');
      expect(left).not.toContain('pengpenghu');
      const before = near?.before && score(near.before, all.mcr).lines.map(({id}) => id);
      expect(before).toEqual(expect.arrayContaining(['hunyise', 'pengpenghu']));
    }
  });

  it('says that there is no hand with two patterns that exclude each other', async () => {
    expect(await draw(all.mcr, {seed: '1', patterns: ['duanyao', 'hunyaojiu']})).toBeUndefined();
  });

  it('refuses an unknown pattern and an unknown option', async () => {
    const drawn = await drawing(all.xinzhang);
    expect(() => drawn.draw({seed: '1', patterns: ['riichi']})).toThrow(UnknownPatternError);
    expect(() => drawn.draw({seed: '1', patterns: ['ziyise'], preset: 'supercup'})).toThrow(
      UnknownPatternError,
    );
    expect(() => drawn.draw({seed: '1', options: {gariFiveMan: true}})).toThrow(TypeError);
  });

  it('draws no hand where house rules rule the pattern out, but hands that just miss it', async () => {
    const drawn = await drawing(all.ribon);
    const nothing = {patterns: ['banban'], options: {banban: 0}};
    const barred = {patterns: ['renhou'], options: {renhou: false}};
    for (let i = 0; i < 10; i++) {
      expect(drawn.draw({...nothing, seed: String(i)})).toBeUndefined();
      expect(drawn.draw({...barred, seed: String(i)})).toBeUndefined();
      expect(drawn.draw({...nothing, seed: String(i), options: {banban: 1}})).toBeDefined();
      expect(drawn.draw({...nothing, seed: String(i), near: true})).toBeDefined();
      expect(drawn.draw({...barred, seed: String(i), options: {renhou: true}})).toBeDefined();
    }
  });

  it('draws a beginner no melds and no flowers', async () => {
    const drawn = await drawing(all.xinzhang);
    for (let i = 0; i < 50; i++) {
      const one = drawn.draw({seed: String(i), patterns: ['yibangao'], level: 1});
      expect(one?.situation.hand).not.toContain('[');
      expect(one?.situation.flowers).toBeUndefined();
    }
  });
});

describe('what a drawn situation leaves open', () => {
  it('varies between runs and triplets, and between the two ways to wait at an edge', async () => {
    const drawn = await drawing(all.mcr);
    const sets: string[] = [];
    const won = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const one = drawn.draw({seed: `edge ${i}`, patterns: ['bianzhang']})!;
      const {groups} = score(one.situation, all.mcr);
      sets.push(...groups.filter(({win, kind}) => !win && kind !== 'pair').map(({kind}) => kind));
      won.add(one.situation.hand.split('+').at(-1)!.charAt(0));
    }
    expect(won).toEqual(new Set(['3', '7']));
    const chows = sets.filter((kind) => kind === 'chow').length / sets.length;
    expect(chows).toBeGreaterThan(0.55);
    expect(chows).toBeLessThan(0.95);
  });

  it('leaves the tiles of a robbed kong to it, and gives other players concealed kongs too', async () => {
    const drawn = await drawing(all.luqiao);
    const hands: string[] = [];
    for (let i = 0; i < 400; i++) {
      const one = drawn.draw({seed: `rob ${i}`, by: 'robbing', level: 3});
      const {hand = '', others = {}} = one?.situation ?? {};
      const win = hand.split('+').at(-1)!;
      for (const told of Object.values(others)) {
        const other = typeof told === 'string' ? told : told.hand;
        expect(countKinds(tilesIn(other))[tilesIn(win)[0]], `${hand} | ${other}`).toBe(0);
        hands.push(other);
      }
    }
    expect(hands.length).toBeGreaterThan(100);
    expect(hands.some((hand) => hand.includes('[['))).toBe(true);
    expect(hands.some((hand) => /(^|[^[])\[(.)\2{3}[^[]\]/.test(hand))).toBe(true);
  });
});
