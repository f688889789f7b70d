import type {Unit} from '../../core/situation/unit.js';
import {grouped} from '../../core/situation/signed.js';
import {amountWithMinus} from '../../locales/signed.js';
import type {Strings} from '../../locales/strings.js';

/** A seat's points as the table shows them, with their unit: `25,000点`; empty where points are not counted. */
export const settledPoints = (
  points: number | undefined,
  unit: Unit,
  strings: Pick<Strings, 'score'> | undefined,
): string =>
  points !== undefined && strings ? amountWithMinus(strings.score, points, unit).replace(/\d+/, grouped) : '';

/** Where the points of a side are written on the table. */
export const pointsAt = (root: ParentNode, side: string): Element | null =>
  root.querySelector(`.side.${side} .points`);
