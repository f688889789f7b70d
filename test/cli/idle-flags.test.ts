/** A flag that does nothing is not ignored in silence. */
import {expect, it} from 'vitest';
import {answerer} from '../../src/cli/answers.js';
import {mj} from './run.js';

const human = (...more: string[]): ReturnType<typeof mj> =>
  mj(
    'score',
    '--rules',
    'riichi',
    '--by',
    'discard',
    '--from',
    'west',
    '--seat',
    'south',
    ...more,
    '123m 456p 23p PP SSS +4p',
  );

it('is said where the house rules do not count it, and not where they do', async () => {
  const {err, status} = await human('--flags', 'human');
  expect([err, status]).toEqual(['note: --flags human changes nothing for this hand\n', 0]);
  expect((await human('--flags', 'human', '--options', 'renhou:mangan')).err).toBe('');
});

const HAND = '123m 456p 23p PP SSS';

it('is said by mj waits, and a flag that changes what the waits are worth is not', async () => {
  const asked = ['--rules', 'riichi', '--seat', 'south', '--flags'];
  const said = 'note: --flags human changes nothing for this hand\n';
  expect((await mj('waits', ...asked, 'human', HAND)).err).toBe(said);
  expect((await mj('waits', ...asked, 'riichi', HAND)).err).toBe('');
  expect((await mj('discards', ...asked, 'riichi', `${HAND} 9m`)).err).toBe('');
});

it.each(['score', 'waits', 'discards'] as const)(
  'mj %s --ndjson names the fields that are not used',
  async (command) => {
    const hand = {score: `${HAND} +4p`, waits: HAND, discards: `${HAND} 9m`}[command];
    const told = {rules: 'mcr', ...(command === 'score' && {by: 'self'}), hand};
    const lines = [
      {...told, wild: '9s', counters: 2, others: {}},
      {...told, counters: 0, round: 'south'},
      1,
      null,
    ];
    const answer = await answerer({command, lang: 'en'});
    const answers = answer(Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')));
    const out = Buffer.from(answers.out).toString();
    const unused = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as {unused?: string[]}).unused);
    expect(unused[0]?.toSorted()).toEqual(['counters', 'others', 'wild']);
    expect(unused.slice(1)).toEqual([undefined, undefined, undefined]);
  },
);
