/**
 * Who pays whom in 路橋, for the second scorer: by the sentences of the page, from the situation and the values of the
 * hands (TZ-26, TZ-28 to TZ-34). Kinds are as in `plain.ts`; seats count from 0, the dealer.
 */
import {
  PAGE,
  isNearlyReady,
  pointsOf,
  setLines,
  type PlainHand,
  type PlainHouse,
  type PlainLines,
} from './plain.js';
import type {PlainGroup} from './plain-forms.js';

export interface PlainMoney extends PlainHouse {
  readonly laziAt: string;
  readonly laziCap: number;
  readonly roundUpToTen: boolean;
  readonly baoCovers: string;
  readonly baoOnRobKong: boolean;
  readonly baoDragonCountsAngang: boolean;
  readonly sifenghuiqiNonWinnerTai: number;
  readonly nonWinnerCaishenNatural: boolean;
  readonly caishenTanki: string;
}

export const MONEY: PlainMoney = {
  ...PAGE,
  laziAt: 'gte100',
  laziCap: 100,
  roundUpToTen: false,
  baoCovers: 'allPayments',
  baoOnRobKong: false,
  baoDragonCountsAngang: true,
  sifenghuiqiNonWinnerTai: 13,
  nonWinnerCaishenNatural: false,
  caishenTanki: 'tsumoOnly',
};

/** The value of a hand after cap and rounding, and whether it is 辣子. */
export function worthOf(
  lines: PlainLines,
  {laziAt, laziCap, roundUpToTen}: PlainMoney,
): {total: number; lazi: boolean} {
  const raw = pointsOf(lines);
  const total = raw > laziCap ? laziCap : raw;
  const rounded = total % 10 ? total + 10 - (total % 10) : total;
  return {
    total: roundUpToTen ? rounded : total,
    lazi: raw > laziCap || (raw === laziCap && laziAt === 'gte100'),
  };
}

/**
 * The lines of a hand that has not won: alike tiles held are pairs and triplets. 財神 do not make any, unless agreed
 * (TZ-A2).
 */
export function looseLines(
  {melds, held, wind, wild}: Pick<PlainHand, 'melds' | 'held' | 'wind' | 'wild'>,
  money: PlainMoney,
): PlainLines {
  const groups: PlainGroup[] = melds.map((meld) => ({...meld, pair: false}));
  for (const kind of new Set(held)) {
    if (kind === wild && !money.nonWinnerCaishenNatural) continue;
    const n = held.filter((other) => other === kind).length;
    if (n === 2) groups.push({kinds: [kind, kind], open: false, pair: true});
    if (n > 2) groups.push({kinds: [kind, kind, kind], open: false, pair: false});
  }
  return setLines(groups, wind, {...money, sifenghuiqiTai: money.sifenghuiqiNonWinnerTai});
}

export interface PlainTable {
  readonly winner: number;
  readonly total: number;
  readonly lazi: boolean;
  /** The value of each seat's hand; the winner's is not used. */
  readonly others: readonly number[];
  /** The seat that takes over the payments, -1 for none. */
  readonly liable: number;
}

/** The net of each seat. */
export function plainNet({winner, total, lazi, others, liable}: PlainTable, money: PlainMoney): number[] {
  const net = [0, 0, 0, 0];
  const pay = (from: number, to: number, amount: number, covered: boolean): void => {
    const payer = liable >= 0 && covered ? liable : from;
    if (payer === to) return;
    net[payer] -= amount;
    net[to] += amount;
  };
  const half = (points: number): number => Math.ceil(points / 2);
  const losers = [0, 1, 2, 3].filter((seat) => seat !== winner);
  for (const loser of losers)
    pay(loser, winner, loser === 0 || winner === 0 || lazi ? total : half(total), true);
  for (const rich of losers) {
    for (const poor of losers) {
      const more = others[rich] - others[poor];
      if (more <= 0) continue;
      pay(poor, rich, rich === 0 || poor === 0 ? more : half(more), money.baoCovers === 'allPayments');
    }
  }
  return net;
}

const WHITE = 31;

/**
 * Whether the discarder takes over the payments (TZ-30 to TZ-32).
 * @param discarder his hand, if it is known
 */
export function isLiable(
  hand: PlainHand,
  flags: readonly string[],
  lines: PlainLines,
  robbed: boolean,
  discarder: Pick<PlainHand, 'held' | 'wild'> | undefined,
  money: PlainMoney,
): boolean {
  if (hand.self || (robbed && !money.baoOnRobKong)) return false;
  const {melds, win} = hand;
  const live = win >= WHITE && flags.includes('liveTile');
  const dragons = melds.filter(
    ({kinds: [kind], open}) => kind >= WHITE && (open || money.baoDragonCountsAngang),
  );
  if (live && new Set(dragons.map(({kinds: [kind]}) => kind)).size === 2) return true;
  const suit = Math.floor(win / 9);
  const shown = melds.filter(({kinds: [kind], open}) => open && kind < 27 && Math.floor(kind / 9) === suit);
  if (win < 27 && shown.length >= 3 && lines.qingyise) return true;
  return live && (flags.includes('notReady') || (discarder !== undefined && !isNearlyReady(discarder)));
}
