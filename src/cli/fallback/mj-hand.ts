import {findRules} from '../../core/reading/read.js';
import {handPicture} from '../../share/hand-picture.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {svgMarkup} from '../../share/svg-text.js';
import {rulesets} from '../rulesets.js';
import type {FoundElement} from '../page/found.js';
import {shadowIn} from '../page/shadow-in.js';
import {ALONE, inSlot} from '../page/slot.js';
import {html} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {Words} from '../../controllers/localize.js';
import {HAND_FIELDS} from '../../core/situation/attributes.js';
import {loadLocale} from '../../locales/index.js';
import {explained, elementHand, notationFaults} from '../page/score.js';
import {bareHand, spokenHand} from '../page/spoken-hand.js';
import type {FallbackRoot, Fallback} from './fallback.js';
import {pageWords} from '../page/words.js';
import {tilesOfGroups, wildIn} from '../../elements/mj-hand/arranged.js';
import {handView, type ScoredHand} from '../../elements/mj-hand/hand-view.js';
import {handStyles} from '../../elements/mj-hand/mj-hand.styles.js';
import {readShown} from '../../elements/mj-hand/shown-hand.js';

/** Attributes that change the picture. */
interface Look {
  readonly index: boolean;
  readonly sort?: boolean;
  /** Shows the sets that scored. */
  readonly arrange?: boolean;
  readonly concealedKong?: unknown;
  readonly scored?: ScoredHand | undefined;
}

function rootOf(
  state: ExampleState,
  words: Words | undefined,
  {index, sort = false, arrange = false, concealedKong, scored}: Look,
): FallbackRoot | undefined {
  const tellsCalled = scored !== undefined;
  const layout = {sort, arrange: arrange || tellsCalled, concealedKong, tellsCalled};
  const {view: shown} = readShown(state, {...layout, tilesOfGroups, wildIn});
  if (!shown) return undefined;
  const view = html`${(scored?.draw ?? handView)({shown, index, ...(words && {words})})}
    <slot name="caption"></slot>`;
  return {styles: scored?.styles ?? handStyles, view};
}

/**
 * The picture of a hand with the tiles beside it.
 * @param declared whether to add the shadow root of the element
 */
async function pictureIn(found: FoundElement, declared: boolean): Promise<Markup> {
  const situation = bareHand(found);
  const title = await spokenHand(found);
  const known = findRules(found.attributes.rules, rulesets);
  const drawn = await handPicture(situation, known?.ruleset, found.attributes['concealed-kong']);
  const picture = svgMarkup(drawn, {height: ALONE, title});
  return inSlot(found, [picture], {inline: false, declared});
}

/** What `<mj-hand>` is without script. */
export const fallback: Fallback = {
  check: (found, {strings}) => explained(found, notationFaults(found), strings),
  // a hand inside an example is part of the example's picture
  async write(found, writing) {
    if (elementHand(found) === undefined || found.inside) return undefined;
    const wrong = explained(found, notationFaults(found), await loadLocale(writing.lang ?? found.lang));
    if (wrong.length) return {text: NOTHING, wrong};
    const shadow = await shadowIn(found, writing);
    return {text: markup`${shadow}${await pictureIn(found, shadow !== NOTHING)}`, wrong};
  },

  async root(found) {
    const {index, sort, 'concealed-kong': concealedKong} = found.attributes;
    const words = await pageWords(found, await loadLocale(found.lang));
    const state = {situation: bareHand(found)};
    return rootOf(state, words, {index: index !== undefined, sort: sort !== undefined, concealedKong});
  },

  inside(properties, around) {
    const {hand, index, arrange, concealedKong, scored} = properties;
    const stated = Object.fromEntries(HAND_FIELDS.map((field) => [field, properties[field]]));
    const own = typeof hand === 'string' ? {situation: {...stated, rules: '', hand}} : undefined;
    const state: ExampleState | undefined = own ?? around?.view?.state;
    const look = {index: index === true, arrange: arrange === true, concealedKong};
    return state && rootOf(state, around?.words, {...look, scored: scored as ScoredHand | undefined});
  },
};
