/** Simplified Chinese of the site, made from what it says in Traditional Chinese, as that of the elements is. */
import {characters, simplifierOf} from '../words/simplify.mjs';

const {follow} = simplifierOf('site');

/** Every text of a value in Simplified Chinese; addresses and languages with it. */
export function simplified(value) {
  if (typeof value === 'string') return follow(value).replaceAll('zh-Hant', 'zh-Hans');
  if (Array.isArray(value)) return value.map(simplified);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, simplified(one)]));
}

/** A name in the letters of Simplified Chinese; 々 repeats the letter before it. */
export const simplifiedName = (name) =>
  [...name.replaceAll(/(.)々/gu, '$1$1')].map((letter) => characters.get(letter) ?? letter).join('');
