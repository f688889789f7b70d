/** For which yakuman a player is liable who let another call the last of its sets (包, RC-18). */
import type {MeldOfSeat} from '../../core/flow.js';
import type {Position} from '../../core/position.js';
import type {Seat} from '../../core/situation.js';
import {HONOR, WHITE, kindOf} from '../../core/tile.js';
import type {RiichiOptions} from './options.js';

type House = Pick<RiichiOptions, 'liability' | 'kongLiability'>;

/** A yakuman that is certain once so many sets lie open. */
interface Fed {
  readonly id: 'daisangen' | 'daisuushii' | 'suukantsu';
  readonly sets: number;
  readonly isSet: (set: Pick<MeldOfSeat, 'kind' | 'of'>) => boolean;
}

const HONORS: readonly Fed[] = [
  {id: 'daisangen', sets: 3, isSet: ({kind, of}) => kind !== 'chow' && of >= WHITE},
  {id: 'daisuushii', sets: 4, isSet: ({kind, of}) => kind !== 'chow' && of >= HONOR && of < WHITE},
];
const KONGS: Fed = {id: 'suukantsu', sets: 4, isSet: ({kind}) => kind === 'kong'};

function fedUnder({liability, kongLiability}: House): readonly Fed[] {
  if (!liability) return [];
  return kongLiability ? [...HONORS, KONGS] : HONORS;
}

/** Whether a kong was the last of four as it was called: no later one was added to a pung. */
const isFourth = (melds: readonly MeldOfSeat[], last: MeldOfSeat): boolean =>
  !last.added && melds.every(({among = 0}) => among <= melds.indexOf(last));

/** The seat that fed the last set of a yakuman, by the melds in the order in which they were made. */
export function liableSeat(melds: readonly MeldOfSeat[], house: House): Seat | undefined {
  for (const fed of fedUnder(house)) {
    const found = melds.filter(fed.isSet);
    const last = found.at(-1);
    if (found.length === fed.sets && last?.from && (fed !== KONGS || isFourth(melds, last))) return last.from;
  }
  return undefined;
}

/** The yakuman for which somebody can be liable, by the melds of a hand: their sets are laid, the last one by a call. */
export function fedYakuman({hand}: Position, house: House): readonly Fed['id'][] {
  const melds = hand.melds.map((meld) => ({...meld, of: Math.min(...meld.tiles.map(kindOf))}));
  return fedUnder(house)
    .filter((fed) => {
      const found = melds.filter(fed.isSet);
      const isCalled = found.some(({open, added}) => (fed === KONGS ? open && !added : open || added));
      return found.length === fed.sets && isCalled;
    })
    .map(({id}) => id);
}
