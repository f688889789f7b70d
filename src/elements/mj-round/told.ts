/** The steps of a round as sentences. */
import type {RoundState} from '../../contexts/round.js';
import {SEATS} from '../../core/situation/situation.js';
import type {RoundWords} from '../../locales/round/strings.js';
import {speakStep, type Choice} from '../../locales/round/steps.js';
import type {Strings} from '../../locales/strings.js';
import type {RoundMessages} from '../../round/explain.js';
import type {Position} from '../../round/position.js';
import type {RecordMove} from '../../round/record.js';
import type {Referee} from '../mj-board/reading.js';

/** What sentences are made with. */
export interface Telling {
  readonly strings: Strings;
  readonly words: RoundWords;
  readonly messages: RoundMessages;
  readonly referee?: Referee;
}

/** The move that leads to a step; undefined for the beginning. */
export const moveAt = ({record}: RoundState, step: number): RecordMove | undefined => record.moves[step - 1];

/** One step in a sentence, with what others may claim then. */
export function tellStep(state: RoundState, step: number, telling: Telling): string {
  const move = moveAt(state, step);
  const after = state.positions.at(step);
  if (!move || !after) return telling.words.telling.beginning;
  const said = tellMove(state, step, telling);
  const drawn = step === state.positions.length - 1 && state.ending?.drawn ? telling.words.drawn : '';
  const choices = move.assert ? '' : tellClaims(after, telling);
  return [said, choices, drawn].filter(Boolean).join(' ');
}

/** The move alone: what was done, or what may be done or not. */
export function tellMove(state: RoundState, step: number, telling: Telling): string {
  const {strings, words} = telling;
  const given = moveAt(state, step);
  if (!given) return '';
  const move = withTile(given, state.positions.at(step));
  if (!move.assert) return speakStep({strings, words}, move.seat, move);
  const before = state.positions.at(step - 1);
  return move.assert === 'legal' ? tellMay(move, telling) : tellMayNot(move, before, telling);
}

/** A discard that names no tile threw what was drawn. */
export function withTile(move: RecordMove, after: Position | undefined): RecordMove {
  if (move.do !== 'discard' || move.tile !== undefined) return move;
  const tile = after?.seats[move.seat]?.river.at(-1)?.tile;
  return tile === undefined ? move : {...move, tile};
}

function tellMay(move: RecordMove, {strings, words}: Telling): string {
  const said = speakStep({strings, words: {...words, done: words.doing, did: words.mayDo}}, move.seat, move);
  return said;
}

/** With the reason and its rule. */
function tellMayNot(
  move: RecordMove,
  before: Position | undefined,
  {referee, messages, words}: Telling,
): string {
  const ruling = before && referee?.judge(before, move.seat, move, messages);
  if (ruling && !ruling.legal) return ruling.why.message;
  return words.mayNot(move.seat, move, '').replace(/[:：]\s*$/, '.');
}

/** What others may do with a tile that lies open; nothing where nobody says what is legal. */
function tellClaims(p: Position, {strings, words, referee}: Telling): string {
  if (!p.rules || !referee || (p.phase.is !== 'claim' && p.phase.is !== 'rob')) return '';
  const choices = SEATS.filter((seat) => p.seats[seat] && seat !== p.phase.seat).flatMap((seat): Choice[] => {
    const moves = referee.legal(p, seat).filter(({unsure}) => !unsure);
    return moves.length ? [{seat, moves}] : [];
  });
  return speakStep({strings, words: {...words, did: () => ''}}, p.phase.seat, {do: 'pass'}, choices).trim();
}
