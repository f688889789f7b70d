/** The question "What does it wait for?" Missed and wrong tiles are named, each with the split that shows it. */
import {fault, type Fault, type Problem} from '../core/situation/problem.js';
import {unanswerable} from './unanswerable.js';
import {formatHand} from '../core/notation/format.js';
import {score} from '../core/scoring/score.js';
import {mayBeWon, waits as waitsOf, type Wait} from '../core/waiting/waits.js';
import {kindName, kindOf} from '../core/tiles/tile.js';
import {tilesIn} from '../core/notation/parse.js';
import type {Group} from '../core/game/result.js';
import type {Situation} from '../core/situation/situation.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {writtenHand, kindsInText, kindsText, tilesText} from './asked-of.js';
import type {QuizNote} from './note.js';
import {distinct, more, rightAnswer} from './verdict.js';
import {withoutWin} from '../core/notation/hand.js';

/** The situation before its winning tile came, if it has one. */
export function waiting(asked: QuestionSubject): Situation {
  const {by: _, ...rest} = asked.situation;
  const hand = writtenHand(asked);
  return hand?.win === undefined ? rest : {...rest, hand: formatHand(withoutWin(hand))};
}

const readyOf = (asked: QuestionSubject): readonly Wait[] =>
  waitsOf(waiting(asked), asked.ruleset, asked.messages).ready;

/** The tiles that the hand can win on, by discard or self-draw. */
export const winningTiles = (asked: QuestionSubject): string[] =>
  readyOf(asked)
    .filter(mayBeWon)
    .map(({tile}) => tile);

/** Values of `answer`: whether the tiles that win are meant, or all that complete the hand. */
export const WAITS_MEANT = ['winning', 'completing'] as const;

/** The tiles that are right: those that the hand can win on, or all that complete it where the author means these. */
const rightTiles = (asked: QuestionSubject): string[] =>
  readyOf(asked)
    .filter((wait) => asked.answer === 'completing' || mayBeWon(wait))
    .map(({tile}) => tile);

/** How the question is put, where the hand cannot win on every tile that completes it. */
export function waitsAsked(asked: QuestionSubject): 'waits' | 'waitsWinning' | 'waitsCompleting' {
  if (readyOf(asked).every(mayBeWon)) return 'waits';
  return asked.answer === 'completing' ? 'waitsCompleting' : 'waitsWinning';
}

/** The fault of an author's own words that may mean either, where the two differ; for `mj check`. */
export function unclearWaits(asked: QuestionSubject): Fault | undefined {
  if (asked.answer || waitsAsked(asked) === 'waits') return undefined;
  return {...fault('which-waits', winningTiles(asked).join(' '), 'answer'), count: readyOf(asked).length};
}

/** The groups of the hand with a tile added. */
export function splitWith(asked: QuestionSubject, tile: string): readonly Group[] {
  const situation = waiting(asked);
  const by = readyOf(asked).find((wait) => wait.tile === tile)?.discard.status === 'win' ? 'discard' : 'self';
  return score({...situation, hand: `${situation.hand} +${tile}`, by}, asked.ruleset).groups;
}

/** Why a tile that completes the hand does not win. */
const whyNot = ({discard, self}: Wait): Problem | undefined => self.reason ?? discard.reason;

/** Tiles that complete the hand but can all be seen; they may be named or not. */
const usedUp = (ready: readonly Wait[]): string[] => ready.filter(({left}) => !left).map(({tile}) => tile);

function judge(given: string, asked: QuestionSubject): Verdict {
  const ready = readyOf(asked);
  const won = rightTiles(asked);
  const free = usedUp(ready);
  const named = tilesIn(given).map((tile) => kindName(kindOf(tile)));
  const missed = won.filter((tile) => !named.includes(tile) && !free.includes(tile));
  const wrong = named.filter((tile) => !won.includes(tile) && !free.includes(tile));
  const expected = won.join('');
  if (!wrong.length && !missed.length) return rightAnswer(given, expected);
  return {
    ...{right: false, given, expected, wrong},
    where: [
      ...wrong.map((tile): QuizNote => {
        const problem = ready.filter((wait) => wait.tile === tile).map(whyNot)[0];
        return problem ? {kind: 'not-won', tile, problem} : {kind: 'not-waited', tile};
      }),
      ...more('tile', missed.length),
    ],
    notes: distinct(missed.flatMap((tile) => openNote(tile, splitWith(asked, tile)))),
  };
}

/**
 * What waits for a tile that a reader has not named: the open chow, a pair that can become a pung, a single tile that
 * can become the pair. The tile itself is not named, so of the last two no tile is.
 */
export function openNote(tile: string, groups: readonly Group[]): QuizNote[] {
  const open = groups.find(({win}) => win);
  if (!open) return [];
  const {kind, tiles} = open;
  if (kind === 'pair' || kind === 'pung') return [{kind: 'open', shape: kind, tiles: ''}];
  if (kind !== 'chow') return [];
  const [won] = tilesIn(tile).map(kindOf);
  const rest = tilesIn(tiles).map(kindOf);
  return [{kind: 'open', shape: 'chow', tiles: tilesText(rest.toSpliced(rest.indexOf(won), 1))}];
}

/** The question `waits`. Right are exactly the kinds that win. */
export const waitsQuestion: Question = {
  fault(asked) {
    const {reason, distance, ready} = waitsOf(waiting(asked), asked.ruleset);
    if (reason) return reason;
    if (!ready.length) return unanswerable('far', distance);
    if (rightTiles(asked).length) return undefined;
    const short = ready.map(whyNot).find((problem) => problem?.code === 'below-minimum');
    return short ? unanswerable('minimum', Number(short.about), asked.ruleset.unit) : unanswerable('barred');
  },
  expected: (asked) => rightTiles(asked).join(''),
  choices: () => [],
  read: (given) => kindsText(kindsInText(given)) || undefined,
  judge,
  hint: (asked) => rightTiles(asked).flatMap((tile) => openNote(tile, splitWith(asked, tile)))[0],
  solution: (asked) =>
    rightTiles(asked).map((tile) => ({kind: 'waited', tile, groups: splitWith(asked, tile)})),
};
