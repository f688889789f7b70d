/** What a printed text leaves out of a rule set, in words, as a comment at its end. */
import type {Lang} from '../../core/game/names.js';
import type {Printed} from './printed.js';

interface Phrases {
  readonly rows: string;
  readonly options: string;
  readonly play: string;
  readonly colon: string;
  readonly comma: string;
}

const PHRASES: Readonly<Record<Lang, Phrases>> = {
  ja: {
    rows: 'この文にない役',
    options: 'この文にないルールの選択',
    play: 'この文にあるのは点数と支払いだけで、進行のルールはありません。',
    ...{colon: '：', comma: '、'},
  },
  'zh-Hant': {
    rows: '本文沒有的牌型',
    options: '本文沒有的規則選項',
    play: '本文只有計分與支付，沒有打牌流程的規則。',
    ...{colon: '：', comma: '、'},
  },
  'zh-Hans': {
    rows: '本文没有的牌型',
    options: '本文没有的规则选项',
    play: '本文只有计分与支付，没有打牌流程的规则。',
    ...{colon: '：', comma: '、'},
  },
  en: {
    rows: 'Patterns that this text leaves out',
    options: 'House rules that this text leaves out',
    play: 'This text says how hands are scored and paid, not how a game is played.',
    ...{colon: ': ', comma: ', '},
  },
};

/** The lines of the comment. */
export function leftOut({ruleset, asText, lang, words, details}: Printed): readonly string[] {
  const {rows, options, play, colon, comma} = PHRASES[lang];
  const {omits = [], options: told = []} = asText;
  const set = [...told, ...Object.values(ruleset.settings ?? {})];
  const left = Object.keys(ruleset.options).filter((option) => !set.includes(option));
  return [
    '<!--',
    play,
    ...(omits.length ? [`${rows}${colon}${omits.map((id) => words.names[id].name).join(comma)}`] : []),
    ...(left.length ? [`${options}${colon}${left.map((id) => details.options[id].label).join(comma)}`] : []),
    '-->',
  ];
}
