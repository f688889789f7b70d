/** Rules as text: the author's own table is the rule set. */
export type {Block, TextCell, TableBlock} from './blocks/block.js';
export {BlockMaker, type CellAttributes} from './blocks/maker.js';
export {
  markupBlocks,
  readBlocks,
  readRuleset,
  type BasedOn,
  type BasedOnRuleset,
  type VariantOptions,
  type VariantRead,
  type VariantRow,
} from './build/read.js';
export type {VariantTexts} from './build/texts.js';
export type {VariantCode} from './messages/codes.js';
export type {VariantProblem} from './messages/report.js';
