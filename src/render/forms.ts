/** One hand in a form of its own: what `mj render --text` and its like print. */
import {findOn} from '../cli/page/find.js';
import type {Defaults} from '../cli/page/matter.js';
import {scoreFound} from '../cli/page/score.js';
import {concealedKongFrom} from '../core/game/concealed-kong.js';
import {toolWords} from '../locales/tools.js';
import {bbcode} from '../share/bbcode.js';
import {handPicture} from '../share/hand-picture.js';
import {staticHtml} from '../share/html.js';
import {markdown} from '../share/markdown.js';
import {saidOf} from '../share/circumstance-words.js';
import {speakSituation, type SharedExample} from '../share/shared.js';
import {svgText} from '../share/svg-text.js';
import {plainText} from '../share/text.js';
import type {RenderForm} from './options.js';

/** The forms that need the hand scored. */
const SCORED = {md: markdown, text: plainText, bbcode, html: staticHtml};

/** All forms, pictures first. */
export const HAND_FORMS: readonly RenderForm[] = ['svg', 'md', 'text', 'bbcode', 'html'];

/** The height of a row of tiles, in pixels. */
const HEIGHT = 60;

/** @param page HTML with one code fence, in which nothing is wrong */
export async function formOf(page: string, form: RenderForm, defaults: Defaults): Promise<string> {
  const [found] = findOn(page, 'html', defaults);
  const scored = await scoreFound(found);
  const {situation, ruleset, strings} = scored;
  const kong = concealedKongFrom(found.attributes['concealed-kong']);
  if (form === 'svg') {
    const picture = await handPicture(situation, ruleset, kong);
    return `${svgText(picture, {height: HEIGHT, title: speakSituation(situation, strings)})}\n`;
  }
  const said = saidOf(situation, ruleset, {...strings, ...(await toolWords.load(found.lang))});
  const shared: SharedExample = {...scored, said, ...(kong ? {concealedKong: kong} : {})};
  return `${await SCORED[form](shared)}\n`;
}
