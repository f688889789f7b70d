/** What a move leaves of the hand: how near it is to ready, how many tiles help, and whether they win. */
import type {Hand, Meld} from '../../core/notation/hand.js';
import type {Situation} from '../../core/situation/situation.js';
import {tilesIn} from '../../core/notation/parse.js';
import {kindName, kindOf, type Tile} from '../../core/tiles/tile.js';
import {discards, type Discard} from '../../core/waiting/discards.js';
import {waits, type Wait} from '../../core/waiting/waits.js';
import {beside, common} from '../../round/judging/winning.js';
import type {Move} from '../../round/record/move.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {observe} from '../../round/play/observe.js';
import {handOf, lastingDeclarations, seenTiles, type At} from '../../round/state/at.js';
import {meldsText, notationOf} from '../../round/text/notation.js';
import {tilesText} from '../asked-of.js';
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

/** The hand of a seat for the scorer, with what the seat has declared. */
function situationOf(here: At, tiles: Hand['tiles'], melds: readonly Meld[] = here.state.melds): Situation {
  const hand = `${meldsText({melds})} ${notationOf(tiles)}`.trim();
  const flags = lastingDeclarations(here.state);
  return {...common(here), ...beside(here), ...(flags.length && {flags}), hand, seat: here.seat};
}

/** The discards of a hand, best first. Tiles that lie on the table are not left to come. */
function discardsAt(here: At, situation: Situation, asked?: Pick<TableQuestion, 'strings'>): Discard[] {
  const {rules, p, seat} = here;
  if (!rules.ruleset) return [];
  const seen = seenTiles(rules, observe(rules, p, seat));
  const leftOf = (tile: string): number => {
    const [kind] = tilesIn(tile).map(kindOf);
    return Math.max(0, rules.copies[kind] - seen[kind]);
  };
  return discards(situation, rules.ruleset, asked?.strings.problems)
    .discards.map((one) => {
      const useful = one.useful.map(({tile}) => ({tile, left: leftOf(tile)}));
      const ready = one.ready?.map((wait) => ({...wait, left: leftOf(wait.tile)}));
      return {
        ...{...one, useful, left: useful.reduce((sum, {left}) => sum + left, 0)},
        ...(ready && {ready}),
      };
    })
    .sort((a, b) => a.distance - b.distance || b.left - a.left);
}

function afterDiscard(tile: Tile, held: Situation, here: At): QuizNote[] {
  const note = discardNote(kindName(kindOf(tile)), discardsAt(here, drawnOf(held)));
  return note ? [note] : [];
}

/** A discard after which a hand is ready, and the tiles that it then waits for. */
interface Readiness {
  /** Empty where the hand holds no tile too many. */
  readonly discard: string;
  readonly waits: string;
}

/** What a hand waits for, and after which discards. */
export function readyAt(here: At): Readiness[] {
  const held = handOf(here.state);
  const {ruleset} = here.rules;
  if (!held || !ruleset) return [];
  const situation = situationOf(here, held);
  const told = (tiles: readonly {readonly tile: string}[]): string =>
    tilesText(tiles.flatMap(({tile}) => tilesIn(tile)));
  if (held.length % 3 !== 2) {
    const {ready} = waits(situation, ruleset);
    return ready.length ? [{discard: '', waits: told(ready)}] : [];
  }
  return discardsAt(here, drawnOf(situation))
    .filter(({distance, useful}) => distance === 0 && useful.length > 0)
    .map(({tile, useful}) => ({discard: tile, waits: told(useful)}));
}

/** After a call comes a discard: the best one. */
function afterCall(
  meld: Meld,
  held: readonly Tile[],
  here: At,
  asked: Pick<TableQuestion, 'strings'>,
): QuizNote[] {
  const left = withoutSome(
    held,
    meld.tiles.filter((_, at) => at !== meld.called),
  );
  if (!left) return [];
  const best = discardsAt(here, situationOf(here, left, [...here.state.melds, meld]), asked).at(0);
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
