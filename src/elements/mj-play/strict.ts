/** What a reader who must see wins and claims himself may press, and what comes of it: no button tells what may be done. */
import type {Meld, MeldKind} from '../../core/notation/hand.js';
import {HONOR, kindOf, rankOf, type Tile} from '../../core/tiles/tile.js';
import type {OpenHand} from '../../play/table/open-hand.js';
import type {Move} from '../../round/record/move.js';
import type {RoundMessages} from '../../round/record/problem.js';
import {openTile} from '../../round/state/at.js';
import type {RoundRules} from '../../round/state/rules.js';

const WIN: Move = {do: 'win'};
const FALSE_WIN: Move = {do: 'falsewin'};
const CALLS: readonly MeldKind[] = ['kong', 'pung', 'chow'];

/** What a reader is offered: a win at any time, and every claim as long as it is not the reader's turn. */
export function offeredMoves({question}: OpenHand, {flow}: RoundRules): readonly Move[] {
  const isClaiming = !question || question.isEveryTile === true;
  const calls = isClaiming ? CALLS.filter((kind) => kind !== 'chow' || flow.chow) : [];
  const told = (move: Move): boolean => move.do !== 'win' && (!isClaiming || !isCall(move));
  const others = (question?.moves ?? []).filter(told);
  const pass: readonly Move[] = question ? [] : [{do: 'pass'}];
  return [WIN, ...calls.map((kind) => ({do: kind})), ...others, ...pass];
}

const isCall = ({do: name}: Move): boolean => CALLS.some((kind) => kind === name);

/** What comes of a button. */
interface Pressed {
  /** The move that is meant. */
  readonly answer?: Move;
  /** The moves that may be meant, where there are several. */
  readonly choices?: readonly Move[];
  /** Why it may not be made, as a sentence. */
  readonly why?: string;
}

/**
 * What comes of a button that a reader has pressed to whom something is asked.
 * @param noSet what is said where the reader's tiles do not make the set
 */
export function pressed(
  hand: OpenHand,
  move: Move,
  {rules, messages, noSet}: {rules: RoundRules; messages: RoundMessages; noSet: string},
): Pressed {
  const {question} = hand;
  const {do: name, meld, tile} = move;
  const meant = question?.moves.filter((one) => one.do === name) ?? [];
  if (meld ?? tile) return {answer: move};
  if (meant.length) return meant.length > 1 ? {choices: meant} : {answer: meant[0]};
  if (name !== 'win') return {why: whyNoCall(hand, name, {rules, messages}) ?? noSet};
  const [no, falsely] = [hand.judge(WIN, messages), hand.judge(FALSE_WIN, messages)];
  if (!falsely.legal) return {why: falsely.why.message};
  return {answer: FALSE_WIN, ...(!no.legal && {why: no.why.message})};
}

/** Why nobody with such tiles may call the open tile, as a sentence; undefined where the tiles alone are wrong. */
function whyNoCall(
  hand: OpenHand,
  name: Move['do'],
  {rules, messages}: {rules: RoundRules; messages: RoundMessages},
): string | undefined {
  const {seen: p} = hand.question ?? {};
  const tile = p && openTile({p, rules})?.tile;
  const whys = (tile === undefined ? [] : setsWith(tile, name)).map((meld) =>
    hand.judge({do: name, meld}, messages),
  );
  return whys
    .flatMap((ruling) => (ruling.legal || ruling.why.code === 'not-held' ? [] : [ruling.why.message]))
    .at(0);
}

/** The sets of a kind that a called tile can be in. */
function setsWith(tile: Tile, kind: Move['do']): readonly Meld[] {
  const called = kindOf(tile);
  const setOf = (own: MeldKind, tiles: readonly Tile[]): Meld => ({
    ...{kind: own, tiles, open: true},
    called: tiles.indexOf(tile),
  });
  if (kind === 'pung') return [setOf(kind, [tile, called, called])];
  if (kind === 'kong') return [setOf(kind, [tile, called, called, called])];
  if (kind !== 'chow' || called >= HONOR) return [];
  const lowest = [0, 1, 2].filter((n) => rankOf(called) - n >= 1 && rankOf(called) - n <= 7);
  return lowest.map((n) =>
    setOf(
      kind,
      [0, 1, 2].map((i) => (i === n ? tile : called - n + i)),
    ),
  );
}
