import type {LessonStrings} from './strings.js';

export const zhHant: LessonStrings = {
  back: '上一步',
  next: '下一步',
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
};
