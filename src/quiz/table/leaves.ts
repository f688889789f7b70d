/** What a move leaves of the hand: how near it is to ready, how many tiles help, and whether they win. */
import type {Hand, Meld} from '../../core/notation/hand.js';
import type {Situation} from '../../core/situation/situation.js';
import {kindName, kindOf, type Tile} from '../../core/tiles/tile.js';
import {score} from '../../core/scoring/score.js';
import {discards} from '../../core/waiting/discards.js';
import {waits, type Wait} from '../../core/waiting/waits.js';
import {beside, common} from '../../round/judging/winning.js';
import type {Move} from '../../round/record/move.js';
import {tilesWithout} from '../../round/record/tiles.js';
import {handOf, type At} from '../../round/state/at.js';
import {meldsText, notationOf} from '../../round/text/notation.js';
import {discardNote, drawnOf} from '../discard.js';
import type {QuizNote} from '../note.js';
import type {TableQuestion} from './table.js';

/** What a move leaves; nothing where the scorer does not know the hand, and of moves after which a tile is drawn. */
export function leavesNotes(move: Move, here: At, asked: Pick<TableQuestion, 'strings'>): QuizNote[] {
  const held = handOf(here.state);
  if (!here.rules.ruleset || !held) return [];
  switch (move.do) {
    case 'discard':
      return move.tile === undefined ? [] : afterDiscard(move.tile, situationOf(here, held), here);
    case 'chow':
    case 'pung':
      return move.meld ? afterCall(move.meld, held, here, asked) : [];
    case 'pass':
      return afterPass(situationOf(here, held), here);
    default:
      return [];
  }
}

/** The hand of a seat for the scorer. */
function situationOf(here: At, tiles: Hand['tiles'], melds: readonly Meld[] = here.state.melds): Situation {
  const hand = `${meldsText({melds})} ${notationOf(tiles)}`.trim();
  return {...common(here), ...beside(here), hand, seat: here.seat};
}

function afterDiscard(tile: Tile, held: Situation, {rules: {ruleset}}: At): QuizNote[] {
  if (!ruleset) return [];
  const situation = drawnOf(held);
  const result = score(situation, ruleset);
  const note = discardNote(kindName(kindOf(tile)), {situation, ruleset, result});
  return note ? [note] : [];
}

/** After a call comes a discard: the best one. */
function afterCall(
  meld: Meld,
  held: readonly Tile[],
  here: At,
  {strings}: Pick<TableQuestion, 'strings'>,
): QuizNote[] {
  const {ruleset} = here.rules;
  const left = tilesWithout(
    held,
    meld.tiles.filter((_, at) => at !== meld.called),
  );
  if (!ruleset || !left) return [];
  const situation = situationOf(here, left, [...here.state.melds, meld]);
  const best = discards(situation, ruleset, strings.problems).discards.at(0);
  if (!best) return [];
  return [{kind: 'best-left', distance: best.distance, left: best.left}, ...barred(best.ready ?? [])];
}

/** Why none of the tiles that complete a hand wins; nothing where one does. */
function barred(ready: readonly Wait[]): QuizNote[] {
  if (ready.some(({discard, self}) => [discard, self].some(({status}) => status === 'win'))) return [];
  return ready.slice(0, 1).flatMap(({tile, discard, self}): QuizNote[] => {
    const problem = self.reason ?? discard.reason;
    return problem ? [{kind: 'not-won', tile, problem}] : [];
  });
}

function afterPass(situation: Situation, {rules: {ruleset}}: At): QuizNote[] {
  if (!ruleset) return [];
  const {status, distance} = waits(situation, ruleset);
  if (status !== 'waits') return [];
  return [distance === 0 ? {kind: 'is-ready'} : {kind: 'not-ready', distance}];
}
