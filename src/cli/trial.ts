/** `mj check --rules rules.md`: rules tried on many hands, and compared with others. */
import type {Lang} from '../core/game/names.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {patternsOf} from '../core/reading/table.js';
import {FIELD_NAMES} from '../core/situation/attributes.js';
import {randomOf} from '../core/tiles/random.js';
import {RandomHands, type TriedHand} from '../variant/check/hands.js';
import {ComparedTrial, RowTrial, type Otherwise, type TriedRows} from '../variant/check/trial.js';
import {triedProblems} from '../variant/check/problems.js';
import type {Args} from './args.js';
import {CALLED} from './called.js';
import {print, printJson, remark} from './output.js';
import {rulesets, rulesetFor} from './rulesets.js';
import {rulesetWords} from './texts.js';

/** How many hands are tried if nothing else is said, and after how many the progress is told. */
const HANDS = 20_000;
const TOLD = 2_000;

/** A rule set as it is tried, and what it is called. */
interface Tried {
  readonly name: string;
  readonly ruleset: Ruleset;
}

/** A preset's rows are those of a rule set of its own. */
const triedRules = ({ruleset, preset}: {ruleset: Ruleset; preset?: Preset}): Tried => ({
  name: preset?.id ?? ruleset.id,
  ruleset: preset ? {...ruleset, patterns: patternsOf(ruleset, preset)} : ruleset,
});

/** The examples of all rule sets of the package, as hands of this one: they have what random hands seldom have. */
async function exampleHands({fields}: Ruleset): Promise<readonly TriedHand[]> {
  const all = await Promise.all(rulesets.map(({examples}) => examples()));
  const unread = FIELD_NAMES.filter((field) => !['by', 'from', 'seat', ...fields].includes(field));
  return all.flatMap((examples) =>
    Object.values(examples).map(
      (hand) =>
        Object.fromEntries(
          Object.entries(hand).filter(
            ([field]) => !unread.some((one) => one === field) && field !== 'options',
          ),
        ) as unknown as TriedHand,
    ),
  );
}

/** The hands to try: the examples, and random ones up to so many. */
function* handsFor(
  ruleset: Ruleset,
  examples: readonly TriedHand[],
  count: number,
  seed: string,
): Generator<TriedHand> {
  yield* examples.slice(0, count);
  const random = new RandomHands(ruleset, randomOf(seed));
  for (let i = examples.length; i < count; i++) yield random.next();
}

/** Tries rules. Returns the exit status: 1 if a part of them cannot be read, or a row is one that no hand has or that always loses. */
export async function tryRules(args: Args): Promise<number> {
  const {given, says, lang} = args;
  const found = await rulesetFor(given.rules, args, `${CALLED} check`);
  const {unread = []} = found;
  const {ruleset, name} = triedRules(found);
  const other =
    given.with === undefined ? undefined : triedRules(await rulesetFor(given.with, args, `${CALLED} check`));
  const count = Number(given.count ?? HANDS);
  const rows = new RowTrial(ruleset);
  const compared = other && new ComparedTrial(ruleset, other.ruleset);
  let done = 0;
  for (const hand of handsFor(ruleset, await exampleHands(ruleset), count, String(given.seed ?? '1'))) {
    rows.take(hand);
    compared?.take(hand);
    if (++done % TOLD === 0 && done < count) remark(says.tried(done, count));
  }
  const tried = rows.end();
  const problems = triedProblems(tried, done);
  const comparison = compared?.end();
  if (given.json) printJson(jsonOf(tried, done, [...unread, ...problems], comparison));
  else {
    remark(says.triedRows(name, done, tried.wins));
    for (const {line, column, words, code} of problems)
      print(`${name}:${line}:${column}: ${words[lang]} (${code})`);
    if (comparison && other) {
      print(says.otherwise(comparison.otherwise, comparison.hands, other.name));
      for (const way of comparison.ways)
        print(says.ofThisWay(way.count), ...wayLines(way, {ruleset, name}, other, lang));
    }
  }
  return unread.length || problems.length ? 1 : 0;
}

function jsonOf(
  {wins}: TriedRows,
  hands: number,
  problems: readonly object[],
  comparison: ReturnType<ComparedTrial['end']> | undefined,
): object {
  return {
    ...{hands, wins, problems},
    ...(comparison && {
      compared: {
        ...comparison,
        ways: comparison.ways.map(({hand, count, ours, theirs}) => ({
          ...{count, hand},
          ours: shownResult(ours),
          theirs: shownResult(theirs),
        })),
      },
    }),
  };
}

const shownResult = ({status, total, lines}: ScoreResult): object => ({
  ...{status, total},
  rows: lines.map(({id, value}) => ({id, value})),
});

/** A hand, and what each rule set makes of it. */
function wayLines({hand, ours, theirs}: Otherwise, own: Tried, other: Tried, lang: Lang): readonly string[] {
  const line = ({ruleset, name}: Tried, {status, total, lines}: ScoreResult): string => {
    const {names} = rulesetWords(ruleset)[lang];
    const rows = lines.map(({id, value}) => `${names[id]?.name ?? id} ${value}`).join(', ');
    return `    ${name}: ${status === 'win' ? String(total) : status} = ${rows}`;
  };
  return [`  ${JSON.stringify(hand)}`, line(own, ours), line(other, theirs)];
}
