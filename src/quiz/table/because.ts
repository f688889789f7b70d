/** Why a seat may make a move: the tile that it is about, the seat, and what the seat holds. */
import {score} from '../../core/scoring/score.js';
import type {Tile} from '../../core/tiles/tile.js';
import {speakStep} from '../../locales/round/steps.js';
import {situationOfWin} from '../../round/judging/situation.js';
import {winningTile} from '../../round/judging/winning.js';
import type {Move} from '../../round/record/move.js';
import {inTileOrder} from '../../round/record/tiles.js';
import type {Declaration} from '../../round/record/record.js';
import type {At} from '../../round/state/at.js';
import {writeMove} from '../../round/text/move.js';
import {notationOf} from '../../round/text/notation.js';
import {marked} from '../marked-tiles.js';
import {readyAt} from './leaves.js';
import {moveName} from './outcome.js';
import type {TableQuestion} from './table.js';

const picture = (tiles: readonly Tile[]): string => marked(notationOf(inTileOrder([...tiles])));

/** Why a seat may make these moves, a sentence for each kind of move; several chows of one tile are told together. */
export function whyMay(moves: readonly Move[], here: At, asked: TableQuestion): string[] {
  const chows = moves.filter((move) => move.do === 'chow');
  const others = moves.filter((move) => move.do !== 'chow');
  return [
    ...(chows.length ? [chowSaid(chows, here, asked)] : []),
    ...others.map((move) => moveSaid(move, here, asked)),
  ];
}

/** The tiles of a called set that are the caller's own. */
const ownOf = ({meld}: Move): readonly Tile[] => (meld?.tiles ?? []).filter((_, at) => at !== meld?.called);

function chowSaid(chows: readonly Move[], {p, seat}: At, {quiz, words}: TableQuestion): string {
  const own = words.or([...new Set(chows.map((move) => picture(ownOf(move))))]);
  const open = p.phase.tile === undefined ? '' : picture([p.phase.tile]);
  return quiz.table.because.chow(words.seat(seat), open, words.seat(p.phase.seat), own);
}

function moveSaid(move: Move, here: At, asked: TableQuestion): string {
  const {quiz, words, strings} = asked;
  const {because} = quiz.table;
  const {p, seat: who} = here;
  const seat = words.seat(who);
  const {meld, tile} = move;
  switch (move.do) {
    case 'pung':
    case 'kong': {
      if (!meld) break;
      const [first] = meld.tiles;
      if (meld.added) return because.added(seat, picture([first]), picture(meld.tiles.slice(0, 3)));
      if (!meld.open) return because.concealed(seat, picture(meld.tiles));
      const open = picture([p.phase.tile ?? first]);
      return because[move.do](seat, open, words.seat(p.phase.seat), picture(ownOf(move)));
    }
    case 'win':
      return winSaid(here, asked);
    case 'ready':
    case 'riichi':
    case 'open':
      return declaredSaid(move.do, here, asked);
    case 'out':
      if (tile !== undefined) return because.out(seat, picture([tile]));
  }
  return speakStep({strings, words}, who, writeMove(move));
}

/** A win: the tile, what it is worth and the sets that the tile completes. */
function winSaid(here: At, {quiz, words, strings}: TableQuestion): string {
  const {rules, p, seat} = here;
  const {because} = quiz.table;
  const situation = situationOfWin(rules, p, seat);
  const result = situation && rules.ruleset && score(situation, rules.ruleset);
  const won = winningTile(here);
  if (!result || !won) return because.flowers(words.seat(seat));
  const {total, unit, groups} = result;
  const sets = groups.map(({tiles}) => marked(tiles)).join(' ');
  return because.win(words.seat(seat), picture([won.tile]), strings.score.amount(total, unit), sets);
}

/** A declaration: what the hand waits for, and after which discard. */
function declaredSaid(name: Declaration, here: At, {quiz, words}: TableQuestion): string {
  const {because} = quiz.table;
  const seat = words.seat(here.seat);
  const what = moveName(words, name);
  const each = readyAt(here).map(({discard, waits}) =>
    because.waits(discard && marked(discard), marked(waits)),
  );
  return because.declared(seat, what, words.or(each));
}
