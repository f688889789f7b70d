/** Which rows are not counted beside which: what a row implies, and what the text says. */
import type {Pattern, PatternKind} from '../../core/game/pattern.js';
import {splitSpan, partOf, type TextSpan} from '../messages/place.js';
import {Refused, refuseGaps, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {namesNear} from '../names/near.js';
import {impliedBy, type HandShape} from '../names/implications.js';
import {knownPattern, type Family} from '../names/known.js';
import {isDash} from '../words/values.js';
import {LISTED, type TextLine} from './lines.js';
import type {Names} from './names.js';

const LIST = /[、,，;；/／]/g;
/** The most parts of one name that has commas. */
const MOST_PARTS = 4;

/** A row that may be excluded: one of the text, or of the rules that it builds on. */
interface OtherRow {
  readonly id: string;
  readonly kind: PatternKind;
  readonly isEach: boolean;
}

/** The rows of a table by their names. */
export class TextRows {
  private readonly byId: ReadonlyMap<string, TextLine>;
  /** The rows of the rules built on, by id and by the known pattern that they are. */
  private readonly parents: ReadonlyMap<string, OtherRow>;

  /** @param parents the rows of the rules that the text builds on */
  constructor(
    readonly lines: readonly TextLine[],
    private readonly names: Names,
    private readonly report: Report,
    parents: readonly Pattern[],
  ) {
    this.byId = new Map(lines.map((line) => [line.id, line]));
    const rows = parents.map(({id, kind, shape = id, each = false}) => ({id, kind, shape, isEach: each}));
    this.parents = new Map([
      ...rows.map((row) => [row.shape, row] as const),
      ...rows.map((row) => [row.id, row] as const),
    ]);
  }

  /** The line of an id. */
  line(id: string): TextLine | undefined {
    return this.byId.get(id);
  }

  /** The row of an id: that of the text, or that of the rules built on. */
  row(id: string): OtherRow | undefined {
    return this.line(id) ?? this.parents.get(id);
  }

  /** The ids of the rows that a list names; a name that is no row is a problem. */
  ids(list: TextSpan): string[] {
    this.report.try(() => refuseGaps(list, LIST));
    return this.namesIn(list).flatMap((name) => this.report.try(() => this.idsOf(name)) ?? []);
  }

  /** The names of a list. A name that is a row's may have a comma itself. */
  private namesIn(list: TextSpan): readonly TextSpan[] {
    const parts = splitSpan(list, LIST);
    const names: TextSpan[] = [];
    for (let at = 0; at < parts.length; at++) {
      const [first] = parts.slice(at);
      const start = first.at.column - list.at.column;
      let name = first;
      for (let end = Math.min(parts.length, at + MOST_PARTS) - 1; end > at && name === first; end--) {
        const {text, at: place} = parts[end];
        const whole = partOf(list, start, place.column - list.at.column + text.length);
        if (this.lines.some(({key}) => key === fold(whole.text))) {
          name = whole;
          at = end;
        }
      }
      names.push(name);
    }
    return names;
  }

  /** A name means its row, the row of the rules built on, or the rows with the same meaning. */
  private idsOf(name: TextSpan): readonly string[] {
    const key = this.names.keyOf(name);
    const own = this.lines.filter((line) => line.key === key);
    if (own.length) return own.map(({id}) => id);
    const parent = this.names.parentNamed(name.text);
    if (parent) return [parent.id];
    const known = this.names.known(name)?.parts ?? [];
    const same = this.lines.filter(({named}) => named.known !== undefined && known.includes(named.known));
    if (same.length) return same.map(({id}) => id);
    throw new Refused('not-a-row', name, () =>
      namesNear(name.text, new Map(this.lines.map((line) => [line.key, line.name.text]))),
    );
  }
}

/** Families in which ways of winning are counted beside what implies them: 自摸 beside 槓上開花, 立直 beside 一発. */
const WINS_COUNT: readonly (Family | undefined)[] = ['tw', 'jp'];
/** Triplets that Japanese rules count beside what implies them: 小三元 has two of 役牌. */
const VALUED = ['jianke', 'menfengke', 'quanfengke', 'valuehonor'];

/** A row that is called by two ways of winning is worth both, if it is worth more than one of them: 門清自摸 3台. */
const OF_BOTH = 'menqingzimo';

const isBoth = ({named, size}: TextLine, other: TextLine | undefined): boolean =>
  named.known === OF_BOTH && other !== undefined && size > other.size;

const isCountedAlways = ({id, kind}: OtherRow, family: Family | undefined): boolean =>
  (kind === 'win' && WINS_COUNT.includes(family)) || (family === 'jp' && VALUED.includes(id));

/** The words of a known pattern's condition, between “and”. */
function wordsOf(id: string): readonly string[] {
  const says = knownPattern(id)?.says ?? '';
  return /[|(]/.test(says) ? [says] : says.split(' & ');
}

/**
 * The known rows whose words all stand in the parts of a condition, or in what these imply: 龍七對 & 清一色 is 清七對, too.
 * `menqingron` stands in what is implied for every concealed hand, and says more than that.
 */
function heldBy(parts: readonly string[], implied: readonly string[], rows: TextRows): readonly string[] {
  const ids = [...parts, ...implied].filter((id) => id !== 'menqingron');
  const words = new Set(ids.flatMap(wordsOf));
  return rows.lines.flatMap(({named: {known}}) =>
    known !== undefined && wordsOf(known).every((word) => words.has(word)) ? [known] : [],
  );
}

/** Adds what a row implies, and so is not counted beside it: 符 for a pattern say nothing of its 翻. */
export function excludeImplied(rows: TextRows, shape: HandShape, family: Family | undefined): void {
  for (const line of rows.lines) {
    const {named, kind} = line;
    const parts = named.isOwn ? named.meaning.parts : [];
    const ofParts = parts.flatMap((part) => impliedBy(part, shape));
    const implied = [
      ...(named.known === undefined ? [] : impliedBy(named.known, shape)),
      ...parts,
      ...ofParts,
      ...(parts.length > 1 ? heldBy(parts, ofParts, rows) : []),
    ];
    for (const id of implied) {
      const other = rows.row(id);
      if (!other || other.id === line.id) continue;
      const own = rows.line(other.id);
      if ((isCountedAlways(other, family) && !isBoth(line, own)) || !isInSameUnit(line, own)) continue;
      if (kind === 'sets' && other.kind === 'sets') line.includesOn.add(other.id);
      else line.includes.add(other.id);
    }
  }
}

/** Whether two rows are counted together; those above the limit and those of the rules built on are with all others. */
const isInSameUnit = ({unit}: TextLine, other: TextLine | undefined): boolean =>
  !other || [other.unit, LISTED].includes(unit) || other.unit === LISTED;

/** Excludes a row beside another: for the same sets, where both are about sets and the row counts by set. */
function exclude(line: TextLine, other: OtherRow): void {
  const onSets = other.isEach && (line.isEach || line.kind === 'sets');
  if (!onSets) line.includes.add(other.id);
  else if (!line.includes.has(other.id)) line.includesOn.add(other.id);
}

/** Lets a row count beside another all the same. */
function admit(line: TextLine, id: string): void {
  line.includes.delete(id);
  line.includesOn.delete(id);
}

/** Some rows, and others that are not counted beside them, or that are counted all the same. */
export interface Relation {
  readonly of: readonly string[];
  readonly others: readonly string[];
}

/** What the cells of a column say. */
export const cellRelations = (rows: TextRows, column: 'excludes' | 'also'): readonly Relation[] =>
  rows.lines.flatMap(({id, entry}) => {
    const cell = entry.cells.get(column);
    return cell && !isDash(cell.text) ? [{of: [id], others: rows.ids(cell)}] : [];
  });

/** What nested lists say: an inner row excludes those that it stands under. */
export function excludeOuter(rows: TextRows): void {
  for (const line of rows.lines)
    for (const name of line.entry.within ?? []) {
      const outer = rows.lines.find((one) => one.name.text === name);
      if (outer) line.includes.add(outer.id);
    }
}

/** Reads which rows a setting relates: `小三元、大三元: 三元牌`. */
export function readRelation(value: TextSpan, rows: TextRows): Relation {
  const colon = value.text.search(/[:：]/);
  if (colon < 0) throw new Refused('ends-early', value);
  return {of: rows.ids(partOf(value, 0, colon)), others: rows.ids(partOf(value, colon + 1))};
}

/** Carries out a relation for the rows of this text. */
export function relate(rows: TextRows, {of, others}: Relation, isAlso: boolean): void {
  for (const line of of.flatMap((id) => rows.line(id) ?? []))
    for (const id of others) {
      const other = rows.row(id);
      if (isAlso) admit(line, id);
      else if (other) exclude(line, other);
    }
}

/** Of several rows only the one counts that is worth most; of equal ones the first. */
export function onlyOneOf(rows: TextRows, ids: readonly string[]): void {
  const among = rows.lines.filter(({id}) => ids.includes(id));
  among.forEach((line, at) => {
    among.forEach((other, i) => {
      if (line.size > other.size || (line.size === other.size && at < i)) line.includes.add(other.id);
    });
  });
}
