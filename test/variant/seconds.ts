/** The second scorers of the gallery, which were written from the rules and share nothing with the sources. */
import type {Seat, Situation} from '../../src/core/situation/situation.js';
import {arushiaru} from './plain/arushiaru.js';
import {changsha, changshaPays} from './plain/changsha.js';
import {classical} from './plain/classical.js';
import {filipino} from './plain/filipino.js';
import {guangdong} from './plain/guangdong.js';
import {kindsOf, type PlainHand} from './plain/hand.js';
import {huangyan} from './plain/huangyan.js';
import {korean} from './plain/korean.js';
import {ningbo} from './plain/ningbo.js';
import {chengdu, xueliu} from './plain/sichuan.js';
import {shanghai} from './plain/shanghai.js';
import {singapore} from './plain/singapore.js';
import {fuzhou, wenling} from './plain/sixteen.js';
import {taiwan} from './plain/taiwan.js';
import {hangzhou, hongzhong, tianjin, wuhan, type Result} from './plain/wild-games.js';
import {zungJung, zungJungPays} from './plain/zung-jung.js';

/** What a second scorer says of a hand: its total and what each other seat pays, or why it is none; undefined where it does not judge. */
export type Opinion =
  'not-a-win' | 'not-allowed' | undefined | {readonly total: number; readonly pays: (seat: Seat) => number};
/** A second scorer. */
type Second = (hand: PlainHand, situation: Situation) => Opinion;

type Total = (hand: PlainHand, situation: Situation) => Result;

/** A second scorer by which the discarder pays the total so many times, the others so many, and each so many for a self-draw. */
const paidBy =
  (totalOf: Total, [discarder, others, each]: readonly number[]): Second =>
  (hand, situation) => {
    const {from} = situation;
    const total = totalOf(hand, situation);
    if (typeof total !== 'number') return total;
    return {total, pays: (seat) => total * (hand.isSelf ? each : seat === from ? discarder : others)};
  };

/** Whether the winner or who pays him is the dealer. */
const isOfDealer = ({seat = 'east', dealer = 'east'}: Situation, payer: Seat): boolean =>
  [seat, payer].includes(dealer);

/** The kind of the indicator. */
const indicatorOf = ({wild = ''}: Situation): number => kindsOf(wild)[0];

/** The second scorers by the name of the page. */
export const SECOND: Readonly<Record<string, Second>> = {
  'zung-jung': (hand, {from}) => {
    const total = zungJung(hand);
    if (total === undefined) return 'not-a-win';
    return {total, pays: (seat) => zungJungPays(total, hand, seat === from)};
  },
  changsha: (hand, situation) => {
    const big = changsha(hand);
    if (typeof big === 'string') return big;
    const pays = (seat: Seat): number =>
      hand.isSelf || seat === situation.from ? changshaPays(big, isOfDealer(situation, seat)) : 0;
    return {total: big ? big * 6 : 1, pays};
  },
  chengdu: paidBy(chengdu, [1, 0, 1]),
  xueliu: paidBy(xueliu, [1, 0, 1]),
  korean: paidBy(korean, [2, 0, 1]),
  shanghai: paidBy(shanghai, [1, 0, 1]),
  singapore: paidBy(singapore, [2, 1, 2]),
  taiwan: (hand, situation) => {
    const {from, counters = 0} = situation;
    const total = taiwan(hand);
    if (total === undefined) return 'not-a-win';
    const pays = (seat: Seat): number =>
      hand.isSelf || seat === from ? total + (isOfDealer(situation, seat) ? 1 + 2 * counters : 0) : 0;
    return {total, pays};
  },
  fuzhou: paidBy(
    (hand, situation) => fuzhou(hand, indicatorOf(situation), situation.counters ?? 0),
    [1, 1, 1],
  ),
  ningbo: paidBy((hand, situation) => ningbo(hand, indicatorOf(situation)), [1, 0, 1]),
  huangyan: (hand, situation) => huangyan(hand, indicatorOf(situation), situation),
  wenling: paidBy((hand, situation) => wenling(hand, indicatorOf(situation)), [1, 0, 1]),
  wuhan: paidBy((hand, situation) => wuhan(hand, indicatorOf(situation)), [1, 0, 1]),
  tianjin: paidBy((hand, situation) => tianjin(hand, indicatorOf(situation)), [0, 0, 1]),
  hongzhong: paidBy(hongzhong, [0, 0, 1]),
  hangzhou: (hand, situation) => {
    const total = hangzhou(hand);
    if (typeof total !== 'number') return total;
    return {total, pays: (seat) => total * (isOfDealer(situation, seat) ? 2 : 1)};
  },
  classical: (hand, situation) => {
    const total = classical(hand);
    if (total === undefined) return 'not-a-win';
    const pays = (seat: Seat): number =>
      hand.isSelf || seat === situation.from ? total * (isOfDealer(situation, seat) ? 2 : 1) : 0;
    return {total, pays};
  },
  filipino: paidBy((hand) => filipino(hand) ?? 'not-a-win', [2, 1, 2]),
  guangdong: paidBy(guangdong, [1, 0, 1]),
  arushiaru: (hand, situation) => {
    const {from, seat: own = 'east', dealer = 'east'} = situation;
    const total = arushiaru(hand);
    if (total === undefined) return 'not-a-win';
    const pays = (seat: Seat): number =>
      hand.isSelf
        ? total * (isOfDealer(situation, seat) ? 2 : 1)
        : seat === from
          ? total * (own === dealer ? 6 : 4)
          : 0;
    return {total, pays};
  },
};
