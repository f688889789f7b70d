/** Reads records as JSON, as `mj round --json` prints them; whatever else stands beside a record is left out. */
import {SEATS} from '../../core/situation/situation.js';
import type {Place} from '../../core/situation/place.js';
import {tileName} from '../../core/tiles/tile.js';
import {tileIn} from '../text/tiles.js';
import {DECLARATIONS, MOVES, DEEPEST_SIDE_LINE, type RoundRecord} from '../record/record.js';
import type {LogHand} from './log-hand.js';
import {plainOf, type Json} from './json-places.js';
import {logFaultAt, logTexts, noLogAt, strayIn, unknownOnce, unread, type Source} from './log-texts.js';
import {toldAsText} from './told-as-text.js';

const isTile = (word: string): boolean => {
  const found = tileIn(word);
  return found !== undefined && tileName(found) === word;
};

/** Finds the place of what a value may not be; undefined where it is right. */
type Check = (json: Json) => Place | undefined;

const plain =
  (isRight: (value: unknown) => boolean): Check =>
  (json) =>
    json.is === 'plain' && isRight(json.value) ? undefined : json.at;

const text = plain((value) => typeof value === 'string');
/** One tile as records write it: any other text would say more than a tile where it is written. */
const tile = plain((value) => typeof value === 'string' && isTile(value));
const number = plain((value) => Number.isSafeInteger(value));
const count = plain((value) => Number.isSafeInteger(value) && Number(value) >= 0);
const oneOf = (...values: readonly unknown[]): Check => plain((value) => values.includes(value));
const seat = oneOf(...SEATS);
const anything: Check = () => undefined;

/** The first place that is found. */
function first<T>(of: Iterable<T>, check: (one: T) => Place | undefined): Place | undefined {
  for (const one of of) {
    const wrong = check(one);
    if (wrong) return wrong;
  }
  return undefined;
}

const list =
  (check: Check): Check =>
  (json) =>
    json.is === 'list' ? first(json.items, check) : json.at;

/** An object with some fields and no others; those with a `!` must be there. */
const object =
  (fields: Readonly<Record<string, Check>>, others?: Check): Check =>
  (json) => {
    if (json.is !== 'object') return json.at;
    const named = Object.entries(fields).map(([name, check]) => [name.replace('!', ''), check] as const);
    const known = new Map(named);
    const needed = Object.keys(fields).filter((name) => name.endsWith('!'));
    if (needed.some((name) => !json.fields.has(name.replace('!', '')))) return json.at;
    return first(json.fields, ([name, field]) => (known.get(name) ?? others ?? wrongHere)(field));
  };

const wrongHere: Check = ({at}) => at;

const forSeats = (check: Check): Check => object(Object.fromEntries(SEATS.map((one) => [one, check])));

const option: Check = (json) => (json.is === 'object' ? object({}, number)(json) : plain(isOption)(json));
const isOption = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const thrown = object({'tile!': tile, drawn: oneOf(true), declared: oneOf(true), by: seat});
const seated = object({
  hand: text,
  out: text,
  ready: oneOf(...DECLARATIONS),
  river: list(thrown),
  claimable: oneOf(true),
});

const start = object({
  ...{round: seat, dealer: seat, turn: seat, counters: count, sticks: count, left: count, kongs: count},
  ...{wild: text, indicators: text, ura: text, wall: text, seed: text, sitsOut: text, pointsOut: number},
  ...{points: forSeats(number), places: forSeats(count), players: list(text), dice: list(count), hand: count},
  ...{seats: forSeats(seated), start: oneOf('deal'), discards: oneOf('pool', 'river')},
});

const moves =
  (depth: number): Check =>
  (json) =>
    list(
      object({
        ...{'seat!': seat, 'do!': oneOf(...MOVES), tile, meld: text, note: text, name: text},
        ...{
          assert: oneOf('legal', 'illegal'),
          line: depth < DEEPEST_SIDE_LINE ? moves(depth + 1) : wrongHere,
        },
      }),
    )(json);

const expected = object({
  net: forSeats(number),
  points: forSeats(number),
  next: object({'dealer!': seat, counters: count}),
});

