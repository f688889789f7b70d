/** Cuts a condition into words and signs. */
import {partOf, type TextSpan} from '../messages/place.js';

/** A word or a sign: `&`, `|`, `!`, `(`, `)`, a comparison. */
export interface ConditionToken {
  readonly word: string;
  readonly isSign: boolean;
  readonly span: TextSpan;
}

const TOKEN =
  />=|<=|[≥≤≧≦=<>＝＜＞&＆|｜!！（）(),，、＋]|且|かつ|並且|并且|或者|或|または|[^\s≥≤≧≦=<>＝＜＞&＆|｜!！（）(),，、＋且或]+?(?=\s|$|[≥≤≧≦=<>＝＜＞&＆|｜!！（）(),，、＋且或]|かつ|または)/gu;

/** Signs, and words that are signs, in one spelling. */
const SIGNS = new Map(
  [
    '& ＆ 且 かつ 並且 并且 , ， 、 ＋ and 加',
    '| ｜ 或 或者 または or',
    '! ！ not 非 不是 ではない',
    '( （',
    ') ）',
    '>= ≥ ≧',
    '<= ≤ ≦',
    '= ＝',
    '< ＜',
    '> ＞',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0]] as const);
  }),
);

/** 非 before a name without a space is the sign for “not”. */
const NOT = /^非(?=.)/u;

/** The words and signs of a condition. */
export function conditionTokens(span: TextSpan): ConditionToken[] {
  const tokens: ConditionToken[] = [];
  for (const {index, 0: text} of span.text.matchAll(TOKEN)) {
    const isNot = NOT.test(text);
    if (isNot) tokens.push({word: '!', isSign: true, span: partOf(span, index, index + 1)});
    const start = isNot ? index + 1 : index;
    const word = text.slice(start - index);
    const sign = SIGNS.get(word.toLowerCase());
    tokens.push({
      word: sign ?? word,
      isSign: sign !== undefined,
      span: partOf(span, start, index + text.length),
    });
  }
  return tokens;
}
