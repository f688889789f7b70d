/** What hands with each pattern are built of, in the order of the table. */
import type {Recipe, Recipes} from '../../core/game/recipe.js';
import type {LuqiaoPattern} from './patterns.js';

const HONORS = 'ESWNPFC';

/** Recipes by pattern of 台州路橋. */
export const recipes = {
  flags: ['liveTile', 'notReady'],
  rows: {
    hudi: {fails: ['won']},
    pairOwnWind: {pair: 'o'},
    pairDragon: {pair: 'xyz'},
    mingke: [
      {pungs: '*', called: true},
      {pungs: '*', win: 'pung', by: ['discard']},
    ],
    anke: {pungs: '*', hidden: true},
    minggang: [
      {kongs: '*', kong: ['open'], called: true, fails: ['kong', 'set']},
      {kongs: '*', kong: ['added'], fails: ['kong', 'set']},
    ],
    angang: {kongs: '*', kong: ['concealed']},
    duiduihu: {fill: 'pungs'},
    qiandang: {win: 'closed'},
    zimo: {by: ['self']},
    ownWindPung: [{pungs: 'o'}, {kongs: 'o', fails: ['set', 'seat']}],
    dragonPung: [{pungs: 'x'}, {kongs: 'x', fails: ['set']}],
    qingyise: {only: '123456789a'},
    hunyise: {only: `123456789a ${HONORS}`},
    sifenghuiqi: [
      {pungs: 't u v w', options: {sifenghuiqi: 'daOnly'}},
      {pungs: 't u v', pair: 'w', options: {sifenghuiqi: 'xiaoToo'}},
      {pungs: 't u v', pair: 'o', options: {sifenghuiqi: 'xiaoOwnPair'}},
    ],
  } satisfies Readonly<Record<LuqiaoPattern, Recipe | readonly Recipe[]>>,
} as const satisfies Recipes;
