/** The hand beside a row, which must score it. */
import type {Example} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {ScoreResult} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import {Refused, type Report} from '../messages/report.js';
import {isDash} from '../words/values.js';
import type {TextLine} from './lines.js';

const WAYS = ['self', 'discard'] as const;

/** A hand that does not say on which tile it is won: on its last one, where authors put it. */
const withWin = (hand: string): string =>
  /[+＋]/.test(hand)
    ? hand
    : hand
        .trim()
        .replace(
          /(\d*)(\d[mps]|[ESWNPFC])$/,
          (_, before: string, last: string) => `${before && before + last.slice(-1)}+${last}`,
        );

/** The ways in which an example may be meant: as it says, or by self-draw, or by a discard. */
function resultsOf(text: string, ruleset: Ruleset): readonly {example: Example; result: ScoreResult}[] {
  const hand = withWin(text);
  const readings: Example[] = [{hand}, ...WAYS.map((by): Example => ({hand, by}))];
  return readings.map((example) => ({
    example,
    result: score({...example, rules: ruleset.id}, ruleset),
  }));
}

/** Scores the examples of a text. @returns those that score their row, by its id */
export function checkExamples(
  ruleset: Ruleset,
  lines: readonly TextLine[],
  report: Report,
): Readonly<Record<string, Example>> {
  const examples: Record<string, Example> = {};
  for (const {id, name, entry} of lines) {
    const cell = entry.cells.get('example');
    if (!cell || isDash(cell.text)) continue;
    const results = resultsOf(cell.text, ruleset);
    const right = results.find(({result}) => result.lines.some((line) => line.id === id));
    if (right) {
      examples[id] = right.example;
      continue;
    }
    const scored = results.find(({result}) => result.status === 'win' || result.status === 'not-allowed');
    const [first] = results;
    if (!scored)
      report.add(new Refused('bad-example', cell, [first.result.reason?.message ?? first.result.status]));
    else {
      const names = new Map(lines.map((line) => [line.id, line.name.text]));
      const found = scored.result.lines.map((line) => names.get(line.id) ?? line.id);
      report.add(
        new Refused('example-without', {text: name.text, at: cell.at}, found.length ? found : ['–']),
      );
    }
  }
  return examples;
}
