/** The dealer’s rows: they pay, and no line holds them. */
import type {Pattern} from '../../../core/game/pattern.js';
import {NEVER} from '../../../core/game/traits.js';
import {optionsOf} from '../options.js';

/** Rows that count between two players only: a payment holds them, never a line. */
const inPayments = (): number => 0;

export const dealer = [
  {
    id: 'zhuangjia',
    native: '莊家',
    kind: 'bonus',
    value: 1,
    needs: NEVER,
    when: inPayments,
    cite: 'XZ-T0',
    provenance: 'reconstructed',
  },
  {
    id: 'lianzhuang',
    native: '連莊',
    kind: 'bonus',
    value: (m) => optionsOf(m).lianzhuangTai,
    shown: (options) => ({eachRepeat: optionsOf({options}).lianzhuangTai}),
    times: (m) => m.position.counters,
    needs: NEVER,
    when: inPayments,
    cite: 'XZ-T0',
    provenance: 'page',
  },
  {
    id: 'lazhuang',
    native: '拉莊',
    kind: 'bonus',
    value: (m) => optionsOf(m).lianzhuangTai,
    shown: (options) => ({eachRepeat: optionsOf({options}).lianzhuangTai}),
    times: (m) => m.position.counters,
    needs: NEVER,
    when: inPayments,
    cite: 'XZ-T0',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
