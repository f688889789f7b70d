/** Turns a line of a ledger into the end of a hand: names become seats, totals become payments. */
import {seatOf, type SeatedFrame} from '../../core/game/course.js';
import type {Winner} from '../../core/game/frame.js';
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';
import {seatsOf, type Agreed, type Ended} from '../game.js';
import type {Entry, WinEntry} from './entry.js';
import {faultAt, isFault, type LedgerFault, type Word} from './faults.js';

/** The end of the hand that a line tells, not yet settled; or what is wrong with the line. */
export function endedBy(agreed: Agreed, frame: SeatedFrame, entry: Entry): Ended | LedgerFault {
  return new Recorder(agreed, frame, entry).ended();
}

class Recorder {
  private readonly seats: readonly Seat[];

  constructor(
    private readonly agreed: Agreed,
    private readonly frame: SeatedFrame,
    private readonly entry: Entry,
  ) {
    this.seats = seatsOf(frame.places);
  }

  ended(): Ended | LedgerFault {
    const {wins, draw} = this.entry;
    const fault = this.checkWins() ?? this.checkSticks() ?? this.checkOthers() ?? this.checkDead();
    if (fault) return fault;
    const winners = this.inTurn(wins);
    if (isFault(winners)) return winners;
    const ready = this.seatsOf(draw ?? []);
    if (isFault(ready)) return ready;
    const riichi = this.seatsOf(this.entry.riichi);
    if (isFault(riichi)) return riichi;
    const payments = this.payments(winners, draw ? ready : []);
    const unchecked = this.agreed.course.everybodyScores && winners.length && !this.entry.others;
    return {
      winners: winners.map(({seat, by, from, total}) => ({seat, by, ...(from ? {from} : {}), total})),
      payments,
      riichi,
      ...(draw ? {ready} : {}),
      ...(winners.length ? {} : {drawn: draw ? ('exhausted' as const) : ('falseWin' as const)}),
      unchecked: unchecked ? this.seats.filter((seat) => seat !== winners[0].seat) : [],
    };
  }

  /** The seat of a player; a fault for one who sits out. */
  private seat(word: Word): Seat | LedgerFault {
    const {places, players = []} = this.frame;
    const seat = seatOf(places, players.indexOf(word.text));
    return seat ?? faultAt('sits-out', word);
  }

  private seatsOf(words: readonly Word[]): readonly Seat[] | LedgerFault {
    const seats = words.map((word) => this.seat(word));
    return seats.find((seat) => typeof seat === 'object') ?? (seats as Seat[]);
  }

  private checkWins(): LedgerFault | undefined {
    const {wins} = this.entry;
    const {course, o} = this.agreed;
    for (const [i, win] of wins.entries()) {
      const {winner, how, word, from, marks} = win;
      if (how !== 'tsumo' && how !== 'ron' && !this.knows(how)) return faultAt('not-in-rules', word);
      for (const {mark, word: said} of marks) {
        const fits =
          mark === 'bao' ? how === 'ron' : how === 'tsumo' && this.seat(winner) === this.frame.dealer;
        if (!course.words?.includes(mark) || !fits) return faultAt('not-in-rules', said);
      }
      if (from?.text === winner.text) return faultAt('from-self', from);
      const before = wins.slice(0, i);
      if (before.some((other) => other.winner.text === winner.text)) return faultAt('player-twice', winner);
      if (!before.length) continue;
      if (how !== 'ron' || before[0].how !== 'ron' || course.winners(o) === 'nearest')
        return faultAt('several-winners', winner, course.ledgerCites['several-winners']);
      if (from && from.text !== before[0].from?.text) return faultAt('several-discarders', from);
    }
    return undefined;
  }

  private knows(how: 'nagashi' | 'seven'): boolean {
    const {course, o} = this.agreed;
    if (!course.words?.includes(how)) return false;
    return how !== 'nagashi' || course.extras?.nagashi(o) === true;
  }

  /** Refuses a riichi stick of a player who would be bust without it (RB-F9). */
  private checkSticks(): LedgerFault | undefined {
    const {course, o} = this.agreed;
    const {stick, ledgerCites} = course;
    for (const word of this.entry.riichi) {
      if (stick === undefined) return faultAt('not-in-rules', word, undefined, 'riichi');
      const seat = this.seat(word);
      if (typeof seat === 'object') return seat;
      if (course.isBust?.((this.frame.points[seat] ?? 0) - stick, o))
        return faultAt('riichi-stick', word, ledgerCites['riichi-stick']);
    }
    return undefined;
  }

