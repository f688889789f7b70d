/** Patterns of several rule sets that are one shape under several names. */

/** Ids of one shape, of whichever rule set. */
const ALIKE: readonly (readonly string[])[] = [
  ['pengpenghu', 'duiduihu', 'toitoi'],
  ['hunyise', 'honitsu'],
  ['qingyise', 'chinitsu'],
  ['ziyise', 'tsuuiisou'],
  ['lvyise', 'ryuuiisou'],
  ['jiulianbaodeng', 'chuuren'],
  ['shisanyao', 'kokushi'],
  ['qidui', 'chiitoitsu'],
  ['qingyaojiu', 'qinglaotou', 'chinroutou'],
  ['hunyaojiu', 'hunlaotou', 'honroutou'],
  ['quandaiyao', 'hunquandaiyao', 'chanta'],
  ['chunquandaiyao', 'junchan'],
  ['duanyao', 'duanyaojiu', 'tanyao'],
  ['qinglong', 'yiqitongguan', 'ittsuu'],
  ['sansesantongshun', 'sanxiangfeng', 'sanshokuDoujun'],
  ['santongke', 'sanshokuDoukou'],
  ['yibangao', 'iipeikou'],
  ['dasixi', 'daisuushii'],
  ['xiaosixi', 'shousuushii'],
  ['dasanyuan', 'daisangen'],
  ['xiaosanyuan', 'shousangen'],
  ['sananke', 'sanankou'],
  ['sianke', 'suuankou'],
  ['sangang', 'sangangzi', 'sankantsu'],
  ['sigang', 'sigangzi', 'suukantsu'],
  ['angang', 'ankan'],
  ['minggang', 'minkan'],
  ['jianke', 'fanpaiDragon', 'sanyuanpai', 'dragonPung'],
  ['menfengke', 'fanpaiSeat', 'menfeng', 'ownWindPung'],
  ['quanfengke', 'fanpaiRound', 'quanfeng'],
  ['zimo', 'tsumo'],
  ['menqianqing', 'menqing', 'menzen'],
  ['quanqiuren', 'quanqiu'],
  ['gangshangkaihua', 'gangshang', 'rinshan'],
  ['qiangganghu', 'qianggang', 'chankan'],
  ['tianhu', 'tenhou'],
  ['dihu', 'chiihou'],
  ['renhu', 'renhou'],
];

/** Ids that mean something else in another rule set: of mcr a last discard, of xinzhang a last draw. */
const APART: Readonly<Record<string, readonly string[]>> = {haidilaoyue: ['mcr']};

const shapes = new Map(ALIKE.flatMap((ids) => ids.map((id) => [id, ids[0]] as const)));

/** The key by which a pattern is found in another rule set. */
export const shapeOf = (id: string, ruleset: string): string =>
  APART[id]?.includes(ruleset) ? `${ruleset} ${id}` : (shapes.get(id) ?? id);
