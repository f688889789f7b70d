/**
 * Finds the arrangement of a position that scores most.
 *
 * Every arrangement, with the winning tile in each group that it can have completed, is matched against the rule
 * set's table. Among equals the one with fewer lines wins, then the first in canonical order.
 */
import {Arranger, type OnArrangement, type SplitChoice} from '../arranging/arranger.js';
import {someReading} from '../arranging/stand-ins.js';
import {alikeChoice} from '../arranging/wild/split-choice.js';
import {
  HONOR_BITS,
  PAIR,
  PUNG,
  SINGLE,
  SUITED_BITS,
  bare,
  group,
  kindAt,
  sizeOf,
  wildsOf,
} from '../tiles/group.js';
import {Matcher} from './matcher.js';
import type {Position} from '../game/position.js';
import type {Ruleset} from '../game/ruleset.js';
import type {ReadPosition} from '../reading/read.js';
import type {Fault} from '../situation/problem.js';
import {Snapshot} from './snapshot.js';
import {allSplits} from '../arranging/suit-splits.js';
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';
import {isWild, type Wilds} from '../arranging/wilds.js';
import type {Shape} from '../arranging/shape.js';
import {oncePer} from '../situation/once-per.js';

/** The searches of rule sets, made for the first hand with wild tiles. */
const searchOf = oncePer(({wilds}: Ruleset) => wilds?.search?.());

/** The choices of rule sets, likewise. */
const choiceOf = oncePer(({wilds}: Ruleset) => wilds?.alike && alikeChoice(wilds.alike));

/** Why an arrangement may not win, and its rank: 2 if it may win, 1 if it may not, 0 if it may not even be used. */
interface Verdict {
  readonly forbidden: Fault | undefined;
  readonly rank: number;
}

const MAY_WIN: Verdict = {forbidden: undefined, rank: 2};

/** What is known of a position before it is scored, and how much of its score is wanted. */
export interface Known {
  /** What the held tiles wait for. */
  readonly waits?: readonly Kind[];
  /** The same tiles as last time, won in another way: their arrangements need not be found again. */
  readonly again?: boolean;
  /** Any arrangement of the highest worth will do. */
  readonly anyBest?: boolean;
}

const NOTHING_KNOWN: Known = {};

/** Goes through the arrangements of a position and keeps the one that scores most. */
export class Scorer extends Matcher {
  /** Why the best arrangement may not win; undefined if it may. */
  forbidden: Fault | undefined;
  /**
   * Called for each arrangement, with the winning tile in each group that it can have completed, once its rows have
   * been asked. If it is set, no arrangement is skipped for being worth too little.
   */
  protected watch: (() => void) | undefined;

  private position!: Position;
  private readonly arranger = new Arranger();
  private readonly best = new Snapshot();
  /** The rank of the best arrangement so far; -1 if there is none yet. */
  private bestRank = -1;
  /** Whether `match` and `rows` hold the best arrangement. */
  private current = false;
  /** The number of the arrangement. Used only where arrangements are not visited in canonical order. */
  private order = 0;
  private readonly onSets: OnArrangement = (size) => this.arranged(size);
  private readonly onShape = (groups: readonly number[]): void => {
    const first = this.position.melds.length;
    for (let i = 0; i < groups.length; i++) this.match.groups[first + i] = groups[i];
    this.arranged(first + groups.length);
  };

  /**
   * Finds the best arrangement of a win; afterwards `match`, `rows`, `sums` and `worth` are those of it.
   * @returns whether there is an arrangement, or the win needs none
   */
  win(read: ReadPosition, known = NOTHING_KNOWN): boolean {
    const {waits} = known;
    this.start(read, waits);
    const {match, table, position} = this;
    const {melds, wilds} = position;
    const {ruleset} = table;
    match.shape = 'sets';
    if (wilds) this.arrangeWild(wilds, known);
    else this.arrangeSets(position.counts, 0, this.onSets);
    for (const shape of table.shapes) {
      match.shape = shape.id;
      if (wilds && shape.withWilds) this.arrangeWildShape(shape.withWilds, wilds);
      else shape.arrange(position.counts, melds.length, this.onShape);
    }
    if (this.bestRank >= 0) {
      this.best.restore(match, this.rows, this.current);
      if (!this.current) this.addUp();
      return true;
    }
    if (!ruleset.winning?.anyHand?.(position, table)) return false;
    this.loose(read, waits);
    this.forbidden = ruleset.forbids?.(match, this);
    return true;
  }

