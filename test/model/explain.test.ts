/** The steps that explain a score: what each says of which tiles, and that they lead to the total. */
import {describe, expect, test} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import {LANGS} from '../../src/core/game/names.js';
import {unitPaid} from '../../src/core/game/settle.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {kindName} from '../../src/core/tiles/tile.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {sayStep} from '../../src/elements/mj-explain/step-sentences.js';
import type {FitStep, SplitStep, ExplainStep, WildStep} from '../../src/elements/mj-explain/step.js';
import {stepKindsIn, stepsOf, wrongKind} from '../../src/elements/mj-explain/explain-steps.js';
import {explainWords} from '../../src/locales/explain.js';
import {loadLocale} from '../../src/locales/index.js';
import * as all from '../../src/rules/index.js';
import {handOf} from '../rules/xinzhang/drawn-hand.js';
import {readings, score as plainScore, sum} from '../rules/xinzhang/plain.js';
import {namesIn} from '../rules/drawn.js';

type Rules = keyof typeof all;

function explain(situation: Omit<Situation, 'rules'>, rules: Rules, kinds?: string): ExplainStep[] {
  const whole = {...situation, rules};
  const ruleset = all[rules];
  return stepsOf({situation: whole, ruleset, result: score(whole, ruleset)}, stepKindsIn(kinds));
}

const ids = (steps: readonly ExplainStep[]): string[] => steps.map(({id}) => id);
const stepOf = <T extends ExplainStep>(steps: readonly ExplainStep[], what: T['what']): T => {
  const found = steps.find((step) => step.what === what);
  if (!found) throw new Error(`no ${what}`);
  return found as T;
};

const WILD = {seat: 'south', by: 'self', wild: '5s', hand: '11p234m579sCCCEE +1p'} as const;
const MCR = {by: 'discard', from: 'west', hand: '[123m][456m] 789m 234p 5s +5s'} as const;

describe('the steps of a win', () => {
  test('are the hand, wild tiles, the split, each line, the arithmetic, and each seat', () => {
    expect(ids(explain(WILD, 'luqiao'))).toEqual([
      'hand',
      'wild-1',
      'groups',
      'line-hudi',
      'line-anke',
      'line-zimo',
      'line-dragonPung',
      'add-hu',
      'double',
      'pay-east',
      'pay-south',
      'pay-west',
      'pay-north',
    ]);
  });

  test('add up one line after the other', () => {
    const lines = explain(WILD, 'luqiao').flatMap((step) => (step.what === 'line' ? [step.sums] : []));
    expect(lines.at(-1)).toEqual([
      [28, 'hu'],
      [1, 'tai'],
    ]);
    expect(lines[0]).toEqual([[10, 'hu']]);
  });

  test('double and reach a limit one operation at a time', () => {
    const big = {by: 'self', hand: '[[EEEE]] [[PPPP]] CCC 99m 11m +1m', wild: '3p'} as const;
    const steps = explain(big, 'luqiao', 'total').map((step) =>
      step.what === 'sum' ? step.operation : step,
    );
    expect(steps.map((step) => ('is' in step ? step.is : step))).toEqual(['sum', 'sum', 'power', 'limit']);
    expect(steps.at(-1)).toMatchObject({result: 100});
  });

  test('name the minimum that is reached', () => {
    expect(ids(explain(MCR, 'mcr', 'total'))).toEqual(['add-fan', 'minimum']);
  });

  test('end with all seats at zero', () => {
    for (const [situation, rules] of [
      [WILD, 'luqiao'],
      [MCR, 'mcr'],
    ] as const) {
      const seats = explain(situation, rules, 'payments').flatMap((step) =>
        step.what === 'pay' ? [step] : [],
      );
      expect(seats).toHaveLength(4);
      expect(seats.at(-1)?.sum).toBe(0);
      for (const {seat, payments, net} of seats) {
        const own = payments.reduce((n, {to, amount}) => n + (to === seat ? amount : -amount), 0);
        expect(own).toBe(net);
      }
    }
  });

  test('say what a wild tile stands for, and what it would be worth as another', () => {
    const wild = stepOf<WildStep>(explain(WILD, 'luqiao'), 'wild');
    expect(wild).toMatchObject({tile: '5s', stands: '8s', isStandIn: false, places: [5]});
    const pairs = explain({by: 'self', wild: '9s', hand: '234m 567m 123p 888s P +9s'}, 'luqiao', 'wild');
    expect(pairs).toMatchObject([{tile: '9s', stands: 'P', instead: {stands: '9s', total: 16}}]);
  });

  test('say what takes the place of the wild tile', () => {
    const steps = explain({by: 'self', wild: '9s', hand: '234m 567m 123p 78s EE +P'}, 'luqiao', 'wild');
    expect(steps).toMatchObject([{tile: 'P', stands: '9s', isStandIn: true}]);
  });

  test('are chosen by kind, in any order', () => {
    expect(ids(explain(MCR, 'mcr', 'payments hand'))[0]).toBe('hand');
    expect(new Set(explain(MCR, 'mcr', 'lines,total').map(({kind}) => kind))).toEqual(
      new Set(['lines', 'total']),
    );
    expect(wrongKind('lines sums')).toEqual({word: 'sums', start: 6});
    expect(wrongKind('lines, total')).toBe(undefined);
  });
});

