/** Texts of the gallery against second scorers, which were written from the rules and share nothing with the sources. */
import {describe, expect, it} from 'vitest';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {RandomHands} from '../../src/variant/check/hands.js';
import {galleryRuleset} from './gallery.js';
import {plainHand} from './plain/hand.js';
import {SECOND, type Opinion} from './seconds.js';

/** So many hands; `DRAWN=5000` in the environment scores ten times as many. */
const HANDS = Number(process.env.DRAWN ?? 500) * 2;
/** Every way to use the wild tiles of a hand is tried: so many times fewer hands. */
const FASTER = 4;

const ANIMALS = ['animalCat', 'animalRat', 'animalRooster', 'animalCentipede'];

/** Hands that are hardly ever drawn, of one row each: nine gates, 清么九, and four animals. */
const RARE: readonly Omit<Situation, 'rules'>[] = [
  ...[...'123456789'].map((rank) => {
    const tiles = [...'1112345678999'].map((one) => `${one}m`).join('');
    return {hand: `${tiles}+${rank}m`, by: 'self'} as const;
  }),
  {hand: '1m1m1m1m2m3m7m7m8m8m9m9m9m+9m', by: 'self'},
  {hand: '1m2m3m4m5m6m7m8m9m2s2s6p7p+8p', by: 'self', flags: ANIMALS},
];

/** Rows that count where it is agreed alone. */
const IF_AGREED: readonly string[] = ['sifenghuiqi'];

/** What both scorers say of a hand, in one form. */
function opinions(
  {status, total, net}: ScoreResult,
  opinion: Exclude<Opinion, undefined>,
  situation: Situation,
): readonly unknown[] {
  const ours = status === 'win' ? {total, net: SEATS.map((seat) => net[seat] ?? 0)} : status;
  if (typeof opinion === 'string') return [ours, opinion];
  const own = situation.seat ?? 'east';
  const paid = SEATS.map((seat) => (seat === own ? 0 : opinion.pays(seat)));
  const sum = paid.reduce((a, b) => a + b, 0);
  return [ours, {total: opinion.total, net: SEATS.map((seat, i) => (seat === own ? sum : 0 - paid[i]))}];
}

describe.each(Object.entries(SECOND))('%s', (name, second) => {
  const ruleset = galleryRuleset(name);
  const wanted = HANDS * (ruleset.wilds ? 1 : FASTER);

  it(`is worth what its second scorer says, and pays so, in ${wanted} hands`, {timeout: 3_600_000}, () => {
    const hands = new RandomHands(ruleset, randomOf(`second ${name}`));
    const met = new Set<string>();
    let compared = 0;
    for (let at = 0; compared < wanted; at++) {
      const situation = {...(RARE.at(at) ?? hands.next()), rules: name};
      const result = score(situation, ruleset);
      const opinion = result.status === 'invalid' ? undefined : second(plainHand(situation), situation);
      if (opinion === undefined) continue;
      compared++;
      const [ours, theirs] = opinions(result, opinion, situation);
      expect(ours, JSON.stringify(situation)).toEqual(theirs);
      for (const {id} of result.lines) met.add(id);
    }
    const always = ruleset.patterns.map(({id}) => id).filter((id) => !IF_AGREED.includes(id));
    expect(always.filter((id) => !met.has(id))).toEqual([]);
  });
});
