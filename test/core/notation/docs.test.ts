import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {DIALECTS, formatHand} from '../../../src/core/notation/format.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {PROBLEM_CODES} from '../../../src/core/situation/problem.js';
import {faultOf, handOf} from './tiles.js';

const page = readFileSync(new URL('../../../stories/docs/notation.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** The texts between backquotes. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]);

describe('the page on the notation', () => {
  it.each(DIALECTS)('shows the hand in %s as it is written', (dialect) => {
    const row = rows.find((cells) => cells[1] === `\`${dialect}\``);
    expect(quoted(row?.[2] ?? '')).toEqual([formatHand(handOf(parseHand('[_213m] 55pr5p 1f +6m')), dialect)]);
  });

  it('has examples of faults with their codes', () => {
    const codes = rows.filter((cells) => PROBLEM_CODES.some((code) => cells[1] === `\`${code}\``));
    expect(codes.length).toBeGreaterThan(10);
    for (const [, code, examples] of codes) {
      for (const example of quoted(examples)) {
        expect(faultOf(parseHand(example)).split(' ')[0], example).toBe(quoted(code)[0]);
      }
    }
  });

  it('has pieces that are read, and canonical ones that are written', () => {
    const pieces = rows.slice(
      2,
      rows.findIndex((cells) => cells[1] === 'code'),
    );
    expect(pieces.length).toBeGreaterThan(10);
    for (const [, , canonical, others] of pieces) {
      for (const piece of quoted(canonical)) expect(formatHand(handOf(parseHand(piece)))).toBe(piece);
      for (const piece of quoted(others)) expect(handOf(parseHand(piece)), piece).toBeDefined();
    }
  });
});
