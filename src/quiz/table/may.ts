/**
 * The question "What may each seat do?" Boxes for calls, kongs, declarations and wins; the referee says why one is
 * not legal.
 */
import {unanswerable} from '../unanswerable.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {HONOR, kindOf, rankOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {at, handOf, lastDiscard, type At} from '../../round/state/at.js';
import type {Meld} from '../../core/notation/hand.js';
import {score} from '../../core/scoring/score.js';
import {situationOfWin} from '../../round/judging/situation.js';
import {winningTile} from '../../round/judging/winning.js';
import {judge} from '../../round/play/judge.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import type {Move} from '../../round/record/move.js';
import type {MoveName} from '../../round/record/record.js';
import {inTileOrder} from '../../round/record/tiles.js';
import {NONE} from '../ask.js';
import type {QuizNote} from '../note.js';
import {distinct, more, rightAnswer} from '../verdict.js';
import {whyMay} from './because.js';
import {noteOf, UNPOSED, type Bound} from './bound.js';
import {mayDo, moveName, outcomeText, type May} from './outcome.js';
import {furitenSaid, knownSeats, tablePosition, refereeWords, type TableQuestion} from './table.js';
import {listedWords} from '../../core/situation/value.js';

/** A move that a seat might make. */
interface Box {
  readonly seat: Seat;
  readonly name: MoveName;
}

const idOf = ({seat, name}: Box): string => `${seat}:${name}`;

/** The question `may`, with a box for each seat and each kind of move. */
export function may(asked: TableQuestion): Bound {
  const p = tablePosition(asked);
  const {rules} = asked;
  const boxes = p ? boxesOf(rules, p, asked.seat) : [];
  if (!p || !boxes.length) return {...UNPOSED, fault: unanswerable(p ? 'nobody' : 'no-rules')};
  const {quiz, words} = asked;
  const can = boxes.filter(({seat, name}) => mayDo(rules, p, seat).some((move) => move.do === name));
  const expected = can.map(idOf).join(' ') || NONE;
  return {
    question: asked.seat ? quiz.table.mayOf(words.seat(asked.seat)) : quiz.table.may,
    form: {
      is: 'boxes',
      bySeat: [...new Set(boxes.map(({seat}) => seat))].map((seat) => ({
        seat,
        label: words.seat(seat),
        boxes: boxes
          .filter((box) => box.seat === seat)
          .map((box) => ({id: idOf(box), label: moveName(words, box.name)})),
      })),
    },
    choices: [...boxes.map(idOf), NONE],
    name(choice) {
      if (choice === NONE) return quiz.noneOfThese;
      const box = boxes.find((one) => idOf(one) === choice);
      return box
        ? `${words.seat(box.seat)}${asked.strings.punctuation.colon}${moveName(words, box.name)}`
        : choice;
    },
    read(given) {
      const ticked = listedWords(given);
      const ids = boxes.map(idOf).filter((id) => ticked.includes(id));
      return ids.join(' ') || (ticked.includes(NONE) ? NONE : undefined);
    },
    judge(given) {
      if (given === expected) return rightAnswer(given);
      const ticked = given.split(' ');
      const wrong = boxes.filter((box) => ticked.includes(idOf(box)) && !can.includes(box));
      const missing = can.filter((box) => !ticked.includes(idOf(box)));
      const isNone = given === NONE;
      // where one seat is asked about, the number says as much
      const seats = asked.seat ? [] : [...new Set(missing.map(({seat}) => seat))];
      return {
        ...{right: false, given, expected, wrong: isNone ? [NONE] : wrong.map(idOf)},
        where: distinct([
          ...wrong.map((box) => noteOf(whyNot(p, box, asked))),
          ...more('move', missing.length),
        ]),
        notes: seats.map((seat) => noteOf(quiz.table.mayMore(words.seat(seat)))),
      };
    },
    // that nothing is possible would be the answer: one box is told in its place
    hint: () => (can.length ? {kind: 'true-count', count: can.length} : noteOf(whyNot(p, boxes[0], asked))),
    solution() {
      const told = can.length
        ? mayOf(rules, p, can).flatMap(({seat, moves}) => {
            const here = at(rules, p, seat);
            return here ? whyMay(moves, here, asked).map(noteOf) : [];
          })
        : [noteOf(quiz.table.nothing), ...boxes.map((box) => noteOf(whyNot(p, box, asked)))];
      return distinct([...told, ...outcome(p, can, asked)]);
    },
  };
}

/** The boxes: what each seat with a say might do now. Seats with hidden hands have none. */
function boxesOf(rules: RoundRules, p: RoundPosition, only: Seat | undefined): Box[] {
  const {is, seat: whose, answers} = p.phase;
  if (is === 'over' || is === 'draw') return [];
  const isClaim = is === 'claim' || is === 'rob';
  const seats = knownSeats(rules, p).filter((seat) =>
    isClaim ? seat !== whose && !answers?.[seat] : seat === whose,
  );
  return seats
    .filter((seat) => !only || seat === only)
    .flatMap((seat) => {
      const here = at(rules, p, seat);
      return here ? namesFor(here).map((name) => ({seat, name})) : [];
    });
}

