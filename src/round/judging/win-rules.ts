/** Judges wins: first what the moment forbids, then what the scorer says. */
import type {ScoreResult} from '../../core/game/result.js';
import {furitenOf} from '../../core/patterns/furiten.js';
import {score} from '../../core/scoring/score.js';
import type {ProblemMessages} from '../../core/situation/problem.js';
import {FLOWER, kindName, kindOf, tileName} from '../../core/tiles/tile.js';
import {declarationsOf, isToAct, flowersSetAside, isUnknown, flowerIn, type At} from '../state/at.js';
import type {Move} from '../record/move.js';
import {refuse, type Ruling} from './ruling.js';
import {waitsOf, waitsWithout} from './waiting.js';
import {flowerWinOf, situationAt, winningTile, type TileWon} from './winning.js';
import {wildAmong} from '../state/wild-on-table.js';

/** Judges a win of the seat now. */
export function judgeWin(at: At, move?: Move, messages?: ProblemMessages): Ruling {
  const {p, seat, state, rules} = at;
  if (allFlowersWorth(at) !== undefined) return state.dead ? refuse('dead-hand') : undefined;
  const won = winningTile(at);
  if (!won) return refuse(isToAct(p, seat) ? 'after-call' : 'not-your-turn');
  if (move?.tile !== undefined && kindOf(move.tile) !== kindOf(won.tile))
    return refuse('wrong-tile', tileName(won.tile));
  if (state.dead) return refuse('dead-hand');
  if (p.phase.answers?.[seat]) return refuse('answered');
  if (!rules.ruleset) return p.phase.is === 'draw' ? refuse('not-your-turn') : undefined;
  const open = p.phase.is === 'draw' ? refuse('not-your-turn') : undefined;
  if (isUnknown(state)) return publicly(at, won) ?? open ?? 'unsure';
  return tooSoon(at) ?? incomplete(at, won) ?? timely(at, won) ?? scored(at, messages) ?? open;
}

/** mcr: all eight flowers win when the last one is set aside, before its replacement (MC-11). @returns their value */
export function allFlowersWorth({p, seat, state, rules}: At): number | undefined {
  const {is, repl, opening} = p.phase;
  const laid = is === 'replace' && repl === 'flower' && !opening && p.phase.seat === seat;
  return laid && flowersSetAside(state) === 8 ? rules.flow.laidOut?.allEight?.(rules.o) : undefined;
}

/** Refuses a win while a drawn flower is to be set aside, and after a call, except on the replacement of a ガリ. */
function tooSoon(at: At): Ruling {
  const {p, rules, state} = at;
  const acting = p.phase.is === 'act' && p.phase.seat === at.seat;
  const flower = acting ? flowerIn(at) : undefined;
  if (flower !== undefined) return refuse('flower-first', kindName(flower));
  if (p.phase.declares && acting) return refuse('ready-discard');
  if (p.phase.is !== 'act' || !p.phase.banned) return undefined;
  const laidOut = p.phase.repl === 'flower' && state.drawn !== undefined;
  return laidOut && rules.flow.laidOut?.afterCall?.(rules.o) ? undefined : refuse('after-call');
}

/** Refuses a win for reasons that do not depend on the hand. */
function publicly(at: At, {tile, by}: TileWon): Ruling {
  if (by === 'self') return undefined;
  // a discarded flower completes nothing
  if (kindOf(tile) >= FLOWER) return refuse('incomplete');
  return wildAmong(at.rules, at.p, [tile]) === undefined ? undefined : refuse('wild-discard', tileName(tile));
}

function incomplete(at: At, {tile}: TileWon): Ruling {
  return flowerWinOf(at) || waitsWithout(at, tile) ? undefined : refuse('incomplete');
}

/** Refuses a win because of one passed before, furiten, or the replacement of a melded kong. */
function timely(at: At, won: TileWon): Ruling {
  const {p, state, rules} = at;
  const {flow, o} = rules;
  const {repl, openKong} = p.phase;
  const flowers = flowerWinOf(at) !== undefined;
  const missed = flow.furiten?.win?.(o);
  const kind = kindOf(won.tile);
  const another = won.by !== 'self';
  if (another && isFuriten(at)) return refuse('furiten');
  const bars = missed === 'kindSelfToo' || (missed === 'kind' && another);
  if (bars && !flowers && Object.hasOwn(state.missed, kind)) return refuse('missed-win', kindName(kind));
  if (!another && openKong && repl && !flowers && flow.kong.barsWin?.(repl === 'flower', o))
    return refuse('open-kong-replacement');
  return undefined;
}

/** Whether a seat cannot win on another player's tile (RB-F8, RC-20). */
export function isFuriten(at: At): boolean {
  const {rules, state} = at;
  if (rules.flow.furiten?.win?.(rules.o) !== 'furiten') return false;
  const {missed, river} = state;
  if (!river.length && !Object.keys(missed).length) return false;
  return (
    furitenOf({
      waited: waitsOf(at),
      river: river.map(({tile}) => kindOf(tile)),
      passed: Object.keys(missed).map(Number),
      flags: declarationsOf(state),
    }) !== undefined
  );
}

/** Asks the scorer. A concealed kong or a laid-out tile may only be robbed for a certain pattern (RB-F12). */
function scored(at: At, messages?: ProblemMessages): Ruling {
  const result = scoreAt(at, messages);
  if (!result) return refuse('incomplete');
  if (result.status !== 'win') {
    const {reason} = result;
    return reason
      ? {code: reason.code, problem: reason, ...(reason.about === undefined ? {} : {about: reason.about})}
      : refuse('incomplete');
  }
  const {robs} = at.p.phase;
  if (at.p.phase.is !== 'rob' || !robs) return undefined;
  const {kong, laidOut} = at.rules.flow;
  const pattern = (robs === 'concealed' ? kong : laidOut)?.robs?.(at.rules.o);
  const has = [...result.lines, ...result.excluded].some(({id}) => id === pattern);
  return has ? undefined : refuse('rob-kong');
}

/** The score of the win that a seat could declare now. */
export function scoreAt(at: At, messages?: ProblemMessages): ScoreResult | undefined {
  const {ruleset} = at.rules;
  const situation = situationAt(at);
  return situation && ruleset ? score(situation, ruleset, messages) : undefined;
}
