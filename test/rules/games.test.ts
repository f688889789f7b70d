/** The guide to keeping a game: each function it names exists, and returns what it says. */
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import * as mcr from '../../src/rules/mcr/game.js';
import * as ribon from '../../src/rules/ribon/game.js';
import * as shiragiku from '../../src/rules/shiragiku/game.js';
import * as xinzhang from '../../src/rules/xinzhang/game.js';

const page = readFileSync(new URL('../../stories/docs/games.md', import.meta.url), 'utf8');

const callsOf = (id: string): [call: string, gives: string][] => {
  const section = page.split(/^## /m).find((text) => text.startsWith(`\`${id}\``)) ?? '';
  return [...section.matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm)].map(([, call, gives]) => [call, gives]);
};

describe.each(Object.entries({mcr, ribon, shiragiku, xinzhang}))('the guide to a game of %s', (id, game) => {
  const calls = callsOf(id);

  it('has every function', () => {
    const functions = Object.entries(game).filter(([, value]) => typeof value === 'function');
    expect(calls.map(([call]) => call.split('(')[0]).sort()).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(calls)('%s', (call, gives) => {
    expect(JSON.stringify(runInNewContext(call, {...game}))).toBe(gives);
  });
});
