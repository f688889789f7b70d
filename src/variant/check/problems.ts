/** What a trial found, as problems of the text with their lines. */
import type {Pattern} from '../../core/game/pattern.js';
import {Refused, problemOf} from '../messages/report.js';
import {saidProblem, type VariantProblem} from '../print/problems.js';
import type {TriedRows} from './trial.js';

/** The line of a row of the text; undefined for a row of the rules that it builds on. */
function lineOf({cite}: Pattern): number | undefined {
  const [, line] = /^#(\d+)$/.exec(cite) ?? [];
  return line ? Number(line) : undefined;
}

/**
 * The rows that no hand has, and those that always lose, in the order of the text.
 * @param hands how many hands were tried
 */
export function triedProblems({never, excluded}: TriedRows, hands: number): readonly VariantProblem[] {
  const told = [
    ...never.map((row) => ['never-scored', row] as const),
    ...excluded.map((row) => ['always-excluded', row] as const),
  ];
  return told
    .map(([code, row]) => {
      const at = {line: lineOf(row) ?? 1, column: 1};
      const near = [String(hands)];
      return saidProblem(problemOf(new Refused(code, {text: row.native, at}, near), near));
    })
    .sort((a, b) => a.line - b.line);
}
