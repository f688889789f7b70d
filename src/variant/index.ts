/** Rules as text: the author's own table is the rule set. */
export type {Block, TextCell, TableBlock} from './blocks/block.js';
export {BlockMaker, type CellAttributes} from './blocks/maker.js';
export type {BasedOn, BasedOnRuleset, VariantOptions, VariantRow} from './build/read.js';
export {markupBlocks} from './build/bases.js';
export {readBlocks, readRuleset, type VariantRead} from './build/said.js';
export type {VariantTexts} from './build/texts.js';
export type {VariantCode} from './messages/codes.js';
export type {VariantProblem} from './print/problems.js';
