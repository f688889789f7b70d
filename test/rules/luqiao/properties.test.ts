import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Seat, type Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {handText, randomWin, seeded, shuffled, type Random, type RandomWin} from '../random.js';

/** A win of random tiles with an indicator of a kind that it does not contain. */
function draw(random: Random): {win: RandomWin; wild: number} {
  for (;;) {
    const win = randomWin(random, 4, () => 4);
    const wild = random(34);
    if (![...win.held, win.win, ...win.melds.flatMap((meld) => meld.kinds)].includes(wild))
      return {win, wild};
  }
}

const situation = (win: RandomWin, wild: number, more: Partial<Situation> = {}): Situation => ({
  rules: 'luqiao',
  hand: handText(win),
  by: 'self',
  wild: kindName(wild),
  ...more,
});

const total = (of: Situation): number => score(of, luqiao).total;

/** Replaces every tile of a win. */
const mapped = (win: RandomWin, to: (kind: number) => number): RandomWin => ({
  melds: win.melds.map(({text, kinds}) => {
    const tiles = kinds.map(to);
    return {
      kinds: tiles,
      text: text.startsWith('[[')
        ? `[[${tiles.map(kindName).join('')}]]`
        : `[${tiles.map(kindName).join('')}]`,
    };
  }),
  held: win.held.map(to),
  win: to(win.win),
});

describe('路橋: what must not matter', () => {
  it('the order in which tiles and melds are typed', () => {
    const random = seeded(11);
    for (let i = 0; i < 500; i++) {
      const {win, wild} = draw(random);
      const held = win.held.map((kind) => (random(6) ? kind : wild)).slice(0, win.held.length);
      if (held.filter((kind) => kind === wild).length > 3) continue;
      const hand = {...win, held};
      const mixed = {...hand, held: shuffled(random, held), melds: shuffled(random, win.melds)};
      const [a, b] = [hand, mixed].map((h) => score(situation(h, wild), luqiao));
      expect(b).toEqual(a);
    }
  });

  it('which suit is which, with the wild renamed too', () => {
    const random = seeded(12);
    for (let i = 0; i < 500; i++) {
      const {win, wild} = draw(random);
      const suits = shuffled(random, [0, 1, 2]);
      const rename = (kind: number): number =>
        kind < 27 ? suits[Math.floor(kind / 9)] * 9 + (kind % 9) : kind;
      expect(total(situation(mapped(win, rename), rename(wild)))).toBe(total(situation(win, wild)));
    }
  });
});

describe('路橋: what must hold', () => {
  it('a 財神 in the place of a tile never lowers what the winner gets', () => {
    const random = seeded(13);
    for (let i = 0; i < 500; i++) {
      const {win, wild} = draw(random);
      let before = total(situation(win, wild));
      for (let n = 0; n < Math.min(3, win.held.length); n++) {
        const held = win.held.map((kind, at) => (at <= n ? wild : kind));
        const after = total(situation({...win, held}, wild));
        expect(after, handText({...win, held})).toBeGreaterThanOrEqual(before);
        before = after;
      }
    }
  });

  it('payments sum to zero over the four seats, whoever is liable (TZ-28 to TZ-32)', () => {
    const random = seeded(14);
    for (let i = 0; i < 500; i++) {
      const {win, wild} = draw(random);
      const seat = SEATS[random(4)];
      const from = SEATS.filter((s) => s !== seat)[random(3)];
      const others: Partial<Record<Seat, string>> = {[from]: '[[1111s]] [WWW] 7m 9m 2p 4p 3s 6s F'};
      const options = {baoCovers: random(2) ? 'allPayments' : 'winnerOnly', roundUpToTen: random(2) === 0};
      const flags = random(2) ? ['liveTile', 'notReady'] : [];
      const liable = random(3) ? {} : {liable: from};
      const result = score(
        situation(win, wild, {by: 'discard', seat, from, others, options, flags, ...liable}),
        luqiao,
      );
      const sum = Object.values(result.net).reduce((a, b) => a + b, 0);
      expect(sum).toBe(0);
    }
  });

  it('no text throws, and what is wrong says where', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.string(), (hand, wild) => {
        const result = score({rules: 'luqiao', hand, wild}, luqiao);
        if (result.status === 'invalid') expect(result.reason?.code).toBeTruthy();
      }),
      {numRuns: 500},
    );
  });

  it('a result is frozen, and stays the same as JSON', () => {
    const result = score(
      {rules: 'luqiao', hand: 'PPP 123m 234m 78m 99m +6m', by: 'self', wild: '5m'},
      luqiao,
    );
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(Object.isFrozen(result.lines[0])).toBe(true);
  });
});
