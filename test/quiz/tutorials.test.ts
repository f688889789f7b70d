/** The tutorials as readers without script have them; each of their questions can be asked and answered. */
import {en} from '../../src/locales/glossary/en.js';
import {ja} from '../../src/locales/glossary/ja.js';
import {zhHans} from '../../src/locales/glossary/zh-Hans.js';
import {zhHant} from '../../src/locales/glossary/zh-Hant.js';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, test} from 'vitest';
import {rulesetWords} from '../../src/cli/texts.js';
import type {Lang} from '../../src/core/game/names.js';
import {SEATS, type Situation} from '../../src/core/situation/situation.js';
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

/** `ura-indicators` as the field `uraIndicators`. */
const fieldOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function situationOf(quiz: Tree.Element): Situation {
  const attributes = Object.entries(attributesOf(quiz));
  const fields = Object.fromEntries(attributes.map(([name, value]) => [fieldOf(name), value]));
  const {rules, counters, flags, ...rest} = fields;
  const others = SEATS.flatMap((seat) => {
    const hand = attributesOf(quiz)[`others-${seat}`];
    return hand === undefined ? [] : [[seat, hand] as const];
  });
  return {
    ...rest,
    rules: rules.split('@')[0],
    hand: attributesOf(quiz).hand,
    ...(counters && {counters: Number(counters)}),
    ...(flags && {flags: flags.split(' ')}),
    ...(others.length && {others: Object.fromEntries(others)}),
  };
}

test('there is one for every rule set in English and in the languages where it is played', () => {
  expect(files.sort()).toEqual([
    'luqiao.en.html',
    'luqiao.html',
    'mcr.en.html',
    'mcr.html',
    'mcr.zh-Hans.html',
    'mcr.zh-Hant.html',
    'ribon.en.html',
    'ribon.html',
    'riichi.en.html',
    'riichi.html',
    'shiragiku.en.html',
    'shiragiku.html',
    'xinzhang.en.html',
    'xinzhang.html',
    'xinzhang.zh-Hant.html',
  ]);
});

/** The parts of a tutorial: each is a lesson that can be begun on its own. */
const LESSONS = ['tiles', 'turn', 'worth', 'own'];
const HAND_ASKS = ['groups', 'waits', 'win', 'discard', 'lines', 'total', 'payments'];
const ASKED_OF_TABLES = ['may', 'wins', 'next', 'move'];
/** Rule sets whose lines count in two units: fu and han, 胡 and 台. */
const IN_TWO_UNITS = /^(?:luqiao|riichi)\./;
const SPACES = /\s/g;

/** The words of a paragraph, without the tiles in it. */
const proseOf = (p: Tree.Element): string =>
  p.childNodes.map((child) => ('value' in child ? child.value : '')).join(' ');

/** The field's words that no beginner knows, by language. */
const TERMS: Record<string, readonly string[]> = {
  en: [
    ...'set chow pung kong pair ready meld concealed self-draw yaku dora han fu hu tai dealer caishen gari'.split(
      ' ',
    ),
    ...['repeat counter', 'replacement tile', 'value tile', 'terminal', 'seat wind', 'round wind'],
    ...['two-sided wait', 'closed wait', 'edge wait', 'single wait', 'pair wait'],
  ],
  ja: [
    ...'順子 刻子 面子 雀頭 聴牌 槓 カン 鳴 門前 上家 親 荘家 散家 ロン 栄和 自摸 摸和 ツモ 流局 連荘 本場'.split(
      ' ',
    ),
    ...'翻 符 ドラ 財神 ガリ 本花 明刻 暗刻 暗槓 加槓 大明槓 搶槓 嶺上牌 么九牌 役牌 飜牌'.split(' '),
    ...'両面 嵌張 辺張 単騎 単釣将 場風 自風 荘風 門風 圏風'.split(' '),
  ],
  'zh-Hans': '顺子 刻子 杠 对子 听牌 自摸 点炮 暗刻 门风 圈风 边张 坎张 单钓将'.split(' '),
  'zh-Hant': [
    ...'順子 刻子 槓 對子 眼 聽牌 自摸 放槍 流局 莊家 連莊 上家 暗刻 暗槓 本花'.split(' '),
    ...'門風 圈風 兩面聽 邊張 坎張 單釣將'.split(' '),
  ],
};

/** The terms of the glossary, by language. */
const GLOSSARY = {en, ja, 'zh-Hant': zhHant, 'zh-Hans': zhHans};

/** The columns of the words of pages and programs beside it. */
const COLUMNS: Record<string, number> = {en: 1, ja: 2, 'zh-Hant': 3, 'zh-Hans': 4};

