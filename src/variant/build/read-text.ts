/** Reads rules as text: Markdown, HTML or plain text. */
import {Report} from '../messages/report.js';
import {BASES, markupBlocks} from './bases.js';
import {readWith, refuseLength, type UnsaidRead, type VariantOptions} from './read.js';

/** Reads a text. Never throws because of what an author wrote. */
export function readText(text: string, options: VariantOptions): UnsaidRead {
  const report = new Report();
  const blocks = report.try(() => {
    refuseLength(text);
    return markupBlocks(text);
  });
  return readWith(blocks ?? [], options, report, BASES);
}
