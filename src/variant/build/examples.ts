/** The hand beside a row, which must score it. */
import type {Example} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {ScoreResult} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import type {Problem} from '../../core/situation/problem.js';
import {partOf, type TextSpan} from '../messages/place.js';
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
          /(\d*)(\d[mps]|[ESWNPFC東南西北白發発发中])$/u,
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

/** Why a hand cannot be scored, with the piece of it that is wrong. */
function refusal(cell: TextSpan, {code, about = '', at}: Pick<Problem, 'code' | 'about' | 'at'>): Refused {
  const few = code === 'too-few-tiles';
  if (few || code === 'too-many-tiles')
    return new Refused(few ? 'example-few' : 'example-many', cell, [about.replace(/^[-+]/, '')]);
  if (at) return new Refused('bad-example', partOf(cell, at.start, at.end));
  return about ? new Refused('bad-example', {text: about, at: cell.at}) : new Refused('example-lost', cell);
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
    // as it stands, a hand may lack the way in which it was won
    const [first, asDrawn = first] = results;
    const {reason = {code: ''}} = asDrawn.result;
    if (!scored) report.add(refusal(cell, reason));
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
