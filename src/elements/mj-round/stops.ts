/** Questions in a round: a comment that begins with `?` stops there, and what was played is listed once the reader goes on. */
import type {RoundState} from '../../contexts/round.js';

/** Whether a comment asks the reader something. */
export const isStop = (note: string | undefined): boolean => note?.startsWith('?') ?? false;

/** The comment at a step; at the beginning, that of the whole round. */
export const noteAt = ({record}: RoundState, step: number): string | undefined =>
  step ? record.moves[step - 1]?.note : record.note;

/** The last step that is listed for a reader who has come so far. */
export function stopFrom({record, positions}: RoundState, reached: number): number {
  const at = record.moves.findIndex(({note}, i) => i + 1 >= reached && isStop(note));
  const last = Math.max(0, positions.length - 1);
  if (!reached && isStop(record.note)) return 0;
  return at < 0 ? last : Math.min(at + 1, last);
}
