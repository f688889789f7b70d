import type {LessonStrings} from './strings.js';

export const zhHant: LessonStrings = {
  back: '上一步',
  next: '下一步',
  step: (n, of) => `第${n}步，共${of}步`,
  summary: '總結',
  unsolved: '答對問題才能繼續。',
  right: (right, of) => `${of}題中有${right}題一次答對。`,
  can: '學會了',
  hard: '覺得難的地方',
  unseen: '還沒看的地方',
  hands: '練習的牌',
  another: '換一副牌再練',
  once: '同樣的問題，另一副牌',
  restart: '從頭開始',
  exercise: (n, of) => (of ? `第${n}題，共${of}題` : `第${n}題`),
  returned: '再答一次',
  missed: '需要加強的牌型：',
  none: '這個條件出不了題。',
};
