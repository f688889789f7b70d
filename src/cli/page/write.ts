/** Writes what readers without script see into the source of a page; all else stays as its author wrote it. */
import type {Strings} from '../../locales/strings.js';
import {escapeHtml as escape} from '../../share/escape.js';
import {findOn, type Found, type Span} from './find.js';
import {explained, handOf, notationFaults, placed, scoreFound, type Placed} from './score.js';
import {staticExample, staticHand, staticTiles} from './static.js';

interface Edit extends Span {
  readonly text: string;
}

export interface Written {
  readonly source: string;
  readonly problems: readonly Placed[];
}

/** The page, and what could not be written; a second time gives the same page. */
export async function writePage(source: string, strings: Strings): Promise<Written> {
  const edits: Edit[] = [];
  const problems: Placed[] = [];
  for (const found of findOn(source)) {
    if (!isShown(found)) continue;
    const {text, wrong} = await staticOf(found, strings);
    problems.push(...wrong);
    const edit = editOf(found, text);
    if (edit) edits.push(edit);
  }
  return {source: apply(source, edits), problems};
}

/** A hand inside an example is part of the example's picture. */
const isShown = (found: Found): boolean =>
  ['mj-tiles', 'mj-hand', 'mj-example'].includes(found.tag) &&
  handOf(found) !== undefined &&
  !(found.inside && found.tag === 'mj-hand');

async function staticOf(found: Found, strings: Strings): Promise<{text: string; wrong: Placed[]}> {
  if (found.tag === 'mj-example') {
    const shared = await scoreFound(found);
    const {status, reason} = shared.result;
    if (status === 'invalid' && reason) return {text: '', wrong: [placed(found, reason)]};
    return {text: await staticExample(found, shared), wrong: []};
  }
  const wrong = explained(found, notationFaults(found), strings);
  if (wrong.length) return {text: '', wrong};
  return {text: await (found.tag === 'mj-tiles' ? staticTiles(found) : staticHand(found)), wrong};
}

/** What stands there already is put in its place, and taken away where the example has become unreadable. */
function editOf(
  {tag, attributes, text: notation, span, close, written, element}: Found,
  text: string,
): Edit | undefined {
  if (written) return {...written, text};
  if (!text) return undefined;
  if (element) return close === undefined ? undefined : {start: close, end: close, text};
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return {...span, text: `<${tag}${given.join('')}>${escape(notation)}${text}</${tag}>`};
}

/** From the last to the first, so that places stay what they are. */
function apply(source: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((a, b) => b.start - a.start);
  return last.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