  private checkOthers(): LedgerFault | undefined {
    const {others, wins} = this.entry;
    if (!others) return undefined;
    for (const [i, {player}] of others.entries()) {
      if (!this.agreed.course.everybodyScores || !wins.length)
        return faultAt('not-in-rules', player, undefined, '|');
      const isWinner = wins.some(({winner}) => winner.text === player.text);
      if (isWinner || others.slice(0, i).some((other) => other.player.text === player.text))
        return faultAt('player-twice', player);
    }
    return undefined;
  }

  /** Refuses wins, readiness and declarations of a dead hand (FL §10.9). */
  private checkDead(): LedgerFault | undefined {
    const {falseWins, wins, draw = [], riichi} = this.entry;
    const isDead = ({text}: Word): boolean => falseWins.some((name) => name.text === text);
    const dead = [...wins.map(({winner}) => winner), ...draw, ...riichi].find(isDead);
    if (dead) return faultAt('dead-hand', dead);
    const first = this.seatsOf(falseWins);
    return isFault(first) ? first : undefined;
  }

  /** The wins in the order in which they are paid: first the one nearest after the discarder. */
  private inTurn(
    wins: readonly WinEntry[],
  ): readonly (Winner & {entry: WinEntry; total: number})[] | LedgerFault {
    const list: (Winner & {entry: WinEntry; total: number})[] = [];
    for (const entry of wins) {
      const seat = this.seat(entry.winner);
      if (typeof seat === 'object') return seat;
      const from = entry.from ? this.seat(entry.from) : undefined;
      if (typeof from === 'object') return from;
      const by = entry.how === 'ron' ? 'discard' : 'self';
      list.push({entry, seat, by, ...(from ? {from} : {}), total: entry.total});
    }
    const [first] = list;
    if (list.length < 2 || !first.from) return list;
    const order = othersInTurn(this.seats, first.from);
    return list.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  }

  private payments(
    winners: readonly (Winner & {entry: WinEntry; total: number})[],
    ready: readonly Seat[],
  ): readonly Payment[] {
    const {course, o} = this.agreed;
    const {entry} = this;
    const list: Payment[] = [];
    const dead: Seat[] = [];
    for (const word of entry.falseWins) {
      const seat = this.seat(word);
      if (typeof seat === 'object') continue;
      for (const to of othersInTurn(this.seats, seat))
        if (!dead.includes(to)) owe(list, seat, to, course.falseWin(o), 'falseWin');
      dead.push(seat);
    }
    const hand = [
      ...winners.flatMap((winner) => course.pay(this.totals(winner), o)),
      ...(entry.draw ? (course.extras?.noten(ready, o) ?? []) : []),
    ];
    // a dead hand is paid nothing (FL §10.9)
    list.push(...hand.filter(({to}) => !dead.includes(to)));
    return list;
  }

  private totals({entry, seat, by, from, total}: Winner & {entry: WinEntry; total: number}): Totals {
    const {course, o} = this.agreed;
    const {dealer, counters} = this.frame;
    const marked = (mark: 'bao' | 'tianhu'): boolean => entry.marks.some((own) => own.mark === mark);
    const special = entry.how === 'seven' ? 'seven' : marked('tianhu') ? 'heavenly' : undefined;
    return {
      ...{winner: seat, by, total, dealer, counters},
      ...(from ? {from} : {}),
      ...(special ? {special} : {}),
      ...(marked('bao') && from ? {liable: from} : {}),
      ...course.capOf?.(total, o),
      ...this.otherTotals(seat),
    };
  }

  /**
   * What the losers' hands are worth (TZ-23). Where the line gives any, those not given are 0; where it gives none,
   * they are unknown.
   */
  private otherTotals(winner: Seat): Pick<Totals, 'others'> {
    const {course, o} = this.agreed;
    const {others} = this.entry;
    if (!others) return {};
    const {places, players = []} = this.frame;
    const totals = othersInTurn(this.seats, winner).map((seat) => {
      const told = others.find(({player}) => player.text === players[places[seat] ?? -1])?.total ?? 0;
      return [seat, course.capOf?.(told, o).total ?? told] as const;
    });
    return {others: Object.fromEntries(totals)};
  }
}
