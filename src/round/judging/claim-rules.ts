/** Who may call a discard: chow, pung, melded kong (FL-5, FL-8, TZ-14, TZ-16, SG-14, SG-15). */
import type {MeldKind} from '../../core/notation/hand.js';
import {kindName, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {declarationsOf, isUnknown, lastDiscard, type At} from '../state/at.js';
import {drawnAfter} from '../state/drawn-hand.js';
import type {Move} from '../record/move.js';
import {numberOfDraws} from '../state/draws.js';
import {refuse, type Ruling} from './ruling.js';
import {nextSeat} from '../state/rules.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {countOf} from '../record/tiles.js';
import {judgeUnseen} from './unseen-tiles.js';
import {wildAmong} from '../state/wild-on-table.js';

/** Judges a chow, pung or melded kong of the tile that lies open. */
export function judgeCall(at: At, move: Move): Ruling {
  const {p, seat} = at;
  const open = lastDiscard(at);
  if (p.phase.is === 'rob') return seat === p.phase.seat ? refuse('not-your-turn') : refuse('rob-kong');
  if (!open || open.seat === seat || p.phase.opening) return refuse('not-your-turn');
  if (p.phase.is === 'claim' && p.phase.answers?.[seat]) return refuse('answered');
  const {meld} = move;
  const called = meld && calledTile(meld.tiles, meld.called, open.tile);
  if (!meld || called === undefined || meld.kind !== move.do)
    return refuse('wrong-tile', tileName(open.tile));
  const own = withoutSome(meld.tiles, [called]) ?? [];
  return (
    barred(at, open.tile) ??
    (meld.kind === 'chow' ? judgeChow(at, open.seat) : judgePung(at, meld.kind, kindOf(called))) ??
    lacking(at, own) ??
    leavesDiscard(at, meld.kind, called, own) ??
    (p.phase.is === 'claim' ? unsure(at) : refuse('not-your-turn'))
  );
}

const unsure = ({state}: At): Ruling => (isUnknown(state) ? 'unsure' : undefined);

/** The called tile of a meld; undefined where it is not the tile that lies open. */
function calledTile(tiles: readonly Tile[], called: number | undefined, tile: Tile): Tile | undefined {
  if (called !== undefined) return tiles[called] === tile ? tile : undefined;
  return tiles.includes(tile) ? tile : undefined;
}

/** What bars a seat from every call. */
function barred(at: At, open: Tile): Ruling {
  const {p, state, rules} = at;
  const {flow, o} = rules;
  if (state.dead) return refuse('dead-hand');
  if (declarationsOf(state).length) return refuse('ready-no-call');
  const drawn = drawnAfter(p, rules);
  if (drawn && !(drawn === 'exhausted' && flow.calls?.lastDiscard?.(o)))
    return refuse(drawn === 'exhausted' ? 'last-discard' : 'hand-drawn');
  return wildAmong(rules, p, [open]) === undefined ? undefined : refuse('wild-called', tileName(open));
}

function judgeChow({rules, seat}: At, from: At['seat']): Ruling {
  if (!rules.flow.chow) return refuse('no-chow');
  return nextSeat(rules.seats, from) === seat ? undefined : refuse('chow-from-left');
}

function judgePung({p, rules, state}: At, kind: MeldKind, called: Kind): Ruling {
  const {flow, o} = rules;
  const bars = flow.furiten?.pung;
  const counts = bars && (kind === 'pung' || bars === 'pungAndKong');
  if (counts && state.passed.includes(called)) return refuse('passed-pung', kindName(called));
  if (kind === 'pung' && flow.calls?.barsOwnDiscard?.(o)) {
    const last = state.river.at(-1);
    if (last && kindOf(last.tile) === called) return refuse('own-discard', kindName(called));
  }
  if (kind !== 'kong') return undefined;
  if (numberOfDraws(p.left) < flow.kong.needs(o)) return refuse('no-replacement');
  return p.kongs >= flow.kong.most(o) ? refuse('too-many-kongs') : undefined;
}

/**
 * Refuses a call for which the seat lacks its own tiles; for a hidden hand, one that needs tiles nobody can have any
 * more.
 */
function lacking(at: At, own: readonly Tile[]): Ruling {
  const {p, rules, state} = at;
  const wild = wildAmong(rules, p, own);
  if (wild !== undefined) return refuse('wild-called', tileName(wild));
  if (!isUnknown(state)) {
    const {held = []} = state;
    return withoutSome(held, own) ? undefined : refuse('not-held', missingOf(held, own));
  }
  return judgeUnseen(at, own);
}

const missingOf = (held: readonly Tile[], own: readonly Tile[]): string =>
  tileName(own.find((tile) => countOf(held, kindOf(tile)) < countOf(own, kindOf(tile))) ?? own[0]);

/** Refuses a call after which no held tile may be discarded (SG-F5). */
function leavesDiscard(at: At, kind: MeldKind, called: Tile, own: readonly Tile[]): Ruling {
  if (kind === 'kong' || isUnknown(at.state)) return undefined;
  const left = withoutSome(at.state.held ?? [], own) ?? [];
  const banned = bansOf(at, kind, called, own);
  if (!banned.length && left.length) return undefined;
  return left.some((tile) => !banned.includes(kindOf(tile))) ? undefined : refuse('no-discard-left');
}

/** The kinds that may not be discarded after a call. */
export function bansOf(at: At, kind: MeldKind, called: Tile, own: readonly Tile[]): readonly Kind[] {
  const {flow, o} = at.rules;
  const lowest = Math.min(kindOf(called), ...own.map(kindOf));
  return flow.calls?.bans?.({kind, called: kindOf(called), lowest}, o) ?? [];
}
