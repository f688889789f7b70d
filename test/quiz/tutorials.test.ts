/** The tutorials as readers without script have them; each of their questions can be asked and answered. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, test} from 'vitest';
import type {Situation} from '../../src/core/situation/situation.js';
import {isAsk} from '../../src/quiz/ask.js';
import {ambiguous} from '../../src/quiz/discard.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import {asking} from './asking.js';

const folder = path.join(import.meta.dirname, '../../stories/tutorials');
const files = readdirSync(folder).filter((file) => file.endsWith('.html'));

const elements = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
const named = (node: Tree.ParentNode, tag: string): Tree.Element[] =>
  elements(node).filter(({tagName}) => tagName === tag);
const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('')
    .trim();
const attributesOf = ({attrs}: Tree.Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({name, value}) => [name, value]));

function situationOf(example: Tree.Element): Situation {
  const {rules, counters, 'passed-tiles': passedTiles, ...rest} = attributesOf(example);
  return {
    ...rest,
    rules: rules.split('@')[0],
    hand: textOf(named(example, 'mj-hand')[0]),
    ...(counters && {counters: Number(counters)}),
    ...(passedTiles && {passedTiles}),
  };
}

test('there is one for every rule set, in the languages where it is played', () => {
  expect(files.sort()).toEqual([
    'luqiao.html',
    'mcr.en.html',
    'mcr.html',
    'mcr.zh-Hans.html',
    'mcr.zh-Hant.html',
    'ribon.html',
    'shiragiku.html',
    'xinzhang.html',
    'xinzhang.zh-Hant.html',
  ]);
});

describe.each(files)('%s', (file) => {
  const page = parse(readFileSync(path.join(folder, file), 'utf8'));
  const [lesson] = named(page, 'mj-lesson');
  const sections = named(lesson, 'section');

  test('has twelve tasks or more, and all kinds of questions', () => {
    const asks = named(lesson, 'mj-quiz').map((quiz) => attributesOf(quiz).ask);
    expect(asks.length).toBeGreaterThanOrEqual(12);
    for (const ask of ['groups', 'waits', 'win', 'lines', 'total', 'payments']) expect(asks).toContain(ask);
  });

  test('is a text without script: heading, prose, hand and question in every step', () => {
    for (const section of sections) {
      for (const tag of ['h2', 'p', 'mj-hand', 'mj-quiz'])
        expect(textOf(named(section, tag)[0]), tag).not.toBe('');
      expect(named(section, 'mj-quiz')).toHaveLength(1);
    }
  });

  test('asks what can be answered, and says no answer', () => {
    for (const example of named(lesson, 'mj-example')) {
      const {ask, answer} = attributesOf(named(example, 'mj-quiz')[0]);
      if (!isAsk(ask)) throw new Error(ask);
      const asked = asking(situationOf(example));
      expect(QUESTIONS[ask].fault(asked), `${ask} ${asked.situation.hand}`).toBeUndefined();
      expect(answer).toBeUndefined();
      if (ask === 'discard') expect(ambiguous(asked)).toEqual([]);
      expect(attributesOf(example).expect).toBeUndefined();
    }
  });
});
