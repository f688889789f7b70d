/** A hand for each row: the one beside it, or one that is found. */
import type {Example} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {score} from '../../core/scoring/score.js';
import {randomOf} from '../../core/tiles/random.js';
import {RandomHands, type TriedHand} from '../check/hands.js';

type Examples = Readonly<Record<string, Example>>;

/** How many random wins are tried for the rows without an example. */
const TRIED = 2000;
/** After so many of them, whatever else waits has its turn. */
const AT_ONCE = 5;

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

/** Waits for whatever else has its turn after each few hands. */
async function turn(tried: number): Promise<void> {
  if (tried % AT_ONCE === 0) await pause();
}

/** What a win has beside its tiles; an example has only what its row needs. */
const BESIDE = ['flags', 'flowers', 'counters', 'indicators', 'round', 'dealer', 'wild'] as const;

/** The rows that a hand scores if it wins. */
function rowsOf(hand: Example, ruleset: Ruleset): readonly string[] {
  const {status, lines} = score({...hand, rules: ruleset.id}, ruleset);
  return status === 'win' ? lines.map(({id}) => id) : [];
}

/** A hand in the first seat; whoever sat there changes places with the winner. */
function inFirstSeat({seat, from, ...hand}: Example): Example {
  return from ? {...hand, from: from === 'east' ? seat : from} : hand;
}

/** A hand without whatever its row does not need. */
function plainest(hand: TriedHand, id: string, ruleset: Ruleset): Example {
  let plain: Example = hand;
  for (const field of BESIDE) {
    const {[field]: had, ...without} = plain;
    if (had !== undefined && rowsOf(without, ruleset).includes(id)) plain = without;
  }
  const moved = inFirstSeat(plain);
  return rowsOf(moved, ruleset).includes(id) ? moved : plain;
}

/** Adds an example for each row without one, from random wins. A row that none of them has stays without. */
async function completed(ruleset: Ruleset, given: Examples): Promise<Examples> {
  const examples: Record<string, Example> = {...given};
  const rows = ruleset.patterns.filter(({impossible}) => !impossible).map(({id}) => id);
  const lacking = new Set(rows.filter((id) => !Object.hasOwn(examples, id)));
  const wins = new RandomHands(ruleset, randomOf(ruleset.id));
  for (let tried = 0; tried < TRIED && lacking.size; tried++) {
    await turn(tried);
    const hand = wins.next();
    for (const id of rowsOf(hand, ruleset))
      if (lacking.delete(id)) examples[id] = plainest(hand, id, ruleset);
  }
  return examples;
}

/**
 * The examples of a text: its own, those of the rules that it builds on which score their row here too, and for each
 * other row one that is found.
 */
export async function examplesOf(ruleset: Ruleset, own: Examples): Promise<Examples> {
  const lent: Record<string, Example> = {};
  for (const [tried, [id, hand]] of Object.entries(await ruleset.examples()).entries()) {
    await turn(tried);
    if (rowsOf(hand, ruleset).includes(id)) lent[id] = hand;
  }
  return completed(ruleset, {...lent, ...own});
}
