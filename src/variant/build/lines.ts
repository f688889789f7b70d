/** The rows of a text as rows of a scoring table, before it is known which exclude which. */
import type {Match} from '../../core/game/match.js';
import type {Pattern, PatternKind} from '../../core/game/pattern.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import type {Meaning} from '../conditions/meaning.js';
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {bracketOf} from '../names/bracket.js';
import {fold} from '../names/fold.js';
import {knownPattern} from '../names/known.js';
import type {RowEntry} from '../rows/entries.js';
import {isEachIn} from '../rows/spread.js';
import {knownUnit} from '../words/units.js';
import {
  isDash,
  openByBracket,
  openByNotes,
  openValue,
  readValue,
  type WrittenValue,
} from '../words/values.js';
import type {Names, NamedRow} from './names.js';
import type {Units} from './units.js';

/** The value of a line, as rows of scoring tables have it. */
type Worth = Pick<Pattern, 'value' | 'shown' | 'sum'>;

/** A row that has been read. */
export interface TextLine {
  readonly id: string;
  readonly name: TextSpan;
  /** The name, folded. */
  readonly key: string;
  readonly entry: RowEntry;
  readonly named: NamedRow;
  readonly kind: PatternKind;
  readonly worth: Worth;
  /** The number that decides which of two rows is worth more. */
  readonly size: number;
  readonly unit: string;
  /** Whether it multiplies. */
  readonly isFactor: boolean;
  /** Whether neither its value nor the head of its column says the unit. */
  readonly isUnitless: boolean;
  readonly isEach: boolean;
  readonly times: Meaning['times'];
  /** Whether every hand scores it, won or not. */
  readonly isLoose: boolean;
  /** Ids of rows that are not counted beside it, in all or for the same sets. */
  readonly includes: Set<string>;
  readonly includesOn: Set<string>;
}

/** The unit of rows that multiply. */
export const FACTOR = '×';
/** The unit of rows that stand above the limit. */
export const LISTED = 'listed';

interface Amount {
  readonly worth: Worth;
  readonly size: number;
  readonly value: WrittenValue | undefined;
}

const EVERYBODY = ['全員', '全员', 'everybody', 'all', 'losers'];

/** Reads the rows of a text. */
export class LineReader {
  private readonly taken = new Map<string, TextLine>();
  private readonly lines: TextLine[] = [];

  constructor(
    private readonly names: Names,
    private readonly units: Units,
    private readonly limit: ((m: Match) => number) | undefined,
  ) {}

  /**
   * Reads a row.
   * @throws {Refused} where it cannot be read, or there is such a row already
   */
  read(entry: RowEntry): TextLine {
    const {name, cells} = entry;
    const named = this.names.resolve(name);
    const key = fold(name.text);
    const twin = this.lines.find((line) => line.key === key || isTwin(line, named));
    if (twin) throw new Refused('same-name-twice', name);
    const amount = this.amountOf(entry, named.parent);
    const {value} = amount;
    const {meaning, known} = named;
    refuseBySet(entry, meaning, amount);
    const isCounted = (known !== undefined && knownPattern(known)?.counts) === true;
    const isSaid = entry.isEach === true || entry.notes?.some(isEachIn) === true;
    const isMany = isSaid || value?.isEach === true || isCounted;
    const times = isMany ? meaning.times : undefined;
    const bySize = cells.has('simple');
    const line: TextLine = {
      id: this.taken.has(named.id) ? `${named.id}-${this.lines.length + 1}` : named.id,
      name,
      key,
      entry,
      named,
      kind: (known === undefined ? undefined : knownPattern(known)?.kind) ?? named.parent?.kind ?? 'form',
      worth: amount.worth,
      size: amount.size,
      unit: this.unitOf(entry, value),
      isFactor: value?.isFactor === true,
      isUnitless: isUnitless(entry, value),
      isEach: meaning.each === true || named.parent?.each === true || bySize || (isMany && !times),
      times,
      isLoose: isForEverybody(cells.get('who')),
      includes: new Set(),
      includesOn: new Set(),
    };
    this.taken.set(line.id, line);
    this.lines.push(line);
    return line;
  }

