/** What a hand to play is for readers without script: the table, the goals, and the answer to a puzzle, folded. */
import {findRules} from '../../core/reading/read.js';
import type {Seat} from '../../core/situation/situation.js';
import {withOwnWords} from '../../locales/own-words.js';
import {playWords} from '../../locales/play.js';
import {puzzleIn, type Puzzle} from '../../play/advice/right-moves.js';
import {readGoals} from '../../play/goals/read.js';
import {readGiven} from '../../play/table/given-position.js';
import type {PlayTable} from '../../play/table/table.js';
import {isFault} from '../../core/situation/result.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import type {FoundElement} from './found.js';
import {tablePicture} from './pictured.js';
import {pageWords} from './words.js';
import {rulesets} from '../rulesets.js';
import {rulesetWords} from '../texts.js';
import {shownAt} from '../../elements/mj-board/shown-at.js';
import {plainNames} from '../../elements/views/name-lang.js';
import {adviceInWords} from '../../elements/mj-play/advice-words.js';
import {goalsSaid} from '../../elements/mj-play/goals-said.js';
import {setUpOn, tableOn} from './play-place.js';
import {roundAt} from '../../elements/mj-play/shown-hand.js';
import {folded} from './slot.js';

/** @returns nothing for a hand without position and goal: the text in the tag says what is played */
export async function writtenPlay(found: FoundElement): Promise<Markup> {
  const {attributes, lang} = found;
  const {position, goal = ''} = attributes;
  const table = position === undefined && !goal ? undefined : await tableOn(found);
  const from = table && position !== undefined ? readGiven(table, position) : undefined;
  if (!table || (from && isFault(from))) return NOTHING;
  const goals = goal ? readGoals(goal, table.rules.table.rows) : [];
  if (isFault(goals)) return NOTHING;
  const setUp = setUpOn(found, from);
  const isPuzzle = goals.some(({is}) => is === 'best');
  const puzzle = position !== undefined || isPuzzle ? puzzleIn(table, setUp) : undefined;
  const wording = await wordingFor(found);
  const picture = puzzle && (await pictureOf(found, table, setUp.seat, puzzle));
  const told = goal ? goalsSaid(wording.strings, wording, goals) : '';
  const pieces = [...(picture ? [picture] : []), ...(told ? [markup`${told}`] : [])];
  if (!pieces.length) return NOTHING;
  const answer = isPuzzle && puzzle ? adviceInWords(puzzle.advice, wording) : '';
  return markup`<div slot="static">${pieces.map((piece) => markup`<p>${piece}</p>`)}${answer ? await folded(markup`${answer}`, lang) : NOTHING}</div>`;
}

/** The words of an element, and of its rules. */
async function wordingFor(found: FoundElement) {
  const {attributes, lang} = found;
  const {ruleset = rulesets[0], preset} = findRules(attributes.rules, rulesets) ?? {};
  const text = rulesetWords(ruleset, preset)[lang];
  const {strings, speech} = await pageWords(found, withOwnWords(await playWords.load(lang), text));
  return {strings: plainNames(strings), speech, text, known: {ruleset, texts: {}}};
}

/** The table as the seat sees it. */
async function pictureOf(
  found: FoundElement,
  table: PlayTable,
  bottom: Seat,
  {question: {seen}, hand}: Puzzle,
): Promise<Markup | undefined> {
  const {id, options} = table.rules;
  const state = roundAt(table, {version: 1, rules: id, options, start: {}, moves: hand.log.moves}, [seen]);
  const {view} = shownAt({bottom, numbers: false}, state);
  return view && tablePicture(found, view);
}