/** Words of the glossary that everybody has who speaks the language. */
const EVERYDAY = new Set(
  'tiles discard draw wait score scoring drill question lesson ledger example 点数 問題 計算 计算'.split(' '),
);

/**
 * The field's words: those above, and the glossary's. A single character of the glossary may be part of any word, and is
 * looked for only if it stands above.
 */
function termsOf(lang: string): string[] {
  const glossary = readFileSync(path.join(folder, '../site/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  const others = rows.slice(2).flatMap((row) => row.split('|')[COLUMNS[lang]].split(/・|, | and |（|）|、/));
  const words = [...Object.values(GLOSSARY[lang as Lang]).flatMap(({names}) => names), ...others];
  const terms = words.map((word) => word.trim()).filter((word) => word.length > 1 && !EVERYDAY.has(word));
  return [...new Set([...TERMS[lang], ...terms])];
}

/** The words that a reader needs for what an attribute shows beside a hand or on a table. */
const SHOWN: Record<string, RegExp> = {
  wild: /caishen|財神/,
  gari: /gari|ガリ/,
  indicators: /dora|ドラ/,
  counters: /repeat counter|本場|連莊/,
};

/** How a term is found in a text: English ones as words of their own. */
const saying = (term: string): RegExp => new RegExp(/^\w/.test(term) ? `\\b${term}(?:s|ed)?\\b` : term, 'i');

/** What nobody reads for its words: headings, links, tiles and code. */
const UNREAD = new Set(['h1', 'h2', 'h3', 'a', 'pre', 'mj-tiles', 'mj-hand', 'mj-board', 'mj-ledger']);

/** The texts of a page in the order in which they are read, and whether each is a word that is being explained. */
const textsIn = (node: Tree.ParentNode): {text: string; explained: boolean}[] =>
  node.childNodes.flatMap((child) => {
    if ('value' in child)
      return [{text: child.value.replace(/\s+/g, ' '), explained: node.nodeName === 'dfn'}];
    return 'childNodes' in child && !UNREAD.has(child.nodeName) ? textsIn(child) : [];
  });

/** Numbers in a text, as a reader finds them. */
const numbersIn = (text: string): string[] => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+/g) ?? [];

describe.each(files)('%s', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const page = parse(source);
  const lessons = named(page, 'mj-lesson');
  const sections = lessons.flatMap((lesson) => named(lesson, 'section'));
  /** The questions about a hand, which stands in each; others are about tables. */
  const questions = (node: Tree.ParentNode): Tree.Element[] =>
    named(node, 'mj-quiz').filter((quiz) => attributesOf(quiz).hand !== undefined);
  const {lang} = attributesOf(named(page, 'html')[0]);

  test('has four parts of about twenty steps, and all kinds of questions', () => {
    expect(lessons.map((lesson) => attributesOf(lesson).id)).toEqual(LESSONS);
    expect(sections.length).toBeGreaterThanOrEqual(20);
    const asks = named(page, 'mj-quiz').map((quiz) => attributesOf(quiz).ask);
    for (const ask of [...HAND_ASKS, ...ASKED_OF_TABLES]) expect(asks).toContain(ask);
    if (IN_TWO_UNITS.test(file)) expect(asks).toContain('sums');
    for (const tag of ['mj-board', 'mj-explain', 'mj-drill']) expect(named(page, tag)).not.toEqual([]);
  });

  test('is called by the name of its game, and so is its heading', () => {
    const {title} = rulesetWords({id: path.basename(file).split('.')[0]})[lang as Lang];
    const name = title.replace(/\s*[(（].*/, '');
    for (const tag of ['title', 'h1']) expect(textOf(named(page, tag)[0])).toMatch(new RegExp(`^${name}`));
  });

  test('ends each part but the last with a link to the next one', () => {
    const links = lessons.map((lesson) => named(lesson, 'a').map(attributesOf));
    const next = LESSONS.slice(1).map((id) => [{slot: 'next', href: `#part-${id}`}]);
    expect(links).toEqual([...next, []]);
    for (const id of LESSONS)
      expect(named(page, 'h2').map((one) => attributesOf(one).id)).toContain(`part-${id}`);
  });

  test('is a text without script: heading, prose and a question in every step', () => {
    for (const section of sections) {
      for (const tag of ['h3', 'p']) expect(textOf(named(section, tag)[0]), tag).not.toBe('');
      const [quiz, ...others] = named(section, 'mj-quiz');
      expect(others).toEqual([]);
      if (quiz) expect(textOf(quiz)).not.toBe('');
      else expect(named(section, 'mj-drill')).toHaveLength(1);
    }
  });

  test('asks what can be answered', () => {
    for (const quiz of questions(page)) {
      const {ask, answer, expect: total} = attributesOf(quiz);
      if (!isAsk(ask)) throw new Error(ask);
      const asked = asking(situationOf(quiz));
      expect(QUESTIONS[ask].fault(asked), `${ask} ${asked.situation.hand}`).toBeUndefined();
      expect(answer).toBeUndefined();
      if (ask === 'discard') expect(ambiguous(asked)).toEqual([]);
      expect(total).toBeUndefined();
    }
  });

  test('says no answer: no number in a step is one that its question asks for', () => {
    for (const section of sections) {
      const [quiz] = questions(section);
      const {ask} = quiz ? attributesOf(quiz) : {};
      if (ask !== 'total' && ask !== 'payments' && ask !== 'sums') continue;
      const expected = QUESTIONS[ask].expected(asking(situationOf(quiz)));
      const answers = numbersIn(expected).filter((n) => n !== '0');
      const told = named(section, 'p').flatMap((p) => numbersIn(proseOf(p)));
      for (const answer of answers) expect(told, textOf(named(section, 'h3')[0])).not.toContain(answer);
    }
  });

  test('explains each of the field’s words where it says it first', () => {
    // before that, one paragraph says what is special about the game, for those who know others
    const [main] = named(page, 'main');
    const begin = main.childNodes.findIndex((node) => 'tagName' in node && named(node, 'dfn').length > 0);
    const texts = textsIn({...main, childNodes: main.childNodes.slice(begin)});
    const unexplained = termsOf(lang).flatMap((term) => {
      const first = texts.find(({text}) => saying(term).test(text));
      return first && !first.explained ? [`${term}: ${first.text}`] : [];
    });
    expect(unexplained).toEqual([]);
  });

  test('shows nothing beside a hand before it is explained', () => {
    const explained: string[] = [];
    for (const element of named(page, 'main').flatMap(elements)) {
      if (element.tagName === 'dfn') explained.push(textOf(element));
      if (element.tagName === 'mj-tiles') continue;
      for (const [attribute, term] of Object.entries(SHOWN))
        if (attribute in attributesOf(element)) expect(explained.join(), textOf(element)).toMatch(term);
    }
  });

  const nameOf = (rules: string, pattern: string): string =>
    rulesetWords({id: rules})[lang as Lang].names[pattern].name.toLowerCase();
  /** What a reader has read after a step. */
  const readUntil = (step: number): string =>
    sections.slice(0, step).map(textOf).join(' ').replace(/\s+/g, ' ').toLowerCase();

  test('asks for no pattern before it has named it', () => {
    const unnamed = sections.flatMap((section, at) => {
      const [quiz] = questions(section);
      if (!quiz || attributesOf(quiz).ask !== 'lines') return [];
      const asked = asking(situationOf(quiz));
      const names = QUESTIONS.lines
        .expected(asked)
        .split(' ')
        .map((pattern) => nameOf(asked.situation.rules, pattern));
      const read = readUntil(at + 1);
      return names
        .filter((name) => !read.includes(name))
        .map((name) => `${textOf(named(section, 'h3')[0])}: ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  test('draws exercises of patterns that it has taught', () => {
    const {rules, patterns = ''} = attributesOf(named(page, 'mj-drill')[0]);
    const read = readUntil(sections.length);
    for (const pattern of patterns.split(' ').filter(Boolean))
      expect(read).toContain(nameOf(rules.split('@')[0], pattern));
  });

  test('gives every task a hand of its own', () => {
    const hands = [
      ...named(page, 'mj-hand').map(textOf),
      ...[...questions(page), ...named(page, 'mj-explain')].map((one) => attributesOf(one).hand),
    ];
    const written = hands.map((hand) => hand.replace(SPACES, ''));
    expect(new Set(written).size).toBe(written.length);
  });

  test('keeps the reader’s place under the name of its game, and asks what was missed on other days', () => {
    const [name] = path.basename(file).split('.');
    const lessons = named(page, 'mj-lesson').map((one) => attributesOf(one));
    expect(lessons.map(({keep}) => keep)).toEqual(lessons.map(() => name));
    expect(new Set(lessons.map(({id}) => id)).size).toBe(lessons.length);
    const reviews = named(page, 'mj-drill').map((one) => attributesOf(one));
    expect(reviews.filter(({review}) => review !== undefined).map(({keep}) => keep)).toEqual([name]);
  });
});
