/** What players are asked: nothing that changes nothing. */
import {expect, it} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {readGiven} from '../../src/play/table/given-position.js';
import {OpenHand} from '../../src/play/table/open-hand.js';
import {xinzhang} from '../../src/rules/xinzhang/index.js';
import {tableOf} from './tables.js';

it.each([
  ['ready', 'S: 123m 456m 789m 78p 33s EEE', ['draw', 'ready']],
  ['not ready', 'S: 1133m 1357p 1357s EESS', undefined],
])('a hand that is %s before its first draw', async (_, text, asked) => {
  const table = await tableOf(xinzhang);
  const from = readGiven(table, `start=deal ${text}`);
  if (isFault(from)) throw new Error(from.message);
  const hand = OpenHand.deal(table, {seed: 'asking', seat: 'south', from, levelOf: () => 3});
  if (isFault(hand)) throw new Error(`${hand.code} ${hand.about ?? ''}`);
  while (thoughtOut(hand.goOn()) === 'moved');
  const names = hand.question?.moves.map(({do: name}) => name).sort() ?? [];
  if (asked) expect(names).toEqual(asked);
  else expect(names).toContain('discard');
  expect(names.includes('ready')).toBe(asked !== undefined);
});
