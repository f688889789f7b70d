/** Counts how often each kind of ending and each numbered rule was met in hands that were played at random. */
import {abortiveDraws, type Ending} from '../../src/core/game/flow.js';
import {isAbortive} from '../../src/core/game/frame.js';
import type {Happening, Happenings, RulesMet} from './happening.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {GENERAL, citeOf} from '../../src/round/play/explain.js';
import {generalRules} from './general-rules.js';
import {happenedAtDeal, happenedAtEnd, happenedBetween, happenedIn} from './happenings.js';
import {isOver} from '../../src/round/game/game.js';
import {rule, ruleFalseWin} from '../../src/round/judging/rule.js';
import {omit} from '../../src/round/state/omit.js';
import {numberOfDraws} from '../../src/round/state/draws.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {RandomHand} from './random-game.js';
import {isRefused} from '../../src/round/judging/ruling.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {readMove} from '../../src/round/text/move.js';
import {triesOf} from './tries.js';

/** How a hand can end. */
export const ENDINGS = [
  'self',
  'discard',
  'robbing',
  'several',
  'flowers',
  'nagashi',
  'exhausted',
  'lastFlower',
  'fourKongs',
  'fourWinds',
  'fourRiichi',
  'nineOrphans',
  'threeWins',
  'falseWin',
] as const;
/** The kind of an ending. */
export type EndingKind = (typeof ENDINGS)[number];

/** The kind of an ending: who won how, or why the hand was drawn. */
export function kindOfEnding({winners, drawn}: Ending): EndingKind | undefined {
  const [first] = winners;
  if (!first) return ENDINGS.find((kind) => kind === drawn);
  const flags = first.situation?.flags ?? [];
  if (winners.length > 1) return 'several';
  if (flags.includes('nagashi')) return 'nagashi';
  if (flags.includes('eightFlowers') || flags.includes('sevenFlowers')) return 'flowers';
  return first.by;
}

/** The endings that the rules know. */
function endingsOf({flow, o}: RoundRules): readonly EndingKind[] {
  const {abortive, laidOut, extras} = flow;
  const known: Readonly<Partial<Record<EndingKind, boolean>>> = {
    several: flow.winners(o) === 'all',
    flowers: laidOut?.wins !== undefined && laidOut.wins.length > 0,
    nagashi: extras?.nagashi(o) === true && !extras.nagashiTotal,
    lastFlower: laidOut?.cost === 1,
    falseWin: o.falseWin === 'endsHand',
  };
  const draws = abortiveDraws(abortive, o);
  return ENDINGS.filter((kind) => (isAbortive(kind) ? draws.includes(kind) : (known[kind] ?? true)));
}

/** Orders rule numbers: `TZ-2` before `TZ-16`, and these before `TZ-F1`. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

/** In one position in so many, players try moves that are not legal. */
const SELDOM = 3;

/** Counts hands by how they ended and which rules they met. */
export class RulesTally {
  /** Hands by the kind of their ending. */
  readonly endings: Map<EndingKind, number>;
  /** Hands by the number of a rule. */
  readonly rules: Map<string, number>;
  private readonly met: readonly Happenings[];

  constructor(
    private readonly inUse: RoundRules,
    rulesMet: RulesMet,
  ) {
    this.met = [rulesMet.met, generalRules];
    this.endings = new Map(endingsOf(inUse).map((kind) => [kind, 0]));
    this.rules = new Map(numbersOf(inUse, rulesMet).map((cite) => [cite, 0]));
  }

  /** Counts a hand. @returns the numbers of the rules that it met */
  add(hand: RandomHand): readonly string[] {
    const met = new Set<string>();
    const happened = (all: Iterable<Happening>): void => {
      for (const one of all) for (const list of this.met) for (const cite of list[one] ?? []) met.add(cite);
    };
    const {rules, positions, record, ending, next, frame} = hand;
    positions.forEach((p, i) => {
      const said = record.moves.at(i);
      const after = positions.at(i + 1);
      const move = said && readMove(said);
      if (move && 'do' in move && after) happened(happenedIn({rules, p, seat: said.seat, move, next: after}));
      if (i % SELDOM === 0 || p.phase.is === 'rob' || p.phase.repl || numberOfDraws(p.left) === 0)
        happened(this.tries(rules, p, i, met));
    });
    if (positions.length) happened(happenedAtDeal(positions[0]));
    if (hand.hand === 1) happened(['gameBegun']);
    const last = positions.at(-1);
    if (last && ending) {
      happened(happenedAtEnd(last, ending));
      this.settled(ending, frame.dealer, met);
      const kind = kindOfEnding(ending);
      if (kind) this.endings.set(kind, (this.endings.get(kind) ?? 0) + 1);
    }
    if (next) happened(happenedBetween(frame, isOver(next) ? undefined : next));
    if (next && isOver(next) && this.isBust(next.points)) happened(['bust']);
    const known = [...met].filter((cite) => this.rules.has(cite));
    for (const cite of known) this.rules.set(cite, (this.rules.get(cite) ?? 0) + 1);
    return known.sort(inOrder);
  }

  private isBust(points: Readonly<Record<string, number>>): boolean {
    const {course, o} = this.inUse;
    return Object.values(points).some((n) => course?.isBust?.(n, o));
  }

  /** Lets every seat try what it may think of; one of them with its hand hidden. */
  private tries(rules: RoundRules, p: RoundPosition, i: number, met: Set<string>): Happening[] {
    const {seats} = rules;
    const happened: Happening[] = [];
    seats.forEach((seat, n) => {
      for (const move of triesOf(rules, p, seat)) {
        const ruling = rule(rules, p, seat, move);
        if (!isRefused(ruling)) continue;
        const cites = [citeOf(ruling, rules), GENERAL[ruling.code]];
        for (const cite of cites) if (cite !== undefined) met.add(cite);
      }
      const falseWin = ruleFalseWin(rules, p, seat);
      const cite = falseWin && citeOf({code: falseWin}, rules);
      if (cite !== undefined) met.add(cite);
      const state = p.seats[seat];
      if (!state || (i + n) % seats.length) return;
      const hidden = {...p, seats: {...p.seats, [seat]: omit(state, 'held')}};
      if (triesOf(rules, p, seat).some((move) => rule(rules, hidden, seat, move) === 'unsure'))
        happened.push('handHidden');
    });
    return happened;
  }

  /** The numbers of the settlement: rows of the score, who won of several, who deals next. */
  private settled({winners, drawn}: Ending, dealer: Seat, met: Set<string>): void {
    const {flow} = this.inUse;
    for (const {result} of winners)
      for (const {cite} of result?.lines ?? []) if (cite !== undefined) met.add(cite);
    const cites = flow.settlingCites ?? {};
    const isDealer = winners.some(({seat}) => seat === dealer);
    const deal = cites[drawn ? 'drawn' : isDealer ? 'won' : 'lost'];
    const several = winners.length > 1 ? cites.winners : undefined;
    for (const cite of [several, deal]) if (cite !== undefined) met.add(cite);
  }
}

/** The numbers of all rules of play of a rule set or preset, in order. */
function numbersOf({id, flow}: RoundRules, {met, without = {}}: RulesMet): string[] {
  const {cites, settlingCites} = flow;
  const listed = [met, generalRules].flatMap((list) => Object.values(list).flat());
  const said = [cites, settlingCites, GENERAL].flatMap((list) => Object.values(list ?? {}));
  const all = [...listed, ...said].filter((cite) => cite !== undefined);
  const gone = Object.hasOwn(without, id) ? without[id] : [];
  return [...new Set(all)].filter((cite) => !gone.includes(cite)).sort(inOrder);
}
