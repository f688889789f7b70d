/** 七搶一 and 八仙過海: wins by flowers, declared with the replacement tile, whatever the hand holds (XZ-10, XZ-11). */
import {hasFlag, type Position} from '../../core/game/position.js';
import type {RowList} from '../../core/game/row-list.js';

const FLOWER_WINS = [
  {flag: 'sevenFlowers', row: 'qiqiangyi'},
  {flag: 'eightFlowers', row: 'baxianguohai'},
] as const;

/** Whether a win by flowers was declared, and the table has it. */
export const wonByFlowers = (position: Position, rows: RowList): boolean =>
  position.flags.length > 0 &&
  position.by === 'self' &&
  FLOWER_WINS.some(({flag, row}) => hasFlag(position, flag) && rows.lists(row));
