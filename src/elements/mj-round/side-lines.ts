/** Side lines of a round: what if, instead of a turn. Each is played from the round's own beginning. */
import type {RoundState} from '../../contexts/round.js';
import type {RecordMove, RoundRecord} from '../../round/record.js';
import type {Referee} from '../mj-board/reading.js';

/** Which line of which line, by the places of the moves that they follow; none for the round itself. */
export type Path = readonly number[];

/** A side line as a round of its own. */
export interface SideLine {
  readonly state: RoundState;
  /** How many moves of the round come before it. */
  readonly from: number;
}

/** Which side line of a round is open, and each of them as a round of its own, played once. */
export class SideLines {
  path: Path = [];
  private main?: RoundState;
  private readonly known = new Map<string, SideLine>();

  get isOpen(): boolean {
    return this.path.length > 0;
  }

  /** What a path leads to; the round itself for one that leads nowhere. */
  at(main: RoundState, path: Path, referee: Referee | undefined): SideLine {
    if (main !== this.main) this.known.clear();
    this.main = main;
    const whole = {state: main, from: 0};
    const last = path.at(-1);
    if (last === undefined || !referee) return whole;
    const key = path.join();
    const known = this.known.get(key) ?? play(this.at(main, path.slice(0, -1), referee).state, last, referee);
    this.known.set(key, known);
    return known;
  }
}

/** It begins where its first move is legal: instead of the turn's last move, or of one before it. */
function play({record, ...state}: RoundState, at: number, referee: Referee): SideLine {
  const starts = startsOf(record.moves, at);
  const lines = starts.map((from): SideLine => {
    const branch = branchOf(record, from, record.moves[at].line ?? []);
    const {positions, problems, ending} = referee.replay(branch);
    const {ending: _, ...rules} = state;
    return {from, state: {...rules, record: branch, positions, problems, at: from, ...(ending && {ending})}};
  });
  return lines.find(({from, state: {positions}}) => positions.length > from + 1) ?? lines[lines.length - 1];
}

/** Before each move of the turn from the one on that the line follows, the last one first. */
function startsOf(moves: readonly RecordMove[], at: number): number[] {
  const {seat} = moves[at];
  let end = at + 1;
  while (end < moves.length && moves[end].seat === seat && !moves[end].line) end++;
  return Array.from({length: end - at}, (_, i) => end - 1 - i);
}

/** The round up to the line, and the line; what the round comes to says nothing of it. */
const branchOf = (
  {expect: _, note: __, ...record}: RoundRecord,
  from: number,
  line: readonly RecordMove[],
): RoundRecord => ({...record, moves: [...record.moves.slice(0, from).map(plain), ...line]});

const plain = ({line: _, ...move}: RecordMove): RecordMove => move;
