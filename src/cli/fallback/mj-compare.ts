import {readSituation} from '../../core/reading/typed-situation.js';
import {isScored, toldLines, toldStatus} from '../../locales/score-text.js';
import {propertiesOf} from '../../share/attributes.js';
import type {SharedExample} from '../../share/shared.js';
import {detailsOf} from '../texts.js';
import type {FoundElement} from '../page/found.js';
import {lookup} from '../page/lookup.js';
import {asScored, varied} from '../page/restated.js';
import {scoreFound} from '../page/score.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored, type ScoreTelling} from '../page/scored-text.js';
import {columnHead} from '../../elements/mj-compare/column-head.js';
import type {Fallback} from './fallback.js';

/** The columns of a comparison on the page, each with the data that it is scored by. */
function columnsOf(
  found: FoundElement,
  all: readonly FoundElement[],
): {column: FoundElement; scored: FoundElement}[] {
  const own = asScored(found, all);
  if (!own) return [];
  const columns = lookup(all).columns.get(found) ?? [];
  return columns.map((column) => ({column, scored: varied(column, own)}));
}

/** The columns one after the other: the name of each with its total, then its lines. */
async function compareLines({found, all, shared, strings}: ScoreTelling): Promise<readonly string[]> {
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

function columnLines(head: string, shared: SharedExample): string[] {
  const {result, strings} = shared;
  const total = isScored(result) ? [strings.score.amount(result.total, result.unit)] : [];
  const said = [...total, ...toldStatus(shared)].join(' · ');
  const counted = isScored(result) ? toldLines(shared) : [];
  return [
    `${head}${strings.punctuation.colon}${said}`,
    ...counted.map(({name, amount}) => `– ${name} ${amount}`),
  ];
}

/** What `<mj-compare>` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
  write: (found, writing) => writeScored(found, writing, {lines: compareLines}),
};