describe('the split', () => {
  test('says what the same tiles are otherwise: a hand or none', () => {
    const chows = explain({...MCR, hand: '223344m 567m 234p 5s +5s'}, 'mcr');
    expect(stepOf<SplitStep>(chows, 'split').resplits).toEqual([
      expect.objectContaining({tiles: '22m33m44m', from: 'chow', as: 'pair', count: 3}),
    ]);
    expect(stepOf<SplitStep>(chows, 'split').resplits[0].total).toBe(undefined);
    const pungs = stepOf<SplitStep>(explain({...MCR, hand: '222333444m 567s 9p +9p'}, 'mcr'), 'split');
    expect(pungs.resplits[0]).toMatchObject({from: 'pung', as: 'chow'});
    expect(pungs.resplits[0].total).toBe(pungs.other?.total);
    expect(pungs.other?.total).toBeLessThan(
      score({...MCR, rules: 'mcr', hand: '222333444m 567s 9p +9p'}, all.mcr).total,
    );
  });

  const HANDS = 300;
  test(`has the next best of a brute force, with its worth, for ${HANDS} drawn hands`, async () => {
    const drawn = await drawing(all.xinzhang);
    const patterns = drawn.patterns();
    const splitOf = (groups: readonly (readonly string[])[]): string =>
      groups
        .map((tiles) => tiles.join(''))
        .sort()
        .join();
    let several = 0;
    for (let i = 0; i < HANDS; i++) {
      const pattern = patterns[i % patterns.length];
      const one = drawn.draw({seed: `split ${i}`, patterns: [pattern], options: {minTai: 0}});
      if (!one) continue;
      const {situation} = one;
      const result = score(situation, all.xinzhang);
      if (result.status !== 'win' || !result.groups.length) continue;
      const own = splitOf(result.groups.map(({tiles}) => namesIn(tiles)));
      const hand = handOf(situation);
      const others = [...readings(hand)].filter(
        ({groups}) => splitOf(groups.map(({kinds}) => kinds.map(kindName))) !== own,
      );
      const worths = others.map((reading) => sum(plainScore(hand, reading).lines));
      const best = worths.length ? Math.max(...worths) : undefined;
      const step = stepOf<SplitStep>(stepsOf({situation, ruleset: all.xinzhang, result}), 'split');
      expect(step.other?.total, JSON.stringify(situation)).toBe(best);
      if (best !== undefined) several++;
    }
    expect(several).toBeGreaterThan(5);
  });
});

