import type {RoundState} from '../../contexts/round.js';
import {unitPaid} from '../../core/game/settle.js';
import {SEATS} from '../../core/situation/situation.js';
import {loadLocale} from '../../locales/index.js';
import {signedAmount} from '../../locales/signed.js';
import {markup, type Markup} from '../../share/markup.js';
import type {FoundElement} from '../page/found.js';
import {tablePicture, tablesOf, roundOn} from '../page/pictured.js';
import {checkPlayed} from '../page/played-problems.js';
import {writePlayed} from '../page/played-text.js';
import {html, nothing} from 'lit';
import {roundWords} from '../../locales/round.js';
import {boardsIn} from '../../elements/mj-round/boards.js';
import {isStop, noteAt, stopFrom} from '../../elements/mj-round/notes.js';
import {explainFault} from '../../core/situation/problem.js';
import {unanswerable} from '../../quiz/unanswerable.js';
import {decisionIn} from '../../quiz/table/decision.js';
import {withPlace} from '../../round/text/places.js';
import {cellsOf, toldHands} from '../../elements/mj-round/hands-view.js';
import {handShown, handsOn} from '../page/hands-on.js';
import {handedLooks} from './looks.js';
import type {Checking, Findings, Fallback} from './fallback.js';
import * as referee from '../../elements/mj-board/referee.js';
import {tableWordsFor} from '../page/words.js';
import {stepNamed} from '../../elements/mj-board/named-steps.js';
import {unsaidView} from '../../elements/mj-board/unsaid-view.js';
import {plainNames} from '../../elements/views/name-lang.js';
import {askedView} from '../../elements/mj-board/asked-view.js';
import {saysMay} from '../../elements/mj-board/show-words.js';
import {shownAt} from '../../elements/mj-board/shown-at.js';
import {Swipe} from '../../elements/mj-round/moving.js';
import {boardInside} from '../../elements/mj-round/board-inside.js';
import {endingView} from '../../elements/mj-round/ending-view.js';
import {roundStyles} from '../../elements/mj-round/mj-round.styles.js';
import {scoredView} from '../../elements/mj-round/scored.js';
import {SideLines} from '../../elements/mj-round/side-lines.js';
import {tellStep} from '../../elements/mj-round/step-sentences.js';
import {toldView, wholeView} from '../../elements/mj-round/told-view.js';

const nothingDone = (): undefined => undefined;

/** The tables of a round and its result. */
async function roundPieces(found: FoundElement, all: readonly FoundElement[]): Promise<Markup[]> {
  const state = await roundOn(found, all);
  if (!state) return [];
  const pictures = await Promise.all(tablesOf(found, state).map((shown) => tablePicture(found, shown)));
  const net = await netText(found, state);
  const table = await handsTable(found);
  return [...pictures, ...(net ? [markup`${net}`] : []), ...(table ? [table] : [])];
}

/** The hands of a game as a table; undefined for a round of one hand. */
async function handsTable(found: FoundElement): Promise<Markup | undefined> {
  const hands = handsOn(found);
  if (hands.length < 2) return undefined;
  const [words, {strings}] = await Promise.all([roundWords.load(found.lang), tableWordsFor(found)]);
  const rows = toldHands(hands).map((told, i) => {
    const cells = told && cellsOf(told, words, plainNames(strings));
    const {name = '', dealer = '', result = '', points = ''} = cells ?? {};
    return markup`<tr><th scope="row">${String(i + 1)} ${name}</th><td>${dealer}</td><td>${result}</td><td>${points}</td></tr>`;
  });
  return markup`<table><caption>${words.telling.hands}</caption>${rows}</table>`;
}

/** The gain or loss of each seat; empty where the hand has not ended, or without rules. */
async function netText({lang}: FoundElement, {record, ending, ruleset}: RoundState): Promise<string> {
  if (!ending || !record.rules || !ruleset) return '';
  const {settlement, score, hand} = await loadLocale(lang);
  const unit = unitPaid(ruleset);
  const seats = SEATS.filter((seat) => ending.net[seat] !== undefined);
  return hand.join(
    seats.map((seat) => `${settlement.seats[seat]} ${signedAmount(score, ending.net[seat] ?? 0, unit)}`),
  );
}

/** The problems of a round, and its stops at which nobody can say which move is right. */
async function checkRounds(found: FoundElement, checking: Checking): Promise<Findings> {
  const findings = await checkPlayed(found, checking);
  const state =
    findings.problems.length || !found.text.trim() ? undefined : await roundOn(found, checking.all);
  if (!state?.ruleset) return findings;
  const {message} = explainFault(unanswerable('no-choice'), checking.strings.problems);
  const stops = state.positions.flatMap((_, step) => {
    if (!isStop(noteAt(state, step)) || decisionIn({...state, at: step})) return [];
    const move = state.record.moves.at(step - 1);
    const {at} = withPlace({code: 'unanswerable', message}, state.record, step && move ? {move} : {});
    return [{at: found.at(at?.start ?? 0), message}];
  });
  return {...findings, problems: [...findings.problems, ...stops]};
}

/** What `<mj-round>` is without script. */
export const fallback: Fallback = {
  check: checkRounds,
  write: (found, writing) => writePlayed(found, writing, roundPieces),

  async root(found, {all}) {
    const {attributes} = found;
    const state = await roundOn(found, all);
    if (!state) return undefined;
    const [words, round] = await Promise.all([tableWordsFor(found), roundWords.load(found.lang)]);
    const strings = plainNames(words.strings);
    const named = (notation: string): string => words.speech.speakNotation(strings, notation);
    const telling = {strings, words: round, messages: {round, problems: strings.problems, named}, referee};
    const of = Math.max(0, state.positions.length - 1);
    const step = stepNamed(state, attributes.step ?? attributes.at ?? '0') ?? 0;
    const {bottom, seen, edge, mark, show, discards, boards = ''} = attributes;
    const looks = {bottom, seen, edge, mark, show, discards, numbers: 'numbers' in attributes};
    const index = 'index' in attributes;
    const hands = handsOn(found);
    const hand = handShown(found, hands);
    const lines = new SideLines();
    const {ruleset} = state;
    const scored = (winner: Parameters<typeof scoredView>[0]) => scoredView(winner, ruleset);
    const {view: shown} = shownAt({...looks, at: step}, state);
    const asked = show && shown && askedView({show, shown, state, strings, words: round, index});
    const told = toldView({
      ...{state, main: state, step, of, looks, index, telling, strings},
      ...{hands, hand, id: attributes.id ?? '', onHand: nothingDone},
      limit: stopFrom(state, step),
      said: tellStep(state, step, telling, !saysMay(show)),
      now: {path: [], step},
      lineAt: (path) => lines.at(state, path, referee),
      isPlaying: false,
      ending: step === of ? endingView({state, words: round, strings, scored}) : nothing,
      ...{onGo: nothingDone, onLine: nothingDone, onPlay: nothingDone, onSpeed: nothingDone},
      onSwipe: new Swipe(nothingDone),
      speed: 'normal',
      asked: asked ?? nothing,
    });
    const printed = boardsIn(boards).filter((at) => stepNamed(state, at) !== undefined);
    const view = html`${wholeView(round.telling.label, told, nothingDone)}
      ${attributes.for === undefined ? unsaidView(state, strings) : nothing}${printed.map(
        (at) => html`<div class="printed" part="printed">${boardInside(looks, state, at)}</div>`,
      )}<slot name="caption"></slot>`;
    return {styles: roundStyles, view, around: {words, looks: handedLooks(found)}};
  },
};
