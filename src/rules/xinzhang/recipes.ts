/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/game/recipe.js';
import type {XinzhangPattern} from './patterns.js';

const NUMBERS = '123456789mps';
const HONORS = 'ESWNPFC';
const ENDS = '19mps';
const ORPHANS = `${ENDS} ${HONORS}`;
const ALL = `${NUMBERS} ${HONORS}`;

/** Ranks of one suit that are too far apart for a chow. */
const apart = (suit: 'a' | 'b' | 'c'): readonly string[] =>
  ['147', '148', '149', '158', '159', '169', '258', '259', '269', '369'].map((ranks) => ranks + suit);

/** The six hands that wait for nine tiles of one suit and are not 九蓮 (XZ-9). */
const NINE_SIDED = [
  '1112223334567888a',
  '2223334445678999a',
  '1112345666777888a',
  '2223456777888999a',
  '1122233345678999a',
  '1112345677788899a',
];

/** Recipes by pattern of 台灣新章. */
export const recipes = {
  lifts: [
    'duiduihu',
    'hunyise',
    'qingyise',
    'yiqitongguan',
    'sanxiangfeng',
    'buqiuren',
    'sananke',
    'sanlianke',
    'yisesantongshun',
    'erbangao',
    'hunquandaiyao',
  ],
  rows: {
    zhuangjia: [
      {seat: 'dealer'},
      {seat: 'other', by: ['self'], fails: []},
      {seat: 'other', by: ['discard'], from: 'dealer', fails: ['from']},
    ],
    lianzhuang: {seat: 'dealer', counters: true},
    lazhuang: [
      {seat: 'other', by: ['self'], counters: true, fails: ['counters', 'seat']},
      {seat: 'other', by: ['discard'], from: 'dealer', counters: true, fails: ['counters', 'from']},
    ],
    menqianqing: {melds: 'concealed', by: ['discard']},
    zimo: {by: ['self'], melds: 'open', fails: ['by']},
    duting: [{win: 'edge'}, {win: 'closed'}, {win: 'pair'}],
    banqiuren: {melds: 'all', by: ['self']},
    qianggang: {by: ['robbing']},
    quanfeng: {pungs: 'r'},
    menfeng: {pungs: 'o'},
    sanyuanpai: {pungs: 'x'},
    benhua: {flowers: 'own'},
    wuziwuhua: {only: NUMBERS, flowers: 'none'},
    duanyaojiu: {only: '2345678mps'},
    yibangao: {chows: '1a 1a', shift: 6},
    hedilaoyu: {by: ['discard'], flags: ['lastTile']},
    xiaopinghu: [{fill: 'chows'}, {fill: 'chows', pair: HONORS, fails: ['fill']}],
    haidilaoyue: {by: ['self'], flags: ['lastTile']},
    gangshangkaihua: [
      {kongs: '*', kong: ['own'], by: ['self'], flags: ['replacement'], fails: ['flag']},
      {flowers: 'any', by: ['self'], flags: ['flowerReplacement'], fails: ['flag']},
    ],
    huagang: {flowers: 'set'},
    sanxiangfeng: {chows: '1a 1b 1c', shift: 6},
    yiqitongguan: {chows: '1a 4a 7a'},
    buqiuren: {melds: 'concealed', by: ['self']},
    dapinghu: {fill: 'chows', pair: NUMBERS, win: 'two-sided', by: ['discard', 'robbing'], flowers: 'none'},
    sananke: {pungs: '* * *', hidden: true, win: 'other'},
    erbangao: [
      {chows: '1a 1a 2a 2a', shift: 5},
      {chows: '1a 1a 4a 4a', shift: 3},
      {chows: '1a 1a 1b 1b', shift: 6},
      {chows: '1a 1a 3b 3b', shift: 4},
    ],
    sanfenghui: {pungs: 't u v'},
    quanqiuren: {melds: 'all', by: ['discard']},
    sanlianke: {pungs: '1a 2a 3a', shift: 6},
    hunquandaiyao: [
      {each: ORPHANS, chows: '1a', pair: HONORS, fails: ['each']},
      {each: ORPHANS, chows: '7a', pungs: 't', fails: ['each']},
    ],
    diting: {flags: ['readyEarly'], melds: 'none', fails: ['flag']},
    santongke: {pungs: '1a 1b 1c', shift: 8},
    // if held, they would mostly be worth more as three triplets
    yisesantongshun: [
      {chows: '1a 1a 1a', shift: 6, called: true, fails: ['set']},
      {chows: '1a 1a 1a', shift: 6},
    ],
    duiduihu: {fill: 'pungs'},
    hunyise: {only: `123456789a ${HONORS}`},
    xiaosanyuan: {pungs: 'x y', pair: 'z'},
    silianke: {pungs: '1a 2a 3a 4a', shift: 5},
    shiliubuda: {take: [[7, HONORS, 1]], either: [apart('a'), apart('b'), apart('c')], again: true},
    chunquandaiyao: [
      {each: ENDS, chows: '1a', fails: ['each']},
      {each: ENDS, chows: '7a', fails: ['each']},
    ],
    sangangzi: {kongs: '* * *'},
    hunlaotou: [
      {only: ORPHANS, fill: 'pungs', pungs: 't', pair: ENDS, fails: ['only', 'fill']},
      {only: ORPHANS, fill: 'pungs', pungs: '1a', pair: HONORS, fails: ['only', 'fill']},
      {
        take: [
          [7, ORPHANS, 2],
          [1, ORPHANS, 3],
        ],
      },
    ],
    sianke: {pungs: '* * * *', hidden: true, win: 'other'},
    qiqiangyi: [
      {
        flowers: 'seven',
        by: ['self'],
        from: 'any',
        flags: ['sevenFlowers', 'flowerReplacement'],
        fails: ['flag'],
      },
      {
        take: [[17, ALL, 1]],
        flowers: 'seven',
        by: ['self'],
        from: 'any',
        flags: ['sevenFlowers'],
        fails: ['flag'],
      },
    ],
    baxianguohai: [
      {flowers: 'eight', by: ['self'], flags: ['eightFlowers', 'flowerReplacement'], fails: ['flag']},
      {take: [[17, ALL, 1]], flowers: 'eight', by: ['self'], flags: ['eightFlowers'], fails: ['flag']},
    ],
    tianting: {flags: ['readyFirst'], seat: 'other', melds: 'none', fails: ['flag']},
    baduiban: [
      {
        take: [
          [7, ALL, 2],
          [1, ALL, 3],
        ],
      },
      {
        take: [
          [5, ALL, 2],
          [1, ALL, 4],
          [1, ALL, 3],
        ],
      },
    ],
    dasanyuan: {pungs: 'x y z'},
    qiankewanlai: {
      take: [
        [7, HONORS, 1],
        [9, '147a 258b 369c', 1],
      ],
      again: true,
    },
    ziyise: [
      {only: HONORS, fill: 'pungs', fails: ['only']},
      {
        take: [
          [5, HONORS, 2],
          [1, HONORS, 4],
          [1, HONORS, 3],
        ],
      },
    ],
    qingyise: {only: '123456789a'},
    xiaosixi: {pungs: 't u v', pair: 'w'},
    wulianke: {pungs: '1a 2a 3a 4a 5a', shift: 4},
    sigangzi: {kongs: '* * * *'},
    lvyise: {only: '23468s F'},
    wuanke: {pungs: '* * * * *', hidden: true, win: 'other'},
    dihu: {flags: ['earthly'], seat: 'other', by: ['self'], melds: 'concealed', fails: ['flag']},
    renhu: {flags: ['human'], seat: 'other', by: ['discard'], melds: 'concealed', fails: ['flag']},
    dasixi: {pungs: 't u v w'},
    jiulongfeitian: {held: NINE_SIDED, completes: '123456789a'},
    qinglaotou: [
      {only: ENDS, fill: 'pungs', fails: ['only']},
      {
        take: [
          [3, ENDS, 2],
          [2, ENDS, 4],
          [1, ENDS, 3],
        ],
      },
    ],
    siliantaibao: {chows: '1a 1a 1a 1a', shift: 6},
    wugangzi: {kongs: '* * * * *'},
    tianhu: {flags: ['heavenly'], seat: 'dealer', by: ['self'], melds: 'concealed', fails: ['flag']},
  } satisfies Readonly<Record<XinzhangPattern, Recipe | readonly Recipe[]>>,
} as const satisfies Recipes;
