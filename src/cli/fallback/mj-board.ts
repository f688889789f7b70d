import type {Markup} from '../../share/markup.js';
import {tablePicture, tablesOf, roundOn} from '../page/pictured.js';
import {checkPlayed} from '../page/played-problems.js';
import {writePlayed} from '../page/played-text.js';
import {html, nothing} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {Words} from '../../controllers/localize.js';
import {type BoardStrings} from '../../locales/board.js';
import {roundWords} from '../../locales/round.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {FoundElement} from '../page/found.js';
import type {FallbackRoot, Fallback} from './fallback.js';
import {plainNames} from '../../elements/views/name-lang.js';
import {askedView} from '../../elements/mj-board/asked-view.js';
import {boardView} from '../../elements/mj-board/board-view.js';
import {boardStyles} from '../../elements/mj-board/mj-board.styles.js';
import {seatsTable} from '../../elements/mj-board/seats-table.js';
import {shownAt, type Wanted} from '../../elements/mj-board/shown-at.js';
import {unsaidView} from '../../elements/mj-board/unsaid-view.js';
import {tableWordsFor} from '../page/words.js';

interface Look extends Wanted {
  readonly index: boolean;
  readonly show?: string;
  /** Whether what the round leaves open is said here. */
  readonly isOwn: boolean;
}

function rootOf(
  state: RoundState,
  words: Words<BoardStrings>,
  round: RoundWords | undefined,
  look: Look,
): FallbackRoot | undefined {
  const {view: shown} = shownAt(look, state);
  if (!shown) return undefined;
  const {index, numbers, show, isOwn} = look;
  const strings = plainNames(words.strings);
  const asked = show && round ? askedView({show, shown, state, strings, words: round, index}) : nothing;
  const view = html`${boardView({shown, index, numbers, strings})}${seatsTable(words, shown)}${asked}${
      isOwn ? unsaidView(state, strings) : nothing
    }<slot name="caption"></slot>`;
  return {styles: boardStyles, view};
}

/** The table as a picture. */
async function pictures(found: FoundElement, all: readonly FoundElement[]): Promise<readonly Markup[]> {
  const state = await roundOn(found, all);
  return state ? Promise.all(tablesOf(found, state).map((shown) => tablePicture(found, shown))) : [];
}

/** What `<mj-board>` is without script. */
export const fallback: Fallback = {
  check: checkPlayed,
  write: (found, writing) => writePlayed(found, writing, pictures),

  async root(found, {all}) {
    const {attributes} = found;
    const state = await roundOn(found, all);
    if (!state) return undefined;
    const words = await tableWordsFor(found);
    const round = attributes.show ? await roundWords.load(found.lang) : undefined;
    return rootOf(state, words, round, {
      ...attributes,
      numbers: 'numbers' in attributes,
      index: 'index' in attributes,
      isOwn: attributes.for === undefined,
    });
  },

  inside({played, at, bottom, seen, numbers, edge, mark, show, discards, index}, around) {
    const words = around?.words as Words<BoardStrings> | undefined;
    if (!played || !words) return undefined;
    const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
    const given = {
      at: text(at),
      bottom: text(bottom),
      seen: text(seen),
      edge: text(edge),
      mark: text(mark),
      discards: text(discards),
    };
    const look = {...given, show: text(show), numbers: numbers === true, index: index === true, isOwn: false};
    return rootOf(played as RoundState, words, roundWords.get(words.strings.lang), look);
  },
};