  /** Scores a hand that has not won, or whose win needs no complete hand. */
  loose(read: ReadPosition, waits?: readonly Kind[]): void {
    this.start(read, waits);
    const {match, position} = this;
    match.shape = 'loose';
    let size = position.melds.length;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = position.counts[kind];
      if (n >= 2) match.groups[size++] = group(n === 2 ? PAIR : PUNG, kind);
      for (let single = n < 2 ? 0 : n > 3 ? 3 : n; single < n; single++)
        match.groups[size++] = group(SINGLE, kind);
    }
    match.size = size;
    match.load();
    match.win(-1, -1);
    match.reading = 0;
    this.tally();
    this.forbidden = undefined;
  }

  private start({position, table}: ReadPosition, waits?: readonly Kind[]): void {
    allSplits.makeRoom();
    this.position = position;
    this.useTable(table);
    this.match.start(position, table, waits);
    this.isNew = true;
    this.bestRank = -1;
    this.current = false;
    this.order = 0;
    const {melds} = position;
    for (let i = 0; i < melds.length; i++) this.match.groups[i] = melds[i];
  }

  /**
   * Visits the arrangements of a hand with wild tiles; with a search, those that may be worth most come first.
   */
  private arrangeWild(of: Wilds, {again, anyBest = false}: Known): void {
    const {position, match} = this;
    const {ruleset} = this.table;
    const search = !of.also && position.counts[of.wild] && !this.watch ? searchOf(ruleset) : undefined;
    if (!search || !again) {
      const take = search?.keep ?? this.onSets;
      const choice =
        search?.start(position, match.groups) ?? (this.watch ? undefined : choiceOf(ruleset)?.(position));
      someReading(position.counts, of, (counts, wilds) => this.arrangeSets(counts, wilds, take, choice));
    }
    if (!search) return;
    search.rank(position);
    // an arrangement that is worth less is refused for the same reason; one that is barred says nothing of others
    while (
      (this.order = search.next(this.bestRank > 0 ? this.best.worth : 0, anyBest && this.bestRank > 0)) >= 0
    )
      this.arranged(search.size());
  }

  private arrangeWildShape(shape: NonNullable<Shape['withWilds']>, wilds: Wilds): void {
    const {counts, melds} = this.position;
    someReading(counts, wilds, (read, spend) => {
      shape.arrange(read, spend, melds.length, this.onShape);
    });
  }

  private arrangeSets(counts: Uint8Array, wilds: number, take: OnArrangement, choice?: SplitChoice): void {
    const {match, position} = this;
    this.arranger.run(counts, wilds, match.groups, position.melds.length, take, choice);
  }

  private arranged(size: number): void {
    this.match.size = size;
    this.match.load();
    this.current = false;
    this.isNew = true;
    this.place();
  }

  /** Tries the winning tile in each group that can hold it; equal groups once. */
  private place(): void {
    const {match, position} = this;
    const {wilds, win} = position;
    const drewWild = isWild(wilds, win);
    const stands = win === wilds?.standIn ? wilds.wild : win;
    const first = position.melds.length;
    let tried = false;
    for (let at = first; at < match.size; at++) {
      const code = match.groups[at];
      if (!drewWild && !mayHold(code, win) && !mayHold(code, stands)) continue;
      if (repeats(match.groups, at, first)) continue;
      for (let i = sizeOf(code) - 1, last = -1; i >= 0; i--) {
        const kind = kindAt(code, i);
        const isStand = ((wildsOf(code) >> i) & 1) === 1;
        const here = isStand ? drewWild : !drewWild && (kind === win || kind === stands);
        if (!here || kind === last) continue;
        last = kind;
        if (tried && this.table.ruleset.arranging?.placeMatters?.(match) === false) return;
        tried = true;
        match.win(at, kind);
        this.judge();
      }
    }
  }

  /** Scores the match as it stands, and keeps it if it is the best. */
  private judge(): void {
    const {match} = this;
    const {ruleset} = this.table;
    this.current = false;
    if (ruleset.arranging?.admits?.(match) === false) return;
    const readings = ruleset.arranging?.readings?.(match) ?? 1;
    for (let reading = 0; reading < readings; reading++) {
      match.reading = reading;
      this.current = false;
      this.tally();
      this.watch?.();
      const {best, bestRank} = this;
      const better = this.isBetter();
      if (!better && bestRank > 1) continue;
      const {forbidden, rank} = this.verdict();
      if (rank < bestRank || (rank === bestRank && !better)) continue;
      this.bestRank = rank;
      this.forbidden = forbidden;
      this.current = true;
      best.keep(match, this.rows, this.worth, this.preference(), this.lines, this.order);
    }
  }

  /** Whether the arrangement may win. */
  protected verdict(): Verdict {
    const {match} = this;
    const {ruleset} = this.table;
    const barred = ruleset.winning?.bars?.(match);
    if (barred) return {forbidden: barred, rank: 0};
    const forbidden = ruleset.forbids?.(match, this);
    return forbidden ? {forbidden, rank: 1} : MAY_WIN;
  }

  /** Whether this arrangement is better than the best so far, or the first. */
  private isBetter(): boolean {
    const {best, worth, lines, order} = this;
    if (worth !== best.worth) return worth > best.worth;
    const more = this.preference() - best.preference;
    if (more) return more > 0;
    return lines < best.lines || (lines === best.lines && order < best.order);
  }

  protected preference(): number {
    return this.table.ruleset.preference?.(this.match, this) ?? 0;
  }
}

/** Whether a group equal to the one at `at` stands before it, from `first` on. */
function repeats(groups: Int32Array, at: number, first: number): boolean {
  for (let i = first; i < at; i++) if (groups[i] === groups[at]) return true;
  return false;
}

/** Whether a group can hold a tile of this kind; a quick test. */
const mayHold = (code: number, kind: Kind): boolean =>
  kind < HONOR
    ? (SUITED_BITS[bare(code)] & (1 << kind)) !== 0
    : (HONOR_BITS[bare(code)] & (1 << (kind - HONOR))) !== 0;
