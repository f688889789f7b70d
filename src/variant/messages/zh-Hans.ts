// Written by `npm run words` from zh-Hant.ts.
import type {VariantMessages} from './codes.js';

const meant = (near: string): string => (near ? `是否指${near}？` : '');

export const messages: VariantMessages = {
  'unknown-pattern': (name, near) => `没有名为“${name}”的牌型。${meant(near)}否则请写出条件：${name} = …`,
  'ambiguous-name': (name, near) =>
    `“${name}”有几个意思：${near}。请用“叫法 = …”说明是哪里的叫法，或写出条件。`,
  'several-patterns': (name, near) =>
    `“${name}”在这套规则里是几种牌型的名称：${near}。请把要计的各写一行，或写出条件。`,
  'same-name-twice': (name) => `“${name}”已有一行。`,
  'not-a-row': (name, near) => `这个表没有“${name}”这一行。${meant(near)}`,
  'defines-nothing': (name, near) => `没有“${name}”这个设定，也没有一行或条件用到这个名称。${meant(near)}`,
  'no-value': (name) => `“${name}”没有分值。`,
  'bad-value': (text) => `“${text}”不是分值。请写数字；单位不只一种时也写单位。`,
  'unknown-unit': (unit, near) => `这套规则没有“${unit}”这个单位。${near ? `有的是${near}。` : ''}`,
  'unused-unit': (unit, near) => `没有算式用到“${unit}”，计了也没有作用。用到的单位：${near}。`,
  'unit-wanted': (name, near) => `“${name}”的分值要写单位：${near}。`,
  'number-too-large': (text) => `“${text}”数字太大。`,
  'limit-wanted': (name) => `“${name}”以封顶计，但这套规则没有封顶。请写“封顶 = …”，或写数字。`,
  'by-set': (name, near) =>
    `“${name}”说的是面子，而两栏说的是整手牌门清与否。若指面子，请分成两列：${near}。`,
  'unknown-word': (word, near) => `条件里没有“${word}”这个词。${meant(near)}`,
  'kinds-wanted': (word, near) => `这里应写牌的种类，而不是“${word}”：${near}。`,
  'number-wanted': (word) => `这里应写数字，而不是“${word}”。`,
  'form-wanted': (word, near) => `没有“${word}”这种和牌型：${near}。`,
  'flag-wanted': (word, near) => `没有“${word}”这种情况。${meant(near)}`,
  'ends-early': (text) => `“${text}”没有写完。`,
  unclosed: (text) => `“${text}”的括号没有关上。`,
  'left-over': (text) => `多出了“${text}”。`,
  'too-deep': (text) => `“${text}”的括号太多层。`,
  'condition-too-long': (text) => `条件“${text}”太长。`,
  'unmarked-condition': (text) => `“${text}”像是条件。条件前面请写“=”。`,
  circular: (name) => `“${name}”用自己来定义。`,
  'unknown-term': (word, near) => `这里的算式不能用“${word}”。可用：${near}。`,
  'table-wanted': (text) => `“${text}”不是 5:2000 6:3000 这样的表。`,
  'formula-too-long': (text) => `算式“${text}”太长。`,
  'who-pays': (text, near) => `“${text}”没有说谁付：${near}。`,
  'when-wanted': (text) => `“${text}”没有说什么时候。条件前面请写“when”。`,
  'unknown-setting': (key, near) => `没有“${key}”这个设定。${meant(near)}`,
  'bad-setting': (value, near) => `这里不能写“${value}”。可写：${near}。`,
  'nothing-alike': (value) =>
    `不能像“${value}”那样打：内建规则中，没有手牌张数、人数、花牌或宝牌都与本规则相同的。`,
  'set-twice': (key) => `“${key}”写了两次。`,
  'not-with-parent': (key) => `以内建规则为基础时，不能改“${key}”。`,
  'tile-number': (text, near) =>
    `“${text}”：这样是${near}张牌。请重新数一次，或写明不用的牌，例如“除 1-9m”。`,
  'everybody-wanted': (value, near) =>
    `“${value}”要四家都结算，但没有一行在未和的牌里计算。请加一栏写明哪些列每家都计：${near}。`,
  'unknown-rules': (name, near) => `没有可作基础的规则“${name}”。${near ? `有的是${near}。` : ''}`,
  'unknown-option': (text, near) => `这个选项没有“${text}”：${near}。`,
  'not-read': (text) => `这一行像是规则，但读不懂：“${text}”。若是句子，请以“。”结尾。`,
  'unknown-column': (head, near) => `没有名为“${head}”的栏。${meant(near)}`,
  'merged-cells': (text) => `“${text}”处的单元格与表头各栏不合（合并了，或多一格、少一格）。`,
  'text-too-long': (text) => `文字太长：${text}。`,
  'too-many-rows': (text) => `行太多，从“${text}”起不读。`,
  'nothing-to-score': () => '没有可以计分的行。',
  'more-problems': () => '从这里起还有其他错误。',
  'bad-example': (piece) => `例牌里的“${piece}”不是这些规则的牌、面子或记号，或位置、张数不对。`,
  'example-few': (text, near) => `例“${text}”少了${near}张牌。`,
  'example-many': (text, near) => `例“${text}”多了${near}张牌。`,
  'example-lost': (text) => `例“${text}”和不了。和的那张牌前面写“+”。`,
  'example-without': (name, near) => `例牌没有“${name}”，有的是${near}。`,
  'never-scored': (name, near) => `${near}手牌中没有一手是“${name}”。`,
  'always-excluded': (name, near) => `${near}手牌中，凡是“${name}”的都只计其他牌型。`,
};
