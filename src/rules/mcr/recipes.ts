/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/game/recipe.js';
import type {McrPattern} from './patterns.js';

const NUMBERS = '123456789mps';
const HONORS = 'ESWNPFC';
const SIMPLES = '2345678mps';
const ORPHANS = `19mps ${HONORS}`;
const ALL = `${NUMBERS} ${HONORS}`;
const KNITTED = '147a 258b 369c';
const GREEN = '23468s F';
const REVERSIBLE = '1234589p 245689s P';

const SEVEN_PAIRS = {take: [[7, ALL, 2]]} as const satisfies Recipe;
const ORPHANS_ONCE = {take: [[13, ORPHANS, 1]], again: true} as const satisfies Recipe;
const KNITTED_AND_HONORS = {
  take: [
    [8, KNITTED, 1],
    [6, HONORS, 1],
  ],
} as const satisfies Recipe;
const GATES = '1112345678999a';

/** Recipes by pattern of 中国公式. */
export const recipes = {
  lifts: [
    'pengpenghu',
    'hunyise',
    'qingyise',
    'sansesantongshun',
    'sansesanbugao',
    'hualong',
    'qinglong',
    'yisesanbugao',
    'sansesanjiegao',
    'quandaiyao',
    'wumenqi',
    'xiaoyuwu',
    'dayuwu',
    'sananke',
  ],
  rows: {
    dasixi: {pungs: 't u v w'},
    dasanyuan: {pungs: 'x y z'},
    lvyise: {only: GREEN},
    jiulianbaodeng: {held: [GATES], completes: '123456789a'},
    sigang: {kongs: '* * * *'},
    lianqidui: {take: [[7, '1234567a', 2]], shift: 2},
    shisanyao: ORPHANS_ONCE,
    qingyaojiu: {only: '19mps', fill: 'pungs', fails: ['only']},
    xiaosixi: {pungs: 't u v', pair: 'w'},
    xiaosanyuan: {pungs: 'x y', pair: 'z'},
    ziyise: [
      {only: HONORS, fill: 'pungs', fails: ['only']},
      {take: [[7, HONORS, 2]], only: HONORS},
    ],
    sianke: [
      {pungs: '* * * *', hidden: true, win: 'pair'},
      {pungs: '* * * *', hidden: true, by: ['self'], fails: ['set', 'hidden', 'by']},
    ],
    yiseshuanglonghui: {chows: '1a 1a 7a 7a', pair: '5a'},
    yisesitongshun: {chows: '1a 1a 1a 1a', shift: 6},
    yisesijiegao: {pungs: '1a 2a 3a 4a', shift: 5},
    yisesibugao: [{chows: '1a 2a 3a 4a', shift: 3}, {chows: '1a 3a 5a 7a'}],
    sangang: {kongs: '* * *'},
    hunyaojiu: [
      {only: ORPHANS, fill: 'pungs', fails: ['only']},
      {take: [[7, ORPHANS, 2]], only: ORPHANS},
    ],
    qidui: SEVEN_PAIRS,
    qixingbukao: {
      take: [
        [7, HONORS, 1],
        [7, KNITTED, 1],
      ],
    },
    quanshuangke: {only: '2468mps', fill: 'pungs'},
    qingyise: {only: '123456789a'},
    // if held, they would mostly be worth more as three triplets
    yisesantongshun: [
      {chows: '1a 1a 1a', shift: 6, called: true, fails: ['set']},
      {chows: '1a 1a 1a', shift: 6},
    ],
    yisesanjiegao: {pungs: '1a 2a 3a', shift: 6},
    quanda: {only: '789mps'},
    quanzhong: {only: '456mps'},
    quanxiao: {only: '123mps'},
    qinglong: {chows: '1a 4a 7a'},
    sanseshuanglonghui: {chows: '1a 7a 1b 7b', pair: '5c'},
    yisesanbugao: [
      {chows: '1a 2a 3a', shift: 4},
      {chows: '1a 3a 5a', shift: 2},
    ],
    quandaiwu: {each: '5mps'},
    santongke: {pungs: '1a 1b 1c', shift: 8},
    sananke: {pungs: '* * *', hidden: true, win: 'other'},
    quanbukao: KNITTED_AND_HONORS,
    zuhelong: [
      {take: [[9, KNITTED, 1]]},
      {
        take: [
          [9, KNITTED, 1],
          [5, HONORS, 1],
        ],
      },
    ],
    dayuwu: {only: '6789mps'},
    xiaoyuwu: {only: '1234mps'},
    sanfengke: {pungs: 't u v'},
    hualong: {chows: '1a 4b 7c'},
    tuibudao: {only: REVERSIBLE},
    sansesantongshun: {chows: '1a 1b 1c', shift: 6},
    sansesanjiegao: {pungs: '1a 2b 3c', shift: 6},
    wufanhu: [
      {
        chows: '2a 4a 6b',
        pungs: '3c',
        pair: HONORS,
        win: 'two-sided',
        melds: 'open',
        by: ['discard'],
      },
      {
        chows: '1a 3a 6b',
        pungs: '4c',
        pair: HONORS,
        win: 'two-sided',
        melds: 'open',
        by: ['discard'],
        shift: 1,
      },
      {
        chows: '2a 5b 6c',
        pungs: '4a',
        pair: HONORS,
        win: 'two-sided',
        melds: 'open',
        by: ['discard'],
        shift: 1,
      },
    ],
    miaoshouhuichun: {by: ['self'], flags: ['lastTile']},
    haidilaoyue: {by: ['discard'], flags: ['lastTile']},
    gangshangkaihua: {by: ['self'], kongs: '*', flags: ['replacement'], fails: ['flag']},
    qiangganghu: {by: ['robbing']},
    shuangangang: {kongs: '* *', kong: ['concealed', 'concealed']},
    pengpenghu: {fill: 'pungs'},
    hunyise: {only: `123456789a ${HONORS}`},
    sansesanbugao: {chows: '1a 2b 3c', shift: 4},
    wumenqi: [
      {chows: '1a 1b 1c', pungs: 't', pair: 'x', shift: 6},
      {pungs: 't x', pair: '123456789a', chows: '* *'},
    ],
    quanqiuren: {melds: 'all', by: ['discard']},
    shuangjianke: {pungs: 'x y'},
    quandaiyao: {each: ORPHANS},
    buqiuren: {melds: 'concealed', by: ['self']},
    shuangminggang: [
      {kongs: '* *', kong: ['open', 'added']},
      {kongs: '* *', kong: ['open', 'concealed']},
    ],
    mingangang: {kongs: '* *', kong: ['open', 'concealed'], options: {mixedKongs: 5}},
    hujuezhang: {flags: ['lastOfKind'], by: ['discard', 'self'], fails: ['flag']},
    jianke: {pungs: 'x'},
    quanfengke: {pungs: 'r'},
    menfengke: {pungs: 'o'},
    menqianqing: {melds: 'concealed', by: ['discard']},
    pinghu: {fill: 'chows', pair: NUMBERS},
    siguiyi: [
      {chows: '1a', pungs: '1a', shift: 6},
      {chows: '1a', pungs: '2a', shift: 6},
      {chows: '1a', pungs: '3a', shift: 6},
    ],
    shuangtongke: {pungs: '1a 1b', shift: 8},
    shuanganke: {pungs: '* *', hidden: true, win: 'other'},
    angang: {kongs: '*', kong: ['concealed']},
    duanyao: {only: SIMPLES},
    yibangao: {chows: '1a 1a', shift: 6},
    xixiangfeng: {chows: '1a 1b', shift: 6},
    lianliu: {chows: '1a 4a', shift: 3},
    laoshaofu: {chows: '1a 7a'},
    yaojiuke: [{pungs: '1a'}, {pungs: '9a'}, {pungs: 't'}],
    minggang: {kongs: '*', kong: ['open']},
    queyimen: {only: `123456789ab ${HONORS}`},
    wuzi: {only: NUMBERS},
    bianzhang: {win: 'edge'},
    kanzhang: {win: 'closed'},
    dandiaojiang: {win: 'pair'},
    zimo: {by: ['self'], melds: 'open', fails: ['by']},
    huapai: {flowers: 'any'},
  } satisfies Readonly<Record<McrPattern, Recipe | readonly Recipe[]>>,
} as const satisfies Recipes;
