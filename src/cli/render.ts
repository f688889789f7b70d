/** Renders one hand as a picture, or as text that can be pasted elsewhere. */
import type {Picture} from '../art/picture.js';
import {svgText} from '../share/svg-text.js';
import {CONCEALED_KONGS, concealedKongFrom, type ConcealedKong} from '../core/game/concealed-kong.js';
import {parseHandOf} from '../core/notation/parse.js';
import {explainFault, type Problem} from '../core/situation/problem.js';
import {findRules} from '../core/reading/read.js';
import {score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {loadLocale} from '../locales/index.js';
import type {Strings} from '../locales/strings.js';
import {loadTools} from '../locales/tools.js';
import {bbcode} from '../share/bbcode.js';
import {handPicture} from '../share/hand-picture.js';
import {staticHtml} from '../share/html.js';
import {markdown} from '../share/markdown.js';
import {saidOf} from '../share/said.js';
import {speakSituation, type Shared} from '../share/shared.js';
import {plainText} from '../share/text.js';
import {UsageError, situationOf, type Args} from './args.js';
import {picturePng} from './png/picture.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {placeLines} from './text.js';
import {wordsOf} from './texts.js';
import {UNREADABLE, Unwritable} from './page/unreadable.js';
import {writeWhole} from './write-file.js';
import {printFile, remark} from './output.js';

/** The forms that need the hand scored. */
const SCORED = {md: markdown, text: plainText, bbcode, html: staticHtml};
type Form = keyof typeof SCORED | 'svg' | 'png';
const FORMS: readonly Form[] = ['svg', 'png', 'md', 'text', 'bbcode', 'html'];

const HEIGHTS = {svg: 60, png: 120};
const HIGHEST = 1000;

interface Rendered {
  readonly output: string | Buffer;
  readonly problem?: Problem;
}

/** Runs `mj render` for one hand, in the form that `--to` names. Returns the exit status. */
export async function renderCommand(args: Args): Promise<number> {
  const form = formOf(args);
  const strings = await loadLocale(args.lang);
  const drawn = form === 'svg' || form === 'png';
  const {output, problem} = drawn ? await draw(args, form, strings) : await tell(args, form, strings);
  if (problem) {
    remark(...placeLines(problem, args.words.join(' ')), problem.message);
    return 1;
  }
  try {
    await write(args, output);
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    remark(`${String(args.given.out)}: not written: ${error.message}`);
    return UNREADABLE;
  }
  return 0;
}

/** @throws {UsageError} unless one form is asked for */
function formOf({given}: Args): Form {
  const asked = FORMS.filter((form) => given[form]);
  if (asked.length !== 1)
    throw new UsageError(`mj render needs one of ${FORMS.map((form) => `--${form}`).join(', ')}`);
  return asked[0];
}

/** Draws a picture. It needs no rule set: any hand that can be read is drawn. */
async function draw(args: Args, form: 'svg' | 'png', strings: Strings): Promise<Rendered> {
  const height = heightOf(args, HEIGHTS[form]);
  const {situation, fault} = situationOf(args, undefined);
  const read = fault ? {fault} : parseHandOf(situation);
  if ('fault' in read) return {output: '', problem: explainFault(read.fault, strings.problems)};
  const known = findRules(args.given.rules, rulesets);
  const picture = await handPicture(situation, known?.ruleset, kongOf(args));
  return {output: form === 'png' ? picturePng(picture, height) : svg(picture, height, situation, strings)};
}

const svg = (picture: Picture, height: number, situation: Situation, strings: Strings): string =>
  `${svgText(picture, {height, title: speakSituation(situation, strings)})}\n`;

async function tell(args: Args, form: keyof typeof SCORED, strings: Strings): Promise<Rendered> {
  const {ruleset, preset} = rulesetFor(args.given.rules);
  const {situation, fault, inTyped} = situationOf(args, ruleset);
  if (fault) return {output: '', problem: explainFault(fault, strings.problems)};
  const result = inTyped(score(situation, rulesets, strings.problems));
  const text = wordsOf(ruleset, preset)[args.lang];
  const said = saidOf(situation, ruleset, {...strings, ...(await loadTools(args.lang))});
  const concealedKong = kongOf(args);
  const shared: Shared = {
    situation,
    ruleset,
    result,
    text,
    strings,
    said,
    ...(concealedKong ? {concealedKong} : {}),
  };
  const problem = result.status === 'invalid' ? result.reason : undefined;
  return {output: `${await SCORED[form](shared)}\n`, ...(problem ? {problem} : {})};
}

/** @throws {UsageError} for an unknown convention */
function kongOf({given}: Args): ConcealedKong | undefined {
  const wanted = given['concealed-kong'];
  const kong = concealedKongFrom(wanted);
  if (wanted !== undefined && !kong)
    throw new UsageError(`--concealed-kong is one of ${CONCEALED_KONGS.join(', ')}`);
  return kong;
}

function heightOf({given}: Args, usual: number): number {
  if (given.height === undefined) return usual;
  const height = Number(given.height);
  if (Number.isInteger(height) && height > 0 && height <= HIGHEST) return height;
  throw new UsageError(`--height is a number from 1 to ${HIGHEST}`);
}

/**
 * @throws {UsageError} for binary output to a terminal
 * @throws {Unwritable} for a file that cannot be written
 */
async function write({given}: Args, output: string | Buffer): Promise<void> {
  if (typeof given.out === 'string') return writeWhole(given.out, output);
  if (typeof output !== 'string' && process.stdout.isTTY) {
    throw new UsageError('a PNG needs --out FILE, or a file to write to: mj render --png HAND > hand.png');
  }
  printFile(output);
}
