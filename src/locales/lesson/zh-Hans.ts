// Written by `npm run words` from zh-Hant.ts.
import type {LessonStrings} from './strings.js';

export const zhHans: LessonStrings = {
  back: '上一步',
  next: '下一步',
  skip: '跳过',
  step: (n, of) => `第${n}步，共${of}步`,
  summary: '总结',
  progress: '进度',
  done: (n, of) => `完成${n}，共${of}`,
  unsolved: '回答问题，或看过答案，就能继续。',
  right: (right, of) => `${of}题中有${right}题一次答对。`,
  can: '一次答对',
  later: '看了提示或再答才对',
  hard: '看了答案或没答对',
  unseen: '还没看的地方',
  hands: '练习的牌',
  another: '换一副牌再练',
  once: '第一次没有答对，再练一题类似的',
  restart: '从头开始',
  exercise: (n, of) => (of ? `第${n}题，共${of}题` : `第${n}题`),
  returned: '再答一次',
  missed: '需要加强的牌型：',
  none: '这个条件出不了题。',
  kept: '进度只存在这个浏览器里。',
  unkept: '这个浏览器无法保存，关闭网页后就没有了。',
  forgotten: '已全部删除。',
  forget: '删除',
  nextDue: (days) => {
    if (days === undefined) return '没有要复习的题目。';
    if (days === 0) return '今天还有题目要复习。';
    return `今天没有要复习的了。下次：${days === 1 ? '明天' : `${days}天后`}。`;
  },
  testOut: '我已经会了',
  testIntro: (n) => `共${n}题。每题都一次答对，这一课就完成。`,
  known: '这一课你已经会了。',
  notKnown: (right, of) => `${of}题中有${right}题一次答对，其余的请在课文里学。`,
  toLesson: '回到课文',
  begin: '开始',
  goOn: (title) => `继续：${title}`,
  stepsDone: (n, of) => `共${of}步，完成${n}步`,
  mapStep: (title, n, state) =>
    `${title}，第${n}步：${{done: '完成', repeat: '完成，要复习', next: '下一步', open: '还没学'}[state]}`,
  due: (n) => `今天要复习${n}题。`,
};
