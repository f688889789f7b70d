import {pictureOf} from '../../art/picture.js';
import {loadLocale} from '../../locales/index.js';
import {speakTiles} from '../../locales/speech.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {svgMarkup} from '../../share/svg-text.js';
import type {FoundElement} from '../page/found.js';
import {shadowIn} from '../page/shadow-in.js';
import {IN_TEXT, inSlot} from '../page/slot.js';
import {parseRun, tilesIn} from '../../core/notation/parse.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import {explained, elementHand, notationFaults} from '../page/score.js';
import type {Fallback} from './fallback.js';
import {tileRunStyles} from '../../elements/mj-tiles/mj-tiles.styles.js';
import {runView} from '../../elements/mj-tiles/run-view.js';
import {isFault} from '../../core/situation/result.js';

/** The tiles of an element; none if they cannot be read. */
function runIn(found: FoundElement): readonly Tile[] {
  const read = parseRun(elementHand(found) ?? '');
  return isFault(read) ? [] : read.tiles;
}

/**
 * The picture of a row of tiles.
 * @param declared whether to add the shadow root of the element
 */
async function pictureIn(found: FoundElement, declared: boolean): Promise<Markup> {
  const tiles = runIn(found);
  const wild = tilesIn(found.attributes.wild).map(kindOf);
  const picture = await pictureOf([{groups: [tiles.map((tile) => ({tile, at: NaN}))]}], wild);
  const title = speakTiles(await loadLocale(found.lang), tiles, wild);
  // the notation before it says the same
  const silent = found.text !== '';
  return inSlot(found, [svgMarkup(picture, {height: IN_TEXT, title})], {inline: true, declared, silent});
}

/** What `<mj-tiles>` is without script. */
export const fallback: Fallback = {
  check: (found, {strings}) => explained(found, notationFaults(found), strings),
  async write(found, writing) {
    if (elementHand(found) === undefined) return undefined;
    const wrong = explained(found, notationFaults(found), await loadLocale(writing.lang ?? found.lang));
    if (wrong.length) return {text: NOTHING, wrong};
    const shadow = await shadowIn(found, writing);
    return {text: markup`${shadow}${await pictureIn(found, shadow !== NOTHING)}`, wrong};
  },

  root(found) {
    const {index, wild} = found.attributes;
    const marked = tilesIn(wild).map(kindOf);
    return {styles: tileRunStyles, view: runView(runIn(found), index !== undefined, marked)};
  },
};
