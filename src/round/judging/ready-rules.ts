/** Declarations: riichi, open riichi, 天聽, 地聽 (RB-28, SG-18, XZ-F3, XZ-F4). */
import type {Declaring} from '../../core/game/flow.js';
import type {Flag} from '../../core/situation/situation.js';
import {kindOf} from '../../core/tiles/tile.js';
import {declarationsOf, handOf, isUnknown, isActing, type At} from '../state/at.js';
import {numberOfDraws} from '../state/draws.js';
import {refuse, type Ruling} from './ruling.js';
import {flowerFirst} from './turn-rules.js';
import {mayBeReady, waitsAfter, waitsOf, waitsWithout} from './waiting.js';
import {winningTile} from './winning.js';

/** Judges a declaration now. */
export function judgeDeclaration(at: At, word: Declaring['word']): Ruling {
  const {p, state, rules} = at;
  if (state.dead) return refuse('dead-hand');
  if (p.phase.opening) return refuse('not-your-turn');
  // who has called declares nothing before the call is carried out
  const answer = p.phase.answers?.[at.seat];
  if (answer && answer.do !== 'pass') return refuse('answered');
  if (declarationsOf(state).length || (p.phase.declares && p.phase.seat === at.seat))
    return refuse('ready-twice');
  const flags = flagsDeclared(at, word);
  if (typeof flags === 'string') return refuse(flags);
  if (!isActing(at)) return undefined;
  const flower = flowerFirst(at);
  if (flower) return flower;
  const needsReady = word !== 'ready' && rules.ruleset;
  if (!needsReady || isUnknown(state)) return isUnknown(state) && word !== 'ready' ? 'unsure' : undefined;
  return readyDiscard(at, flags) ? undefined : refuse('riichi-not-ready');
}

/** Whether a declaration would be legal and void: no discard leaves the hand ready, or it is not ready as it is. */
export function isVoid(at: At, word: Declaring['word']): boolean {
  const {state, rules} = at;
  if (word !== 'ready' || !rules.ruleset || isUnknown(state)) return false;
  return isActing(at) ? !readyDiscard(at, []) : !waitsOf(at).length;
}

/** The flags that a declaration gives, or why it is not legal. */
export function flagsDeclared(
  at: At,
  word: Declaring['word'],
): readonly Flag[] | Exclude<Ruling, undefined | 'unsure'>['code'] {
  const {ready} = at.rules.flow;
  return ready?.words.includes(word)
    ? ready.declare(new DeclarationAt(at, word), at.rules.o)
    : 'ready-unknown';
}

/** What a flow may ask about a declaration; of it, a flow asks only little. */
class DeclarationAt implements Declaring {
  constructor(
    private readonly at: At,
    readonly word: Declaring['word'],
  ) {}
  get isDealer(): boolean {
    return this.at.seat === this.at.p.frame.dealer;
  }
  get acting(): boolean {
    return isActing(this.at) && !this.at.p.phase.banned;
  }
  get turns(): number {
    return this.at.state.turns;
  }
  get noDiscard(): boolean {
    return !this.at.state.river.length && !this.at.state.riverFrom;
  }
  get anyMeld(): boolean {
    const {p, rules} = this.at;
    return rules.seats.some((seat) => p.seats[seat]?.melds.length);
  }
  get openMeld(): boolean {
    return this.at.state.melds.some(({open}) => open);
  }
  get left(): number {
    return numberOfDraws(this.at.p.left);
  }
  get points(): number {
    return this.at.p.frame.points[this.at.seat] ?? 0;
  }
  complete(): boolean {
    const won = isActing(this.at) && !isUnknown(this.at.state) ? winningTile(this.at) : undefined;
    return won !== undefined && waitsWithout(this.at, won.tile);
  }
}

/** Whether some discard leaves the hand ready; for an open riichi, also not in furiten. */
function readyDiscard(at: At, flags: readonly Flag[]): boolean {
  const {state} = at;
  const tiles = handOf(state) ?? [];
  if (!mayBeReady(at, state.melds.length, tiles)) return false;
  const open = flags.includes('openRiichi');
  return [...new Set(tiles)].some((tile) => {
    const waited = waitsAfter(at, tile);
    const thrown = open ? [kindOf(tile), ...state.river.map((other) => kindOf(other.tile))] : [];
    return waited.length > 0 && !waited.some((kind) => thrown.includes(kind));
  });
}
