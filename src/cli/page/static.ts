/**
 * What a reader without script sees of an element: the picture, and the score in words. Phrases alone (`span`, `br`,
 * `svg`), so that it may stand in a sentence; in a slot that the elements do not have, so that they do not show it.
 */
import {handPicture} from '../../share/hand-picture.js';
import {joined, markup, NOTHING, type Markup} from '../../share/markup.js';
import {canonical} from '../../share/attributes.js';
import {speakSituation, type Shared} from '../../share/shared.js';
import {pictureOf} from '../../art/picture.js';
import {svgMarkup} from '../../art/svg-text.js';
import {tilesIn} from '../../core/notation/parse.js';
import {findRules} from '../../core/reading/read.js';
import {kindOf} from '../../core/tiles/tile.js';
import {formulaText, isScored, scoreLines, toldNet, toldPayments} from '../../locales/score-text.js';
import {loadLocale} from '../../locales/index.js';
import {speakTiles} from '../../locales/speech.js';
import type {Found} from './find.js';
import {rulesets} from '../rulesets.js';
import {handOf} from './score.js';

/** Heights of a row of tiles, in pixels. */
const IN_TEXT = 28;
/** Height in pixels of a picture that stands by itself and not in a line of text. */
export const ALONE = 60;

/**
 * The pieces in the slot. Apart from the notation: by a space in a sentence, else by line breaks, also where there is no
 * style sheet.
 * @param declared whether a shadow root has been declared beside it
 * @param silent whether the text before it says as much to who listens
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

/** The picture of a row of tiles; `declared` for the shadow root that the element itself would have. */
export async function staticTiles(found: Found, declared: boolean): Promise<Markup> {
  const tiles = tilesIn(handOf(found));
  const wild = tilesIn(found.attributes.wild).map(kindOf).at(0);
  const picture = await pictureOf([{groups: [tiles.map((tile) => ({tile, at: NaN}))]}], wild);
  const title = speakTiles(await loadLocale(found.lang), tiles, wild);
  // the notation before it says the same
  const silent = found.text !== '';
  return inSlot(found, [svgMarkup(picture, {height: IN_TEXT, title})], {inline: true, declared, silent});
}

/** The picture of a hand with what lies beside it; `declared` for the element's own shadow root. */
export async function staticHand(found: Found, declared: boolean): Promise<Markup> {
  const {by, wild, flowers, gari, indicators} = found.attributes;
  const {'ura-indicators': uraIndicators, 'passed-tiles': passedTiles} = found.attributes;
  const beside = {by, wild, flowers, gari, indicators, uraIndicators, passedTiles};
  const given = Object.entries(beside).filter(([, value]) => value);
  const situation = {rules: '', ...Object.fromEntries(given), hand: handOf(found) ?? ''};
  const title = speakSituation(situation, await loadLocale(found.lang));
  const known = findRules(found.attributes.rules, rulesets);
  const drawn = await handPicture(situation, known?.ruleset, found.attributes['concealed-kong']);
  const picture = svgMarkup(drawn, {height: ALONE, title});
  return inSlot(found, [picture], {inline: false, declared});
}

/** The same views as the element shows, the hand in notation too where the tag has it in an attribute. */
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
