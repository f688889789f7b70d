/**
 * What a reader without script sees of an element: the picture, and the score in words. Phrases alone (`span`, `br`,
 * `svg`), so that it may stand in a sentence; in a slot that the elements do not have, so that they do not show it.
 */
import {handPicture} from '../../share/hand-picture.js';
import {escapeHtml as escape} from '../../share/escape.js';
import {canonical} from '../../share/attributes.js';
import {speakSituation, type Shared} from '../../share/shared.js';
import {pictureOf} from '../../art/picture.js';
import {svgText} from '../../art/svg-text.js';
import {tilesIn} from '../../core/notation/parse.js';
import {kindOf} from '../../core/tiles/tile.js';
import {formulaText, isScored, scoreLines, toldNet, toldPayments} from '../../locales/score-text.js';
import {loadLocale} from '../../locales/index.js';
import {speakTiles} from '../../locales/speech.js';
import type {Found} from './find.js';
import {handOf} from './score.js';

/** Heights of a row of tiles, in pixels. */
const IN_TEXT = 28;
const ALONE = 60;

/** Says in the page that a shadow root has been declared beside it. */
export const beside = (text: string): string => text.replace('slot="static"', 'slot="static" data-shadow');

/**
 * The pieces in the slot. Apart from the notation: by a space in a sentence, else by line breaks, also where there is no
 * style sheet.
 */
const inSlot = ({tagged, lang, text}: Found, pieces: readonly string[], inline: boolean): string => {
  const [said, written] = [tagged, lang].map((tag) => tag.toLowerCase().split('-')[0]);
  const attribute = said === written ? '' : ` lang="${lang}"`;
  const apart = inline ? (text ? ' ' : '') : '<br>';
  return `<span slot="static"${attribute}>${apart}${pieces.join('<br>')}${apart.trim()}</span>`;
};

export async function staticTiles(found: Found): Promise<string> {
  const tiles = tilesIn(handOf(found));
  const wild = tilesIn(found.attributes.wild).map(kindOf).at(0);
  const picture = await pictureOf([{groups: [tiles.map((tile) => ({tile, at: NaN}))]}], wild);
  const title = speakTiles(await loadLocale(found.lang), tiles, wild);
  return inSlot(found, [svgText(picture, {height: IN_TEXT, title})], true);
}

export async function staticHand(found: Found): Promise<string> {
  const {by, wild, flowers, gari, indicators} = found.attributes;
  const {'ura-indicators': uraIndicators, 'passed-tiles': passedTiles} = found.attributes;
  const beside = {by, wild, flowers, gari, indicators, uraIndicators, passedTiles};
  const given = Object.entries(beside).filter(([, value]) => value);
  const situation = {rules: '', ...Object.fromEntries(given), hand: handOf(found) ?? ''};
  const title = speakSituation(situation, await loadLocale(found.lang));
  return inSlot(found, [svgText(await handPicture(situation), {height: ALONE, title})], false);
}

/** The same views as the element shows, the hand in notation too where the tag has it in an attribute. */
export async function staticExample(found: Found, shared: Shared): Promise<string> {
  const {views = 'hand breakdown', view} = found.attributes;
  const shows = (name: string) => views.split(/[\s,]+/).includes(name);
  const inline = views === 'breakdown' && (view === 'formula' || view === 'total');
  const picture = shows('hand')
    ? [
        svgText(await handPicture(shared.situation), {
          height: ALONE,
          title: speakSituation(shared.situation, shared.strings),
        }),
      ]
    : [];
  const notation = found.text || inline ? [] : [canonical(shared.situation).hand];
  const lines = shows('breakdown') ? breakdown(shared, view) : shows('settlement') ? settlement(shared) : [];
  return inSlot(found, [...picture, ...[...notation, ...lines].map((line) => escape(line.trim()))], inline);
}

function breakdown(shared: Shared, view: string | undefined): string[] {
  const {result, strings} = shared;
  if (!isScored(result) || (view !== 'total' && view !== 'formula')) return scoreLines(shared);
  return [view === 'total' ? strings.score.amount(result.total, result.unit) : formulaText(shared)];
}

const settlement = (shared: Shared): string[] => [...toldPayments(shared), toldNet(shared)];
