/**
 * A record may come from elsewhere than a text. It is played only if its text says the same: what a page shows and what
 * somebody pastes is the text.
 */
import {formatHand} from '../../core/notation/format.js';
import {parseHand} from '../../core/notation/parse.js';
import type {RoundRecord} from '../record/record.js';
import {formatRound} from '../text/format.js';
import {parseRound} from '../text/parse.js';
import {playerName} from '../text/player-names.js';
import {isFault} from '../../core/situation/result.js';

/** Fields that a text has no word for, and by which nothing is played. */
const BESIDE = ['places', 'hand'] as const;
/** What is for readers alone: its text may have other spaces. */
const REMARKS = ['note', 'foreign'];

/** A record as its text gives it; undefined where the text gives other moves, another beginning or another result. */
export function toldAsText(record: RoundRecord): RoundRecord | undefined {
  const read = parseRound(formatRound(record));
  if (isFault(read) || meaningOf(read) !== meaningOf(record)) return undefined;
  const {foreign, start} = record;
  const beside = Object.fromEntries(BESIDE.flatMap((name) => (name in start ? [[name, start[name]]] : [])));
  return {...read, start: {...read.start, ...beside}, ...(foreign && {foreign})};
}

/** What is played, in one spelling. */
const meaningOf = ({start, ...record}: RoundRecord): string => {
  const played = Object.entries(start).filter(([name]) => !BESIDE.some((one) => one === name));
  return JSON.stringify(inOneSpelling({...record, start: Object.fromEntries(played)}, ''));
};

/** A value of a record with its fields in order, without what is empty. @param name the field that it is in */
function inOneSpelling(value: unknown, name: string): unknown {
  if (typeof value === 'string') return wordOf(value, name);
  if (Array.isArray(value)) return value.map((item) => inOneSpelling(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([field]) => !REMARKS.includes(field))
    .map(([field, inside]) => [field, inOneSpelling(inside, field)] as const)
    // a river that is empty is known
    .filter(([field, inside]) => field === 'river' || !isEmpty(inside));
  return fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && !value.length);

/** The fields that are tiles, in whatever spelling. */
const TILES = ['tile', 'meld', 'hand', 'out', 'wild', 'indicators', 'ura', 'wall'];

function wordOf(text: string, name: string): string {
  if (name === 'players' || name === 'sitsOut') return playerName(text);
  const read = TILES.includes(name) ? parseHand(text) : undefined;
  return read && !isFault(read) ? formatHand(read.hand) : text;
}
