import type {Preset} from '../../core/game/ruleset.js';
import {concealed} from '../../core/patterns/winning.js';
import type {XinzhangPattern} from './patterns.js';

const off = {off: true} as const;

/** 超級盃麻將大賽: the list that 新章 extends, without what 新章 adds, and with other values. */
const supercup = {
  id: 'supercup',
  options: {minTai: 0, ronFormula: 'di+tai', lianzhuangTai: 1},
  patterns: {
    // 門清 also counts on a self-draw, since there is no 不求人
    menqianqing: {when: concealed},
    gangshangkaihua: {value: 1, includes: []},
    dapinghu: {value: 2},
    huagang: {includesOn: []},
    sananke: {value: 2},
    sianke: {value: 5},
    wuanke: {value: 8},
    xiaosixi: {value: 8},
    qingyise: {value: 8},
    wuziwuhua: off,
    duanyaojiu: off,
    yibangao: off,
    hedilaoyu: off,
    xiaopinghu: off,
    haidilaoyue: off,
    sanxiangfeng: off,
    yiqitongguan: off,
    buqiuren: off,
    erbangao: off,
    sanfenghui: off,
    quanqiuren: off,
    sanlianke: off,
    hunquandaiyao: off,
    diting: off,
    santongke: off,
    yisesantongshun: off,
    silianke: off,
    shiliubuda: off,
    chunquandaiyao: off,
    sangangzi: off,
    hunlaotou: off,
    qiqiangyi: off,
    baxianguohai: off,
    tianting: off,
    baduiban: off,
    qiankewanlai: off,
    ziyise: off,
    wulianke: off,
    sigangzi: off,
    lvyise: off,
    dihu: off,
    renhu: off,
    jiulongfeitian: off,
    qinglaotou: off,
    siliantaibao: off,
    wugangzi: off,
    tianhu: off,
  } satisfies Partial<Record<XinzhangPattern, NonNullable<Preset['patterns']>[string]>>,
  cite: '超級盃麻將大賽',
  provenance: 'reconstructed',
} as const satisfies Preset;

/** The presets: the rules of the Super Cup. */
export const presets = [supercup];

/** The id of a preset. */
export type XinzhangPreset = (typeof presets)[number]['id'];
