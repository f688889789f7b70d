/** Which rows of 新章 are not counted beside others: the page's column of what each row includes, and its rule XZ-7. */
import type {PlainHand, PlainScore} from './plain.js';

/** For each row, the rows beside which the page does not count it. */
const NOT_BESIDE: Readonly<Record<string, readonly string[]>> = {
  menqianqing: [
    'buqiuren',
    'diting',
    'tianting',
    'renhu',
    'shiliubuda',
    'qiankewanlai',
    'baduiban',
    'jiulongfeitian',
    'wuanke',
  ],
  zimo: ['buqiuren', 'haidilaoyue', 'gangshangkaihua'],
  haidilaoyue: ['gangshangkaihua'],
  duting: ['quanqiuren', 'wugangzi'],
  quanfeng: ['dasixi'],
  menfeng: ['dasixi'],
  sanyuanpai: ['xiaosanyuan', 'dasanyuan'],
  benhua: ['huagang', 'qiqiangyi', 'baxianguohai'],
  huagang: ['qiqiangyi', 'baxianguohai'],
  wuziwuhua: ['dapinghu'],
  yibangao: ['erbangao', 'yisesantongshun', 'siliantaibao'],
  erbangao: ['siliantaibao'],
  yisesantongshun: ['siliantaibao'],
  xiaopinghu: ['dapinghu'],
  buqiuren: ['dihu', 'tianhu'],
  sananke: ['sianke', 'wuanke'],
  sianke: ['wuanke'],
  duiduihu: ['wuanke', 'wulianke', 'wugangzi'],
  sanfenghui: ['xiaosixi', 'dasixi'],
  sanlianke: ['silianke', 'wulianke'],
  silianke: ['wulianke'],
  sangangzi: ['sigangzi', 'wugangzi'],
  sigangzi: ['wugangzi'],
  hunquandaiyao: ['chunquandaiyao', 'hunlaotou', 'ziyise', 'qinglaotou'],
  chunquandaiyao: ['qinglaotou'],
  shiliubuda: ['qiankewanlai'],
  qingyise: ['jiulongfeitian'],
  tianting: ['dihu', 'renhu'],
  diting: ['dihu', 'renhu'],
};

/** 超級盃 counts 自摸 beside 槓上開花, and 正花 beside 花槓. */
const BESIDE_IN_CUP = ['zimo', 'benhua'];

/** XZ-A7: rows beside which 無字無花 does not count, if agreed. */
const FLUSHES = ['qingyise', 'qinglaotou'];

/** For each row that the hand has but that does not count, the rows that may count in its place. */
export function leftOut({rules, options}: PlainHand, {lines, there}: PlainScore): Record<string, string[]> {
  const takers = (id: string): readonly string[] => {
    if (rules === 'supercup' && BESIDE_IN_CUP.includes(id)) return [];
    const flushes = id === 'wuziwuhua' && options.wuziwuhuaWithFlush === false ? FLUSHES : [];
    return [...(NOT_BESIDE[id] ?? []), ...flushes].filter((other) => there.has(other));
  };
  // the row in its place may itself be left out for another
  const counted = (id: string): string[] =>
    takers(id).flatMap((other) => (lines.has(other) ? [other] : counted(other)));
  const rows = [...there].filter((id) => !lines.has(id));
  return Object.fromEntries(rows.map((id) => [id, counted(id)]));
}
