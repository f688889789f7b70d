/** A question to the reader as keys and buttons, in words. */
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import {speakMove, speakStep, wordsTo} from '../../locales/round/steps.js';
import {uncited} from '../../locales/uncited.js';
import type * as Speech from '../../locales/speech.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {Judgement} from '../../round/play/judge.js';
import type {Move} from '../../round/record/move.js';
import type {RoundMessages} from '../../round/record/problem.js';
import type {MoveName, RecordMove} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {OpenHand} from '../../play/table/open-hand.js';
import {writeMove} from '../../round/text/move.js';
import type {ToldMove} from './play-model.js';

/** The order of the buttons; to pass comes last. */
const ORDER: readonly MoveName[] = [
  ...(['win', 'riichi', 'open', 'ready', 'kong', 'pung', 'chow', 'out', 'end', 'draw', 'pass'] as const),
];

/** Moves that have a button: all but discards, which are made with the tiles. */
export const buttonMoves = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({do: name}) => name !== 'discard').sort((a, b) => ORDER.indexOf(a.do) - ORDER.indexOf(b.do));

/** What a move is called: "pung 5 dots". */
export const nameOfMove = (strings: PlayingStrings, move: Move): string =>
  speakMove(strings, strings.referee.doing, writeMove(move)).trim();

/** A move as it stands in a page: `chow [_345m]`. */
export const codeOfMove = (move: Move): string => {
  const {do: name, tile, meld} = writeMove(move);
  return [name, tile ?? meld].filter(Boolean).join(' ');
};

/** The reader's tiles, the drawn one last and apart. */
export function keyTilesOf(
  p: RoundPosition,
  seat: Seat,
): readonly {readonly tile: Tile; readonly isDrawn: boolean}[] {
  const {held = [], drawn} = p.seats[seat] ?? {};
  return [
    ...held.map((tile) => ({tile, isDrawn: false})),
    ...(drawn === undefined ? [] : [{tile: drawn, isDrawn: true}]),
  ];
}

/** The words in which the referee refuses the reader a move: sentences without the numbers of rules. */
export const refusalWords = (
  strings: PlayingStrings,
  speech: typeof Speech,
  reader: Seat,
): RoundMessages => ({
  round: uncited(wordsTo(strings.referee, reader)),
  problems: strings.problems,
  named: (notation) => speech.speakNotation(strings, notation),
});

/** Why a tile may not be discarded, as a sentence; undefined if it may be. */
export function whyKept(hand: OpenHand, tile: Tile, messages: RoundMessages): string | undefined {
  const ruling = hand.judge({do: 'discard', tile}, messages);
  return ruling.legal ? undefined : ruling.why.message;
}

/** Refusals that say that there is no complete hand, or no tile to win on now. */
const NO_HAND: readonly string[] = [
  ...(['incomplete', 'not-your-turn', 'after-call', 'hand-over', 'answered', 'flower-first'] as const),
  ...(['ready-discard', 'dead-hand'] as const),
];

/**
 * Why a complete hand may not win, as a sentence; undefined if it may, or is not complete.
 * @param ruling the referee's ruling on the win; undefined where there is no tile to win on
 */
export const whyNoWin = (ruling: Judgement | undefined): string | undefined =>
  !ruling || ruling.legal || NO_HAND.includes(ruling.why.code) ? undefined : ruling.why.message;

/** Whether a reader is told nothing of a move: a tile that another draws has no name. */
const isSilent = ({seat, do: name, tile}: RecordMove, reader: Seat): boolean =>
  (name === 'draw' && (seat !== reader || tile === undefined)) || name === 'end';

/** A move as a sentence to the reader. */
export const toldMove = (strings: PlayingStrings, move: RecordMove, reader: Seat): string =>
  speakStep({strings, words: wordsTo(strings.referee, reader)}, move.seat, move);

/** Moves as sentences, each with what else is said of it. */
export const toldMoves = <T extends Pick<ToldMove, 'move'>>(
  strings: PlayingStrings,
  moves: readonly T[],
  reader: Seat,
  more: (told: T) => readonly (string | undefined)[],
): string =>
  strings.punctuation.sentences(
    moves
      .filter(({move}) => !isSilent(move, reader))
      .flatMap((told) => [toldMove(strings, told.move, reader), ...more(told)])
      .filter((text) => text !== undefined),
  );
