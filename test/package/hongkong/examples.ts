/** A hand for each pattern, which scores it. */
import type {Example} from 'mahjong-elements/core/pattern.js';
import type {HongkongPattern} from './patterns.js';

export const examples: Readonly<Record<HongkongPattern, Example>> = {
  pinghu: {hand: '123m 456m 345p 78s 99s +9s', by: 'discard', from: 'west'},
  menqianqing: {hand: '123m 456m 345p 78s 99s +9s', by: 'discard', from: 'west'},
  zimo: {hand: '123m 456m 345p 78s 99s +9s', by: 'self'},
  qianggang: {hand: '[123m] 456m 345p 78s 99s +6s', by: 'robbing', from: 'west'},
  gangshang: {hand: '[[1111m]] 456m 345p 78s 99s +9s', by: 'self', flags: ['replacement']},
  haidi: {hand: '123m 456m 345p 78s 99s +9s', by: 'self', flags: ['lastTile']},
  menfeng: {hand: '[SSS] 123m 456m 78m 99m +9m', by: 'discard', from: 'west', seat: 'south'},
  quanfeng: {hand: '[EEE] 123m 456m 78m 99m +9m', by: 'discard', from: 'west', seat: 'south'},
  sanyuanpai: {hand: '[FFF] [CCC] 123m 78m 99m +9m', by: 'discard', from: 'west'},
  wuhua: {hand: '123m 456m 345p 78s 99s +9s', by: 'discard', from: 'west'},
  zhenghua: {hand: '123m 456m 345p 78s 99s +9s', by: 'self', flowers: '1f 6f'},
  yitaihua: {hand: '123m 456m 345p 78s 99s +9s', by: 'self', flowers: '1f 2f 3f 4f'},
  duiduihu: {hand: '[111m] [444p] [777s] 22s 99p +9p', by: 'discard', from: 'south'},
  hunyise: {hand: '[EEE] 123m 456m 78m 99m +9m', by: 'discard', from: 'west', seat: 'south'},
  huayaojiu: {hand: '[111m] [999p] [SSS] 11s NN +N', by: 'discard', from: 'south'},
  xiaosanyuan: {hand: '[FFF] [CCC] 123m 78m PP +9m', by: 'discard', from: 'west'},
  xiaosixi: {hand: '[EEE] [SSS] [WWW] 78m NN +9m', by: 'discard', from: 'west'},
  qingyise: {hand: '[111m] 234m 567m 78m 99m +9m', by: 'discard', from: 'west'},
  dasanyuan: {hand: '[FFF] [CCC] [PPP] 78m 11s +9m', by: 'discard', from: 'west'},
  kankanhu: {hand: '111m 444p 777s 22s 99p +9p', by: 'self'},
  gangshanggang: {
    hand: '[[1111m]] [[2222p]] 345p 78s 99s +9s',
    by: 'self',
    flags: ['replacement', 'kongOnKong'],
  },
  ziyise: {hand: '[EEE] [SSS] [FFF] WW CC +C', by: 'discard', from: 'west'},
  qingyaojiu: {hand: '[111m] [999m] [111p] 99p 11s +1s', by: 'discard', from: 'west'},
  jiuzilianhuan: {hand: '1112345678999m +5m', by: 'self'},
  dasixi: {hand: '[EEE] [SSS] [WWW] NN 55p +N', by: 'discard', from: 'west'},
  shibaluohan: {hand: '[1111m] [2222p] [3333s] [[EEEE]] 5p +5p', by: 'discard', from: 'west'},
  shisanyao: {hand: '19m 19p 19s ESWNPFC +1m', by: 'discard', from: 'west'},
  tianhu: {hand: '123m 456m 345p 78s 99s +9s', by: 'self', flags: ['heavenly']},
  dihu: {hand: '123m 456m 345p 78s 99s +9s', by: 'discard', from: 'east', seat: 'south', flags: ['earthly']},
};