  private unitOf({cells, unitHead}: RowEntry, value: WrittenValue | undefined): string {
    if (value?.isFactor) return FACTOR;
    const cell = cells.get('value') ?? cells.get('simple') ?? cells.get('closed');
    const word = value?.unit ?? '';
    if (word) return this.units.take({text: word, at: cell?.at ?? {line: 0, column: 0}});
    if (unitHead !== undefined && knownUnit(unitHead) !== undefined)
      return this.units.take({text: unitHead, at: cell?.at ?? {line: 0, column: 0}});
    return this.units.takeMain();
  }

  private amountOf({name, cells, notes, group}: RowEntry, parent: Pattern | undefined): Amount {
    const [closed, open, simple, outer] = (['closed', 'open', 'simple', 'outer'] as const).map((column) =>
      cells.get(column),
    );
    if (closed || open) {
      const inside = valueIn(closed ?? cells.get('value'));
      return byDoor(inside, open && openValue(open, inside));
    }
    if (simple || outer) return byTiles(valueIn(simple), valueIn(outer));
    const cell = cells.get('value');
    const value = cell ? readValue(cell) : group;
    if (!value && parent) return {worth: worthOf(parent), size: Number(parent.value) || 0, value: undefined};
    if (!value) throw new Refused('no-value', name);
    const {within = ''} = bracketOf(name.text) ?? {};
    const melded = value.open ?? openByNotes(notes ?? [], value) ?? openByBracket(within, value);
    if (melded === 'wrong') throw new Refused('bad-value', name);
    if (melded !== undefined) return byDoor(value, {...value, n: melded});
    if (!value.isLimit) return {worth: {value: value.n}, size: value.n, value};
    const {limit} = this;
    if (!limit) throw new Refused('limit-wanted', name);
    return {worth: {value: limit}, size: Infinity, value};
  }
}

/**
 * Columns for concealed and melded hands in a row about sets may be meant for concealed and melded sets, where they differ.
 * @throws {Refused} for such a row
 */
function refuseBySet({name, cells}: RowEntry, {isOfSets}: Meaning, {worth: {shown}}: Amount): void {
  if (!isOfSets || !cells.has('open') || !shown || !('closed' in shown)) return;
  const {closed, open} = shown;
  if (closed && open && closed !== open)
    throw new Refused('by-set', name, ['= open pungs', '= concealed pungs']);
}

const isUnitless = ({unitHead}: RowEntry, value: WrittenValue | undefined): boolean =>
  value !== undefined &&
  !(value.unit || value.isFactor || value.isLimit) &&
  (unitHead === undefined || knownUnit(unitHead) === undefined);

/** Whether a row is the same known pattern as one before: it would count twice. */
const isTwin = ({named}: TextLine, {id, isOwn}: NamedRow): boolean =>
  !isOwn && !named.isOwn && named.id === id;

const worthOf = ({value, shown, sum}: Pattern): Worth => ({
  value,
  ...(shown && {shown}),
  ...(sum && {sum}),
});

const valueIn = (cell: TextSpan | undefined): WrittenValue | undefined =>
  cell && !isDash(cell.text) ? readValue(cell) : undefined;

/** One value for concealed hands, and another for open ones. */
function byDoor(inside: WrittenValue | undefined, outside: WrittenValue | undefined): Amount {
  const [closed, open] = [inside?.n ?? 0, outside?.n ?? 0];
  return {
    worth: {value: (m) => (m.concealed ? closed : open), shown: {closed, open}},
    size: Math.max(closed, open),
    value: inside ?? outside,
  };
}

/** One value for sets of 2 to 8, and another for those of 1, 9 and honors. */
function byTiles(inner: WrittenValue | undefined, outer: WrittenValue | undefined): Amount {
  const [simple, outside] = [inner?.n ?? 0, outer?.n ?? 0];
  return {
    worth: {
      value: Math.max(simple, outside),
      shown: {simple, outside},
      sum: (m, groups) => {
        const others = bitCount(m.outside(groups));
        return simple * (bitCount(groups) - others) + outside * others;
      },
    },
    size: Math.max(simple, outside),
    value: inner ?? outer,
  };
}

function isForEverybody(cell: TextSpan | undefined): boolean {
  if (!cell || isDash(cell.text)) return false;
  if (EVERYBODY.includes(cell.text.toLowerCase())) return true;
  throw new Refused('bad-setting', cell, ['全員', '–']);
}
