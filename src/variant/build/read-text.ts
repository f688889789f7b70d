/** Reads rules as text: Markdown, HTML or plain text. */
import type {Block} from '../blocks/block.js';
import {htmlBlocks, isHtml} from '../blocks/html.js';
import {markdownBlocks} from '../blocks/markdown.js';
import {Report} from '../messages/report.js';
import {readWith, refuseLength, type UnsaidRead, type VariantOptions} from './read.js';

/** The blocks of a text: of Markdown, of HTML, or of plain text. */
export const markupBlocks = (text: string): readonly Block[] =>
  isHtml(text) ? htmlBlocks(text) : markdownBlocks(text);

/** Reads a text. Never throws because of what an author wrote. */
export function readText(text: string, options: VariantOptions): UnsaidRead {
  const report = new Report();
  const blocks = report.try(() => {
    refuseLength(text);
    return markupBlocks(text);
  });
  return readWith(blocks ?? [], options, report, markupBlocks);
}
