import type {Pattern} from '../../core/game/pattern.js';
import type {Preset} from '../../core/game/ruleset.js';
import {yakumanIds} from './patterns.js';
import {byDoor} from './worth.js';

type Change = Partial<Pattern> & {readonly off?: true};

const page = (value: number): Change => ({value, cite: 'RB-§6', provenance: 'page'});
const found = (value: number): Change => ({value, cite: 'RB-§6', provenance: 'found'});
const foundByDoor = (closed: number, open: number): Change => ({...found(0), ...byDoor(closed, open)});

/** 東天紅サンマ, from which 李凡師サンマ derives (RB-§6). Values that the page does not print were found elsewhere. */
export const tohtenko = {
  id: 'tohtenko',
  options: {
    redTiles: {'3p': 0, '3s': 0, '5p': 1, '5s': 1, P: 0},
    doraIndicators: 2,
    northInTsuuiisou: 'sevenPairs',
    junchan: 5,
  },
  patterns: {
    minkan: page(3),
    ankan: page(5),
    tanyao: page(3),
    chanta: {...page(5), shown: undefined},
    chiitoitsu: found(7),
    toitoi: found(7),
    ittsuu: foundByDoor(7, 4),
    honitsu: foundByDoor(7, 4),
    chinitsu: foundByDoor(10, 7),
    sanankou: found(7),
    shousangen: found(10),
    honroutou: found(20),
    iipeikou: found(4),
    ryanpeikou: found(20),
    junchan: {cite: 'RB-§6', provenance: 'reconstructed'},
    fourAlike: {off: true},
    ...Object.fromEntries(yakumanIds.map((id) => [id, found(50)])),
  },
  cite: 'RB-§6',
  provenance: 'page',
} as const satisfies Preset;

/** The presets: 東天紅 rules. */
export const presets = [tohtenko] as const;

/** The id of a preset. */
export type RibonPreset = (typeof presets)[number]['id'];
