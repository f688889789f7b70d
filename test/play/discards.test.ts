/** The rivers of a table tell in which order all discards were made. */
import {describe, expect, it} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import {discardsInOrder} from '../../src/play/seen/discards.js';
import {playHand} from '../../src/play/table/hand.js';
import {playersAt} from '../../src/play/table/table.js';
import {played, tableOf} from './tables.js';

describe.each(played)('$id', (ruleset) => {
  it.each(['1', '2', '3'])('finds the order of the discards, calls among them: %s', async (seed) => {
    const table = await tableOf(ruleset);
    const hand = playHand(
      table.referee,
      {seed: `order ${seed}`},
      playersAt(table, seed, () => 3),
    );
    if (isFault(hand)) throw new Error(hand.code);
    const made = hand.record.moves.filter((move) => move.do === 'discard').map(({seat}) => seat);
    const found = discardsInOrder(hand.last, table.rules.seats).map(({seat}) => seat);
    expect(made.length).toBeGreaterThan(3);
    expect(found).toEqual(made);
  });
});