describe('a hand that is no win', () => {
  test('has the tiles that do not fit, and those that are missing', () => {
    const fit = stepOf<FitStep>(explain({...MCR, hand: '[123m][456m] 789m 23p 59s +5s'}, 'mcr'), 'fit');
    expect(fit).toMatchObject({away: 1, loose: ['9s'], places: [6], missing: ['1p']});
  });

  test('is told how far it is in any form: seven pairs, orphans, wild tiles', () => {
    const pairs = stepOf<FitStep>(explain({...MCR, hand: '1133m5577p199sES +E'}, 'mcr'), 'fit');
    expect(pairs).toMatchObject({away: 1});
    expect([...pairs.loose, ...pairs.missing].sort()).toSatisfy(
      (tiles: string[]) => tiles.includes('S') || tiles.includes('2m'),
    );
    const orphans = stepOf<FitStep>(explain({...MCR, hand: '19m19p19sESWNPF2m +3m'}, 'mcr'), 'fit');
    expect(orphans).toMatchObject({away: 2, loose: ['2m', '3m']});
    expect(orphans.missing).toContain('C');
    const wild = stepOf<FitStep>(
      explain({by: 'self', wild: '9s', hand: '234m 567m 12p 888s 9sE +W'}, 'luqiao'),
      'fit',
    );
    expect(wild).toMatchObject({away: 1});
    expect(wild.loose).not.toContain('9s');
  });

  test('is what completing it says: its tiles without those that do not fit, with those that are missing, win', async () => {
    for (const ruleset of Object.values(all)) {
      const drawn = await drawing(ruleset);
      for (let i = 0; i < 25; i++) {
        const one = drawn.draw({seed: `fit ${i}`, level: 1});
        if (!one?.situation.by) continue;
        const {hand, wild} = one.situation;
        const spoiled = hand.replace(/\+.*/, '+1s').replaceAll('_', '');
        const situation = {rules: ruleset.id, by: 'self' as const, hand: spoiled, ...(wild ? {wild} : {})};
        const result = score(situation, ruleset);
        if (result.status !== 'not-a-win') continue;
        const fit = stepOf<FitStep>(stepsOf({situation, ruleset, result}), 'fit');
        expect(fit.loose.length, JSON.stringify([situation, fit])).toBe(fit.away);
        expect(fit.missing.length, spoiled).toBe(fit.away);
      }
    }
  });

  test('that is ready says what it waits for', () => {
    const fit = stepOf<FitStep>(explain({hand: '[123m][456m] 789m 23p 55s'}, 'mcr'), 'fit');
    expect(fit.ready.map(({tile}) => tile)).toEqual(['1p', '4p']);
    expect(fit.loose).toEqual([]);
  });

  test('has its lines too where every hand scores', () => {
    const steps = explain({hand: '[2222p] 1m 6m 9m 2s 4s 6s 8s WW N', wild: '9s', seat: 'west'}, 'luqiao');
    expect(ids(steps)).toEqual(['hand', 'fit', 'line-pairOwnWind', 'line-minggang', 'add-hu']);
  });

  test('says why a win is not allowed, and what it just fails', () => {
    const steps = explain({...MCR, hand: '[123m] 456m 78p 99s 345s +6p'}, 'mcr');
    expect(steps.at(-1)).toMatchObject({what: 'refused', reason: {code: 'below-minimum'}});
    expect(ids(steps)).toContain('groups');
    const {near} = stepOf<Extract<ExplainStep, {what: 'refused'}>>(steps, 'refused');
    expect(near.length).toBeGreaterThan(0);
  });

  test('that cannot be read has the reason alone', () => {
    expect(explain({...MCR, hand: '123q'}, 'mcr')).toMatchObject([
      {what: 'problem', reason: {code: 'unknown-character'}},
    ]);
  });
});

test('every step of every pattern has words in every language', async () => {
  for (const ruleset of Object.values(all)) {
    const drawn = await drawing(ruleset);
    for (const [i, id] of drawn.patterns().entries()) {
      const one = drawn.draw({seed: `words ${id}`, patterns: [id]});
      if (!one) continue;
      const {situation} = one;
      const lang = LANGS[i % LANGS.length];
      const strings = {...(await loadLocale(lang)), ...(await explainWords.load(lang))};
      const text = rulesetWords(ruleset)[lang];
      const result = score(situation, ruleset, strings.problems);
      for (const step of stepsOf({situation, ruleset, result})) {
        const said = sayStep(step, {
          situation,
          result,
          paid: unitPaid(ruleset),
          strings,
          text,
          nameText: text,
          cite: false,
        });
        const whole = JSON.stringify(said);
        expect(said.title, whole).not.toBe('');
        expect(whole, JSON.stringify(situation)).not.toMatch(/undefined|NaN|\[object|null/);
      }
    }
  }
});
