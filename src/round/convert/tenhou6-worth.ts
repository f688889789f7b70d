/** What a win is worth, as logs of tenhou.net/6 tell it. */
import type {LoggedWin} from './riichi-end.js';
import {pointsInWords, yakuInWords} from './tenhou-yaku.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RoundRules} from '../state/rules.js';
import type {HandToTell} from './hand-to-tell.js';

/** The points and the yaku: by the scorer, by the record's own words for the win, or else by what is paid. */
export function worthInWords(win: LoggedWin, told: HandToTell): readonly string[] {
  const {seat, result, situation, note = ''} = win;
  if (!result || !situation) return worthIn(note) ?? [`${paid(win, told)}点`];
  const {total, sums, lines} = result;
  const points = pointsInWords({
    ...{total, isDealer: seat === 'east', fu: fuOf(sums.fu), han: sums.han, yakuman: sums.yakuman},
    ...(win.from === seat && {shares: sharesOf(total, seat, told.rules)}),
  });
  return [points, ...yakuInWords(lines, situation)];
}

/** What each of the others pays for a self-draw, by the arithmetic of the rules; nothing without rules. */
export function sharesOf(total: number, winner: Seat, rules: RoundRules | undefined): readonly number[] {
  const won = {winner, by: 'self', total, dealer: 'east', counters: 0} as const;
  return rules?.flow.pay(won, rules.o).map(({amount}) => amount) ?? [];
}

/** Fu as players say them: rounded up to tens, but for the 25 of seven pairs. */
export const fuOf = (fu: number): number => (fu === 25 ? fu : Math.ceil(fu / 10) * 10);

/** Words in which a log has told a worth; undefined for other comments. */
function worthIn(note: string): readonly string[] | undefined {
  const [points] = /^\S{0,40}\d点∀?(?= |$)/.exec(note) ?? [];
  if (points === undefined) return undefined;
  return [points, ...(note.slice(points.length).match(/[^()\s][^()]*\([^()]*\)/g) ?? [])];
}

/** What the others pay for the hand, without counters. */
function paid({net, seat, from}: LoggedWin, {record, seating}: HandToTell): number {
  const others = seating.seats.filter((one) => one !== seat);
  const lost = others.reduce((sum, one) => sum - Math.min(0, net[one] ?? 0), 0);
  const each = from === seat ? 100 * others.length : 300;
  return Math.max(0, lost - each * (record.start.counters ?? 0));
}
