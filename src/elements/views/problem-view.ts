/** Shows a text that cannot be read, with the mistake marked and the reason. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Tile} from '../../core/tiles/tile.js';
import {tileView} from './tile-view.js';
import type {Place} from '../../core/situation/place.js';

interface ProblemView {
  readonly text: string;
  /** The attribute that holds the text, if it is not the hand. */
  readonly field?: string;
  /** The place of the mistake; the end of the text where it is not known. */
  readonly at?: Place;
  /** The reason; empty until its words are loaded. */
  readonly message: string;
  /** The tile that the message is about. */
  readonly tile?: Tile;
}

/** The text with its mistake marked, and the message beside that line; of a long text only the part around the mistake. */
export function problemView({text, field, at, message, tile}: ProblemView): TemplateResult {
  const {start, end} = at ?? {start: text.length, end: text.length};
  const piece = text.slice(start, end);
  const marked = piece ? html`<mark part="mark">${head(piece)}</mark>` : nothing;
  const where = field ? html`<b part="field">${field}</b> ` : nothing;
  const after = head(text.slice(end));
  const [line] = after.split('\n');
  const below = after.slice(line.length);
  return html`<span class="problem" part="problem"
    >${where}<span class="text" part="text" dir="auto">${tail(text.slice(0, start))}${marked}${line}</span>
    ${tile === undefined ? nothing : tileView(tile)}<span class="error" part="error" dir="auto"
      >${message || nothing}</span
    >${below ? html`<span class="text" part="text" dir="auto">${below}</span>` : nothing}</span
  >`;
}

/** How many characters are shown before, in and after a mistake. */
const SHOWN = 200;
const head = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
const tail = (text: string): string => (text.length > SHOWN ? `…${text.slice(-SHOWN)}` : text);
