/** What questions about a table are made from: a moment of a round, its rules, and the referee's words. */
import type {RoundState} from '../../contexts/round.js';
import type {RulesetText} from '../../core/game/names.js';
import type {Seat} from '../../core/situation/situation.js';
import type {BoardWords} from '../../locales/board/strings.js';
import type {QuizStrings} from '../../locales/quiz/strings.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {Strings} from '../../locales/strings.js';
import {at, isUnknown} from '../../round/state/at.js';
import type {RoundMessages} from '../../round/record/problem.js';
import type {Position} from '../../round/state/position.js';
import {rulesOf} from '../../round/state/rules-in-use.js';
import {meldIn, textOf} from '../../round/state/tiles.js';
import {marked} from '../marked.js';

/** The words for questions about a table. */
export interface TableWording {
  readonly quiz: QuizStrings;
  readonly strings: Strings;
  readonly text: RulesetText;
  readonly words: RoundWords;
  readonly board: BoardWords;
}

/** A table to ask about, and the words. */
export interface TableAsked extends TableWording {
  /** A round with a rule set; its `at` is the moment in question. */
  readonly round: RoundState;
  /** The one seat to ask about. */
  readonly seat?: Seat;
}

/** The position in question; undefined without a rule set, since there is no referee then. */
export const positionOf = ({round}: Pick<TableAsked, 'round'>): Position | undefined =>
  round.ruleset && round.positions[round.at];

/** The seats whose hands are known; of others nobody can say what they may do. */
export const knownSeats = (p: Position): Seat[] =>
  rulesOf(p).seats.filter((seat) => {
    const here = at(p, seat);
    return here && !isUnknown(here.state);
  });

const TILES = /^(?:r?[1-9][mps]|[ESWNPFC]|[1-8]f)$/;
const asPicture = (text: string): string => (TILES.test(text) ? marked(text) : text);

/** A meld as its tiles; the table shows which of them was called. */
const meldPicture = (meld: string): string => marked(textOf(meldIn(meld)?.tiles ?? []));

/** The referee's words, with their tiles marked. */
export const refereeWords = ({words, strings}: TableWording): RoundMessages => ({
  round: words,
  problems: strings.problems,
  named: (notation) => (notation.startsWith('[') ? meldPicture(notation) : asPicture(notation)),
});
