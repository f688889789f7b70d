/** Who pays whom in しらぎく: 摸帯, 台, 荘家点 and 連荘/拉荘点, a payer at a time (SG-23 to SG-26). */
import type {Position} from '../../core/position.js';
import type {Payment} from '../../core/result.js';
import type {Scored} from '../../core/ruleset.js';
import {othersInTurn, pay} from '../../core/settle.js';
import {SEATS, type Seat} from '../../core/situation.js';
import {optionsOf} from './options.js';

/** Why somebody pays; the names put it into words. */
export type ShiragikuPayment = 'base' | 'tai' | 'dealer' | 'counters';

/** All three pay a self-draw; else he who discarded the tile, or whose kong was robbed, alone (SG-26). */
export function payments({match, sums}: Scored): readonly Payment[] {
  const {position} = match;
  const {by, from, seat} = position;
  if (by === 'self') return othersInTurn(SEATS, seat).flatMap((payer) => owed(payer, position, sums.tai));
  return from ? owed(from, position, sums.tai) : [];
}

function owed(payer: Seat, position: Position, tai: number): Payment[] {
  const {seat, dealer, counters} = position;
  const {base, taiValue} = optionsOf(position);
  const part = (amount: number, why: ShiragikuPayment): Payment[] => pay(payer, seat, amount, why);
  return [
    ...part(base, 'base'),
    ...part(tai * taiValue, 'tai'),
    ...part(payer === dealer || seat === dealer ? 1 : 0, 'dealer'),
    ...part(paysCounters(payer, position) ? counters : 0, 'counters'),
  ];
}

/** 連荘点 to a dealer, 拉荘点 from one, and from all where a non-dealer draws his tile himself (SG-24, SG-25, SG-A5). */
function paysCounters(payer: Seat, position: Position): boolean {
  const {seat, dealer, by} = position;
  if (payer === dealer || seat === dealer) return true;
  return by === 'self' && optionsOf(position).laZhuangOnTsumo === 'all';
}
