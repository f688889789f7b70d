/** Texts with tiles in them: as pictures with names for ears, or as names alone. */
import {html, type TemplateResult} from 'lit';
import type {Words} from '../../controllers/localize.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {AskingStrings} from '../../locales/quiz.js';
import {pieces, withTiles} from '../../quiz/marked-tiles.js';
import {withNames} from '../views/name-lang.js';
import {UNMARKED, type TermSection} from '../views/term-section.js';
import {tileView} from '../views/tile-view.js';

/** The names of tiles, for screen readers. */
export const spokenTiles = ({strings, speech}: Words<AskingStrings>, tiles: readonly Tile[]): string =>
  speech.speakTiles(strings, tiles);

/** For ears. */
export const spokenText = (text: string, words: Words<AskingStrings>): string =>
  withTiles(text, (tiles) => spokenTiles(words, tiles));

/** For eyes and ears. No bracket or comma beside tiles stands alone on a line. */
export const shownText = (
  text: string,
  words: Words<AskingStrings>,
  index: boolean,
  terms: TermSection = UNMARKED,
): TemplateResult[] =>
  pieces(text).map((piece) => {
    if (typeof piece === 'string') return html`${terms.show(piece)}`;
    const tiles = tilesIn(piece.tiles);
    const name = withNames(spokenTiles(words, tiles), words.strings);
    return html`<span class="kept"
      >${piece.before}<span class="run" dir="ltr"
        ><span class="sr uncopied">${name}</span
        ><span aria-hidden="true">${tiles.map((tile) => tileView(tile, {index}))}</span></span
      >${piece.after}</span
    >`;
  });
