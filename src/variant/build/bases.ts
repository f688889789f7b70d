/** What reads rules that build on others: few pages need it, so it is fetched with these others. */
import type {Block} from '../blocks/block.js';
import {htmlBlocks, isHtml} from '../blocks/html.js';
import {markdownBlocks} from '../blocks/markdown.js';
import {makeDifference} from './difference.js';
import {mergeEntries} from './merge.js';

/** The blocks of a text: of Markdown, of HTML, or of plain text. */
export const markupBlocks = (text: string): readonly Block[] =>
  isHtml(text) ? htmlBlocks(text) : markdownBlocks(text);

/** Reads the text that another builds on, adds the entries of both, and makes a rule set of another one. */
export const BASES = {markupBlocks, mergeEntries, makeDifference} as const;
