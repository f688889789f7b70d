import type {Situation} from '../../../src/core/situation/situation.js';
import {kindOfName, namesIn, partsOf, seatOf} from '../drawn.js';
import type {PlainHand} from './plain.js';

/** A drawn situation in the form of the plain second scorer. */
export function handOf(situation: Situation): PlainHand {
  const {rules, hand, by = 'self', seat, round, flowers, flags, options} = situation;
  const {melds, held, win = ''} = partsOf(hand);
  return {
    melds: melds.map(({tiles, how}) => ({
      kinds: tiles.map(kindOfName),
      open: how !== 'concealed',
      added: how === 'added',
    })),
    held: held.map(kindOfName),
    win: kindOfName(win),
    by,
    seat: seatOf(seat),
    round: seatOf(round),
    flowers: namesIn(flowers ?? '').map((name) => Number(name[0]) - 1),
    flags: flags ?? [],
    passed: [],
    rules: rules === 'supercup' ? rules : 'xinzhang',
    options: {...options},
  };
}
