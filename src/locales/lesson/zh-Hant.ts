import type {LessonStrings} from './strings.js';

export const zhHant: LessonStrings = {
  back: '上一步',
  next: '下一步',
  skip: '跳過',
  step: (n, of) => `第${n}步，共${of}步`,
  summary: '總結',
  progress: '進度',
  done: (n, of) => `完成${n}，共${of}`,
  unsolved: '回答問題，或看過答案，就能繼續。',
  right: (right, of) => `${of}題中有${right}題一次答對。`,
  can: '一次答對',
  later: '看了提示或再答才對',
  hard: '看了答案或沒答對',
  unseen: '還沒看的地方',
  hands: '練習的牌',
  another: '換一副牌再練',
  once: '第一次沒有答對，再練一題類似的',
  restart: '從頭開始',
  exercise: (n, of) => (of ? `第${n}題，共${of}題` : `第${n}題`),
  returned: '再答一次',
  missed: '需要加強的牌型：',
  none: '這個條件出不了題。',
  kept: '進度只存在這個瀏覽器裡。',
  unkept: '這個瀏覽器無法保存，關閉網頁後就沒有了。',
  forgotten: '已全部刪除。',
  forget: '刪除',
  nextDue: (days) => {
    if (days === undefined) return '沒有要複習的題目。';
    if (days === 0) return '今天還有題目要複習。';
    return `今天沒有要複習的了。下次：${days === 1 ? '明天' : `${days}天後`}。`;
  },
  testOut: '我已經會了',
  testIntro: (n) => `共${n}題。每題都一次答對，這一課就完成。`,
  known: '這一課你已經會了。',
  notKnown: (right, of) => `${of}題中有${right}題一次答對，其餘的請在課文裡學。`,
  toLesson: '回到課文',
  begin: '開始',
  goOn: (title) => `繼續：${title}`,
  stepsDone: (n, of) => `共${of}步，完成${n}步`,
  mapStep: (title, n, state) =>
    `${title}，第${n}步：${{done: '完成', repeat: '完成，要複習', next: '下一步', open: '還沒學'}[state]}`,
  due: (n) => `今天要複習${n}題。`,
};
