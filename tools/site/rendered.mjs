/** Each page with its pictures and scores, as `mahjong-elements/render` writes them; the build stops at a wrong example. */
import {check, render} from '../../dist/render/index.js';

const wrong = [];

/**
 * @param {string} content a finished page
 * @param {{inputPath: string, url: string}} page
 */
export async function rendered(content, {url}) {
  if (!content.includes('<mj-')) return content;
  for (const {line, column, message} of await check(content))
    wrong.push(`${url}:${line}:${column}: ${message}`);
  return render(content);
}

/** Throws if an example was wrong; all of them are named. */
export function refuseWrong() {
  if (wrong.length) throw new Error(wrong.join('\n'));
}
