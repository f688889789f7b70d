/** What questions about a table are made from: a moment of a round, its rules, and the referee's words. */
import type {RoundState} from '../../contexts/round.js';
import type {RulesetText} from '../../core/game/names.js';
import type {Seat} from '../../core/situation/situation.js';
import type {BoardWords} from '../../locales/board/strings.js';
import type {QuizStrings} from '../../locales/quiz/strings.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {Strings} from '../../locales/strings.js';
import {uncited} from '../../locales/uncited.js';
import {kindName, kindOf, type Tile} from '../../core/tiles/tile.js';
import {waitsOf} from '../../round/judging/waiting.js';
import {isFuriten} from '../../round/judging/win-rules.js';
import {at, isUnknown, type At} from '../../round/state/at.js';
import type {RoundMessages} from '../../round/record/problem.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import {inTileOrder} from '../../round/record/tiles.js';
import {notationOf} from '../../round/text/notation.js';
import {meldIn} from '../../round/text/tiles.js';
import {kindsText} from '../asked-of.js';
import {marked} from '../marked-tiles.js';

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

/** What is asked, with the rules that answer it. */
export interface TableQuestion extends TableAsked {
  readonly rules: RoundRules;
}

/** The position in question; undefined without a rule set, since there is no referee then. */
export const tablePosition = ({round}: Pick<TableAsked, 'round'>): RoundPosition | undefined =>
  round.ruleset && round.positions[round.at];

/** The seats whose hands are known; of others nobody can say what they may do. */
export const knownSeats = (rules: RoundRules, p: RoundPosition): Seat[] =>
  rules.seats.filter((seat) => {
    const here = at(rules, p, seat);
    return here && !isUnknown(here.state);
  });

const TILES = /^(?:r?[1-9][mps]|[ESWNPFC]|[1-8]f)$/;
const asPicture = (text: string): string => (TILES.test(text) ? marked(text) : text);

/** A meld as its tiles; the table shows which of them was called. */
const meldPicture = (meld: string): string => marked(notationOf(inTileOrder(meldIn(meld)?.tiles ?? [])));

type Said = Partial<RoundMessages['round']>;

const mayNotWin = (tile: Tile | undefined, {table}: QuizStrings): Said =>
  tile === undefined
    ? {}
    : {mayNot: (seat, _, why = '') => table.mayNotWin(seat, marked(kindName(kindOf(tile))), why)};

const refusedFor = (furiten: string | undefined, {refusals}: RoundWords): Said =>
  furiten === undefined ? {} : {refusals: {...refusals, furiten: () => furiten}};

/**
 * The referee's words for a question: their tiles are marked, and no rule is named by its number.
 * @param about `tile` is the one of a win, `furiten` the cause of a furiten; the referee leaves both out
 */
export const refereeWords = (
  {words, strings, quiz}: TableWording,
  about: {readonly tile?: Tile | undefined; readonly furiten?: string | undefined} = {},
): RoundMessages => ({
  round: {
    ...uncited(words),
    ...mayNotWin(about.tile, quiz),
    ...refusedFor(about.furiten, words),
  },
  problems: strings.problems,
  named: (notation) => (notation.startsWith('[') ? meldPicture(notation) : asPicture(notation)),
});

/** Why a hand is furiten, by the tile that was discarded or passed; undefined where it is not. */
export function furitenSaid(here: At, {quiz}: TableWording): string | undefined {
  if (!isFuriten(here)) return undefined;
  const waited = waitsOf(here);
  const thrown = here.state.river.map((one) => kindOf(one.tile)).filter((kind) => waited.includes(kind));
  const passed = Object.keys(here.state.missed).map(Number);
  const {furitenRiver, furitenPassed} = quiz.table;
  return thrown.length ? furitenRiver(marked(kindsText(thrown))) : furitenPassed(marked(kindsText(passed)));
}
