/** The steps of a round as sentences. */
import type {RoundState} from '../../contexts/round.js';
import {SEATS} from '../../core/situation/situation.js';
import {tileName} from '../../core/tiles/tile.js';
import type {RoundWords} from '../../locales/round/strings.js';
import {speakChoices, speakDrawn, speakMove, speakStep, type SeatMoves} from '../../locales/round/steps.js';
import type {Strings} from '../../locales/strings.js';
import type {RoundMessages} from '../../round/record/problem.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RecordMove} from '../../round/record/record.js';
import type {RefereeModule} from '../mj-board/shared.js';
import {announce, hush} from '../../controllers/announcer.js';
import {mismatchOf} from './ending-view.js';
import {lookInFrame} from '../acts/in-frame.js';
import {emit} from '../base/emit.js';

/** The words and rules for making sentences. */
export interface SentenceWords {
  readonly strings: Strings;
  readonly words: RoundWords;
  readonly messages: RoundMessages;
  readonly referee: RefereeModule;
}

/** The move before a step; undefined at the beginning. */
export const moveAt = ({record}: RoundState, step: number): RecordMove | undefined => record.moves[step - 1];

/**
 * A sentence for one step, with the claims that others may make then.
 * @param claims whether these are said; they are not where they stand below the table
 */
export function tellStep(state: RoundState, step: number, telling: SentenceWords, claims = true): string {
  const move = moveAt(state, step);
  const after = state.positions.at(step);
  if (!move || !after) return telling.words.telling.beginning;
  const said = tellMove(state, step, telling);
  const why = step === state.positions.length - 1 ? state.ending?.drawn : undefined;
  const drawn = why ? [speakDrawn(telling.words, why)] : [];
  const choices = move.assert || !claims ? [] : tellClaims(after, state, telling);
  const worth = step === state.positions.length - 1 ? worthOf(state, telling) : [];
  return telling.strings.punctuation.sentences([said, ...choices, ...drawn, ...worth]);
}

/** What each winner's hand is worth, as far as it is known. */
function worthOf({ending}: RoundState, {strings, words}: SentenceWords): string[] {
  const {punctuation, score} = strings;
  return (ending?.winners ?? []).flatMap(({seat, result}) =>
    result
      ? [
          punctuation.sentence(
            `${words.seat(seat)}${punctuation.colon}${score.amount(result.total, result.unit)}`,
          ),
        ]
      : [],
  );
}

/** What is said aloud of a step: its sentence and the author's comment, with the tiles in it by their names. */
export function stepAloud(
  sentence: string,
  note: string | undefined,
  {strings, messages}: SentenceWords,
): string {
  if (!note) return sentence;
  const pieces = note.replace(/^\?\s*/, '').split('`');
  const said = pieces.map((piece, at) =>
    at % 2 && at < pieces.length - 1 ? (messages.named?.(piece) ?? piece) : piece,
  );
  return strings.punctuation.sentences([sentence, said.join('').trim()]);
}

/** A sentence for the move alone: what was done, or what may or may not be done. */
export function tellMove(state: RoundState, step: number, telling: SentenceWords): string {
  const {strings, words} = telling;
  const given = moveAt(state, step);
  if (!given) return '';
  const move = withTile(given, state.positions.at(step));
  if (!move.assert) return speakStep({strings, words}, move.seat, move);
  const before = state.positions.at(step - 1);
  return move.assert === 'legal' ? tellMay(move, telling) : tellMayNot(move, before, state, telling);
}

/** Adds its tile to a discard that names none: the drawn tile. */
export function withTile(move: RecordMove, after: RoundPosition | undefined): RecordMove {
  if (move.do !== 'discard' || move.tile !== undefined) return move;
  const tile = after?.seats[move.seat]?.river.at(-1)?.tile;
  return tile === undefined ? move : {...move, tile: tileName(tile)};
}

const tellMay = (move: RecordMove, {strings, words}: SentenceWords): string =>
  words.mayDo(words.seat(move.seat), speakMove(strings, words.doing, move));

/** A sentence for a forbidden move, with the reason and its rule. */
function tellMayNot(
  move: RecordMove,
  before: RoundPosition | undefined,
  state: RoundState,
  {referee, messages, words, strings}: SentenceWords,
): string {
  const meant = referee.readMove(move);
  if (before && 'do' in meant) {
    const ruling = referee.judge(referee.rulesAt(before, state), before, move.seat, meant, messages);
    if (!ruling.legal) return ruling.why.message;
  }
  const what = speakMove(strings, words.doing, move);
  return strings.punctuation.sentence(words.mayNot(words.seat(move.seat), what));
}

/** The claims that others may make on an open tile; empty without rules. */
function tellClaims(p: RoundPosition, state: RoundState, {words, referee}: SentenceWords): string[] {
  if (!p.rules || (p.phase.is !== 'claim' && p.phase.is !== 'rob')) return [];
  const rules = referee.rulesAt(p, state);
  const choices = SEATS.filter((seat) => p.seats[seat] && seat !== p.phase.seat).flatMap(
    (seat): SeatMoves[] => {
      const moves = referee.legal(rules, p, seat).filter(({unsure}) => !unsure);
      return moves.length ? [{seat, moves}] : [];
    },
  );
  return speakChoices(words, choices);
}

interface Step {
  readonly state: RoundState;
  readonly step: number;
  /** Which hand of a game; undefined for a round of one. */
  readonly hand: number | undefined;
  readonly sentence: string;
  /** What is said aloud: the sentence, and the author's comment. */
  readonly aloud: string;
  /** Whether a reader or a script has moved there; the initial step is not reported. */
  readonly isMoved: boolean;
  /** The path of the side line; empty for the main line. */
  readonly line: readonly number[];
}

/** Fires `mj-step` and `mj-mismatch` and announces the step, once for each step. */
export class StepVoice {
  private lastStep?: string;
  private lastMismatch?: string;

  constructor(private readonly host: HTMLElement) {}

  /**
   * Reports a step once.
   * @returns whether it is a new one
   */
  tell({state, step, hand, sentence, aloud, isMoved, line}: Step): boolean {
    const of = state.positions.length - 1;
    const key = `${hand ?? ''} ${step} ${of} ${line.join()}`;
    if (key === this.lastStep) return false;
    this.lastStep = key;
    if (!isMoved) return true;
    const name = step ? moveAt(state, step)?.name : state.record.name;
    emit(this.host, 'mj-step', {
      step,
      of,
      sentence,
      ...(name !== undefined && {name}),
      ...(hand !== undefined && {hand}),
    });
    announce(this.host, aloud);
    return true;
  }

  /** Reports once that the result of a hand differs from what its author expects. */
  tellMismatch(state: RoundState): void {
    const detail = mismatchOf(state);
    const key = JSON.stringify(detail);
    if (key === this.lastMismatch) return;
    this.lastMismatch = key;
    if (detail) emit(this.host, 'mj-mismatch', detail);
  }

  hush(): void {
    hush(this.host);
  }
}

/** Scrolls the list, but never the page, so that the present move is visible. */
export function showNow(root: ParentNode): void {
  lookInFrame(() => scrollToNow(root));
}

function scrollToNow(root: ParentNode): () => void {
  const list = root.querySelector<HTMLElement>('.list');
  const now = list?.querySelector<HTMLElement>('li.now');
  if (!list || !now) return () => list?.scrollTo({top: 0});
  const [box, line] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  const above = Math.min(0, line.top - box.top);
  return () => list.scrollBy({top: above || Math.max(0, line.bottom - box.bottom), behavior: 'instant'});
}
