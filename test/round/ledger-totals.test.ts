/** Ledgers refuse totals that the rules cannot give, and no total that they can. */
import {describe, expect, it} from 'vitest';
import {Drawing} from '../../src/core/drawing/drawing.js';
import {score} from '../../src/core/scoring/score.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {Situation} from '../../src/core/situation/situation.js';
import * as all from '../../src/rules/index.js';
import {read} from './ledger-said.js';

const HANDS = 150;

/** The line of a win off or by the dealer or another player, as the drawn situation has it. */
function lineOf({seat = 'east', dealer = 'east', by, from}: Situation, result: ScoreResult): string {
  const name = (of: string): string => (of === dealer ? 'A' : of === seat ? 'B' : 'C');
  const {total, lines} = result;
  const has = (id: string): boolean => lines.some((line) => line.id === id);
  if (has('nagashi')) return `${name(seat)} nagashi ${total}`;
  if (has('qiqiangyi'))
    return `${name(seat)} seven ${name(from ?? dealer) === name(seat) ? 'D' : name(from ?? dealer)} ${total}`;
  if (by === 'self') return `${name(seat)} tsumo ${total}`;
  const payer = from && from !== seat ? name(from) : seat === dealer ? 'B' : 'A';
  return `${name(seat)} ron ${payer} ${total}`;
}

const rules = Object.values(all)
  .filter(({flow}) => flow)
  .flatMap((ruleset) => [
    {ruleset, preset: undefined, id: ruleset.id},
    ...(ruleset.presets ?? []).map(({id: preset}) => ({ruleset, preset, id: preset})),
  ]);

describe.each(rules)('totals of $id', ({ruleset, preset, id}) => {
  it('that the scorer gives are taken', async () => {
    const drawing = new Drawing(ruleset, await ruleset.examples());
    const isDraw = (await ruleset.flow?.())?.extras?.nagashiTotal !== undefined;
    let taken = 0;
    for (let i = 0; i < HANDS; i++) {
      const drawn = drawing.draw({seed: `${id} ${i}`, level: 3, ...(preset && {preset})});
      if (!drawn) continue;
      const result = score(drawn.situation, ruleset);
      if (result.status !== 'win' || drawn.situation.options) continue;
      // 流し満貫 that does not count as a win: a ledger is told no total of it
      if (isDraw && drawn.situation.flags?.includes('nagashi')) continue;
      const {counters = 0} = drawn.situation;
      const text = `rules=${id} counters=${counters}\n${lineOf(drawn.situation, result)}`;
      const {fault} = read(text);
      expect(fault, `${text}\n${JSON.stringify(drawn.situation)}`).toBeUndefined();
      taken++;
    }
    expect(taken).toBeGreaterThan(HANDS / 2);
  });
});

describe('the least total', () => {
  const ron = {by: 'discard', from: 'west', seat: 'south'} as const;
  const self = {by: 'self', seat: 'south'} as const;
  it.each<readonly [Situation, total: number, below: number]>([
    [{rules: 'mcr', hand: '[234m][234p] 34s 789s EE +2s', ...ron}, 8, 7],
    [{rules: 'shiragiku', hand: '[123m][555p] 234s 678s 45m 99p +6m', flowers: '3f', ...ron}, 0, -1],
    [{rules: 'shiragiku', hand: '[123m][555p] 234s 678s 45m 99p +6m', flowers: '3f', ...self}, 1, 0],
    [{rules: 'xinzhang', hand: '[123m][555p] 234s 678s 45m 99p +6m', ...self}, 2, 1],
    [{rules: 'supercup', hand: '[123m][555p] 234s 678s 45m 99p +6m', ...self}, 1, 0],
    [{rules: 'ribon', hand: '[222p][666s] 678p 34s 88s +2s', gari: 'N', indicators: 'E', ...ron}, 4, 3],
    [{rules: 'luqiao', hand: '123m 456m 678p 34s 99p +2s', ...ron}, 10, 8],
    [{rules: 'luqiao', hand: '123m 456m 678p 34s 99p +2s', ...self}, 12, 10],
  ])('%j: %i', (situation, total, less) => {
    const line = situation.by === 'self' ? 'B tsumo' : 'B ron C';
    const fault = (of: number) => read(`rules=${situation.rules}\n${line} ${of}`).fault?.code;
    expect(score(situation, Object.values(all))).toMatchObject({status: 'win', total});
    expect(fault(total)).toBeUndefined();
    expect(fault(less)).toMatch(/^(total-low|bad-total)$/);
  });
});
