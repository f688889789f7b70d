import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {observed} from '../cases.js';
import {seeded} from '../random.js';
import {randomHand, randomWin, situationOf} from './hands.js';
import {isForbidden, plainBest, plainNet, plainNotes, total, type PlainWin} from './plain.js';
import {plainWaits} from './plain-forms.js';

/** Replaces a tile, so that most hands are no longer complete. */
const spoiled = (win: PlainWin, tile: number): PlainWin => ({...win, held: [tile, ...win.held.slice(1)]});

/** Ids of the rows that were scored. */
const met = new Set<string>();

function compare(win: PlainWin): 'win' | 'other' {
  const situation = situationOf(win);
  const at = JSON.stringify(situation);
  const result = score(situation, shiragiku);
  const got = observed(result);
  const best = plainBest(win).map(({lines}) => lines);
  if (!best.length) {
    expect(got.status, at).toBe('not-a-win');
    return 'other';
  }
  expect(result.notes?.map(({code}) => code) ?? [], at).toEqual(plainNotes(win));
  if (isForbidden(win)) {
    expect(got.status, at).toBe('not-allowed');
    return 'other';
  }
  expect(got.status, at).toBe('win');
  expect(got.total, at).toBe(total(best[0]));
  expect(best, at).toContainEqual(got.lines);
  for (const id of Object.keys(got.lines)) met.add(id);
  expect(
    SEATS.map((seat) => got.net[seat]),
    at,
  ).toEqual(plainNet(win, got.total));
  return 'win';
}

describe('しらぎく against a plain second implementation', () => {
  it('wins with all options and flags', () => {
    const random = seeded(21);
    let wins = 0;
    for (let i = 0; i < 2500; i++) if (compare(randomWin(random)) === 'win') wins++;
    expect(wins).toBeGreaterThan(2000);
    expect(shiragiku.patterns.map(({id}) => id).filter((id) => !met.has(id))).toEqual([]);
  });

  it('hands that are not complete, and eight flowers beside them', () => {
    const random = seeded(22);
    let others = 0;
    for (let i = 0; i < 1000; i++) {
      const win = spoiled(randomWin(random), random(34));
      const all = [...win.held, win.win, ...win.melds.flatMap(({kinds}) => kinds)];
      if (all.filter((kind) => kind === win.held[0]).length > 4) continue;
      if (win.by === 'robbing' && all.filter((kind) => kind === win.win).length > 1) continue;
      if (compare(win) === 'other') others++;
    }
    expect(others).toBeGreaterThan(300);
  });

  it('what a hand waits for, by trying every tile', () => {
    const random = seeded(23);
    for (let i = 0; i < 600; i++) {
      const {melds, held} = randomHand(random);
      const own = [...held, ...melds.flatMap(({kinds}) => kinds)];
      const hand = situationOf({...randomWin(random), melds, held, win: 0}).hand.replace(/\+[^+\]]*$/, '');
      const expected = plainWaits(held).filter((kind) => own.filter((other) => other === kind).length < 4);
      const {ready, distance} = waits({rules: 'shiragiku', hand}, shiragiku);
      expect(
        ready.map(({tile}) => tile),
        hand,
      ).toEqual(expected.map(kindName));
      expect(distance === 0, hand).toBe(expected.length > 0);
    }
  });

  it('a distance of one, by exchanging every tile', () => {
    const random = seeded(24);
    const free = (held: readonly number[], kind: number): boolean =>
      held.filter((other) => other === kind).length < 4;
    const isReady = (held: readonly number[]): boolean => plainWaits(held).some((kind) => free(held, kind));
    const kinds = Array.from({length: 34}, (_, kind) => kind);
    let near = 0;
    for (let done = 0; done < 20;) {
      const {held, melds} = randomHand(random);
      if (melds.length) continue;
      const spoilt = [random(34), random(34), ...held.slice(2)];
      if (spoilt.some((kind) => spoilt.filter((other) => other === kind).length > 4)) continue;
      done++;
      const isOneAway = [...new Set(spoilt)].some((out) => {
        const rest = [...spoilt];
        rest.splice(rest.indexOf(out), 1);
        return kinds.some((kind) => free(rest, kind) && isReady([...rest, kind]));
      });
      const hand = spoilt.map(kindName).join('');
      expect(waits({rules: 'shiragiku', hand}, shiragiku).distance <= 1, hand).toBe(isOneAway);
      if (isOneAway) near++;
    }
    expect(near).toBeGreaterThan(3);
    expect(near).toBeLessThan(17);
  });
});
