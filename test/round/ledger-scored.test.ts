/** A ledger pays the same from the total alone as the scorer: all wins among the cases of each rule set. */
import {describe, expect, it} from 'vitest';
import {findRules} from '../../src/core/reading/read.js';
import {defaultOptions} from '../../src/core/reading/table.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Seat, Situation} from '../../src/core/situation/situation.js';
import * as all from '../../src/rules/index.js';
import {readCases} from '../rules/cases.js';
import {read} from './ledger-said.js';

const rulesets = Object.values(all);
const NAMES = 'ABCD';

/** The players in turn order from the dealer. */
function playersFrom(seats: readonly Seat[], dealer: Seat): ReadonlyMap<Seat, string> {
  const first = seats.indexOf(dealer);
  return new Map(seats.map((seat, i) => [seat, NAMES[(i - first + seats.length) % seats.length]]));
}

/** The result as a line of a ledger; undefined if a line cannot express it. */
function lineOf(situation: Situation, result: ScoreResult, name: (seat: Seat) => string): string | undefined {
  const {seat = 'east', from, by} = situation;
  const {payments, lines, others = {}} = result;
  if (!payments.length) return undefined;
  const has = (id: string): boolean => lines.some((line) => line.id === id);
  // 天胡 takes the place of 莊家 in 新章 only
  const heavenly = situation.rules.startsWith('xinzhang') && has('tianhu') ? ' tianhu' : '';
  const liable = payments.find(({why}) => why.startsWith('bao') || why === 'liable')?.from;
  if (liable && liable !== from) return undefined;
  const totals = Object.entries(others).map(([other, {total}]) => `${name(other as Seat)} ${total}`);
  const behind = [...(liable ? ['bao'] : []), ...(totals.length === 3 ? ['|', ...totals] : [])].join(' ');
  if (has('nagashi')) return `${name(seat)} nagashi ${result.total}`;
  if (has('qiqiangyi') && from) return `${name(seat)} seven ${name(from)} ${result.total}${heavenly}`;
  if (by === 'self' || !from)
    return liable ? undefined : `${name(seat)} tsumo ${result.total}${heavenly} ${behind}`;
  return `${name(seat)} ron ${name(from)} ${result.total} ${behind}`;
}

/** A ledger of this hand alone, and the net by player that the scorer gives. */
function ledgerOf(situation: Situation): {text: string; net: Record<string, number>} | undefined {
  const found = findRules(situation.rules, rulesets);
  if (!found) return undefined;
  const {ruleset, preset} = found;
  const result = score(situation, rulesets);
  if (result.status !== 'win') return undefined;
  const {seats} = ruleset;
  const names = playersFrom(seats, situation.dealer ?? 'east');
  const line = lineOf(situation, result, (seat) => names.get(seat) ?? '');
  if (line === undefined) return undefined;
  const given = Object.entries(situation.options ?? {}).filter(([, value]) => typeof value !== 'object');
  const options = given.length
    ? ` options=${given.map(([key, value]) => `${key}:${String(value)}`).join(';')}`
    : '';
  // a total that rounding brings to the cap is written as it is, and 辣子 as more
  const cap = Number({...defaultOptions(ruleset, preset), ...situation.options}.laziCap);
  const told = result.capped ? line.replace(` ${result.total} `, ` ${cap + 1} `) : line;
  if (ruleset.id === 'luqiao' && result.total === cap && !result.capped) return undefined;
  const head = `rules=${situation.rules}${options} counters=${situation.counters ?? 0}`;
  const net = seats.map((seat) => [names.get(seat) ?? '', result.net[seat] ?? 0]);
  return {text: `${head}\n${told}`, net: Object.fromEntries(net) as Record<string, number>};
}

describe.each(['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'guobiao'])('the cases of %s', (file) => {
  it('are paid alike by a ledger', () => {
    let compared = 0;
    for (const {situation} of readCases(file)) {
      const ledger = ledgerOf(situation);
      if (!ledger) continue;
      const {hands, fault} = read(ledger.text);
      expect(fault, ledger.text).toBeUndefined();
      const [{ending, frame}] = hands;
      const {players = [], places} = frame;
      const net = Object.entries(places).map(([seat, player]) => [players[player], ending.net[seat as Seat]]);
      expect(Object.fromEntries(net), `${JSON.stringify(situation)}\n${ledger.text}`).toEqual(ledger.net);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});
