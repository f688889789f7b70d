/** The code for an example in every form; fetched when an element first shows some. */
import {drawPicture} from '../../art/canvas.js';
import {svgText} from '../../share/svg-text.js';
import type {Picture} from '../../art/picture.js';
import {bbcode} from '../../share/bbcode.js';
import {handPicture} from '../../share/hand-picture.js';
import {iframe, tag} from '../../share/html.js';
import {permalink} from '../../share/link.js';
import {markdown} from '../../share/markdown.js';
import {saidOf} from '../../share/circumstance-words.js';
import {speakSituation, type SharedExample} from '../../share/shared.js';
import type {Target} from '../../share/targets.js';
import {plainText} from '../../share/text.js';
import type {AllStrings} from '../../locales/index.js';
import {plainNames} from '../name-lang.js';
import type {ScoredView} from '../scored-view.js';
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
}

/** Height of the PNG in pixels: twice that of most pages, for high-resolution screens. */
const PNG_HEIGHT = 120;

const TEXTS: Readonly<
  Record<Exclude<Target, 'svg' | 'png'>, (shared: SharedExample, places: SharePlaces) => string>
> = {
  tag: (shared, {script}) => tag(shared, script),
  iframe: (shared, {base}) => iframe(shared, base),
  link: ({link}) => link ?? '',
  md: markdown,
  bbcode,
  text: plainText,
};

/** The text of a form; for PNG, the description of the picture. */
export async function codeOf(target: Target, shared: SharedExample, places: SharePlaces): Promise<Code> {
  if (target !== 'svg' && target !== 'png') return {text: TEXTS[target](shared, places)};
  const picture = await handPicture(shared.situation, shared.ruleset, shared.concealedKong);
  const title = speakSituation(shared.situation, shared.strings);
  return {text: target === 'png' ? title : svgText(picture, {title}), picture};
}

/** Draws a picture on a canvas, at the height of the PNG. */
export const drawPng = (canvas: HTMLCanvasElement, picture: Picture): void =>
  drawPicture(canvas, picture, PNG_HEIGHT);

/** A picture as PNG. Rejects where the browser cannot make one. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = unhidden(document, 'createElement')('canvas');
  drawPng(canvas, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    );
  });
}
