/** What comes of the buttons of a reader who must see wins and claims himself. */
import {expect, it} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import {offeredMoves, pressed} from '../../src/elements/mj-play/strict.js';
import {en} from '../../src/locales/round/en.js';
import {en as strings} from '../../src/locales/en.js';
import {OpenHand} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import type {Move} from '../../src/round/record/move.js';
import {played, tableOf} from './tables.js';

const messages = {round: en, problems: strings.problems};

it('means the only move of a name, asks which of several, and says why there is none', async () => {
  const [mcr] = played.filter(({id}) => id === 'mcr');
  const table = await tableOf(mcr);
  const {rules} = table;
  const seen = {one: 0, several: 0, noSet: 0, left: 0, win: 0};
  for (let seed = 1; seed <= 6; seed++) {
    const hand = OpenHand.deal(table, {seed: String(seed), seat: 'south', levelOf: () => 3, isStrict: true});
    if (isFault(hand)) throw new Error(hand.code);
    while (thoughtOut(hand.goOn()) !== 'over') {
      const {question} = hand;
      if (!question) continue;
      if (question.isEveryTile) {
        expect(offeredMoves(hand, rules).map((move) => move.do)).toEqual([
          'win',
          'kong',
          'pung',
          'chow',
          'pass',
        ]);
        for (const name of ['chow', 'pung', 'kong'] as const) {
          const legal = question.moves.filter((move) => move.do === name);
          const {answer, choices, why} = pressed(hand, {do: name}, {rules, messages, noSet: 'NO'});
          expect([answer, ...(choices ?? [])].filter(Boolean)).toEqual(legal);
          expect(why === undefined).toBe(legal.length > 0);
          if (legal.length === 1) seen.one++;
          if (legal.length > 1) seen.several++;
          if (why === 'NO') seen.noSet++;
          if (why?.includes('from the player on the left')) seen.left++;
        }
      } else expect(offeredMoves(hand, rules).filter((move) => move.do === 'win')).toHaveLength(1);
      const win = pressed(hand, {do: 'win'}, {rules, messages, noSet: ''});
      const mayWin = question.moves.some((move) => move.do === 'win');
      expect(win.answer?.do).toBe(mayWin ? 'win' : 'falsewin');
      if (!mayWin) expect(win.why).toMatch(/^South may not win/);
      if (mayWin) seen.win++;
      const moves: readonly Move[] = question.moves;
      hand.answer(
        moves.find(({do: name}) => name === 'pass') ?? moves.findLast(({do: name}) => name === 'discard'),
      );
    }
  }
  const {one, several, noSet, left} = seen;
  for (const n of [one, several, noSet, left]) expect(n).toBeGreaterThan(0);
});
