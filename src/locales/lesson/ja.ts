import type {LessonStrings} from './strings.js';

export const ja: LessonStrings = {
  back: '戻る',
  next: '次へ',
  step: (n, of) => `ステップ${n}（全${of}）`,
  summary: 'まとめ',
  unsolved: '問題に答えると先へ進めます。',
  right: (right, of) => `${of}問のうち${right}問を一度で正解しました。`,
  again: 'もう一度見ておきたいところ：',
  nothingAgain: 'もう一度見るところはありません。',
  restart: '最初から',
  exercise: (n, of) => (of ? `第${n}問（全${of}問）` : `第${n}問`),
  returned: '再挑戦',
  missed: '練習したい役：',
  none: 'この条件では問題を作れません。',
};
