/**
 * Elements for readers without script: the picture, and the score in words. Contains only phrasing content (`span`,
 * `br`, `svg`), so that it may stand in a sentence. Its slot does not exist in the elements, so that they do not show
 * it.
 */
import {handPicture} from '../../share/hand-picture.js';
import {joined, markup, NOTHING, type Markup} from '../../share/markup.js';
import {canonical} from '../../share/attributes.js';
import {speakSituation, type Shared} from '../../share/shared.js';
import {pictureOf} from '../../art/picture.js';
import {svgMarkup} from '../../share/svg-text.js';
import {tilesIn} from '../../core/notation/parse.js';
import {findRules} from '../../core/reading/read.js';
import {kindOf} from '../../core/tiles/tile.js';
import {formulaText, isScored, scoreLines, toldNet, toldPayments} from '../../locales/score-text.js';
import {loadLocale} from '../../locales/index.js';
import {speakTiles} from '../../locales/speech.js';
import type {Found} from './find.js';
import {rulesets} from '../rulesets.js';
import {handOf, onHand} from './score.js';

/** Heights of a row of tiles inside text, in pixels. */
const IN_TEXT = 28;
/** Height of a picture that stands alone, outside a line of text, in pixels. */
export const ALONE = 60;

/**
 * The pieces in the slot, separated from the notation by a space in a sentence, and by line breaks elsewhere, which
 * also work without a style sheet.
 * @param declared whether a declared shadow root stands beside it
 * @param silent whether screen readers skip it, because the text before it says the same
 */
export const inSlot = (
  {tagged, lang, text}: Found,
  pieces: readonly Markup[],
  {
    inline,
    declared,
    silent = false,
  }: {readonly inline: boolean; readonly declared: boolean; readonly silent?: boolean},
): Markup => {
  const [said, written] = [tagged, lang].map((tag) => tag.toLowerCase().split('-')[0]);
  const shadow = declared ? markup` data-shadow` : NOTHING;
  const language = said === written ? NOTHING : markup` lang="${lang}"`;
  const before = inline ? (text ? markup` ` : NOTHING) : markup`<br>`;
  const after = inline ? NOTHING : markup`<br>`;
  return markup`<span slot="static"${shadow}${language}${silent ? markup` aria-hidden="true"` : NOTHING}>${before}${joined(pieces, markup`<br>`)}${after}</span>`;
};

/**
 * The picture of a row of tiles.
 * @param declared whether to add the shadow root of the element
 */
export async function staticTiles(found: Found, declared: boolean): Promise<Markup> {
  const tiles = tilesIn(handOf(found));
  const wild = tilesIn(found.attributes.wild).map(kindOf).at(0);
  const picture = await pictureOf([{groups: [tiles.map((tile) => ({tile, at: NaN}))]}], wild);
  const title = speakTiles(await loadLocale(found.lang), tiles, wild);
  // the notation before it says the same
  const silent = found.text !== '';
  return inSlot(found, [svgMarkup(picture, {height: IN_TEXT, title})], {inline: true, declared, silent});
}

/**
 * The picture of a hand with the tiles beside it.
 * @param declared whether to add the shadow root of the element
 */
export async function staticHand(found: Found, declared: boolean): Promise<Markup> {
  const situation = {...onHand(found), rules: '', hand: handOf(found) ?? ''};
  const title = speakSituation(situation, await loadLocale(found.lang));
  const known = findRules(found.attributes.rules, rulesets);
  const drawn = await handPicture(situation, known?.ruleset, found.attributes['concealed-kong']);
  const picture = svgMarkup(drawn, {height: ALONE, title});
  return inSlot(found, [picture], {inline: false, declared});
}

/** The views that the element shows, and the hand in notation where the tag has it in an attribute. */
export async function staticExample(found: Found, shared: Shared, declared: boolean): Promise<Markup> {
  const {views = 'hand breakdown', view} = found.attributes;
  const shows = (name: string) => views.split(/[\s,]+/).includes(name);
  const inline = views === 'breakdown' && (view === 'formula' || view === 'total');
  const picture = shows('hand')
    ? [
        svgMarkup(await handPicture(shared.situation, shared.ruleset, found.attributes['concealed-kong']), {
          height: ALONE,
          title: speakSituation(shared.situation, shared.strings),
        }),
      ]
    : [];
  const notation = found.text || inline ? [] : [canonical(shared.situation).hand];
  const lines = shows('breakdown') ? breakdown(shared, view) : shows('settlement') ? settlement(shared) : [];
  const said = [...notation, ...lines].map((line) => markup`${line.trim()}`);
  return inSlot(found, [...picture, ...said], {inline, declared});
}

function breakdown(shared: Shared, view: string | undefined): string[] {
  const {result, strings} = shared;
  if (!isScored(result) || (view !== 'total' && view !== 'formula')) return scoreLines(shared);
  return [view === 'total' ? strings.score.amount(result.total, result.unit) : formulaText(shared)];
}

const settlement = (shared: Shared): string[] => [...toldPayments(shared), toldNet(shared)];
