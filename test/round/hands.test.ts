/** Several hands in one text, as `mj round` and `<mj-round>` read them. */
import {describe, expect, it} from 'vitest';
import {readHands} from '../../src/round/convert/hands.js';
import {formatHands, handTexts, MOST_HANDS} from '../../src/round/text/hands.js';
import {mjGiven} from '../cli/run.js';
import {recordOf} from './rounds.js';

const GAME = `rules=mcr players=A,B,C,D turn=E
E: [123m][456m][789m] 11p 23s
play:
E: +9s -9s
===
players=B,C,D,A turn=S
play:
S: +9m -9m
`;

describe('several hands in one text', () => {
  it('take names from the first one, unless they say them', () =>
    expect(readHands(GAME, {}).map(({record}) => [record?.rules, record?.start.players])).toEqual([
      ['mcr', ['A', 'B', 'C', 'D']],
      ['mcr', ['B', 'C', 'D', 'A']],
    ]));

  it('not from a comment, and none begins in one', () => {
    const {hands} = handTexts('{rules=mcr}\nturn=E {\n===\n}\nplay:\nE: +1m\n===\nturn=E\n');
    expect(hands.map(({kept}) => kept)).toEqual([{}, {}]);
  });

  it('are judged by the command, each fault at its place in the whole text', async () => {
    expect((await mjGiven(GAME, 'round', '-')).out).toBe('2 passed, 0 failed\n');
    const {out} = await mjGiven(GAME.replace('S: +9m -9m', 'W: +9m -9m'), 'round', '-');
    expect(out).toMatch(/^-:8:4: /);
    expect(out).toContain('1 passed, 1 failed');
    expect((await mjGiven(GAME.replace('S: +9m -9m', 'S: ?zz'), 'round', '-')).out).toMatch(/^-:8:/);
  });

  it.each([[GAME], ['rules=mcr options=fullFlush:true turn=E\n===\nrules=guobiao turn=S\nplay:\nS: +1m\n']])(
    'are written so that each is the same again',
    (text) => {
      const records = text.split('===\n').map((own) => recordOf(own));
      const written = formatHands(records);
      expect(readHands(written, {}).map(({record}) => record)).toEqual(records);
    },
  );

  it('are so many at most', async () => {
    const many = 'turn=E\nplay:\nE: +1m\n===\n'.repeat(MOST_HANDS + 1);
    expect(readHands(many, {}).map(({fault}) => fault?.code)).toHaveLength(MOST_HANDS + 1);
    expect(readHands(many, {}).at(-1)?.fault?.code).toBe('too-many-hands');
    const {out, status} = await mjGiven(many, 'round', '-');
    expect(out).toContain(`-:${4 * MOST_HANDS + 1}:1: Only ${MOST_HANDS} hands are read.`);
    expect(status).toBe(1);
  });
});

describe('a text that tells nothing', () => {
  it.each([
    '',
    '  \n',
    '<a>',
    '{only a comment}',
    '"str"',
    '# nothing',
    '{}',
    '===\n===',
    'rules=mcr round=E',
    'rules=mcr\n===',
  ])('%j does not pass', async (text) => {
    const {out, status} = await mjGiven(text, 'round', '-');
    expect(status).toBe(1);
    expect(out).toMatch(/(?:tells no hand and no move|is empty)\.\n0 passed, 1 failed\n$/);
  });

  it('beside hands that are right', async () =>
    expect((await mjGiven(`${GAME}===\n{nothing}\n`, 'round', '-')).out).toContain('2 passed, 1 failed'));
});
