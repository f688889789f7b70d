/** Simplified Chinese of the site, made from what it says in Traditional Chinese, as that of the elements is. */
import {simplifierOf} from '../words/simplify.mjs';

const {follow} = simplifierOf('site');

/** Every text of a value in Simplified Chinese; addresses and languages with it. */
export function simplified(value) {
  if (typeof value === 'string') return follow(value).replaceAll('zh-Hant', 'zh-Hans');
  if (Array.isArray(value)) return value.map(simplified);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, simplified(one)]));
}
