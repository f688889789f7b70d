/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/game/recipe.js';
import type {ShiragikuPattern} from './patterns.js';

const NUMBERS = '123456789mps';
const HONORS = 'ESWNPFC';
const ALL = `${NUMBERS} ${HONORS}`;

/** Recipes by pattern of しらぎく. */
export const recipes = {
  rows: {
    menqing: {melds: 'concealed'},
    buqiu: {melds: 'concealed', by: ['self']},
    mohu: {by: ['self']},
    qiangganghu: {by: ['robbing']},
    duting: [{win: 'edge'}, {win: 'closed'}, {win: 'pair'}],
    banqiu: {melds: 'all', by: ['self']},
    gangshang: [
      {kongs: '*', kong: ['own'], by: ['self'], flags: ['replacement'], fails: ['flag']},
      {flowers: 'any', by: ['self'], flags: ['flowerReplacement'], fails: ['flag']},
    ],
    haidi: {by: ['self'], flags: ['lastTile']},
    hedi: {by: ['discard'], flags: ['lastTile']},
    fanpaiDragon: {pungs: 'x'},
    fanpaiRound: {pungs: 'r'},
    fanpaiSeat: {pungs: 'o'},
    seatFlower: {flowers: 'own'},
    pinghu: {fill: 'chows', pair: NUMBERS, win: 'two-sided', by: ['discard', 'robbing'], flowers: 'none'},
    quanqiu: {melds: 'all', by: ['discard']},
    huagang: {flowers: 'set'},
    sananke: {pungs: '* * *', hidden: true, win: 'other'},
    diting: {flags: ['readyEarly'], seat: 'other', melds: 'none', fails: ['flag']},
    pengpenghu: {fill: 'pungs'},
    xiaosanyuan: {pungs: 'x y', pair: 'z'},
    hunyise: {only: `123456789a ${HONORS}`},
    sianke: {pungs: '* * * *', hidden: true, win: 'other'},
    tianting: {flags: ['readyFirst'], seat: 'dealer', melds: 'none', fails: ['flag']},
    dasanyuan: {pungs: 'x y z'},
    xiaosixi: {pungs: 't u v', pair: 'w'},
    qingyise: {only: '123456789a'},
    ziyise: {only: HONORS, fill: 'pungs', fails: ['only']},
    wuanke: {pungs: '* * * * *', hidden: true, win: 'other'},
    baxian: [
      {flowers: 'eight', by: ['self'], flags: ['eightFlowers'], fails: ['flag']},
      {flowers: 'eight', by: ['self'], flags: ['eightFlowers', 'flowerReplacement'], fails: ['flag']},
      {take: [[17, ALL, 1]], flowers: 'eight', by: ['self'], flags: ['eightFlowers'], fails: ['flag']},
    ],
    tianhu: {flags: ['heavenly'], seat: 'dealer', by: ['self'], melds: 'none', fails: ['flag']},
    dihu: {
      flags: ['earthly'],
      seat: 'other',
      by: ['discard'],
      from: 'dealer',
      melds: 'none',
      fails: ['flag'],
    },
    renhu: {flags: ['human'], seat: 'other', by: ['self'], melds: 'none', fails: ['flag']},
    dasixi: {pungs: 't u v w'},
  } satisfies Readonly<Record<ShiragikuPattern, Recipe | readonly Recipe[]>>,
} as const satisfies Recipes;
