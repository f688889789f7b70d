/**
 * Near misses of hands that are not complete, compared with trying every exchange of one tile, and of two tiles of a
 * set.
 */
import {expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {arrangements} from '../../../src/core/scoring/arrangements.js';
import {nearMisses} from '../../../src/core/scoring/near-misses.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import type {Ruleset} from '../../../src/core/game/ruleset.js';
import {KINDS, kindName} from '../../../src/core/tiles/tile.js';
import * as all from '../../../src/rules/index.js';
import {namesIn, partsOf} from '../../rules/drawn.js';
import {seeded, type Random} from '../../rules/random.js';

const HANDS = 25;
/** For how many hands every exchange of two tiles is tried. */
const WHOLLY = 2;
const NAMES = Array.from({length: KINDS}, (_, kind) => kindName(kind));

/** A drawn hand with some tiles replaced, without its circumstances. */
interface Spoilt {
  readonly melds: string;
  readonly held: readonly string[];
  readonly win: string;
  readonly rest: Omit<Situation, 'hand'>;
}

/** Spoilt hands show no red fives, so there are none in the game: else a hand with all four fives would lack its red one. */
const WITHOUT_REDS: Readonly<Record<string, Pick<Situation, 'options'>>> = {
  riichi: {options: {redTiles: {'5m': 0, '5p': 0, '5s': 0}}},
};

function spoilt({rules, hand, by, from, seat, wild}: Situation, random: Random): Spoilt | undefined {
  const {held, win} = partsOf(hand.replaceAll('r', ''));
  if (!win) return undefined;
  const other = [...held];
  for (let n = random(2); n >= 0; n--) {
    const at = random(other.length);
    if (other[at] !== wild) other[at] = NAMES[random(KINDS)];
  }
  const melds = (/^.*\]/.exec(hand)?.[0] ?? '').replaceAll('r', '');
  const way = by === 'robbing' ? 'self' : by;
  return {
    melds,
    held: other,
    win,
    rest: {
      ...WITHOUT_REDS[rules],
      rules,
      by: way,
      seat,
      ...(way === 'discard' && {from}),
      ...(wild && {wild}),
    },
  };
}

const situationOf = ({melds, held, win, rest}: Spoilt): Situation => ({
  ...rest,
  hand: `${melds} ${held.join('')} +${win}`,
});

/**
 * The hand with some tiles taken out and others put in; the winning tile stays if it can. Undefined if it lacks a
 * tile to take out.
 */
function exchanged(hand: Spoilt, gone: readonly string[], come: readonly string[]): Spoilt | undefined {
  const held = [...hand.held];
  let {win} = hand;
  const left = [...come];
  for (const name of gone) {
    const at = held.indexOf(name);
    if (at >= 0) held.splice(at, 1);
    else if (name === win && left.length === come.length) win = left.shift() ?? win;
    else return undefined;
  }
  return {...hand, held: [...held, ...left], win};
}

const isComplete = (status: string): boolean => status === 'win' || status === 'not-allowed';

/** The ids of the lines of a hand; none if it is not complete. */
function linesOf(hand: Spoilt | undefined, ruleset: Ruleset): string[] {
  if (!hand) return [];
  const {status, lines} = score(situationOf(hand), ruleset);
  return isComplete(status) ? lines.map(({id}) => id) : [];
}

/** Pairs of tiles that make a set with a third. */
const TWO: readonly (readonly string[])[] = NAMES.flatMap((name, kind) => [
  [name, name],
  ...[1, 2].filter((step) => kind < 27 && (kind % 9) + step < 9).map((step) => [name, NAMES[kind + step]]),
]);

/** Whether some split of the hand has both tiles in a set with a third tile. */
const haveASet = (hand: Spoilt, come: readonly string[], ruleset: Ruleset): boolean =>
  arrangements(situationOf(hand), ruleset).some(({groups}) =>
    groups.slice(partsOf(hand.melds).melds.length).some(({tiles}) => {
      const rest = namesIn(tiles);
      for (const name of come) {
        const at = rest.indexOf(name);
        if (at < 0) return false;
        rest.splice(at, 1);
      }
      return rest.length === 1;
    }),
  );

function byTwo(hand: Spoilt, own: readonly string[], ruleset: Ruleset): Set<string> {
  const found = new Set<string>();
  for (const [i, a] of own.entries())
    for (const b of own.slice(i))
      for (const come of TWO) {
        if (come.includes(a) || come.includes(b)) continue;
        const other = exchanged(hand, [a, b], come);
        const lines = linesOf(other, ruleset);
        if (other && lines.length && haveASet(other, come, ruleset)) for (const id of lines) found.add(id);
      }
  return found;
}

it.each(Object.values(all))(
  'are those of every exchange: $id',
  async (ruleset) => {
    const drawn = await drawing(ruleset);
    const random = seeded(7);
    let met = 0;
    for (let n = 0; met < HANDS; n++) {
      const one = drawn.draw({seed: `spoilt ${n}`, level: 2});
      const hand = one && spoilt(one.situation, random);
      if (!hand || score(situationOf(hand), ruleset).status !== 'not-a-win') continue;
      met++;
      const misses = nearMisses(situationOf(hand), ruleset);
      const at = situationOf(hand).hand;
      const own = [...new Set([...hand.held, hand.win])].filter((name) => name !== hand.rest.wild);
      const byOne = new Set(
        own.flatMap((gone) =>
          NAMES.filter((name) => name !== gone).flatMap((come) =>
            linesOf(exchanged(hand, [gone], [come]), ruleset),
          ),
        ),
      );
      const idsBy = (way: string): string[] => misses.filter(({by}) => by === way).map(({id}) => id);
      expect(idsBy('tile').sort(), at).toEqual([...byOne].sort());
      for (const {id, tiles = '', instead = ''} of misses)
        expect(linesOf(exchanged(hand, namesIn(tiles), namesIn(instead)), ruleset), at).toContain(id);
      if (met > WHOLLY) continue;
      const two = [...byTwo(hand, own, ruleset)].filter((id) => !byOne.has(id));
      expect(idsBy('set').sort(), at).toEqual(two.sort());
    }
  },
  120_000,
);
