import {html, nothing} from 'lit';
import {loadRoundWords} from '../../locales/round.js';
import {boardsIn} from './boards.js';
import {roundOn} from '../../cli/page/pictured.js';
import {handedOn} from '../../cli/page/static-looks.js';
import type {StaticElement} from '../../cli/page/static-element.js';
import * as referee from '../mj-board/referee.js';
import {tableWordsFor} from '../mj-board/static.js';
import {stepNamed} from '../mj-board/steps.js';
import {unsaidView} from '../mj-board/unsaid-view.js';
import {plainNames} from '../name-lang.js';
import {boardInside} from './board-inside.js';
import {endingView} from './ending-view.js';
import {roundStyles} from './mj-round.styles.js';
import {scoredView} from './scored.js';
import {SideLines} from './side-lines.js';
import {tellStep} from './told.js';
import {toldView, wholeView} from './told-view.js';

const nothingDone = (): undefined => undefined;

/** What `<mj-round>` is without script. */
export const statics: StaticElement = {
  async root(found, {all}) {
    const {attributes} = found;
    const state = await roundOn(found, all);
    if (!state) return undefined;
    const [words, round] = await Promise.all([tableWordsFor(found), loadRoundWords(found.lang)]);
    const strings = plainNames(words.strings);
    const telling = {strings, words: round, messages: {round, problems: strings.problems}, referee};
    const of = Math.max(0, state.positions.length - 1);
    const step = stepNamed(state, attributes.step ?? attributes.at ?? '0') ?? 0;
    const {bottom, seen, mark, show, discards, boards = ''} = attributes;
    const looks = {
      ...{bottom, seen, mark, show, discards, names: undefined, ...handedOn(found)},
      ...{numbers: 'numbers' in attributes, index: 'index' in attributes},
    };
    const lines = new SideLines();
    const {ruleset} = state;
    const look = {index: looks.index, ...(ruleset && {ruleset})};
    const scored = (winner: Parameters<typeof scoredView>[0]) => scoredView(winner, look);
    const told = toldView({
      ...{state, main: state, step, of, looks, telling, strings},
      said: tellStep(state, step, telling),
      now: {path: [], step},
      lineAt: (path) => lines.at(state, path, referee),
      isPlaying: false,
      ending: step === of ? endingView({state, words: round, strings, scored}) : nothing,
      ...{onGo: nothingDone, onLine: nothingDone, onPlay: nothingDone},
    });
    const printed = boardsIn(boards).filter((at) => stepNamed(state, at) !== undefined);
    const view = html`${wholeView(round.telling.label, told, nothingDone)}
      ${attributes.for === undefined ? unsaidView(state, strings) : nothing}${printed.map(
        (at) => html`<div class="printed" part="printed">${boardInside(looks, state, at)}</div>`,
      )}<slot name="caption"></slot>`;
    return {styles: roundStyles, view, around: {words}};
  },
};
