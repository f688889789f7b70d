/** Side lines of a round: alternatives to a turn. Each is replayed from the start of the round. */
import type {RoundState} from '../../contexts/round.js';
import type {RecordMove, RoundRecord} from '../../round/record.js';
import type {Referee} from '../mj-board/reading.js';

/** Identifies a line: for each side line, the index of the move that it follows; empty for the main line. */
export type Path = readonly number[];

/** A side line as a round of its own. */
export interface SideLine {
  readonly state: RoundState;
  /** The number of moves of the round before it. */
  readonly from: number;
}

/** Keeps the open side line, and each side line as a round of its own, replayed once. */
export class SideLines {
  path: Path = [];
  private main?: RoundState;
  private readonly known = new Map<string, SideLine>();

  get isOpen(): boolean {
    return this.path.length > 0;
  }

  /** The line at a path; the main line for an unknown path. */
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

/**
 * Replays a side line. It starts where its first move is legal: instead of the turn's last move, or of an earlier one.
 */
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

/**
 * The places where a side line may start: before each move of the turn from the one that it follows, the last place
 * first.
 */
function startsOf(moves: readonly RecordMove[], at: number): number[] {
  const {seat} = moves[at];
  let end = at + 1;
  while (end < moves.length && moves[end].seat === seat && !moves[end].line) end++;
  return Array.from({length: end - at}, (_, i) => end - 1 - i);
}

/** The record up to the side line, then the line. The result of the round does not apply to it. */
const branchOf = (
  {expect: _, note: __, ...record}: RoundRecord,
  from: number,
  line: readonly RecordMove[],
): RoundRecord => ({...record, moves: [...record.moves.slice(0, from).map(plain), ...line]});

const plain = ({line: _, ...move}: RecordMove): RecordMove => move;
