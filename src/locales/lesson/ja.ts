import type {LessonStrings} from './strings.js';

export const ja: LessonStrings = {
  back: '戻る',
  next: '次へ',
  skip: 'とばす',
  step: (n, of) => `ステップ${n}（全${of}）`,
  summary: 'まとめ',
  progress: '進み具合',
  done: (n, of) => `${of}のうち${n}`,
  unsolved: '問題に答えると先へ進めます。',
  right: (right, of) => `${of}問のうち${right}問を一度で正解しました。`,
  can: '一度で解けたところ',
  later: 'ヒントか二度目で解けたところ',
  hard: '答えを見たか、解けなかったところ',
  unseen: 'まだ見ていないところ',
  hands: '練習の手',
  another: '別の手でもう一問',
  once: '一度で正解しなかったので、似た問題をもう一問',
  restart: '最初から',
  exercise: (n, of) => (of ? `第${n}問（全${of}問）` : `第${n}問`),
  returned: '再挑戦',
  missed: '練習したい役：',
  none: 'この条件では問題を作れません。',
  kept: '進み具合はこのブラウザーだけに残ります。',
  unkept: 'このブラウザーには残せません。ページを閉じると消えます。',
  forgotten: 'すべて消しました。',
  forget: '消す',
  nextDue: (days) => {
    if (days === undefined) return '復習する問題はありません。';
    if (days === 0) return '今日の復習がまだあります。';
    return `今日の復習はもうありません。次は${days === 1 ? '明日' : `${days}日後`}です。`;
  },
  testOut: 'もう知っている',
  testIntro: (n) => `全${n}問。すべて一度で正解すれば、このレッスンは済みになります。`,
  known: 'このレッスンはもう身についています。',
  notKnown: (right, of) => `${of}問のうち${right}問を一度で正解しました。残りはレッスンで学べます。`,
  toLesson: 'レッスンへ',
  begin: '始める',
  goOn: (title) => `続ける：${title}`,
  stepsDone: (n, of) => `全${of}ステップ中${n}ステップ完了`,
  mapStep: (title, n, state) =>
    `${title}、ステップ${n}：${{done: '済み', repeat: '済み・要復習', next: '次はここ', open: 'まだ'}[state]}`,
  due: (n) => `今日の復習は${n}問です。`,
};
