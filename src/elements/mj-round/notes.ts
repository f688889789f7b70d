/** Comments for the reader: tiles between backticks are drawn. */
import {html, type TemplateResult} from 'lit';
import {parseTiles} from '../../core/notation/parse.js';
import {tileRun, type RunLook} from '../mj-board/shared.js';
import {isStop} from './stops.js';
import {isFault} from '../../core/situation/result.js';

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
