/** Random play from stacked walls meets what is rare: every kind of ending, and the rules of play. */
import {describe, expect, it} from 'vitest';
import * as rulesMet from '../../tools/fuzz/met/index.js';
import type {RulesMet} from '../../tools/fuzz/happening.js';
import {faultOfHand} from '../../tools/fuzz/invariants.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import {rulesOf} from './rounds.js';
import {RulesTally} from '../../tools/fuzz/tally.js';

/** `PLAYED=10000 npx vitest …` plays so many hands of each rule set; all rules are met then. */
const PLAYED = Number(process.env.PLAYED ?? 0);
const HANDS = PLAYED || 90;
const LONG = PLAYED ? 3_600_000 : undefined;

/** Of the numbers of a rule set, so many may be missed by so few hands. */
const MISSED = PLAYED ? 0 : 4;

/** Seeds by which so few hands come to every kind of ending. If random play changes, others may be needed. */
const SEEDS = {
  luqiao: 'c',
  shiragiku: 'b',
  ribon: 'a',
  tohtenko: 'a',
  xinzhang: 'e',
  supercup: 'c',
  mcr: 'b',
  guobiao: 'b',
  riichi: 'e',
  mleague: 'a',
} as const;

const tallyOf = (id: string): RulesTally => {
  const rules = rulesOf(id);
  const met: Readonly<Record<string, RulesMet>> = rulesMet;
  return new RulesTally(rules, met[rules.ruleset!.id]);
};

const missing = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, n]) => !n).map(([what]) => what);

describe('games played at random', () => {
  it.each(Object.entries(SEEDS))(
    '%s: everything holds, and every kind of ending comes',
    (id, seed) => {
      const rules = rulesOf(id);
      const tally = tallyOf(id);
      const faults: unknown[] = [];
      let n = 0;
      for (const hand of playGames(rules, HANDS, seed)) {
        const fault = faultOfHand(hand, n++);
        if (fault !== undefined) faults.push([hand.scene, hand.seed, hand.hand, fault]);
        tally.add(hand);
      }
      expect(faults).toEqual([]);
      expect(missing(tally.endings)).toEqual([]);
      expect(missing(tally.rules).length, missing(tally.rules).join(' ')).toBeLessThanOrEqual(MISSED);
    },
    LONG,
  );
});

/** The numbered rules of play as the pages have them. */
const PAGES: Readonly<Record<string, string>> = {
  luqiao: `TZ-1 TZ-2 TZ-3 TZ-4 TZ-5 TZ-6 TZ-7 TZ-9 TZ-10 TZ-11 TZ-12 TZ-13 TZ-14 TZ-15 TZ-16 TZ-19 TZ-21 TZ-22 TZ-23 TZ-24
    TZ-30 TZ-31 TZ-32 TZ-F1 TZ-F2 TZ-F3 TZ-F4 TZ-F5 TZ-F6 TZ-F7 TZ-F8 TZ-F9 TZ-F10 TZ-F11`,
  shiragiku: `SG-1 SG-4 SG-5 SG-6 SG-7 SG-8 SG-9 SG-12 SG-13 SG-14 SG-15 SG-16 SG-17 SG-18 SG-19 SG-20 SG-21 SG-22 SG-27
    SG-F1 SG-F2 SG-F3 SG-F4 SG-F5 SG-F6 SG-F7 SG-F8 SG-F9 SG-F10 SG-F11`,
  ribon: `RB-1 RB-2 RB-3 RB-4 RB-6 RB-7 RB-8 RB-9 RB-10 RB-11 RB-12 RB-13 RB-22 RB-27 RB-28 RB-29
    RB-F1 RB-F2 RB-F3 RB-F4 RB-F5 RB-F6 RB-F7 RB-F8 RB-F9 RB-F10 RB-F11 RB-F12 RB-F13`,
  xinzhang: `XZ-1 XZ-2 XZ-6 XZ-10 XZ-11 XZ-F1 XZ-F2 XZ-F3 XZ-F4 XZ-F5 XZ-F6 XZ-F7 XZ-F8 XZ-F9 XZ-F10 XZ-F11 XZ-F12
    SG-4 SG-5 SG-6 SG-8 SG-9 SG-12 SG-13 SG-14 SG-15 SG-16 SG-17 SG-19 SG-20 SG-22
    SG-F2 SG-F3 SG-F4 SG-F5 SG-F6 SG-F7 SG-F9`,
  mcr: `MC-1 MC-2 MC-3 MC-4 MC-5 MC-6 MC-7 MC-8 MC-9 MC-10 MC-11 MC-13 MC-14 MC-15 MC-16 MC-20 MC-A9
    MC-F1 MC-F2 MC-F3 MC-F4 MC-F5 MC-F6 MC-F7 MC-F8 MC-F9 MC-F10`,
  riichi: `RC-1 RC-2 RC-3 RC-4 RC-5 RC-6 RC-11 RC-16 RC-17 RC-18 RC-19 RC-20 RC-21 RC-22 RC-23 RC-24 RC-25 RC-26
    RC-27 RC-28 RC-29`,
};
const GENERAL = 'FL-1 FL-2 FL-3 FL-4 FL-5 FL-6 FL-7 FL-8 FL-9 FL-10';

describe('the numbers that are counted', () => {
  it.each(Object.entries(PAGES))('%s: are those of the page, but for what is only shown', (id, page) => {
    const counted = [...tallyOf(id).rules.keys()];
    const {shown} = rulesMet[id as keyof typeof rulesMet];
    expect(shown.filter((cite) => counted.includes(cite))).toEqual([]);
    const known = [...counted, ...shown];
    expect(`${page} ${GENERAL}`.split(/\s+/).filter((cite) => !known.includes(cite))).toEqual([]);
  });

  it('leave out what a preset does not have', () => {
    expect([...tallyOf('xinzhang').rules.keys()]).toContain('XZ-F3');
    expect([...tallyOf('supercup').rules.keys()]).not.toContain('XZ-F3');
    expect([...tallyOf('tohtenko').rules.keys()]).not.toContain('RB-13');
  });

  it('are in order', () => {
    const cites = [...tallyOf('luqiao').rules.keys()];
    expect(cites.indexOf('TZ-9')).toBeLessThan(cites.indexOf('TZ-10'));
    expect(cites.indexOf('TZ-32')).toBeLessThan(cites.indexOf('TZ-F1'));
  });
});
