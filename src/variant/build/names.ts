/** What the names of a text mean: rows of its own, those of the rules it builds on, and known patterns. */
import type {Pattern} from '../../core/game/pattern.js';
import {meaningOf, type Meaning} from '../conditions/meaning.js';
import {readCondition, type ConditionNames} from '../conditions/reader.js';
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {bracketOf} from '../names/bracket.js';
import {fold} from '../names/fold.js';
import {allNames, idsNamed, knownPattern, meaningsOf, type Family} from '../names/known.js';
import {namesNear} from '../names/near.js';
import {idsWritten} from '../names/written.js';
import type {Entries} from '../rows/entries.js';
import {oncePerKey} from '../../core/situation/once-per-key.js';

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const NO_ROWS: ConditionNames = {
  row: () => undefined,
  known: () => undefined,
  all: NO_NAMES,
};

/** The meaning of a known pattern. */
export const knownMeaning = oncePerKey((id: string): Meaning | undefined => {
  const known = knownPattern(id);
  if (!known) return undefined;
  const says = {text: known.says, at: {line: 0, column: 1}};
  return {...readCondition(says, NO_ROWS), kind: known.kind, parts: [id]};
});

/** What a row is: its meaning, and its id if it is a known pattern or one of the rules built on. */
export interface NamedRow {
  readonly meaning: Meaning;
  readonly id: string;
  /** The id of the known pattern, whose implications hold. */
  readonly known: string | undefined;
  /** The row of the rules that the text builds on. */
  readonly parent: Pattern | undefined;
  /** The condition, as its author or the dictionary says it. */
  readonly says: string;
  /** Whether the text itself says the condition. */
  readonly isOwn: boolean;
}

/**
 * The rows with a reading or a remark behind their name, by the name without it: `平和(ピンフ)` is meant by 平和, unless two rows
 * begin so, or the row says its condition itself.
 */
function shorterNames(rows: Entries['rows']): ReadonlyMap<string, TextSpan> {
  const taken = new Set(rows.map(({name}) => fold(name.text)));
  const found = new Map<string, Entries['rows']>();
  for (const row of rows) {
    const key = fold(bracketOf(row.name.text)?.before ?? '');
    if (key && !taken.has(key)) found.set(key, [...(found.get(key) ?? []), row]);
  }
  return new Map(
    [...found].flatMap(([key, [row, ...others]]) => (others.length || row.when ? [] : [[key, row.name]])),
  );
}

const isSafe = (id: string): boolean => id !== '' && !(id in {});

/** The names of one text. */
export class Names implements ConditionNames {
  readonly all: ReadonlyMap<string, string>;
  /** The conditions that rows and definitions have of their own, by folded name. */
  private readonly own = new Map<string, TextSpan>();
  private readonly rowNames = new Map<string, TextSpan>();
  private readonly made = new Map<string, NamedRow>();
  private readonly asking: string[] = [];
  /** Names that are used by a row or in a condition. */
  private readonly used = new Set<string>();
  private readonly parents = new Map<string, Pattern>();
  private readonly shorter: ReadonlyMap<string, TextSpan>;

  constructor(
    {rows, definitions}: Entries,
    private readonly family: Family | undefined,
    parents: readonly Pattern[],
  ) {
    this.shorter = shorterNames(rows);
    for (const {name, when} of definitions) this.own.set(this.keyOf(name), when);
    for (const {name, when} of rows) {
      if (when) this.own.set(fold(name.text), when);
      if (!this.rowNames.has(fold(name.text))) this.rowNames.set(fold(name.text), name);
    }
    for (const row of parents) {
      for (const name of [row.native, row.id, ...(knownPattern(row.shape ?? row.id)?.names ?? [])])
        if (!this.parents.has(fold(name))) this.parents.set(fold(name), row);
    }
    const spans = [...rows, ...definitions].map(({name}) => name.text);
    this.all = new Map([...spans, ...parents.map(({native}) => native)].map((name) => [fold(name), name]));
  }

  /** The folded name of what a name means: of a row, if it is the name of one without its reading. */
  keyOf(name: TextSpan): string {
    return fold(this.whole(name).text);
  }

  private whole(name: TextSpan): TextSpan {
    return this.shorter.get(fold(name.text)) ?? name;
  }

  /** The row of the rules built on that has this name. */
  parentNamed(name: string): Pattern | undefined {
    return this.parents.get(fold(name));
  }

  /** Whether a row or a condition uses a definition. */
  isUsed(name: TextSpan): boolean {
    const key = this.keyOf(name);
    return this.used.has(key) || this.rowNames.has(key);
  }

  row(name: TextSpan): Meaning | undefined {
    const key = this.keyOf(name);
    const isAsked = this.asking.at(-1) === key;
    if (!isAsked && (this.own.has(key) || this.rowNames.has(key))) {
      this.used.add(key);
      const {meaning, id} = this.resolve(this.whole(name));
      return {...meaning, parts: [...new Set([id, ...meaning.parts])]};
    }
    const parent = this.parentNamed(name.text);
    return parent && meaningOf(parent.when, {parts: [parent.id], kind: parent.kind});
  }

  known(name: TextSpan): Meaning | undefined {
    const id = this.only(name, idsNamed(name.text, this.family));
    return id === undefined ? undefined : knownMeaning(id);
  }

  /** The only one of the known patterns that a name may mean; undefined for none. */
  private only(name: TextSpan, ids: readonly string[]): string | undefined {
    const code = this.family ? 'several-patterns' : 'ambiguous-name';
    if (ids.length > 1) throw new Refused(code, name, [], meaningsOf(name.text, ids, this.family));
    return ids.at(0);
  }

  /**
   * What a row or a definition of the text is.
   * @throws {Refused} where nobody knows it, or its condition cannot be read
   */
  resolve(name: TextSpan): NamedRow {
    const key = fold(name.text);
    const made = this.made.get(key);
    if (made) return made;
    if (this.asking.includes(key)) throw new Refused('circular', name);
    this.asking.push(key);
    try {
      const found = this.find(name, key);
      this.made.set(key, found);
      return found;
    } finally {
      this.asking.pop();
    }
  }

  private find(name: TextSpan, key: string): NamedRow {
    const own = this.own.get(key);
    if (own) return this.conditioned(own, name, key);
    const parent = this.parentNamed(name.text);
    if (parent) {
      const {when, id, kind, shape} = parent;
      const meaning = meaningOf(when, {kind});
      return {meaning, id, known: shape ?? id, parent, says: '', isOwn: false};
    }
    const found = this.dictionaryRow(name);
    if (found) return found;
    throw new Refused('unknown-pattern', name, () => namesNear(name.text, allNames()));
  }

  private conditioned(when: TextSpan, name: TextSpan, key: string): NamedRow {
    const meaning = readCondition(when, this);
    const ids = idsWritten(name.text, this.family);
    const known = ids.length === 1 ? ids[0] : undefined;
    const parent = this.parentNamed(name.text);
    const id = parent?.id ?? known ?? (isSafe(key) ? key : `row-${key}`);
    return {meaning, id, known, parent, says: when.text, isOwn: true};
  }

  /** The known pattern of a name. */
  private dictionaryRow(name: TextSpan): NamedRow | undefined {
    const id = this.only(name, idsWritten(name.text, this.family));
    const meaning = id && knownMeaning(id);
    return meaning
      ? {
          meaning: {...meaning, parts: []},
          id,
          known: id,
          parent: undefined,
          says: knownPattern(id)?.says ?? '',
          isOwn: false,
        }
      : undefined;
  }
}
