/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/game/recipe.js';
import type {RibonPattern} from './patterns.js';

const NUMBERS = '123456789ps';
/** Honors without 北, which is ガリ and helps in few yakuman only (RB-21). */
const HONORS = 'ESWPFC';
const ALL = `${NUMBERS} ${HONORS}`;
const ORPHANS = `19ps ${HONORS}`;
const ENDS = '19mps';
/** Kinds without 5p and 5s, which are always dora (RB-18). */
const NO_FIVES = `12346789ps ${HONORS}`;

const READY = {melds: 'concealed', fails: ['flag']} as const satisfies Recipe;

/** Recipes by pattern of 李凡師サンマ. */
export const recipes = {
  usual: {only: ALL},
  suits: 'ps',
  gari: '19m N',
  rings: ['123456789p', '123456789s', 'ESW', 'PFC'],
  indicators: 'doraIndicators',
  lifts: [
    'yakuhai',
    'toitoi',
    'honitsu',
    'chinitsu',
    'tanyao',
    'ittsuu',
    'chanta',
    'riichi',
    'tsumo',
    'sanankou',
  ],
  rows: {
    banban: {fails: ['won']},
    oya: {seat: 'dealer'},
    honba: {counters: true},
    menzen: {melds: 'concealed'},
    minkan: [
      {kongs: '*', kong: ['open'], called: true, fails: ['kong', 'set']},
      {kongs: '*', kong: ['added'], fails: ['kong', 'set']},
    ],
    ankan: {kongs: '*', kong: ['concealed']},
    gari: {gari: 'any'},
    nogari: {gari: 'none'},
    dora: [
      {only: NO_FIVES, points: 'dora', fails: ['points']},
      {pair: '5ps', fails: []},
    ],
    uradora: {only: NO_FIVES, points: 'uradora', flags: ['riichi'], melds: 'concealed', fails: ['points']},
    kandora: {only: NO_FIVES, kongs: '*', points: 'kandora', fails: ['points']},
    tsumo: {melds: 'concealed', by: ['self']},
    riichi: [
      {...READY, flags: ['riichi']},
      {...READY, flags: ['openRiichi'], by: ['self']},
    ],
    ippatsu: {...READY, flags: ['riichi', 'ippatsu']},
    pinfu: {fill: 'chows', pair: NUMBERS, win: 'two-sided', melds: 'concealed'},
    iipeikou: {chows: '1a 1a', shift: 6, melds: 'concealed'},
    tanyao: {only: '2345678ps'},
    yakuhai: [{pungs: 'x'}, {pungs: 'o'}, {pungs: 'E'}],
    rinshan: {kongs: '*', by: ['self'], flags: ['replacement'], fails: ['flag']},
    chankan: {by: ['robbing']},
    haitei: {by: ['self'], flags: ['lastTile']},
    houtei: {by: ['discard'], flags: ['lastTile']},
    daburuRiichi: {...READY, flags: ['doubleRiichi']},
    chiitoitsu: {take: [[7, ALL, 2]]},
    chanta: [
      {each: ORPHANS, chows: '1a', pair: HONORS, fails: ['each']},
      {each: ORPHANS, chows: '7a', pungs: 'x', fails: ['each']},
    ],
    ittsuu: {chows: '1a 4a 7a'},
    sanankou: {pungs: '* * *', hidden: true, win: 'other'},
    sankantsu: {kongs: '* * *'},
    shousangen: {pungs: 'x y', pair: 'z'},
    toitoi: {fill: 'pungs'},
    honroutou: [
      {only: ORPHANS, fill: 'pungs', pungs: 'x', pair: '19ps', fails: ['only', 'fill']},
      {only: ORPHANS, fill: 'pungs', pungs: '1a', pair: HONORS, fails: ['only', 'fill']},
      {take: [[7, ORPHANS, 2]]},
    ],
    ryanpeikou: [
      {chows: '1a 1a 2a 2a', shift: 5, melds: 'concealed'},
      {chows: '1a 1a 4a 4a', shift: 3, melds: 'concealed'},
      {chows: '1a 1a 1b 1b', shift: 6, melds: 'concealed'},
      {chows: '1a 1a 3b 3b', shift: 4, melds: 'concealed'},
    ],
    junchan: [
      {each: '19ps', chows: '1a', fails: ['each']},
      {each: '19ps', chows: '7a', fails: ['each']},
    ],
    honitsu: {only: `123456789a ${HONORS}`},
    chinitsu: {only: '123456789a'},
    kokushi: {take: [[13, '19mps ESWNPFC', 1]], again: true},
    suuankou: [
      {pungs: '* * * *', hidden: true, win: 'pair'},
      {pungs: '* * * *', hidden: true, by: ['self'], fails: ['set', 'hidden', 'by']},
    ],
    daisangen: {pungs: 'x y z'},
    shousuushii: {pungs: 't u v', pair: 'w'},
    daisuushii: {pungs: 't u v w'},
    tsuuiisou: [
      {only: HONORS, fill: 'pungs', fails: ['only']},
      {only: 'ESWNPFC', fill: 'pungs', fails: ['only']},
      {take: [[7, 'ESWNPFC', 2]]},
    ],
    chinroutou: {only: ENDS, fill: 'pungs', fails: ['only']},
    ryuuiisou: {only: '23468s F'},
    chuuren: {held: ['1112345678999a'], completes: '123456789a'},
    suukantsu: {kongs: '* * * *'},
    tenhou: {flags: ['heavenly'], seat: 'dealer', by: ['self'], melds: 'none', fails: ['flag']},
    chiihou: {flags: ['earthly'], seat: 'other', by: ['self'], melds: 'none', fails: ['flag']},
    renhou: {
      flags: ['human'],
      seat: 'other',
      by: ['discard'],
      melds: 'none',
      options: {renhou: true},
      fails: ['flag', 'option'],
    },
    openRiichiRon: {
      flags: ['openRiichi'],
      by: ['discard', 'robbing'],
      melds: 'concealed',
      fails: ['flag', 'by'],
    },
    nagashi: {take: [[13, ALL, 1]], win: 'none', flags: ['nagashi'], fails: ['flag']},
    openRiichi: {flags: ['openRiichi'], by: ['self'], melds: 'concealed', fails: ['flag', 'by']},
    fourAlike: [
      {
        take: [
          [5, ALL, 2],
          [1, ALL, 4],
        ],
      },
      {
        take: [
          [3, ALL, 2],
          [2, ALL, 4],
        ],
      },
    ],
  } satisfies Readonly<
    Record<Exclude<RibonPattern, 'sanshokuDoujun' | 'sanshokuDoukou'>, Recipe | readonly Recipe[]>
  >,
} as const satisfies Recipes;
