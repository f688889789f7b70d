/** One attempt at a situation: a start is found, walked from, and finished, or brought just beside a pattern. */
import type {Preset, Ruleset} from '../game/ruleset.js';
import type {Hand} from '../notation/hand.js';
import {readOptions, sameValue} from '../reading/options.js';
import {readPosition} from '../reading/read.js';
import {tableOf} from '../reading/table.js';
import {findRows, type RowsFound} from '../scoring/score.js';
import type {Situation} from '../situation/situation.js';
import type {Random} from '../tiles/random.js';
import {shuffle} from '../tiles/shuffle.js';
import {withIndicators, withOthers, lackingOption} from './circumstance-moves.js';
import {fieldsOf, handOfDraft, situationOf, type WalkDraft} from './draft.js';
import type {Drawn, DrawSpec} from './drawn.js';
import type {Level} from './level.js';
import type {Walked} from './move.js';
import {changedBy, MISSES_OF, MOVES_OF, SEARCHING, walk, type MissKind} from './walk.js';
import {isFault} from '../situation/result.js';

/** How far two hands are apart: so many changes, or what so many tries give. */
const WALK = {changes: 12, tries: 120};
/** How many changes are tried until a hand has all that is wanted, and from how many other hands for several patterns. */
const SEARCH = 150;
const MOST_BEGINNINGS = 6;
/** How many changes are tried for a near miss, from how many hands; from how many for one that wins. */
const MISS = {tries: 40, walks: 12, walksForWin: 3};
/** How often indicators are drawn anew, if the hand needs what they point at. */
const TURNS = 12;

/** What a beginner need not see, if a pattern does not need it. */
const EXTRAS = ['flowers', 'counters', 'flags', 'others'] as const;

/** How much of that a draft has. */
const extrasOf = ({melds, about}: WalkDraft): number =>
  melds.length + EXTRAS.filter((field) => about[field] !== undefined).length;

/** What a situation scores; undefined if it cannot be read. @param hand its hand as a value, if that is known */
export function rowsOf(situation: Situation, ruleset: Ruleset, hand?: Hand): RowsFound | undefined {
  const read = readPosition(situation, ruleset, hand);
  return isFault(read) ? undefined : findRows(read);
}

/** The attempt at one situation. */
export class Attempt {
  private readonly level: Level;
  private readonly target: string;
  /** Whether an example of a wanted pattern robs a kong. */
  private needsRobbing = false;

  constructor(
    private readonly walked: Walked,
    private readonly spec: DrawSpec & {readonly patterns: readonly string[]},
    private readonly preset: Preset | undefined,
    private readonly random: Random,
  ) {
    this.level = spec.level ?? 2;
    this.target = spec.patterns[spec.patterns.length - 1];
  }

  /**
   * Draws the situation.
   * @param starts hands that have the last pattern, its own example first
   * @param any hands that may not have it
   */
  from(starts: readonly WalkDraft[], any: readonly WalkDraft[]): Drawn | undefined {
    const {spec, random, walked} = this;
    const own = starts[0];
    this.needsRobbing = [own, ...walked.models].some(({about}) => about.by === 'robbing');
    const [first] = shuffle([...(random.below(4) ? starts : any)], random);
    const others = shuffle([own, own, ...walked.models], random).slice(0, MOST_BEGINNINGS);
    const found = this.firstFound([first, own, ...(walked.models.length ? others : [])]);
    if (!found) return spec.near ? this.missedByRules(own) : undefined;
    const at = this.finished(this.walkedFrom(this.level === 1 ? this.plainest(found, own) : found));
    if (!spec.near) return at && {situation: this.situation(at), patterns: spec.patterns};
    return this.missed(at ?? found);
  }

  /** A start under the house rules, and with the way of winning, that were asked for. */
  private asked({about, ...draft}: WalkDraft): WalkDraft {
    const {by, options: given} = this.spec;
    const options = given && Object.keys(given).length ? {...about.options, ...given} : about.options;
    const other = by && by !== about.by;
    const {from: old, ...rest} = about;
    const from =
      by === 'self'
        ? undefined
        : (old ?? this.walked.ruleset.seats.find((seat) => seat !== (about.seat ?? 'east')));
    return {
      ...draft,
      about: {...(other ? {...rest, by, ...(from && {from})} : about), ...(options && {options})},
    };
  }

  private situation(draft: WalkDraft): Situation {
    return situationOf(draft, this.walked.tiles);
  }

  /** What a draft scores; undefined if it cannot lie on a table. No text is written: hundreds are tried for one that is shown. */
  private rows(draft: WalkDraft): RowsFound | undefined {
    const {tiles, ruleset} = this.walked;
    return rowsOf({...fieldsOf(draft), hand: ''}, ruleset, handOfDraft(draft, tiles));
  }

  /** How much of what is wanted a draft has; undefined if it cannot lie on a table. */
  private has(draft: WalkDraft): number | undefined {
    const rows = this.rows(draft);
    if (!rows) return undefined;
    return this.spec.patterns.filter(rows.has).length + (rows.status === 'win' ? 1 : 0);
  }

  private readonly holds = (draft: WalkDraft): boolean => this.has(draft) === this.spec.patterns.length + 1;

  private firstFound(begins: readonly WalkDraft[]): WalkDraft | undefined {
    for (const begin of begins) {
      const found = this.found(this.asked(begin));
      if (found) return found;
    }
    return undefined;
  }

  /** A hand that has all that is wanted: the start, or one that a search comes to, which never has less. */
  private found(start: WalkDraft): WalkDraft | undefined {
    let at = start;
    let most = this.has(at) ?? 0;
    for (let tries = 0; most <= this.spec.patterns.length && tries < SEARCH; tries++) {
      const made = this.jump(at);
      const has = made && this.allowed(made) ? this.has(made) : undefined;
      if (!made || has === undefined || has < most) continue;
      at = made;
      most = has;
    }
    return most > this.spec.patterns.length ? at : undefined;
  }

