/** What a hand in the notation `gb` says of the win: winds, how it came, the last tile, a kong. */
import {expect, it} from 'vitest';
import {mj} from './run.js';

const score = (hand: string, ...more: string[]): ReturnType<typeof mj> =>
  mj('score', '--json', '--rules', 'mcr', '--notation', 'gb', ...more, hand);

const idsOf = ({out}: {out: string}): readonly string[] =>
  (JSON.parse(out) as {lines: {id: string}[]}).lines.map(({id}) => id);

it('reads the winds: a pung of the round wind, and of the winner’s', async () => {
  const hand = '[NNN,3][123m,1]789m1188p8p';
  expect(idsOf(await score(`${hand}|EE0000|`))).not.toContain('quanfengke');
  expect(idsOf(await score(`${hand}|NE0000|`))).toContain('quanfengke');
  expect(idsOf(await score(`${hand}|EN0000|`))).toContain('menfengke');
});

it('reads a self-draw, the last tile, the last of its kind and a kong', async () => {
  const hand = '[123m,1][456m,1]789m234p5s5s';
  expect(idsOf(await score(`${hand}|EE1000`))).toContain('zimo');
  expect(idsOf(await score(`${hand}|EE1010`))).toContain('miaoshouhuichun');
  expect(idsOf(await score(`${hand}|EE0010`))).toContain('haidilaoyue');
  expect(idsOf(await score('[123m,1][456m,1]55s234p78m9m|EE0100'))).toContain('hujuezhang');
  expect(idsOf(await score(`[1111p,1][456m,1]789m234p5s5s|EE1001`.replace('234p', '234s')))).toContain(
    'gangshangkaihua',
  );
});

it('says which flag goes against it', async () => {
  const {err, out} = await score('[123m,1][456m,1]789m234p5s5s|EE1000', '--by', 'discard');
  expect(err).toBe('note: --by discard does not go with |EE1000\n');
  expect(idsOf({out})).not.toContain('zimo');
  expect((await score('[123m,1][456m,1]789m234p5s5s|EE1000', '--by', 'self')).err).toBe('');
});
