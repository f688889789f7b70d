/** The page's table, copied a second time for the second scorer. */
import {VALUES} from './combinations.js';

export const POINTS: Readonly<Record<string, number>> = {
  ...VALUES,
  ...Object.fromEntries(
    [
      [88, 'dasixi dasanyuan lvyise jiulianbaodeng sigang lianqidui shisanyao'],
      [64, 'qingyaojiu xiaosixi xiaosanyuan ziyise sianke yiseshuanglonghui'],
      [32, 'sangang hunyaojiu'],
      [24, 'qidui qixingbukao quanshuangke qingyise quanda quanzhong quanxiao'],
      [16, 'sanseshuanglonghui quandaiwu sananke'],
      [12, 'quanbukao zuhelong dayuwu xiaoyuwu sanfengke'],
      [8, 'tuibudao wufanhu miaoshouhuichun haidilaoyue gangshangkaihua qiangganghu'],
      [6, 'pengpenghu hunyise wumenqi quanqiuren shuangjianke'],
      [5, 'mingangang'],
      [4, 'quandaiyao buqiuren shuangminggang hujuezhang'],
      [2, 'jianke quanfengke menfengke menqianqing pinghu siguiyi shuanganke angang duanyao'],
      [1, 'yaojiuke minggang queyimen wuzi bianzhang kanzhang dandiaojiang zimo huapai'],
    ].flatMap(([points, ids]) =>
      String(ids)
        .split(' ')
        .map((id) => [id, Number(points)]),
    ),
  ),
};

/** The column 「excludes」, where it concerns the whole hand. */
export const EXCLUDES: Readonly<Record<string, string>> = {
  dasixi: 'sanfengke pengpenghu quanfengke menfengke yaojiuke',
  dasanyuan: 'shuangjianke jianke',
  lvyise: 'hunyise queyimen',
  jiulianbaodeng: 'qingyise menqianqing wuzi queyimen',
  sigang: 'pengpenghu dandiaojiang angang minggang',
  lianqidui: 'qidui qingyise menqianqing dandiaojiang wuzi queyimen',
  shisanyao: 'wumenqi menqianqing dandiaojiang hunyaojiu',
  qingyaojiu: 'pengpenghu hunyaojiu quandaiyao yaojiuke wuzi shuangtongke',
  xiaosixi: 'sanfengke',
  xiaosanyuan: 'shuangjianke jianke',
  ziyise: 'pengpenghu hunyaojiu quandaiyao yaojiuke queyimen',
  sianke: 'pengpenghu menqianqing',
  yiseshuanglonghui: 'qingyise pinghu qidui yibangao laoshaofu wuzi queyimen',
  yisesitongshun: 'siguiyi',
  yisesijiegao: 'pengpenghu',
  sangang: 'minggang angang',
  hunyaojiu: 'pengpenghu quandaiyao yaojiuke',
  qidui: 'menqianqing dandiaojiang',
  qixingbukao: 'quanbukao wumenqi menqianqing dandiaojiang',
  quanshuangke: 'pengpenghu duanyao wuzi',
  qingyise: 'wuzi queyimen',
  quanda: 'dayuwu wuzi',
  quanzhong: 'duanyao wuzi',
  quanxiao: 'xiaoyuwu wuzi',
  sanseshuanglonghui: 'pinghu laoshaofu xixiangfeng wuzi',
  quandaiwu: 'duanyao wuzi',
  quanbukao: 'wumenqi menqianqing dandiaojiang',
  dayuwu: 'wuzi',
  xiaoyuwu: 'wuzi',
  tuibudao: 'queyimen',
  miaoshouhuichun: 'zimo',
  gangshangkaihua: 'zimo',
  qiangganghu: 'hujuezhang',
  shuangangang: 'angang shuanganke',
  hunyise: 'queyimen',
  quanqiuren: 'dandiaojiang',
  shuangjianke: 'jianke',
  buqiuren: 'menqianqing zimo',
  shuangminggang: 'minggang',
  mingangang: 'minggang angang',
  pinghu: 'wuzi',
  duanyao: 'wuzi',
};

export const STRICT = 'dasanyuan xiaosanyuan yisesitongshun yisesijiegao yisesibugao sanfengke'.split(' ');
export const REVERSIBLE = '1p2p3p4p5p8p9p2s4s5s6s8s9s'.match(/../g)?.concat('P') ?? [];
export const GREEN = ['2s', '3s', '4s', '6s', '8s', 'F'];

const EXCLUDED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(EXCLUDES).map(([id, others]) => [id, others.split(' ')]),
);

/** For each fan that the hand has but may not count, the fans that leave it out. */
export function leavers(
  found: Readonly<Record<string, number>>,
  {strict98}: {readonly strict98: boolean},
): Map<string, string[]> {
  const by = new Map<string, string[]>();
  const leave = (id: string, other: string): void => {
    if (!(id in found)) return;
    const known = by.get(id);
    if (known) known.push(other);
    else by.set(id, [other]);
  };
  for (const other in found) {
    for (const id of EXCLUDED[other] ?? []) leave(id, other);
    if (strict98 && STRICT.includes(other)) leave('queyimen', other);
  }
  return by;
}
