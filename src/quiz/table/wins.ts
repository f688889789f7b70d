/** The question "Which tiles win?" Those that complete the hand and that the referee lets it win on now. */
import {unanswerable} from '../unanswerable.js';
import type {Group} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import type {Seat} from '../../core/situation/situation.js';
import {kindName, kindOf, type Kind} from '../../core/tiles/tile.js';
import {waitsOf} from '../../round/judging/waiting.js';
import {at, seenTiles} from '../../round/state/at.js';
import {withSeat} from '../../round/state/draft.js';
import {fewerDraws} from '../../round/state/draws.js';
import {judge, type Judgement} from '../../round/play/judge.js';
import type {RoundPosition} from '../../round/state/position.js';
import {nextSeat, type RoundRules} from '../../round/state/rules.js';
import {wildsOnTable} from '../../round/state/wild-on-table.js';
import {situationOfWin} from '../../round/judging/situation.js';
import {drawTile} from '../../round/play/turn.js';
import {kindsInText, kindsText} from '../asked-of.js';
import {kindRows} from '../pose.js';
import {NONE} from '../ask.js';
import {marked} from '../marked-tiles.js';
import type {QuizNote} from '../note.js';
import {distinct, more, rightAnswer} from '../verdict.js';
import {openNote} from '../waits.js';
import {noteOf, UNPOSED, type Bound} from './bound.js';
import {furitenSaid, knownSeats, tablePosition, refereeWords, type TableQuestion} from './table.js';

/** A tile that completes the hand, the moment at which it comes, and the ruling on a win then. */
interface Wait {
  readonly kind: Kind;
  readonly then: RoundPosition;
  readonly said: Judgement;
  /** Whether all four can be seen; such a tile may be named or not. */
  readonly isUsedUp: boolean;
}

/** The question `wins`: which tiles a seat wins on, chosen from those of the rule set. */
export function wins(asked: TableQuestion): Bound {
  const {rules} = asked;
  const p = tablePosition(asked);
  const seat = p && seatOf(rules, p, asked.seat);
  const waits = p && seat ? waitsAt(p, seat, asked) : [];
  if (!p || !seat || !waits.length) return {...UNPOSED, fault: unanswerable(p ? 'no-waits' : 'no-rules')};
  const {quiz, words} = asked;
  const {copies, ruleset} = rules;
  const wild = wildsOnTable(rules, p);
  const won = waits.filter(({said}) => said.legal);
  const expected = kindsText(won.map(({kind}) => kind)) || NONE;
  const from = throwerOf(rules, p, seat);
  const splitOf = ({then}: Wait): readonly Group[] => {
    const situation = situationOfWin(rules, then, seat);
    return ruleset && situation ? score(situation, ruleset).groups : [];
  };
  return {
    question: from
      ? quiz.table.winsFrom(words.seat(seat), words.seat(from))
      : quiz.table.winsSelf(words.seat(seat)),
    form: {is: 'tiles', rows: kindRows(copies), single: false, none: true},
    choices: [],
    wild,
    name: (choice) => choice,
    read: (given) => (given.trim() === NONE ? NONE : kindsText(kindsInText(given)) || undefined),
    judge(given) {
      const named = given === NONE ? [] : kindsInText(given);
      const wrong = named.filter((kind) => !waits.some((one) => one.kind === kind && isFine(one)));
      const missed = won.filter(({kind, isUsedUp}) => !isUsedUp && !named.includes(kind));
      if (!wrong.length && !missed.length) return rightAnswer(given, expected);
      return {
        ...{right: false, given, expected, wrong: given === NONE ? [NONE] : wrong.map(kindName)},
        where: distinct([
          ...wrong.map((kind): QuizNote => whyNot(kind, waits)),
          ...more('tile', missed.length),
        ]),
        notes: distinct([...missed.flatMap((one) => openNote(kindName(one.kind), splitOf(one)))]),
      };
    },
    hint: () => won.slice(0, 1).flatMap((one) => openNote(kindName(one.kind), splitOf(one)))[0],
    solution: () => [
      ...won.map((one) =>
        noteOf(quiz.table.winsOn(words.seat(seat), marked(kindName(one.kind)), setsText(splitOf(one)))),
      ),
      ...waits.filter(({said}) => !said.legal).map(({kind}) => whyNot(kind, waits)),
    ],
  };
}

const setsText = (groups: readonly Group[]): string => groups.map(({tiles}) => marked(tiles)).join(' ');

const isFine = ({said, isUsedUp}: Wait): boolean => said.legal || isUsedUp;

function whyNot(kind: Kind, waits: readonly Wait[]): QuizNote {
  const said = waits.find((one) => one.kind === kind)?.said;
  return said && !said.legal ? noteOf(said.why.message) : {kind: 'not-waited', tile: kindName(kind)};
}

/** The seat in question: the one named, the only one whose hand is known, or the one whose turn it is. */
function seatOf(rules: RoundRules, p: RoundPosition, named: Seat | undefined): Seat | undefined {
  const known = knownSeats(rules, p);
  if (named) return known.find((seat) => seat === named);
  return known.length === 1 ? known[0] : known.find((seat) => seat === p.phase.seat);
}

/** The seat that would discard the tile; undefined on the seat's own turn, when it would draw. */
function throwerOf(rules: RoundRules, p: RoundPosition, seat: Seat): Seat | undefined {
  if (p.phase.seat !== seat) return p.phase.seat;
  return p.phase.is === 'claim' || p.phase.is === 'rob' ? nextSeat(rules.seats, seat) : undefined;
}

function waitsAt(p: RoundPosition, seat: Seat, asked: TableQuestion): Wait[] {
  const {rules} = asked;
  const here = at(rules, p, seat);
  if (!here || p.phase.is === 'over') return [];
  const furiten = furitenSaid(here, asked);
  const seen = seenTiles(rules, p);
  const {copies} = rules;
  return waitsOf(here).map((kind) => {
    const then = comes(rules, p, seat, kind);
    const isOpen = [p.phase.tile, here.state.drawn].some(
      (tile) => tile !== undefined && kindOf(tile) === kind,
    );
    return {
      kind,
      then,
      said: judge(rules, then, seat, {do: 'win'}, refereeWords(asked, {tile: kind, furiten})),
      isUsedUp: seen[kind] - (isOpen ? 1 : 0) >= copies[kind],
    };
  });
}

/** The moment at which a tile comes to a seat: discarded by another, or drawn on its own turn. */
function comes(rules: RoundRules, p: RoundPosition, seat: Seat, tile: Kind): RoundPosition {
  const from = throwerOf(rules, p, seat);
  const before = p.seats[from ?? seat];
  if (!before) return p;
  const {is} = p.phase;
  if (!from) {
    const isDrawn = is === 'act';
    return isDrawn
      ? withSeat(p, seat, {...before, drawn: tile})
      : drawTile(rules, {...p, wall: undefined}, seat, {do: 'draw', tile});
  }
  // replaces the discard that lies open; if none does, adds one
  const isOpen = is === 'claim' && p.phase.seat === from;
  const river = [...(isOpen ? before.river.slice(0, -1) : before.river), {tile}];
  const left = is === 'draw' || p.phase.seat === seat ? fewerDraws(p.left, 1) : p.left;
  return withSeat({...p, left, phase: {is: 'claim', seat: from, tile}}, from, {...before, river});
}
