/** Patterns that are the same shape under different names in several rule sets. */

/** Ids of the same shape, from any rule set. */
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

/** Ids with a different meaning in another rule set: in mcr the last discard, in xinzhang the last draw. */
const APART: Readonly<Record<string, readonly string[]>> = {haidilaoyue: ['mcr']};

const shapes = new Map(ALIKE.flatMap((ids) => ids.map((id) => [id, ids[0]] as const)));

/** The key that finds a pattern in another rule set. */
export const shapeOf = (id: string, ruleset: string): string =>
  APART[id]?.includes(ruleset) ? `${ruleset} ${id}` : (shapes.get(id) ?? id);
