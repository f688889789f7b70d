/** Renders one hand as a picture, or as text that can be pasted elsewhere. */
import {pictureOf, type Picture} from '../art/picture.js';
import {svgText} from '../share/svg-text.js';
import {concealedKongFrom, type ConcealedKong} from '../core/game/concealed-kong.js';
import {parseHandOf} from '../core/notation/parse.js';
import {explainFault} from '../core/situation/problem.js';
import {invalid, score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {loadLocale} from '../locales/index.js';
import type {Strings} from '../locales/strings.js';
import {toolWords} from '../locales/tools.js';
import {bbcode} from '../share/bbcode.js';
import {handPicture, handRows} from '../share/hand-picture.js';
import {staticHtml} from '../share/html.js';
import {markdown} from '../share/markdown.js';
import {saidOf} from '../share/circumstance-words.js';
import {isScored, toldStatus} from '../locales/score-text.js';
import {scoredPicture} from '../share/scored-picture.js';
import {speakSituation, type SharedExample} from '../share/shared.js';
import {plainText} from '../share/text.js';
import {UsageError, type Args} from './args.js';
import {cardOf, type Card} from './card.js';
import {lettered, NoLetters} from './png/lettered.js';
import {picturePng} from './png/picture.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {reasonLines} from './reasons.js';
import {situationAsked} from './situation.js';
import {rulesetWords} from './texts.js';
import {UNREADABLE, Unwritable} from './page/unreadable.js';
import {writeWhole} from './write-file.js';
import {print, printFile, remark} from './output.js';
import {CALLED} from './called.js';
import {isFault} from '../core/situation/result.js';

/** The forms that need the hand scored. */
const SCORED = {md: markdown, text: plainText, bbcode, html: staticHtml};
type Drawn = 'svg' | 'png' | 'card';
type Form = keyof typeof SCORED | Drawn;
const FORMS: readonly Form[] = ['card', 'svg', 'png', 'md', 'text', 'bbcode', 'html'];

const HEIGHTS = {svg: 60, png: 120};

interface Rendered {
  readonly output: string | Buffer;
  /** What is wrong, in lines. */
  readonly problem?: readonly string[];
  /** What is printed beside a file that is written. */
  readonly lines?: readonly string[];
  /** Another file beside it. */
  readonly beside?: {readonly file: string; readonly text: string};
}

/** Runs `mj render` for one hand, in the form that `--to` names. Returns the exit status. */
export async function renderCommand(args: Args): Promise<number> {
  const form = formOf(args);
  const strings = await loadLocale(args.lang);
  const drawn = form === 'svg' || form === 'png' || form === 'card';
  const {problem, ...rendered} = await (drawn
    ? args.given.scored
      ? withLetters(args, drawScored(args, form, strings))
      : draw(args, form, strings)
    : tell(args, form, strings));
  if (problem) {
    remark(...problem);
    return 1;
  }
  return writeAndPrint(args, rendered);
}

/** Writes a file or a card, and prints the lines that name it. Returns the exit status. */
export async function writeAndPrint(
  args: Args,
  {output, lines = [], beside}: Pick<Rendered, 'output' | 'lines' | 'beside'> | Card,
): Promise<number> {
  try {
    await write(args, output);
    if (beside) await writeWhole(beside.file, beside.text);
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    const {files} = args.says;
    remark(files.notWritten(String(args.given.out), error.why(files)));
    return UNREADABLE;
  }
  print(...lines);
  return 0;
}

/** The form that is asked for. */
const formOf = ({given}: Args): Form => FORMS.find((form) => given[form]) ?? 'svg';

/** Draws a picture. It needs no rule set: any hand that can be read is drawn. */
async function draw(args: Args, form: Drawn, strings: Strings): Promise<Rendered> {
  const {rules} = args.given;
  const out = outOf(args, form);
  const ruleset =
    rules === undefined ? undefined : (await rulesetFor(rules, args, `${CALLED} render`)).ruleset;
  const {situation, typed, fault} = situationAsked(args, ruleset);
  const read = fault ? {fault} : parseHandOf(situation);
  if (isFault(read)) {
    const reason = explainFault(read, strings.problems);
    return {output: '', problem: reasonLines(reason, {...asking(args), situation, ruleset, typed})};
  }
  if (form === 'card') {
    const rows = handRows(situation, ruleset, kongOf(args));
    return cardOf({rows}, {file: out, alt: speakSituation(situation, strings)});
  }
  const height = heightOf(args, HEIGHTS[form]);
  const picture = await handPicture(situation, ruleset, kongOf(args));
  return {output: form === 'png' ? picturePng(picture, height) : svg(picture, height, situation, strings)};
}

/** What is drawn; or that it has characters that the command cannot draw, which a page can. */
const withLetters = ({says}: Args, drawn: Promise<Rendered>): Promise<Rendered> =>
  drawn.catch((error: unknown) => {
    if (!(error instanceof NoLetters)) throw error;
    return {output: '', problem: [says.noLetters(error.missing.join(' '))]};
  });

/** The file that is written; a card needs its name. */
function outOf({given: {out}, says}: Args, form: Drawn): string {
  if (form === 'card' && typeof out !== 'string')
    throw new UsageError(says.needs(`${CALLED} render --card`, 'output', '--out card.png'));
  return String(out);
}

/** Draws a hand with its lines and its total below. It needs a rule set, and a hand that scores. */
async function drawScored(args: Args, form: Drawn, strings: Strings): Promise<Rendered> {
  const scored = await scoredAsked(args, strings);
  if ('problem' in scored) return {output: '', problem: scored.problem};
  const {shared} = scored;
  if (!isScored(shared.result)) return {output: '', problem: toldStatus(shared)};
  const {situation, ruleset} = shared;
  const rows = handRows(situation, ruleset, kongOf(args));
  if (form === 'card')
    return cardOf({rows}, {file: outOf(args, form), alt: speakSituation(situation, strings), shared});
  const tiles = await pictureOf(rows.rows, rows.wild);
  const picture = await lettered(scoredPicture(tiles, shared));
  const height = heightOf(args, HEIGHTS[form]);
  return {output: form === 'png' ? picturePng(picture, height) : svg(picture, height, situation, strings)};
}

const asking = ({says}: Args) => ({command: 'render', says}) as const;

const svg = (picture: Picture, height: number, situation: Situation, strings: Strings): string =>
  `${svgText(picture, {height, title: speakSituation(situation, strings)})}\n`;

async function tell(args: Args, form: keyof typeof SCORED, strings: Strings): Promise<Rendered> {
  const scored = await scoredAsked(args, strings);
  return 'problem' in scored
    ? {output: '', problem: scored.problem}
    : {output: `${await SCORED[form](scored.shared)}\n`};
}

/** The hand that is asked for, scored and in words; or why it cannot be. */
async function scoredAsked(
  args: Args,
  strings: Strings,
): Promise<{readonly shared: SharedExample} | {readonly problem: readonly string[]}> {
  const {ruleset, preset} = await rulesetFor(args.given.rules, args, `${CALLED} render`);
  const {situation, typed, fault, inTyped} = situationAsked(args, ruleset);
  const result = inTyped(
    fault
      ? invalid(situation.rules, rulesets, fault, strings.problems)
      : score(situation, rulesets, strings.problems),
  );
  if (result.status === 'invalid' && result.reason)
    return {problem: reasonLines(result.reason, {...asking(args), situation, ruleset, typed})};
  const text = rulesetWords(ruleset, preset)[args.lang];
  const said = saidOf(situation, ruleset, {...strings, ...(await toolWords.load(args.lang))});
  const concealedKong = kongOf(args);
  return {
    shared: {
      ...{situation, ruleset, result, text, strings, said},
      ...(concealedKong ? {concealedKong} : {}),
    },
  };
}

const kongOf = ({given}: Args): ConcealedKong | undefined => concealedKongFrom(given['concealed-kong']);

const heightOf = ({given}: Args, usual: number): number =>
  given.height === undefined ? usual : Number(given.height);

/**
 * @throws {UsageError} for binary output to a terminal
 * @throws {Unwritable} for a file that cannot be written
 */
async function write({given, says}: Args, output: string | Buffer): Promise<void> {
  if (typeof given.out === 'string') return writeWhole(given.out, output);
  if (typeof output !== 'string' && process.stdout.isTTY) {
    throw new UsageError(says.needs(`${CALLED} render --png`, 'output', '--out hand.png'));
  }
  printFile(output);
}
