import type {PatternName, RulesetText} from 'mahjong-elements/core/names.js';
import {patterns, type HongkongPattern} from '../patterns.js';

/** The table itself is in Chinese. */
const names = Object.fromEntries(patterns.map(({id, native}) => [id, {name: native}])) as Record<
  HongkongPattern,
  PatternName
>;

const conditions = {
  pinghu: '四副順子加一對眼。',
  menqianqing: '沒有上碰過牌，可以有暗槓。',
  zimo: '自己摸到糊牌。',
  qianggang: '糊別家加槓的牌。',
  gangshang: '開槓後補到的牌糊出。',
  haidi: '以牌牆最後一隻牌，或其後打出的牌糊出。',
  menfeng: '自己門風的刻子或槓。',
  quanfeng: '圈風的刻子或槓。',
  sanyuanpai: '中、發、白的刻子或槓，每副計算。',
  wuhua: '有花牌的局，糊家一隻花也沒有。',
  zhenghua: '與座位同號的花，每隻計算。',
  yitaihua: '齊集一組四隻花，其中的正花不另計。',
  duiduihu: '四副刻子或槓加一對眼。',
  hunyise: '一門數牌加番子。',
  huayaojiu: '全由么九、番子的刻子和眼組成。',
  xiaosanyuan: '兩副三元牌刻子，第三種做眼。',
  xiaosixi: '三副風牌刻子，第四種做眼。',
  qingyise: '全手一門數牌。',
  dasanyuan: '中、發、白三副刻子。',
  kankanhu: '四副都是沒有碰過的刻子，自摸糊出。',
  gangshanggang: '連開兩槓，以第二次補牌糊出。',
  ziyise: '全手番子。',
  qingyaojiu: '全由么九的刻子和眼組成。',
  jiuzilianhuan: '門前清，同門1112345678999加任何一隻。',
  dasixi: '東南西北四副刻子。',
  shibaluohan: '四副槓加一對眼。',
  shisanyao: '十三種么九、番子各一隻，其中一種做眼。',
  tianhu: '莊家以配牌糊出。',
  dihu: '糊莊家打出的第一隻牌。',
} as const satisfies Record<HongkongPattern, string>;

export const text: RulesetText<HongkongPattern> = {
  title: '香港舊章',
  names,
  conditions,
  presets: {'hongkong-full': '香港舊章（全銃）'},
  payments: {discarder: '出銃'},
  limits: {limit: '爆棚'},
  units: {faan: '番'},
  forms: {limit: (amount) => `爆棚：${amount}`},
  flags: {kongOnKong: '連開兩槓'},
  details: async () => (await import('../details/zh-Hant.js')).details,
};