  /** One to three changes at once: what lies between two hands may have less than both. */
  private jump(draft: WalkDraft): WalkDraft | undefined {
    const {walked, random} = this;
    let made: WalkDraft | undefined = draft;
    for (let n = [1, 1, 2, 3][random.below(4)]; made && n > 0; n--)
      made = changedBy(SEARCHING[random.below(SEARCHING.length)], made, walked, random);
    return made;
  }

  /** Whether a draft is of the level and the way of winning that were asked for. */
  private allowed({about: {by}}: WalkDraft): boolean {
    if (this.spec.by) return by === this.spec.by;
    return by !== 'robbing' || this.level > 2 || this.needsRobbing;
  }

  private walkedFrom(start: WalkDraft): WalkDraft {
    const {walked, random, level} = this;
    return walk(
      start,
      MOVES_OF[level],
      WALK,
      walked,
      random,
      (draft) => this.allowed(draft) && this.holds(draft),
    );
  }

  /** A beginner's hand; that of the pattern's own example, if it has less that a beginner need not see. */
  private plainest(found: WalkDraft, own: WalkDraft): WalkDraft {
    const plain = this.plain(found);
    if (!extrasOf(plain)) return plain;
    const start = this.asked(own);
    const other = this.holds(start) ? this.plain(start) : plain;
    return extrasOf(other) < extrasOf(plain) ? other : plain;
  }

  /** A beginner's hand: without melds, flowers and flags and in the first seat, as far as the patterns allow it. */
  private plain(start: WalkDraft): WalkDraft {
    const {walked, random} = this;
    let at = start;
    const keep = (made: WalkDraft | undefined): void => {
      if (made && this.allowed(made) && this.holds(made)) at = made;
    };
    for (let tries = start.melds.length * 2; at.melds.length && tries > 0; tries--)
      keep(changedBy('uncall', at, walked, random));
    const {seat: _, dealer: __, round: ___, from, ...elsewhere} = at.about;
    keep({...at, about: {...elsewhere, ...(from && {from: from === 'east' ? 'south' : from})}});
    for (const field of EXTRAS) {
      const {[field]: gone, ...about} = at.about;
      if (gone !== undefined) keep({...at, about});
    }
    return at;
  }

  /** With all indicators, and without house rules that are usual or not needed; undefined if indicators spoil it. */
  private finished(draft: WalkDraft): WalkDraft | undefined {
    const {walked, random, spec, preset} = this;
    let at = draft;
    const {defaults} = tableOf(walked.ruleset, preset);
    for (const [name, value] of Object.entries(draft.about.options ?? {})) {
      if (Object.hasOwn(spec.options ?? {}, name)) continue;
      const less = lackingOption(at, name);
      if (sameValue(defaults[name], value) || this.holds(less)) at = less;
    }
    const options = readOptions(walked.ruleset, preset, at.about.options);
    const first = isFault(options) ? 1 : (walked.ruleset.firstIndicators?.(options) ?? 1);
    for (let turn = 0; turn < TURNS; turn++) {
      const turned = withIndicators(at, walked, {first, keeps: turn === 0}, random);
      const made = withOthers(turned, walked, this.level > 2, random);
      if (this.holds(made)) return made;
    }
    return undefined;
  }

  /** A near miss: the first change after which the last pattern is gone, while the others are still there. */
  private missed(start: WalkDraft): Drawn | undefined {
    const {random} = this;
    // a win that lacks the pattern teaches more than a hand that is no win
    const wins = random.below(3) > 0;
    const names = MISSES_OF[this.level];
    let from = start;
    let other: Drawn | undefined;
    for (let walks = 0; walks < MISS.walks; walks++) {
      for (let tries = 0; tries < MISS.tries; tries++) {
        const drawn = this.missedBy(names[random.below(names.length)], from);
        if (drawn && (drawn.wins || !wins)) return drawn.miss;
        other ??= drawn?.miss;
      }
      if (other && walks + 1 >= MISS.walksForWin) return other;
      from = this.walkedFrom(from);
    }
    // what every win has is missed by a hand that has not won
    return other ?? this.missedBy('unwon', from)?.miss;
  }

  private missedBy(
    missed: MissKind,
    from: WalkDraft,
  ): {readonly miss: Drawn; readonly wins: boolean} | undefined {
    const made = changedBy(missed, from, this.walked, this.random);
    const status = made && this.missing(made);
    if (!made || !status) return undefined;
    return {
      miss: {
        situation: this.situation(made),
        patterns: this.spec.patterns,
        missed,
        before: this.situation(from),
      },
      wins: status === 'win',
    };
  }

  /** A near miss under house rules by which no hand has the pattern: a hand that has it under those of its example. */
  private missedByRules(start: WalkDraft): Drawn | undefined {
    const made = this.asked(this.walkedFrom(start));
    if (!this.missing(made)) return undefined;
    return {situation: this.situation(made), patterns: this.spec.patterns, missed: 'option'};
  }

  /** What a draft comes to that lacks the last pattern and has the others; undefined for any other draft. */
  private missing(draft: WalkDraft): RowsFound['status'] | undefined {
    if (this.spec.by && draft.win >= 0 && draft.about.by !== this.spec.by) return undefined;
    const rows = this.rows(draft);
    if (!rows || rows.leavesOut(this.target) || rows.has(this.target)) return undefined;
    return this.spec.patterns.every((id) => id === this.target || rows.has(id)) ? rows.status : undefined;
  }
}
