/** Turns a line of a ledger into the end of a hand: names become seats, totals become payments. */
import {seatOf, type Impossible, type SeatedFrame, type ToldWin} from '../../core/game/course.js';
import type {Winner} from '../../core/game/frame.js';
import type {SpecialWin, Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {abortiveDraws} from '../../core/game/flow.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';
import {seatsOf, type AgreedCourse} from '../game/game.js';
import type {HandOutcome} from '../play/settlement.js';
import type {Entry, EntryTotal, WinEntry, WinMark} from './entry.js';
import {ledgerFault, leftmost, type LedgerCode, type LedgerFault, type PlacedWord} from './faults.js';

/**
 * The end of the hand that a line tells, not yet settled; or the fault that stands first in the line. Totals are judged
 * once it is clear whose they are.
 */
export function endedBy(agreed: AgreedCourse, frame: SeatedFrame, entry: Entry): HandOutcome | LedgerFault {
  const recorder = new Recorder(agreed, frame, entry);
  return leftmost(recorder.faults()) ?? leftmost(recorder.wrongTotals()) ?? recorder.ended();
}

/** A win with the seats of its players. */
type SeatedWin = Winner & {readonly entry: WinEntry; readonly total: number};

class Recorder {
  private readonly seats: readonly Seat[];

  constructor(
    private readonly agreed: AgreedCourse,
    private readonly frame: SeatedFrame,
    private readonly entry: Entry,
  ) {
    this.seats = seatsOf(frame.places);
  }

  /** Everything that is wrong with the line apart from its totals, in no order. */
  *faults(): Generator<LedgerFault> {
    yield* this.absent();
    yield* this.wrongDraw();
    for (const [i, win] of this.entry.wins.entries()) {
      yield* this.wrongWin(win);
      yield* this.wrongBeside(win, this.entry.wins.slice(0, i));
    }
    yield* this.wrongSticks();
    yield* this.wrongOthers();
    yield* this.dead();
  }

  /** The totals that no hand can have. */
  *wrongTotals(): Generator<LedgerFault> {
    const {wins, others = []} = this.entry;
    for (const win of wins) {
      const {total, word} = win;
      if (total) yield* this.wrongTotal(total, win);
      if (total) yield* this.wrongLiability(win);
      else if (!this.isDrawnBy(win)) yield ledgerFault('total-missing', word);
    }
    for (const {total} of others) yield* this.wrongTotal(total);
  }

  /** The end of a hand whose line has no fault. */
  ended(): HandOutcome {
    const {wins, draw, drawn} = this.entry;
    const nagashi = wins.filter((win) => this.isDrawnBy(win));
    const winners = this.inTurn(wins.filter((win) => !this.isDrawnBy(win)));
    const ready = this.seatsOf(draw ?? []);
    const payments = this.payments(winners, nagashi, ready);
    const by = drawn?.by ?? (nagashi.length ? 'exhausted' : 'falseWin');
    const unchecked = this.agreed.course.everybodyScores && winners.length && !this.entry.others;
    return {
      winners: winners.map(({seat, by, from, total}) => ({seat, by, ...(from ? {from} : {}), total})),
      payments,
      riichi: by === 'fourRiichi' ? this.seats : this.seatsOf(this.entry.riichi),
      ...(by === 'exhausted' && !winners.length ? {ready} : {}),
      ...(winners.length ? {} : {drawn: by}),
      falseWins: this.seatsOf(this.entry.falseWins),
      unchecked: unchecked ? this.seats.filter((seat) => seat !== winners[0].seat) : [],
    };
  }

  /** The seat of a player; undefined for one who sits out. */
  private seat(word: PlacedWord): Seat | undefined {
    const {places, players = []} = this.frame;
    return seatOf(places, players.indexOf(word.text));
  }

  /** The seats of players who play. */
  private seatsOf(words: readonly PlacedWord[]): readonly Seat[] {
    return words.flatMap((word) => this.seat(word) ?? []);
  }

  /** Refuses players who sit out. */
  private *absent(): Generator<LedgerFault> {
    const {wins, draw = [], falseWins, riichi, others = []} = this.entry;
    const named = [
      ...wins.flatMap(({winner, from, marks}) => [
        winner,
        ...(from ? [from] : []),
        ...marks.flatMap(({who}) => who ?? []),
      ]),
      ...draw,
      ...falseWins,
      ...riichi,
      ...others.map(({player}) => player),
    ];
    for (const word of named) if (!this.seat(word)) yield ledgerFault('sits-out', word);
  }

  /** Refuses an abortive draw that the rules do not have, and a draw beside a win. */
  private *wrongDraw(): Generator<LedgerFault> {
    const {course, o} = this.agreed;
    const {drawn, wins} = this.entry;
    if (!drawn) return;
    const {word, by} = drawn;
    if (by !== 'exhausted' && !abortiveDraws(course.abortive, o).includes(by))
      yield ledgerFault('not-in-rules', word, course.ledgerCites['abortive-draw']);
    const beside = wins.find((win) => by !== 'exhausted' || !this.isDrawnBy(win));
    if (beside) yield ledgerFault('left-over', laterOf(word, beside.winner));
  }

  /** Whether a win is 流し満貫 where that is paid in a drawn hand. */
  private isDrawnBy({how}: WinEntry): boolean {
    return how === 'nagashi' && this.agreed.course.extras?.nagashiTotal !== undefined;
  }

  /** Refuses words that the rules do not have, and a player who wins on his own discard. */
  private *wrongWin(win: WinEntry): Generator<LedgerFault> {
    const {winner, how, word, from, marks} = win;
    const {course} = this.agreed;
    if (how !== 'tsumo' && how !== 'ron' && !this.knows(how)) yield ledgerFault('not-in-rules', word);
    const isDealer = this.isDealer(win);
    for (const {mark, word: said, who} of marks) {
      // 天胡 may come together with 七搶一, on the deal
      const fits = mark === 'bao' ? how !== 'seven' && how !== 'nagashi' : how !== 'ron' && isDealer;
      if (!course.words?.includes(mark) || !fits || (mark === 'bao' && how === 'tsumo' && !course.answersFor))
        yield ledgerFault('not-in-rules', said);
      else if (who && !course.answersFor) yield ledgerFault('not-in-rules', who);
      else if (mark === 'bao' && how === 'tsumo' && !who) yield ledgerFault('player-missing', said);
      else if (who?.text === winner.text) yield ledgerFault('bao-winner', who);
    }
    if (from?.text === winner.text) yield ledgerFault('from-self', from);
  }

  /** A win apart from its total. */
  private told(win: WinEntry): ToldWin {
    const {how, from, marks} = win;
    const {dealer, counters} = this.frame;
    return {
      by: how === 'ron' ? 'discard' : 'self',
      ...(how === 'nagashi' || how === 'seven' ? {word: how} : {}),
      onDeal: marks.some(({mark}) => mark === 'tianhu'),
      isDealer: this.isDealer(win),
      fromDealer: from !== undefined && this.seat(from) === dealer,
      counters,
    };
  }

  private *wrongTotal(total: EntryTotal, win?: WinEntry): Generator<LedgerFault> {
    const {course, o} = this.agreed;
    const {word, shares} = total;
    const value = this.valueOf(total, win);
    if (value === undefined) {
      yield ledgerFault(this.wrongShares(total, win), word);
    } else if (win && this.isDrawnBy(win)) {
      if (value !== this.nagashiTotal(win)) yield ledgerFault('total-none', word, course.ledgerCites.nagashi);
    } else {
      const why = course.impossible?.(value, win && this.told(win), o);
      if (why) yield shares ? ledgerFault('total-none', word, why.cite) : ledgerFault(...faultOf(why, word));
    }
  }

  /** Refuses a liable player where the total is no win of that kind, or leaves open what the player answers for. */
  private *wrongLiability(win: WinEntry): Generator<LedgerFault> {
    const {course} = this.agreed;
    for (const {mark, word, total} of win.marks) {
      if (mark !== 'bao' || !course.answersFor || this.answersFor(win) !== undefined) continue;
      const cite = course.ledgerCites.liable;
      if (total) yield ledgerFault('total-none', total.word, cite);
      else yield ledgerFault(this.mayAnswer(win) ? 'bao-total' : 'not-in-rules', word, cite);
    }
  }

  /** What the liable player answers for; undefined where the line does not say it, and where it cannot be. */
  private answersFor(win: WinEntry, told = markOf(win, 'bao')?.total?.value): number | undefined {
    const {course, o} = this.agreed;
    const total = win.total && this.valueOf(win.total, win);
    return total === undefined ? undefined : course.answersFor?.(told, total, this.isDealer(win), o);
  }

  /** Whether somebody can be liable for a win with this total, if the line said for how much. */
  private mayAnswer(win: WinEntry): boolean {
    const total = win.total && this.valueOf(win.total, win);
    return total !== undefined && this.answersFor(win, total) !== undefined;
  }

  /** The number that a total stands for; undefined for shares that nobody pays. */
  private valueOf({value, shares}: EntryTotal, win?: WinEntry): number | undefined {
    if (!shares) return value;
    if (!win || (win.how !== 'tsumo' && win.how !== 'nagashi')) return undefined;
    return this.agreed.course.totalOfShares?.(shares, this.isDealer(win));
  }

  /** What is wrong with shares that nobody pays. */
  private wrongShares({shares = []}: EntryTotal, win?: WinEntry): LedgerCode {
    if (!win || !this.agreed.course.totalOfShares) return 'bad-total';
    if (win.how === 'ron') return 'shares-one';
    if (shares.length === (this.isDealer(win) ? 1 : 2)) return 'total-none';
    return this.isDealer(win) ? 'shares-all' : 'shares-two';
  }

  /** What 流し満貫 is paid in a drawn hand. */
  private nagashiTotal(win: WinEntry): number {
    const {course, o} = this.agreed;
    return course.extras?.nagashiTotal?.(this.isDealer(win), o) ?? 0;
  }

  private isDealer({winner}: WinEntry): boolean {
    return this.seat(winner) === this.frame.dealer;
  }

  /** Refuses a second winner where only one can win, and winners of different tiles. */
  private *wrongBeside(win: WinEntry, before: readonly WinEntry[]): Generator<LedgerFault> {
    const {course, o} = this.agreed;
    const {winner, how, from} = win;
    const [first] = before;
    if (!before.length) return;
    if (before.some((other) => other.winner.text === winner.text)) yield ledgerFault('player-twice', winner);
    else if (this.isDrawnBy(win) && this.isDrawnBy(first)) return;
    else if (how !== 'ron' || first.how !== 'ron' || course.winners(o) === 'nearest')
      yield ledgerFault('several-winners', winner, course.ledgerCites['several-winners']);
    else if (from && from.text !== first.from?.text) yield ledgerFault('several-discarders', from);
  }

  private knows(how: 'nagashi' | 'seven'): boolean {
    const {course, o} = this.agreed;
    if (!course.words?.includes(how)) return false;
    return how !== 'nagashi' || course.extras?.nagashi(o) === true;
  }

  /**
   * Refuses the riichi stick of a player who would be bust without it (RB-F9), and of one who is not among those ready
   * in a drawn hand, since only a hand that is ready may be declared (RB-28).
   */
  private *wrongSticks(): Generator<LedgerFault> {
    const {course, o} = this.agreed;
    const {stick, ledgerCites} = course;
    const {riichi, drawn, wins} = this.entry;
    const isExhausted = drawn ? drawn.by === 'exhausted' : wins.some((win) => this.isDrawnBy(win));
    const {draw = []} = this.entry;
    for (const word of riichi) {
      const seat = this.seat(word);
      if (stick === undefined) yield ledgerFault('not-in-rules', word, undefined, 'riichi');
      else if (seat && course.isBust?.((this.frame.points[seat] ?? 0) - stick, o))
        yield ledgerFault('riichi-stick', word, ledgerCites['riichi-stick']);
      else if (isExhausted && !draw.some(({text}) => text === word.text))
        yield ledgerFault('riichi-ready', word, ledgerCites['riichi-ready']);
    }
  }

  private *wrongOthers(): Generator<LedgerFault> {
    const {others = [], wins} = this.entry;
    for (const [i, {player}] of others.entries()) {
      if (!this.agreed.course.everybodyScores || !wins.length)
        yield ledgerFault('not-in-rules', player, undefined, '|');
      const isWinner = wins.some(({winner}) => winner.text === player.text);
      if (isWinner || others.slice(0, i).some((other) => other.player.text === player.text))
        yield ledgerFault('player-twice', player);
    }
  }

  /** Refuses wins, readiness and declarations of a dead hand. */
  private *dead(): Generator<LedgerFault> {
    const {falseWins, wins, draw = [], riichi} = this.entry;
    const isDead = ({text}: PlacedWord): boolean => falseWins.some((name) => name.text === text);
    for (const word of [...wins.map(({winner}) => winner), ...draw, ...riichi])
      if (isDead(word)) yield ledgerFault('dead-hand', word);
  }

  /** The wins in the order in which they are paid: first the one nearest after the discarder. */
  private inTurn(wins: readonly WinEntry[]): readonly SeatedWin[] {
    const list = wins.flatMap((entry): SeatedWin[] => {
      const seat = this.seat(entry.winner);
      const from = entry.from && this.seat(entry.from);
      const by = entry.how === 'ron' ? 'discard' : 'self';
      const total = entry.total ? (this.valueOf(entry.total, entry) ?? 0) : 0;
      return seat ? [{entry, seat, by, ...(from ? {from} : {}), total}] : [];
    });
    const [first] = list;
    if (list.length < 2 || !first.from) return list;
    const order = othersInTurn(this.seats, first.from);
    return list.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  }

  private payments(
    winners: readonly SeatedWin[],
    nagashi: readonly WinEntry[],
    ready: readonly Seat[],
  ): readonly Payment[] {
    const {course, o} = this.agreed;
    const {entry} = this;
    const list: Payment[] = [];
    const dead: Seat[] = [];
    for (const seat of this.seatsOf(entry.falseWins)) {
      for (const to of othersInTurn(this.seats, seat))
        if (!dead.includes(to))
          owe(list, seat, to, course.falseWin(o, {from: seat, to, dealer: this.frame.dealer}), 'falseWin');
      dead.push(seat);
    }
    const hand = [
      ...winners.flatMap((winner, i) => course.pay(this.totals(winner, i > 0), o)),
      ...this.nagashiPayments(nagashi),
      ...(entry.drawn?.by === 'exhausted' && !nagashi.length ? (course.extras?.noten(ready, o) ?? []) : []),
    ];
    // a dead hand is paid nothing
    list.push(...hand.filter(({to}) => !dead.includes(to)));
    return list;
  }

  /** What 流し満貫 is paid in a drawn hand, without counters. */
  private nagashiPayments(nagashi: readonly WinEntry[]): readonly Payment[] {
    const {course, o} = this.agreed;
    const {dealer} = this.frame;
    return nagashi.flatMap((win) => {
      const winner = this.seat(win.winner);
      const total = this.nagashiTotal(win);
      return winner ? course.pay({winner, by: 'self', total, dealer, counters: 0}, o) : [];
    });
  }

  /** @param isLater whether another winner comes before, who alone is paid for counters in some rule sets (RC-19) */
  private totals({entry, seat, by, from, total}: SeatedWin, isLater: boolean): Totals {
    const {course, o} = this.agreed;
    const {dealer} = this.frame;
    const counters = isLater && course.countersOnce?.(o) ? 0 : this.frame.counters;
    const bao = markOf(entry, 'bao');
    const liable = bao && (bao.who ? this.seat(bao.who) : from);
    const liableTotal = bao && this.answersFor(entry);
    const special: SpecialWin[] = [];
    if (entry.how === 'seven') special.push('seven');
    if (markOf(entry, 'tianhu')) special.push('heavenly');
    return {
      ...{winner: seat, by, total, dealer, counters},
      ...(from ? {from} : {}),
      ...(special.length ? {special} : {}),
      ...(liable ? {liable} : {}),
      ...(liableTotal === undefined ? {} : {liableTotal}),
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
      const told = others.find(({player}) => player.text === players[places[seat] ?? -1])?.total.value ?? 0;
      return [seat, course.capOf?.(told, o).total ?? told] as const;
    });
    return {others: Object.fromEntries(totals)};
  }
}

const markOf = ({marks}: WinEntry, mark: WinMark['mark']): WinMark | undefined =>
  marks.find((own) => own.mark === mark);

/** The word that stands further to the right. */
const laterOf = (a: PlacedWord, b: PlacedWord): PlacedWord => (a.at.start > b.at.start ? a : b);

/** The code of an impossible total, its place, the rule, and what the message names. */
function faultOf(
  why: Impossible,
  word: PlacedWord,
): [code: LedgerCode, word: PlacedWord, cite: string, about: string] {
  switch (why.is) {
    case 'low':
      return ['total-low', word, why.cite, String(why.least)];
    case 'step':
      return ['total-step', word, why.cite, String(why.step)];
    case 'none':
      return ['total-none', word, why.cite, word.text];
  }
}
