/** luqiao: the value of a self-draw of the discarded tile, where the hand waits on everything after the discard. */
import {score} from '../../core/scoring/score.js';
import type {Tile} from '../../core/tiles/tile.js';
import {handOf, isUnknown, type At} from '../state/at.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {inTileOrder} from '../record/tiles.js';
import {meldsText, notationOf} from '../text/notation.js';
import {waitsAfter} from './waiting.js';
import {common} from './winning.js';

/**
 * The value of a self-draw of the discarded tile (TZ-22).
 * @returns undefined where the options do not compare, or the hand does not wait on everything
 */
export function thrownTotal(at: At, thrown: Tile): number | undefined {
  const {state, rules, seat} = at;
  const {ruleset, flow, o} = rules;
  if (!ruleset || !flow.wilds?.comparesThrown(o) || isUnknown(state)) return undefined;
  if (!waitsAfter(at, thrown).length) return undefined;
  const held = notationOf(inTileOrder(withoutSome(handOf(state) ?? [], [thrown]) ?? []));
  const asked = {...common(at), seat, hand: `${meldsText(state)} ${held} +${notationOf([thrown])}`};
  const from = rules.seats.find((other) => other !== seat);
  const options = {...rules.given, caishenTanki: 'tsumoOnly'};
  const barred = score({...asked, options, by: 'discard', from}, ruleset);
  if (barred.reason?.code !== 'wild-single-wait') return undefined;
  const drawn = score({...asked, by: 'self'}, ruleset);
  return drawn.status === 'win' ? drawn.total : undefined;
}
