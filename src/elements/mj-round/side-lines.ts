/** Side lines of a round: alternatives to a turn. Each is played from the position of the round where it starts. */
import type {RoundState} from '../../contexts/round.js';
import type {RecordMove, RoundRecord} from '../../round/record/record.js';
import type {RoundRules} from '../../round/state/rules.js';
import type {RefereeModule} from '../mj-board/shared.js';

/** Identifies a line: for each side line, the index of the move that it follows; empty for the main line. */
export type Path = readonly number[];

/** A line of a round. */
export interface RoundLine {
  /** The moves of the line alone, and the positions from the one where it starts. */
  readonly alone: RoundState;
  /** The number of moves of the round before it. */
  readonly from: number;
}

/** Keeps the open side line, and each side line as it was played. */
export class SideLines {
  path: Path = [];
  private main?: RoundState;
  private readonly known = new Map<string, RoundLine>();
  /** The open line as a round of its own. */
  private open?: {readonly key: string; readonly state: RoundState};

  get isOpen(): boolean {
    return this.path.length > 0;
  }

  /** The line at a path; the main line for an unknown path. */
  at(main: RoundState, path: Path, referee: RefereeModule): RoundLine {
    if (main !== this.main) {
      this.known.clear();
      this.open = undefined;
    }
    this.main = main;
    const last = path.at(-1);
    if (last === undefined) return {alone: main, from: 0};
    const key = path.join();
    const known = this.known.get(key) ?? play(this.at(main, path.slice(0, -1), referee), last, referee);
    this.known.set(key, known);
    return known;
  }

  /** The line that is told, as a round of its own: the moves before it, and the line. */
  told(main: RoundState, referee: RefereeModule): RoundState {
    const {path} = this;
    const key = path.join();
    // drops what was played of another round
    this.at(main, [], referee);
    if (!path.length) return main;
    if (this.open?.key !== key) this.open = {key, state: this.whole(main, path, referee)};
    return this.open.state;
  }

  /** Replays a round whose moves are those before a side line, then the line. */
  private whole(main: RoundState, path: Path, referee: RefereeModule): RoundState {
    let record = main.record;
    for (let depth = 1; depth <= path.length; depth++) {
      const {alone, from} = this.at(main, path.slice(0, depth), referee);
      record = branchOf(record, from, alone.record.moves);
    }
    const {from} = this.at(main, path, referee);
    const {positions, problems, ending} = referee.replayBy(rulesOf(main, referee), record);
    const {ending: _, ...rules} = main;
    return {...rules, record, positions, problems, at: from, ...(ending && {ending})};
  }
}

/** The rules of a round: those that its positions are played by. */
const rulesOf = (round: RoundState, referee: RefereeModule): RoundRules =>
  referee.rulesAt(round.positions.at(0) ?? {rules: round.record.rules ?? ''}, round);

/**
 * Plays a side line alone.
 * @param at the index of the move that it follows, counted from the beginning of the round
 */
function play({alone: around, from: before}: RoundLine, at: number, referee: RefereeModule): RoundLine {
  const {record, positions, ending: _, ...rules} = around;
  const {moves} = record;
  const {line = []} = moves[at - before];
  const played = referee.replayLine(rulesOf(around, referee), {moves, positions}, at - before);
  const alone = {...rules, record: {...record, moves: line}, positions: played.positions, at: 0};
  return {alone, from: before + played.from};
}

/** The record up to the side line, then the line. The result of the round does not apply to it. */
const branchOf = (
  {expect: _, note: __, ...record}: RoundRecord,
  from: number,
  line: readonly RecordMove[],
): RoundRecord => ({...record, moves: [...record.moves.slice(0, from).map(plain), ...line]});

const plain = ({line: _, ...move}: RecordMove): RecordMove => move;
