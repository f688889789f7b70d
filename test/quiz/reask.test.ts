/** A question about a table, kept as text: asked again at another table, on another day. */
import {describe, expect, test} from 'vitest';
import type {Seat} from '../../src/core/situation/situation.js';
import type {TableAsk} from '../../src/quiz/ask.js';
import {isTableIdea, LONGEST_TABLE, type TableIdea} from '../../src/quiz/table-idea.js';
import {askedTable, reasked, tableIdea, type AskedTable} from '../../src/quiz/table/reask.js';
import {rulesetOf} from './asking.js';
import {ask as posed, roundOf} from './table-asking.js';

const asked = async (ask: TableAsk, told: string, more: Partial<AskedTable> = {}): Promise<AskedTable> => ({
  round: await roundOf(told),
  ask,
  seat: undefined,
  pose: (round, seat) => posed(ask, round, seat),
  ...more,
});

/** The question, kept and read again. */
async function readAgain(idea: TableIdea): Promise<AskedTable | undefined> {
  const ruleset = rulesetOf(idea.rules.split('@')[0]);
  const flow = await ruleset.flow?.();
  if (!flow) throw new Error('no flow');
  const pose = (round: AskedTable['round'], seat: Seat | undefined) => posed(idea.ask, round, seat);
  return askedTable(JSON.parse(JSON.stringify(idea)) as TableIdea, {ruleset, flow}, pose);
}

const CLAIM = 'rules=mcr left=52 W: 99m 123p 456s 789s 1s 2p S: 78m 234p 55s 123456m play: E: +9m -9m # why';
const RIICHI = 'rules=riichi turn=S indicators=E left=40 S: 345p 678m 99s 234m 67s play: S: +W';
const NEXT = 'rules=xinzhang counters=2 start=deal E: 123p 456p 789p 111s 55m 78m 9m play: E: win';
const MOVE = 'rules=mcr turn=S left=60 S: 1m 34p 12345679s 8s FF play: S: -1m';

const KINDS: readonly (readonly [TableAsk, string, Partial<AskedTable>?])[] = [
  ['may', CLAIM],
  ['may', RIICHI, {seat: 'south', bottom: 'south', seen: 'south'}],
  ['wins', RIICHI, {seat: 'south', index: true}],
  ['next', NEXT, {looks: {attempts: 1}}],
];

describe('a question about a table that is kept', () => {
  for (const [what, told, more] of KINDS)
    test(`${what}, of ${more?.seat ?? 'all'}: is what was asked, as plain JSON`, async () => {
      const first = await asked(what, told, more);
      const idea = tableIdea(first) ?? expect.fail('not kept');
      expect(isTableIdea(JSON.parse(JSON.stringify(idea)))).toBe(true);
      expect(idea.text).not.toContain('why');
      const again = (await readAgain(idea)) ?? expect.fail('not read');
      expect(again.pose(again.round, again.seat).judge('')).toEqual(
        first.pose(first.round, first.seat).judge(''),
      );
      expect(again).toMatchObject(more ?? {});
      expect(tableIdea(again)).toEqual(idea);
    });

  for (const [what, told, more] of [...KINDS, ['move', MOVE] as const])
    test(`${what}, of ${more?.seat ?? 'all'}: is asked at another table, which can be answered`, async () => {
      const whole = await asked(what, told, more);
      const first = what === 'move' ? {...whole, round: {...whole.round, at: 0}} : whole;
      const idea = tableIdea(first) ?? expect.fail('not kept');
      const again = (await readAgain(idea)) ?? expect.fail('not read');
      const texts = new Set<string>();
      for (let day = 0; day < 12; day++) {
        const other = reasked(again, `1/${day}`) ?? expect.fail('none');
        expect(other).toEqual(reasked(again, `1/${day}`));
        expect({...other, text: '', seat: '', bottom: '', seen: ''}).toEqual({
          ...{...idea, text: '', seat: '', bottom: '', seen: ''},
        });
        // who is asked stays at the bottom, and is seen
        if (idea.bottom) expect([other.bottom, other.seen]).toEqual([other.seat, other.seat]);
        const read = (await readAgain(other)) ?? expect.fail('refused');
        const question = read.pose(read.round, read.seat);
        expect(question.fault).toBeUndefined();
        expect(question.judge(question.read(question.judge('').expected) ?? '').right).toBe(true);
        texts.add(other.text);
      }
      expect(texts.size).toBeGreaterThan(3);
      expect(texts).not.toContain(idea.text);
    });

  test('is none where a seed deals, where no rules are, and where the round is too long', async () => {
    expect(tableIdea(await asked('next', 'rules=mcr seed=7 start=deal play: E: -1m'))).toBeUndefined();
    expect(tableIdea(await asked('may', 'E: 123m play: E: +1m'))).toBeUndefined();
    const {round, ...rest} = await asked('may', CLAIM);
    const {moves} = round.record;
    const long = {...round.record, moves: Array.from({length: LONGEST_TABLE / 4}, () => moves[0])};
    expect(tableIdea({...rest, round: {...round, record: long}})).toBeUndefined();
  });

  test('is not asked where somebody has changed it into none', async () => {
    const idea = tableIdea(await asked('may', CLAIM)) ?? expect.fail('not kept');
    const changes: Partial<TableIdea>[] = [
      {text: ''},
      {text: 'rules=mcr play: S: +1m E: +1m'},
      {text: '<script>'},
      {at: -1},
      {at: 99},
      {text: 'rules=mcr E: 123456789m 1234p play: E: +1m -1m'},
      {seat: 'north', text: 'rules=ribon turn=E E: 123p play: E: +1p', rules: 'ribon'},
    ];
    for (const change of changes) {
      const again = await readAgain({...idea, ...change});
      expect(again && reasked(again, 'a'), JSON.stringify(change)).toBeUndefined();
    }
  });
});
