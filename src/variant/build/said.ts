/** Reads rules, and says in four languages what is wrong. */
import type {Block} from '../blocks/block.js';
import {saidProblem, type VariantProblem} from '../print/problems.js';
import {readParts, type RulesRead, type UnsaidRead, type VariantOptions} from './read.js';
import {BASES} from './bases.js';
import {readText} from './read-text.js';

/** Rules that have been read. */
export type VariantRead = RulesRead<VariantProblem>;

/** The same rules, with what is wrong in words. */
export const said = ({problems, ...read}: UnsaidRead): VariantRead => ({
  ...read,
  problems: Object.freeze(problems.map(saidProblem)),
});

/**
 * Reads rules as text. Never throws because of what an author wrote.
 * @param text Markdown, HTML or plain text
 */
export const readRuleset = (text: string, options: VariantOptions): VariantRead =>
  said(readText(text, options));

/** Reads rules from blocks: of a page whose elements are at hand. */
export const readBlocks = (blocks: readonly Block[], options: VariantOptions): VariantRead =>
  said(readParts(blocks, options, BASES));
