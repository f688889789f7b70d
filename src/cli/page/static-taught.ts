/** Elements that show a score in other ways than an example, for readers without script: as lines of text. */
import type {ScoreResult} from '../../core/game/result.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {score} from '../../core/scoring/score.js';
import type {Seat, WinBy} from '../../core/situation/situation.js';
import {waits} from '../../core/waiting/waits.js';
import {columnHead} from '../../elements/mj-compare/column-head.js';
import {valuesOf, type Value} from '../../elements/mj-whatif/values.js';
import {isVaried} from '../../elements/mj-whatif/varied.js';
import {loadExplaining} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {
  isScored,
  scoreLines,
  toldLines,
  toldNet,
  toldPayments,
  toldStatus,
} from '../../locales/score-text.js';
import {loadTools} from '../../locales/tools.js';
import {propertiesOf} from '../../share/attributes.js';
import {handPicture} from '../../share/hand-picture.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {speakSituation, type Shared} from '../../share/shared.js';
import {svgMarkup} from '../../share/svg-text.js';
import {placeLines, toldWaits} from '../text.js';
import {detailsOf} from '../texts.js';
import type {Found} from './find.js';
import {scoreFound} from './score.js';
import {ALONE, inSlot} from './static.js';
import {columnsOf} from './taught.js';

interface Telling {
  readonly found: Found;
  readonly all: readonly Found[];
  readonly shared: Shared;
  readonly strings: ExplainingStrings;
}

type Tell = (telling: Telling) => Promise<readonly string[]> | readonly string[];

const TELLS: Readonly<Record<string, Tell>> = {
  'mj-score-breakdown': ({shared}) => scoreLines(shared),
  'mj-settlement': ({shared}) => [...toldPayments(shared), toldNet(shared)],
  'mj-waits': waitsLines,
  'mj-compare': compareLines,
  'mj-whatif': ({found, shared, strings}) => whatIfLines(found.attributes.vary ?? 'wild', shared, strings),
};

/** Whether an element shows a score that no example around shows. */
export const isTold = ({tag}: Found): boolean => tag in TELLS;

/**
 * @param pictured whether to draw the hand; false where its source draws it
 * @param declared whether a declared shadow root stands beside it
 */
export async function staticTaught(
  found: Found,
  all: readonly Found[],
  shared: Shared,
  {pictured, declared}: {readonly pictured: boolean; readonly declared: boolean},
): Promise<Markup> {
  const strings = {...shared.strings, ...(await loadExplaining(found.lang))};
  const lines = await TELLS[found.tag]({found, all, shared, strings});
  const {situation, ruleset} = shared;
  const title = speakSituation(situation, strings);
  const picture = pictured ? [svgMarkup(await handPicture(situation, ruleset), {height: ALONE, title})] : [];
  const pieces = lines.filter((line) => line.trim()).map((line) => markup`${line.trim()}`);
  return pieces.length ? inSlot(found, [...picture, ...pieces], {inline: false, declared}) : NOTHING;
}

async function waitsLines({found, shared}: Telling): Promise<readonly string[]> {
  const {situation, ruleset, strings} = shared;
  const {waits: words} = await loadTools(found.lang);
  const result = waits(situation, ruleset, strings.problems);
  const {reason} = result;
  return reason ? [...placeLines(reason, situation.hand), reason.message] : toldWaits(result, words);
}

/** The columns one after the other: the name of each with its total, then its lines. */
async function compareLines({found, all, shared, strings}: Telling): Promise<readonly string[]> {
  const lines = columnLines(strings.compare.asIs, shared);
  for (const {column, scored} of columnsOf(found, all)) {
    const made = await scoreFound(scored, found.lang);
    const {situation: stated} = readSituation(
      propertiesOf(column.attributes),
      column.attributes.hand ?? '',
      made.ruleset,
    );
    const details = (await detailsOf(made.ruleset))[found.lang];
    const label = column.attributes.label || column.text;
    const {rules, hand, ...rest} = stated;
    const said = {...rest, ...(rules && {rules}), ...(hand && {hand})};
    const view = {text: made.text, details, result: made.result};
    const head = columnHead({stated: said, view, ...(label && {label})}, strings);
    lines.push(...columnLines(head, made));
  }
  return lines;
}

function columnLines(head: string, shared: Shared): string[] {
  const {result, strings} = shared;
  const total = isScored(result) ? [strings.score.amount(result.total, result.unit)] : [];
  const said = [...total, ...toldStatus(shared)].join(' · ');
  const counted = isScored(result) ? toldLines(shared) : [];
  return [
    `${head}${strings.punctuation.colon}${said}`,
    ...counted.map(({name, amount}) => `– ${name} ${amount}`),
  ];
}

/** A line for each total: values with the same total share it. */
function whatIfLines(vary: string, {situation, ruleset}: Shared, strings: ExplainingStrings): string[] {
  if (!isVaried(vary)) return [];
  const {whatif, problems, punctuation, hand} = strings;
  const together = new Map<string, string[]>();
  for (const value of valuesOf(vary, situation, ruleset)) {
    const amount = amountText(value, score(value.situation, ruleset, problems), strings);
    together.set(amount, [...(together.get(amount) ?? []), faceText(vary, value, strings)]);
  }
  if (!together.size) return [];
  const lines = [...together].map(([amount, faces]) => `${hand.join(faces)}${punctuation.colon}${amount}`);
  return [whatif.label(whatif.vary[vary]), ...lines];
}

function faceText(
  vary: string,
  {value, isPresent}: Value,
  {settlement, hand, whatif, punctuation}: ExplainingStrings,
): string {
  const isSeat = vary === 'seat' || vary === 'dealer';
  const face = isSeat
    ? settlement.seats[value as Seat]
    : vary === 'by'
      ? hand.winMark[value as WinBy]
      : value;
  return isPresent ? face + punctuation.aside(whatif.present) : face;
}

function amountText(
  {away, kinds = 0, left = 0}: Value,
  result: ScoreResult,
  strings: ExplainingStrings,
): string {
  const {whatif, score: words} = strings;
  if (away !== undefined) return `${whatif.away(away)} · ${whatif.left(kinds, left)}`;
  const {status, total, unit, reason} = result;
  return status === 'win' || status === 'no-win-yet'
    ? words.amount(total, unit)
    : (reason?.message ?? whatif.cannot);
}
