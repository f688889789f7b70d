/** The code for an example in every form; fetched when an element first shows some. */
import {drawPicture} from '../../art/canvas.js';
import {ROW_HEIGHT, type Picture} from '../../art/picture.js';
import {svgText} from '../../share/svg-text.js';
import {bbcode} from '../../share/bbcode.js';
import {handPicture} from '../../share/hand-picture.js';
import {iframe, tag} from '../../share/html.js';
import {permalink} from '../../share/link.js';
import {markdown} from '../../share/markdown.js';
import {saidOf} from '../../share/circumstance-words.js';
import {scoredPicture, type PictureText} from '../../share/scored-picture.js';
import {speakSituation, type SharedExample} from '../../share/shared.js';
import {isPixels, type PixelTarget, type Target} from '../../share/targets.js';
import {plainText} from '../../share/text.js';
import {fence, shortcode} from '../../share/written.js';
import type {AllStrings} from '../../locales/index.js';
import {plainNames} from '../views/name-lang.js';
import type {ScoredView} from '../views/scored-view.js';
import {unhidden} from '../../controllers/unhidden.js';

export {openAddress} from './opened.js';

/**
 * An example in words, for every form.
 * @param linked the page that shows it, and the id of its element there
 */
export function sharedOf(
  {state: {situation, concealedKong}, known, result, strings, text, nameText}: ScoredView<AllStrings>,
  linked: {readonly page: string; readonly id: string},
): SharedExample {
  const {ruleset} = known;
  return {
    situation,
    ruleset,
    ...(concealedKong ? {concealedKong} : {}),
    result,
    strings: plainNames(strings),
    said: saidOf(situation, ruleset, strings),
    text: nameText === text ? text : {...text, names: nameText.names},
    link: permalink(linked.page, situation, ruleset, linked.id),
  };
}

/** Addresses that the code refers to. */
export interface SharePlaces {
  /** The folder of `embed.html`, or its address. */
  readonly base: string;
  /** The script that defines the elements; empty where the page has it already. */
  readonly script: string;
}

/** The code in one form: the text to copy, and for picture forms the picture. */
export interface Code {
  readonly text: string;
  readonly picture?: Picture;
  /** Words in the picture. */
  readonly texts?: readonly PictureText[];
}

/** Height of the PNG in pixels: twice that of most pages, for high-resolution screens. */
const PNG_HEIGHT = 120;

const TEXTS: Readonly<
  Record<Exclude<Target, 'svg' | PixelTarget>, (shared: SharedExample, places: SharePlaces) => string>
> = {
  tag: (shared, {script}) => tag(shared, script),
  fence,
  shortcode,
  iframe: (shared, {base}) => iframe(shared, base),
  link: ({link}) => link ?? '',
  md: markdown,
  bbcode,
  text: plainText,
};

/** The text of a form; for pictures in pixels, the description. */
export async function codeOf(target: Target, shared: SharedExample, places: SharePlaces): Promise<Code> {
  if (target !== 'svg' && !isPixels(target)) return {text: TEXTS[target](shared, places)};
  const picture = await handPicture(shared.situation, shared.ruleset, shared.concealedKong);
  const title = speakSituation(shared.situation, shared.strings, shared.ruleset);
  if (target === 'scored') return {text: title, ...scoredPicture(picture, shared)};
  return {text: target === 'png' ? title : svgText(picture, {title}), picture};
}

/** Draws a picture with its words on a canvas, at the height of the PNG. */
export function drawPng(canvas: HTMLCanvasElement, {picture, texts = []}: Code): void {
  if (!picture) return;
  drawPicture(canvas, picture, PNG_HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) return;
  const grow = PNG_HEIGHT / ROW_HEIGHT;
  context.setTransform(grow, 0, 0, grow, 0, 0);
  for (const {text, x, y, size, end, colour} of texts) {
    context.font = `${size}px system-ui, sans-serif`;
    context.textAlign = end ? 'right' : 'left';
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
}

/** A picture as PNG. Rejects where the browser cannot make one. */
export async function pngOf(code: Code): Promise<Blob> {
  const canvas = unhidden(document, 'createElement')('canvas');
  drawPng(canvas, code);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    );
  });
}
