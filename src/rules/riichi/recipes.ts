/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/recipe.js';
import type {RiichiPattern} from './patterns.js';

const NUMBERS = '123456789mps';
const SIMPLES = '2345678mps';
const HONORS = 'ESWNPFC';
const ALL = `${NUMBERS} ${HONORS}`;
const TERMINALS = '19mps';
const ORPHANS = `${TERMINALS} ${HONORS}`;

const CLOSED = {melds: 'concealed'} as const satisfies Recipe;
const READY = {...CLOSED, fails: ['flag']} as const satisfies Recipe;
/** A closed hand of chows and a pair without value, as 平和 has it. */
const FLAT = {fill: 'chows', pair: NUMBERS, win: 'two-sided'} as const satisfies Recipe;

/** Recipes by pattern of riichi mahjong. */
export const recipes = {
  usual: {only: ALL},
  rings: ['123456789m', '123456789p', '123456789s', 'ESWN', 'PFC'],
  lifts: [
    'riichi',
    'tsumo',
    'toitoi',
    'honitsu',
    'chinitsu',
    'tanyao',
    'haku',
    'ittsuu',
    'chanta',
    'sanankou',
  ],
  rows: {
    futei: {fails: ['won']},
    menzenKafu: {...CLOSED, by: ['discard', 'robbing'], fails: ['melds', 'by']},
    tsumoFu: {pungs: '*', by: ['self'], fails: ['by']},
    kuiPinfu: {
      ...FLAT,
      only: SIMPLES,
      pair: SIMPLES,
      melds: 'open',
      by: ['discard'],
      fails: ['fill', 'place', 'by'],
    },
    minko: {pungs: '*', only: SIMPLES, called: true},
    minkoYaochuu: [
      {pungs: 'x', called: true},
      {pungs: '1a', called: true},
    ],
    anko: {pungs: '*', only: SIMPLES, hidden: true, win: 'other'},
    ankoYaochuu: [
      {pungs: 'x', hidden: true, win: 'other'},
      {pungs: '9a', hidden: true, win: 'other'},
    ],
    minkan: {kongs: '*', only: SIMPLES, kong: ['open'], called: true, fails: ['kong', 'set']},
    minkanYaochuu: [
      {kongs: 'x', kong: ['open'], called: true, fails: ['kong', 'set']},
      {kongs: '1a', kong: ['added'], fails: ['kong', 'set']},
    ],
    ankan: {kongs: '*', only: SIMPLES, kong: ['concealed']},
    ankanYaochuu: {kongs: 'x', kong: ['concealed']},
    jantou: [{pair: 'PFC'}, {pair: 'o'}, {pair: 'r'}],
    machi: [{win: 'closed'}, {win: 'edge'}, {win: 'pair'}],
    chiitoiFu: {take: [[7, ALL, 2]]},
    riichi: {...READY, flags: ['riichi']},
    daburuRiichi: {...READY, flags: ['doubleRiichi']},
    ippatsu: {...READY, flags: ['riichi', 'ippatsu']},
    tsumo: {...CLOSED, by: ['self']},
    pinfu: {...FLAT, ...CLOSED},
    tanyao: {only: SIMPLES},
    iipeikou: {chows: '1a 1a', shift: 6, melds: 'concealed'},
    bakaze: {pungs: 'r'},
    jikaze: {pungs: 'o'},
    haku: {pungs: 'P'},
    hatsu: {pungs: 'F'},
    chun: {pungs: 'C'},
    haitei: {by: ['self'], flags: ['lastTile']},
    houtei: {by: ['discard'], flags: ['lastTile']},
    rinshan: {kongs: '*', by: ['self'], flags: ['replacement'], fails: ['flag']},
    chankan: {by: ['robbing']},
    sanshokuDoujun: {chows: '1a 1b 1c', shift: 6},
    ittsuu: {chows: '1a 4a 7a'},
    chanta: [
      {each: ORPHANS, chows: '1a', pair: HONORS, fails: ['each']},
      {each: ORPHANS, chows: '7a', pungs: 'x', fails: ['each']},
    ],
    chiitoitsu: {take: [[7, ALL, 2]]},
    toitoi: {fill: 'pungs'},
    sanankou: {pungs: '* * *', hidden: true, win: 'other'},
    sankantsu: {kongs: '* * *'},
    sanshokuDoukou: {pungs: '1a 1b 1c', shift: 8},
    honroutou: [
      {only: ORPHANS, fill: 'pungs', pungs: 'x', pair: TERMINALS, fails: ['only', 'fill']},
      {only: ORPHANS, fill: 'pungs', pungs: '1a', pair: HONORS, fails: ['only', 'fill']},
      {take: [[7, ORPHANS, 2]]},
    ],
    shousangen: {pungs: 'x y', pair: 'z'},
    honitsu: {only: `123456789a ${HONORS}`},
    junchan: [
      {each: TERMINALS, chows: '1a', fails: ['each']},
      {each: TERMINALS, chows: '7a', fails: ['each']},
    ],
    ryanpeikou: [
      {chows: '1a 1a 2a 2a', shift: 5, melds: 'concealed'},
      {chows: '1a 1a 4b 4b', shift: 3, melds: 'concealed'},
      {chows: '1a 1a 1b 1b', shift: 6, melds: 'concealed'},
    ],
    chinitsu: {only: '123456789a'},
    renhouMangan: {
      flags: ['human'],
      seat: 'other',
      by: ['discard'],
      melds: 'none',
      options: {renhou: 'mangan'},
      fails: ['flag', 'option'],
    },
    dora: {points: 'dora', fails: ['points']},
    akadora: {chows: '4a', points: 'red', fails: ['points']},
    uradora: {points: 'uradora', flags: ['riichi'], ...CLOSED, fails: ['points']},
    tenhou: {flags: ['heavenly'], seat: 'dealer', by: ['self'], melds: 'none', fails: ['flag']},
    chiihou: {flags: ['earthly'], seat: 'other', by: ['self'], melds: 'none', fails: ['flag']},
    renhou: {
      flags: ['human'],
      seat: 'other',
      by: ['discard'],
      melds: 'none',
      options: {renhou: 'yakuman'},
      fails: ['flag', 'option'],
    },
    kokushi: {take: [[13, ORPHANS, 1]], again: true},
    kokushi13: {held: ['19mps ESWNPFC'], completes: ORPHANS},
    suuankou: {pungs: '* * * *', hidden: true, by: ['self'], fails: ['set', 'hidden', 'by']},
    suuankouTanki: {pungs: '* * * *', hidden: true, win: 'pair'},
    daisangen: {pungs: 'x y z'},
    shousuushii: {pungs: 't u v', pair: 'w'},
    daisuushii: {pungs: 't u v w'},
    tsuuiisou: [{only: HONORS, fill: 'pungs', fails: ['only']}, {take: [[7, HONORS, 2]]}],
    chinroutou: {only: TERMINALS, fill: 'pungs', fails: ['only']},
    ryuuiisou: {only: '23468s F'},
    chuuren: [
      {held: ['1112345678899a'], completes: '9a'},
      {held: ['1123456789999a'], completes: '1a'},
      {held: ['1112234567999a'], completes: '8a'},
    ],
    junseiChuuren: {held: ['1112345678999a'], completes: '123456789a'},
    suukantsu: {kongs: '* * * *'},
    nagashi: {take: [[13, ALL, 1]], win: 'none', flags: ['nagashi'], fails: ['flag']},
  } satisfies Readonly<Record<RiichiPattern, Recipe | readonly Recipe[]>>,
} as const satisfies Recipes;
