/** The guide to keeping a game: each function of a course that it names exists, and returns what it says. */
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import type {Course} from '../../src/core/game/course.js';
import {course as luqiao} from '../../src/rules/luqiao/course.js';
import {course as mcr} from '../../src/rules/mcr/course.js';
import {course as ribon} from '../../src/rules/ribon/course.js';
import {course as shiragiku} from '../../src/rules/shiragiku/course.js';
import {course as xinzhang} from '../../src/rules/xinzhang/course.js';

const page = readFileSync(new URL('../../stories/docs/games.md', import.meta.url), 'utf8');
const courses: Readonly<Record<string, Course>> = {luqiao, mcr, ribon, shiragiku, xinzhang};

const sectionOf = (id: string): string => page.split(/^## /m).find((text) => text.startsWith(id)) ?? '';

const callsOf = (id: string): [call: string, gives: string][] =>
  [...sectionOf(`\`${id}\``).matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm)].map(([, call, gives]) => [call, gives]);

describe.each(Object.entries(courses))('the guide to a game of %s', (id, course) => {
  const calls = callsOf(id);

  it('has examples', () => expect(calls.length).toBeGreaterThan(1));

  it.each(calls)('%s', (call, gives) => {
    expect(JSON.stringify(runInNewContext(call, {...course}))).toBe(gives);
  });
});

it('lists what every course has', () => {
  const listed = [...sectionOf('By functions').matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  for (const name of listed)
    expect(
      Object.values(courses).some((course) => name in course),
      name,
    ).toBe(true);
});

describe.each(['shiragiku', 'xinzhang'])(
  '%s: rounds in which everybody deals (SG-7, SG-21, SG-22, XZ-6, XZ-F11)',
  (id) => {
    const course = courses[id];
    const next = (dealer: 'east' | 'north', winners: readonly ('east' | 'south' | 'north')[]) =>
      course.nextDeal({dealer, counters: 2}, {winners}, {});

    it('keep the dealer after a draw and after his own win, with one more counter', () => {
      expect(next('east', [])).toEqual({dealer: 'east', counters: 3});
      expect(next('east', ['east'])).toEqual({dealer: 'east', counters: 3});
      expect(next('east', ['south', 'east'])).toEqual({dealer: 'east', counters: 3});
    });

    it('pass the deal on after the win of another, without counters', () => {
      expect(next('east', ['south'])).toEqual({dealer: 'south', counters: 0});
      expect(next('north', ['south'])).toEqual({dealer: 'east', counters: 0});
    });

    it.each([
      ['tonpu', 4],
      ['hanchan', 8],
      ['ichang', 16],
    ])('%s: last %i hands if no dealer stays', (gameLength, hands) => {
      let seating = course.first(0, undefined, [1, 1, 3]);
      let played = 1;
      for (;;) {
        const frame = {...seating, sticks: 0, points: {}, players: ['A', 'B', 'C', 'D']};
        const after = (dealer: typeof seating.dealer) =>
          (({east: 'south', south: 'west', west: 'north', north: 'east'}) as const)[dealer];
        const following = course.next(
          frame,
          {winners: [after(seating.dealer)]},
          {dealer: after(seating.dealer), counters: 0},
          {gameLength},
          [1, 1, 3],
        );
        if (!following) break;
        seating = following;
        played++;
      }
      expect(played).toBe(hands);
    });

    it('let the nearest win of several, or all where that is agreed', () => {
      expect(course.winners({multiRon: false})).toBe('nearest');
      expect(course.winners({multiRon: true})).toBe('all');
    });
  },
);
