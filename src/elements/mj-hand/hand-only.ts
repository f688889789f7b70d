/** Checks objects that are set as the value of a hand. */
import type {Hand} from '../../core/notation/hand.js';
import {isRecord} from '../../core/situation/value.js';
import {isList, isText, onlyObjects} from '../attributes/kinds.js';

/** Whether a value is the number of a tile. */
const isTile = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 128;

const isMeld = (value: unknown): boolean =>
  isRecord(value) && isText(value.kind) && isList(value.tiles, isTile) && value.tiles.length > 0;

/** Accepts a hand that has been read; text is read. */
export const handOnly = onlyObjects((value: unknown) => {
  if (!isRecord(value)) return isText(value);
  const {tiles, melds, flowers, win} = value as Partial<Record<keyof Hand, unknown>>;
  return (
    isList(tiles, isTile) &&
    isList(melds, isMeld) &&
    isList(flowers, isTile) &&
    (win === undefined || isTile(win))
  );
});