function namesFor(here: At): MoveName[] {
  const {p, rules} = here;
  if (p.phase.is === 'rob') return ['win'];
  if (p.phase.is === 'claim') {
    const open = p.phase.tile;
    const isSuit = open !== undefined && kindOf(open) < HONOR;
    return ['win', 'kong', 'pung', ...(rules.flow.chow && isSuit ? (['chow'] as const) : [])];
  }
  const laid = rules.flow.laidOut;
  const isLaid = laid && handOf(here.state)?.some((tile) => laid.is(kindOf(tile), rules.o));
  const declared = rules.flow.ready?.words ?? [];
  return ['win', 'kong', ...declared, ...(isLaid ? (['out'] as const) : [])];
}

const mayOf = (rules: RoundRules, p: RoundPosition, can: readonly Box[]): May[] =>
  SEATS.filter((seat) => can.some((box) => box.seat === seat)).map((seat) => ({
    seat,
    moves: mayDo(rules, p, seat),
  }));

/** Which seat gets the tile where several claim it. */
function outcome(p: RoundPosition, can: readonly Box[], asked: TableQuestion): QuizNote[] {
  const {rules} = asked;
  const text = outcomeText(rules, p, mayOf(rules, p, can), asked);
  return text ? [noteOf(text)] : [];
}

/** Why a seat may not do something. Of several attempts, the reason that is not about tiles it lacks. */
function whyNot(p: RoundPosition, {seat, name}: Box, asked: TableQuestion): string {
  const {rules} = asked;
  const here = at(rules, p, seat);
  const messages = here
    ? refereeWords(asked, {tile: tileWon(here, name), furiten: furitenSaid(here, asked)})
    : refereeWords(asked);
  const reasons = (here ? triesOf(here, name) : []).flatMap((move) => {
    const said = judge(rules, p, seat, move, messages);
    return said.legal ? [] : [said.why];
  });
  const [first] = reasons;
  const why = reasons.find(({code}) => code !== 'not-held') ?? first;
  return asked.strings.punctuation.sentences([why.message, ...worthOf(p, seat, why.code, asked)]);
}

/** What a win below the minimum would be worth. */
function worthOf(
  p: RoundPosition,
  seat: Seat,
  code: string,
  {rules, strings, quiz}: TableQuestion,
): string[] {
  const situation = code === 'below-minimum' ? situationOfWin(rules, p, seat) : undefined;
  if (!situation || !rules.ruleset) return [];
  const {total, unit} = score(situation, rules.ruleset);
  return [quiz.notes.onlyWorth(strings.score.amount(total, unit))];
}

/** The tile of a win; undefined where the move is another one, or no tile lies open. */
const tileWon = (here: At, name: MoveName): Tile | undefined =>
  name === 'win' ? winningTile(here)?.tile : undefined;

/** The moves by which a seat might attempt it. */
function triesOf(here: At, name: MoveName): Move[] {
  const open = lastDiscard(here)?.tile;
  const isOwn = here.p.phase.seat === here.seat;
  if (name === 'out') return outs(here);
  if (name === 'kong' && isOwn) return ownKongs(here);
  if (open === undefined || !(name === 'pung' || name === 'kong' || name === 'chow')) return [{do: name}];
  const kind = kindOf(open);
  if (name === 'chow') return neighbours(kind).map((two) => call('chow', open, two));
  return [call(name, open, Array<Kind>(name === 'pung' ? 2 : 3).fill(kind))];
}

const call = (kind: 'chow' | 'pung' | 'kong', open: Tile, own: readonly Kind[]): Move => ({
  do: kind,
  meld: {kind, tiles: [open, ...own], open: true, called: 0},
});

/** The pairs of kinds that make a chow together with a kind. */
function neighbours(kind: Kind): Kind[][] {
  const rank = rankOf(kind);
  return [
    [kind - 2, kind - 1],
    [kind - 1, kind + 1],
    [kind + 1, kind + 2],
  ].filter(([low, high]) => rank - (kind - low) >= 1 && rank + (high - kind) <= 9);
}

const KONG: Omit<Meld, 'tiles'> = {kind: 'kong', open: true};

/** Attempts at a kong: one with each own pung, and one with the kind held most often. */
function ownKongs({state}: At): Move[] {
  const kinds = (handOf(state) ?? []).map(kindOf);
  const count = (kind: Kind): number => kinds.filter((one) => one === kind).length;
  const [most] = [...kinds].sort((a, b) => count(b) - count(a));
  const added = state.melds
    .filter(({kind}) => kind === 'pung')
    .map(({tiles}): Move => {
      return {do: 'kong', meld: {...KONG, tiles: [...inTileOrder(tiles), kindOf(tiles[0])], added: true}};
    });
  return [...added, {do: 'kong', meld: {...KONG, tiles: [most, most, most, most], open: false}}];
}

const outs = ({rules, state}: At): Move[] =>
  (handOf(state) ?? [])
    .filter((tile) => rules.flow.laidOut?.is(kindOf(tile), rules.o))
    .map((tile) => ({do: 'out', tile}));
