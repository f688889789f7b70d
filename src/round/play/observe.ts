/** What one seat may know of a position. */
import {FACE_DOWN} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import {EMPTY_SEAT, shownIndicators} from '../state/at.js';
import type {LaidMeld, Phase, RoundPosition, SeatState} from '../state/position.js';
import {bySeat, type RoundRules} from '../state/rules.js';

/**
 * A position as a seat sees it. Hidden are: the tiles of the others, and what these are barred from; the wall;
 * indicators that are not turned yet, and those under them; claims of the others that are not carried out yet. The hand
 * of who has won lies open.
 */
export function observe(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const {wall: _wall, phase, ended, ...open} = p;
  const {ura, indicators, ...frame} = p.frame;
  const winners = ended?.winners ?? [];
  const seen = (of: Phase): Phase => phaseSeen(of, seat, frame.dealer);
  return {
    ...open,
    frame: {
      ...frame,
      ...(indicators && {indicators: shownIndicators(rules, p)}),
      ...(ura && winners.length > 0 && {ura: ura.slice(0, shownIndicators(rules, p).length)}),
    },
    seats: bySeat(rules.seats, (one) => {
      const state = p.seats[one] ?? EMPTY_SEAT;
      return one === seat || winners.includes(one) ? state : hidden(state, laysFaceDown(rules, p));
    }),
    phase: seen(phase),
    ...(ended && {ended: {...ended, phase: seen(ended.phase)}}),
  };
}

/** Whether nobody but its owner knows a concealed kong. */
const laysFaceDown = ({ruleset}: RoundRules, {ended}: RoundPosition): boolean =>
  ruleset?.concealedKong === 'all' && !(ended && ruleset.concealedKongShown === 'won');

/** A hand of which only what lies on the table is seen, and that a tile was drawn. */
function hidden({held: _held, drawn, threw: _threw, ...open}: SeatState, kongs: boolean): SeatState {
  return {
    ...open,
    ...(drawn !== undefined && {drawn: FACE_DOWN}),
    melds: kongs ? open.melds.map(turnedOver) : open.melds,
    missed: {},
    passed: [],
  };
}

const turnedOver = (meld: LaidMeld): LaidMeld =>
  meld.open ? meld : {...meld, tiles: meld.tiles.map(() => FACE_DOWN)};

/** The phase without what only another seat knows. */
function phaseSeen({answers, unready, tile, ...phase}: Phase, seat: Seat, dealer: Seat): Phase {
  const own = answers?.[seat];
  // the last tile of the dealer's first hand, and a tile of a kong that lies face down, are not shown
  const isDealt = (phase.is === 'act' || phase.is === 'replace') && seat !== dealer;
  return {
    ...phase,
    ...(tile !== undefined && !isDealt && {tile}),
    ...(unready && phase.seat === seat && {unready}),
    ...(own && {answers: {[seat]: own}}),
  };
}
