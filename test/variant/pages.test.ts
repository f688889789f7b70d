/**
 * Tables of variants that are not in the gallery, as public pages have them, with what the guide asks their authors to add. What
 * each hand comes to, and who pays how much, was worked out by hand from the page before the text was read.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {SEATS, type Seat, type Situation, type WinBy} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';
import {based, TRIED_HANDS} from './texts.js';

const FOLDER = path.join(import.meta.dirname, 'pages');

const seatNamed = (name: string): Seat => SEATS.find((seat) => seat.startsWith(name)) ?? 'east';

/** A hand as it stands in a page: `discard seat=south counters=1`. */
function situationOf(hand: string, more: string): Omit<Situation, 'rules'> {
  const [by, ...fields] = more.split(' ');
  const said = new Map(fields.map((field) => field.split('=') as [string, string]));
  const [flags, flowers] = ['flags', 'flowers'].map((name) => said.get(name));
  return {
    ...{hand, by: by as WinBy, seat: seatNamed(said.get('seat') ?? 'east'), round: 'east', dealer: 'east'},
    ...(by !== 'self' && {from: seatNamed(said.get('from') ?? 'west')}),
    ...(said.has('counters') && {counters: Number(said.get('counters'))}),
    ...(flags && {flags: flags.split(',')}),
    ...(flowers && {flowers}),
  };
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const page = readFileSync(path.join(FOLDER, file), 'utf8');
  const hands = (TRIED_HANDS.exec(page)?.[1] ?? '').split('\n').map((line) => line.split(' | '));
  const {ruleset, rows, problems} = readRuleset(page.replace(TRIED_HANDS, '\n'), {id: 'page', based});

  it('is read without a problem', () => {
    expect(problems.map(({line, code, about}) => `${line} ${code} ${about}`)).toEqual([]);
    expect(rows.filter(({isScored}) => !isScored)).toEqual([]);
  });

  it.each(hands)('%s | %s', (hand, more, wanted, paid) => {
    if (!ruleset) throw new Error('nothing to score');
    const result = score({...situationOf(hand, more), rules: 'page'}, ruleset);
    expect(result.status === 'win' ? String(result.total) : (result.reason?.code ?? result.status)).toBe(
      wanted,
    );
    if (paid)
      expect((result.payments ?? []).map(({from, amount}) => `${from[0]}${amount}`).join(' ')).toBe(paid);
  });
});
