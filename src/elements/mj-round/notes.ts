/**
 * Comments for the reader: tiles between backticks are drawn. One that begins with `?` asks: the round stops there, and what was
 * played is listed once the reader goes on.
 */
import type {RoundState} from '../../contexts/round.js';
import {html, type TemplateResult} from 'lit';
import {parseTiles} from '../../core/notation/parse.js';
import {tileRun, type RunLook} from '../mj-board/shared.js';
import {isFault} from '../../core/situation/result.js';

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

/** The names of tiles in notation, for who listens. */
type Spoken = (notation: string) => string;

/** A comment as a paragraph, with the tiles between backticks drawn. */
export function noteView(note: string, look: RunLook, spoken: Spoken | undefined): TemplateResult {
  const asks = isStop(note);
  const names = asks ? 'note question' : 'note';
  const pieces = (asks ? note.slice(1).trim() : note).split('`');
  return html`<p class=${names} part=${names} dir="auto">
    ${pieces.map((piece, at) => {
      // a backtick that is never closed stays a backtick
      if (at % 2 === 0) return piece;
      if (at === pieces.length - 1) return `\`${piece}`;
      return tilesView(piece, look, spoken);
    })}
  </p>`;
}

function tilesView(text: string, look: RunLook, spoken: Spoken | undefined): TemplateResult | string {
  const read = parseTiles(text);
  if (isFault(read)) return text;
  return html`<span class="tiles" role="img" aria-label=${spoken?.(text) ?? text} dir="ltr"
    >${tileRun(
      read.tiles.map((tile) => ({tile})),
      look,
    )}</span
  >`;
}
