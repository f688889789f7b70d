/** Texts of the gallery against second scorers, which were written from the rules and share nothing with the sources. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import {SEATS, type Seat, type Situation} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {RandomHands} from '../../src/variant/check/hands.js';
import {galleryRuleset} from './gallery.js';
import {changsha, changshaPays} from './plain/changsha.js';
import {plainHand, type PlainHand} from './plain/hand.js';
import {korean} from './plain/korean.js';
import {chengdu, xueliu} from './plain/sichuan.js';
import {singapore} from './plain/singapore.js';
import {zungJung, zungJungPays} from './plain/zung-jung.js';

/** Hands a variant; `DRAWN=5000` in the environment scores 40,000. */
const HANDS = 8 * Number(process.env.DRAWN ?? 500);

/** What a second scorer says of a hand: its total and what each other seat pays, or why it is none. */
type Opinion = 'not-a-win' | 'not-allowed' | {readonly total: number; readonly pays: (seat: Seat) => number};
type Second = (hand: PlainHand, situation: Situation) => Opinion;

type Total = (hand: PlainHand) => number | 'not-a-win' | 'not-allowed';

/** A second scorer by which the discarder pays the total so many times, the others so many, and each so many for a self-draw. */
const paidBy =
  (totalOf: Total, [discarder, others, each]: readonly number[]): Second =>
  (hand, {from}) => {
    const total = totalOf(hand);
    if (typeof total === 'string') return total;
    return {total, pays: (seat) => total * (hand.isSelf ? each : seat === from ? discarder : others)};
  };

/** The second scorers by the name of the page. */
const SECOND: Readonly<Record<string, Second>> = {
  'zung-jung': (hand, {from}) => {
    const total = zungJung(hand);
    if (total === undefined) return 'not-a-win';
    return {total, pays: (seat) => zungJungPays(total, hand, seat === from)};
  },
  changsha: (hand, {from, seat: own = 'east', dealer = 'east'}) => {
    const big = changsha(hand);
    if (typeof big === 'string') return big;
    const pays = (seat: Seat): number =>
      hand.isSelf || seat === from ? changshaPays(big, [seat, own].includes(dealer)) : 0;
    return {total: big ? big * 6 : 1, pays};
  },
  chengdu: paidBy(chengdu, [1, 0, 1]),
  xueliu: paidBy(xueliu, [1, 0, 1]),
  korean: paidBy(korean, [2, 0, 1]),
  singapore: paidBy(singapore, [2, 1, 2]),
};

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

/** What both scorers say of a hand, in one form. */
function opinions(ruleset: Ruleset, second: Second, situation: Situation): readonly unknown[] {
  const {status, total, net} = score(situation, ruleset);
  const opinion = second(plainHand(situation), situation);
  const ours = status === 'win' ? {total, net: SEATS.map((seat) => net[seat] ?? 0)} : status;
  if (typeof opinion === 'string') return [ours, opinion];
  const own = situation.seat ?? 'east';
  const paid = SEATS.map((seat) => (seat === own ? 0 : opinion.pays(seat)));
  const sum = paid.reduce((a, b) => a + b, 0);
  return [ours, {total: opinion.total, net: SEATS.map((seat, i) => (seat === own ? sum : 0 - paid[i]))}];
}

describe.each(Object.entries(SECOND))('%s', (name, second) => {
  it(`is worth what its second scorer says, and pays so, in ${HANDS} hands`, {timeout: 3_600_000}, () => {
    const ruleset = galleryRuleset(name);
    const hands = new RandomHands(ruleset, randomOf(`second ${name}`));
    const met = new Set<string>();
    let compared = 0;
    for (let at = 0; compared < HANDS; at++) {
      const situation = {...(RARE.at(at) ?? hands.next()), rules: name};
      const {status, lines} = score(situation, ruleset);
      if (status === 'invalid') continue;
      compared++;
      const [ours, theirs] = opinions(ruleset, second, situation);
      expect(ours, JSON.stringify(situation)).toEqual(theirs);
      for (const {id} of lines) met.add(id);
    }
    expect(ruleset.patterns.map(({id}) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});
