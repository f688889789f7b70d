/** Several hands in one text, with a line of `===` between them. */
import type {Place} from '../../core/situation/place.js';
import type {RoundRecord} from '../record/record.js';
import {clean} from './clean.js';
import {formatRound} from './format.js';

/** Between two hands. */
const BETWEEN = /(^|\s)={3,}(?=\s|$)/g;
/** Names that later hands take from the first one, unless they say them themselves. */
const KEPT = ['rules', 'options', 'players', 'discards'] as const;
/** The largest number of hands that are read; more than any game has. */
export const MOST_HANDS = 500;

/** The text of one hand. */
export interface HandText {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** The names that it takes from the first hand, as they may be given beside its text. */
  readonly kept: Readonly<Record<string, string>>;
}

/** The text of each hand, and where the hands stand that are too many to be read. */
export interface HandTexts {
  readonly hands: readonly HandText[];
  readonly more?: Place;
}

/** Finds the text of each hand; of a text without `===`, it is the text itself. Takes time linear in the length. */
export function handTexts(text: string): HandTexts {
  const told = clean(text).text;
  const breaks = [...told.matchAll(BETWEEN)];
  if (!breaks.length) return {hands: [{text, start: 0, kept: {}}]};
  const starts = [0, ...breaks.map(({index, 0: mark}) => index + mark.length)];
  const ends = [...breaks.map(({index, 1: before}) => index + before.length), text.length];
  const named = namesIn(told.slice(0, ends[0]));
  const pieces = starts
    .map((start, i) => ({start, end: ends[i]}))
    .filter(({start, end}) => text.slice(start, end).trim());
  const hands = pieces.slice(0, MOST_HANDS).map(({start, end}): HandText => {
    const own = namesIn(told.slice(start, end));
    const kept = Object.entries(named).filter(([name]) => start > 0 && !Object.hasOwn(own, name));
    return {text: text.slice(start, end), start, kept: Object.fromEntries(kept)};
  });
  const more = pieces.at(MOST_HANDS);
  return {hands, ...(more && {more: {...more, start: firstWordIn(text, more)}})};
}

/** The offset of the first word in part of a text. */
const firstWordIn = (text: string, {start, end}: Place): number =>
  end - text.slice(start, end).trimStart().length;

/** The names in a text that other hands may take from it. */
function namesIn(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(/(?<!\S)([a-z]{1,20})=(\S+)/g))
    if (KEPT.some((one) => one === name)) found[name] ??= value;
  return found;
}

/** Something that is said of a hand, at its place in the whole text; of a value beside the text, where the hand begins. */
export function placedIn<T extends {readonly at?: Place; readonly field?: string}>(
  said: T,
  {start}: Pick<HandText, 'start'>,
): T {
  const at = said.field === undefined ? said.at : undefined;
  return {...said, at: {start: start + (at?.start ?? 0), end: start + (at?.end ?? 0)}};
}

/** Writes hands as one text, each of which is read as the same record again. */
export function formatHands(records: readonly RoundRecord[]): string {
  const [first, ...others] = records;
  // behind an empty hand, nothing is taken from the first one
  const isTaken = others.some((other) => KEPT.some((name) => isSaid(first, name) && !isSaid(other, name)));
  return (isTaken ? '===\n' : '') + records.map((record) => formatRound(record)).join('===\n');
}

const isSaid = ({start, ...record}: RoundRecord, name: (typeof KEPT)[number]): boolean =>
  (name === 'rules' || name === 'options' ? record[name] : start[name]) !== undefined;
