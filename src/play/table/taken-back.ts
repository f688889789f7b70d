/** What was taken back in a hand: it stays beside the line that is played instead, as a side line. */
import type {RecordMove} from '../../round/record/record.js';

type Line = readonly RecordMove[];

/** No more lines than this are kept at one place, the latest ones. */
const MOST_LINES = 8;

const isSame = (a: RecordMove | undefined, b: RecordMove): boolean =>
  a !== undefined && a.seat === b.seat && a.do === b.do && a.tile === b.tile && a.meld === b.meld;

/** A line, and the lines beside its first move, each of them without the others. */
function linesOf(line: Line | undefined): readonly Line[] {
  const first = line?.at(0);
  if (!line || !first) return [];
  const {line: other, ...move} = first;
  return [[move, ...line.slice(1)], ...linesOf(other)];
}

/** The first line, with each other beside the one before it: a move has room for one. */
const nested = ([line, ...others]: readonly Line[]): Line | undefined => {
  const first = line?.at(0);
  if (!line || !first) return undefined;
  const beside = nested(others);
  return [{...first, ...(beside && {line: beside})}, ...line.slice(1)];
};

/** The moves that were taken back last, and from where on. */
export class TakenBack {
  #at = 0;
  #lines: readonly Line[] = [];

  /** Takes moves back. @param at how many moves are left before them */
  take(at: number, moves: Line): void {
    const [last = [], ...others] = this.#at === at + moves.length ? this.#lines : [];
    // what stood beside the first move taken back before stands beside it still
    const rest = nested([last, ...others]) ?? [];
    this.#lines = linesOf([...moves, ...rest]);
    this.#at = at;
  }

  /** Notes a move that is made. @returns the move, with what was played there before in a line beside it */
  make(at: number, move: RecordMove): RecordMove {
    if (at !== this.#at || !this.#lines.length) return move;
    const again = this.#lines.find(([first]) => isSame(first, move))?.slice(1) ?? [];
    const others = this.#lines.filter(([first]) => !isSame(first, move)).slice(0, MOST_LINES);
    this.#lines = linesOf(again);
    this.#at = at + 1;
    const beside = nested(others);
    return {...move, ...(beside && {line: beside})};
  }
}
