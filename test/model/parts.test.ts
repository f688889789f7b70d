/** Elements that stand inside others of ours can be styled from the page: every part of them is passed on. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import * as lists from '../../src/elements/views/parts.js';

const ELEMENTS = path.join(import.meta.dirname, '../../src/elements');
const sourceOf = (tag: string): string => readFileSync(path.join(ELEMENTS, tag, `${tag}.ts`), 'utf8');

/** The parts that the comment of a class names, each with a line or in that of another. */
const documented = (tag: string): string[] =>
  [...sourceOf(tag).matchAll(/@csspart ([\w-]+) - (.*)/g)].flatMap(([, name, words]) => [
    name,
    ...[...(/also (.*)/.exec(words)?.[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, mentioned]) => mentioned),
  ]);

const LISTS: [tag: string, list: string, more: readonly string[]][] = [
  ['mj-hand', lists.HAND_PARTS, []],
  ['mj-score-breakdown', lists.BREAKDOWN_PARTS, []],
  ['mj-settlement', lists.SETTLEMENT_PARTS, []],
  ['mj-board', lists.BOARD_PARTS, []],
  ['mj-explain', lists.EXPLAIN_PARTS, documented('mj-hand')],
  ['mj-quiz', lists.QUIZ_PARTS, [...documented('mj-hand'), ...documented('mj-explain')]],
  [
    'mj-round',
    lists.ROUND_PARTS,
    [
      ...documented('mj-board'),
      ...documented('mj-score-breakdown'),
      ...documented('mj-quiz'),
      ...documented('mj-hand'),
      ...documented('mj-explain'),
    ],
  ],
  [
    'mj-drill',
    lists.DRILL_PARTS,
    [...documented('mj-quiz'), ...documented('mj-hand'), ...documented('mj-explain')],
  ],
];

describe('the parts of an element inside another', () => {
  test.each(LISTS)('are those that %s documents', (tag, list, more) => {
    const own = [...documented(tag), ...more];
    expect([...new Set(list.split(', '))].sort()).toEqual([...new Set(own)].sort());
  });

  test('are passed on wherever one stands', () => {
    const files = readdirSync(ELEMENTS, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.ts'),
    );
    const inside = files.flatMap((file) => {
      const source = readFileSync(path.join(ELEMENTS, file), 'utf8');
      return [...source.matchAll(/<(mj-[a-z-]+)\s[^]*?<\/\1>/g)]
        .filter(([tag]) => !tag.includes('* '))
        .map(([tag, name]) => ({file, name, isPassedOn: tag.includes('exportparts=')}));
    });
    expect(inside.length).toBeGreaterThan(6);
    expect(inside.filter(({isPassedOn}) => !isPassedOn)).toEqual([]);
  });
});