/** The fields of a record; the first three must be there. */
const RECORD = {
  ...{'version!': oneOf(1), 'start!': start, 'moves!': moves(0)},
  ...{
    rules: text,
    options: object({}, option),
    expect: expected,
    note: text,
    name: text,
    foreign: object({}, anything),
  },
};

const record = object(RECORD, anything);

const FIELDS = Object.keys(RECORD).map((name) => name.replace('!', ''));
/** What a record must have. */
const NEEDED = FIELDS.filter((name) => `${name}!` in RECORD);

/**
 * Reads every record of a text: one, a list of them, or one a line. What is no record comes back with its problem.
 * @param rules the id of the rules in place of those that the records name
 */
export function fromJson(json: string, rules?: string): readonly LogHand[] {
  return unknownOnce(
    logTexts(json).flatMap((log) => {
      if (!log.json) return [unread(log)];
      const {source} = log;
      return (log.json.is === 'list' ? log.json.items : [log.json]).map((one) =>
        readRecord(source, one, rules),
      );
    }),
  );
}

function readRecord(source: Source, json: Json, rules: string | undefined): LogHand {
  const wrong = record(json);
  if (wrong) {
    const isForeign = json.is !== 'object' || !NEEDED.some((name) => json.fields.has(name));
    const read = isForeign ? noLogAt(source, json.at) : logFaultAt(source, wrong, json.at);
    return strayIn(source, json.at) ?? read;
  }
  const fields = Object.entries(plainOf(json) as Record<string, unknown>);
  const told = Object.fromEntries(fields.filter(([name]) => FIELDS.includes(name))) as unknown as RoundRecord;
  const read = toldAsText(told);
  if (!read) return logFaultAt(source, untoldIn(json, told), json.at);
  const moved = fieldOf(json, 'moves');
  const places = moved?.is === 'list' ? moved.items.map(({at}) => source.placeOf(at.start)) : [];
  return {
    record: {...read, ...(rules !== undefined && {rules})},
    line: source.placeOf(json.at.start).line,
    places,
  };
}

const fieldOf = (json: Json | undefined, name: string): Json | undefined =>
  json?.is === 'object' ? json.fields.get(name) : undefined;

/** The first part of a record that its text does not give again. */
function untoldIn(json: Json, told: RoundRecord): Place {
  const {version, start, moves, ...rest} = told;
  const {seats = {}, ...began} = start;
  const [startAt, movesAt] = [fieldOf(json, 'start'), fieldOf(json, 'moves')];
  const of = (part: Partial<RoundRecord>): RoundRecord => ({version, start: {}, moves: [], ...part});
  const parts: readonly (Json | undefined)[] = [
    ...untoldFields(rest, json, (part) => of(part)),
    ...untoldFields(began, startAt, (part) => of({start: part})),
    ...Object.entries(seats).map(([seat, said]) =>
      untoldPart(said, fieldOf(fieldOf(startAt, 'seats'), seat), (part) =>
        of({start: {seats: {[seat]: part}}}),
      ),
    ),
    ...moves.map((move, i) =>
      untoldPart(move, movesAt?.is === 'list' ? movesAt.items[i] : undefined, (part) => of({moves: [part]})),
    ),
  ];
  return (parts.find(Boolean) ?? json).at;
}

/** The fields that are not told, each by itself. */
const untoldFields = <T extends object>(
  fields: T,
  json: Json | undefined,
  whole: (part: Partial<T>) => RoundRecord,
): readonly (Json | undefined)[] =>
  (Object.entries(fields) as [string, unknown][])
    .filter(([name, value]) => !toldAsText(whole({[name]: value} as Partial<T>)))
    .map(([name]) => fieldOf(json, name));

/** The field without which a seat or a move is told, or all of it; undefined where nothing is wrong with it. */
function untoldPart<T extends object>(
  part: T,
  json: Json | undefined,
  whole: (part: T) => RoundRecord,
): Json | undefined {
  if (toldAsText(whole(part))) return undefined;
  const without = (name: string): T =>
    Object.fromEntries(Object.entries(part).filter(([one]) => one !== name)) as T;
  const wrong = Object.keys(part).find((name) => toldAsText(whole(without(name))));
  return fieldOf(json, wrong ?? '') ?? json;
}
