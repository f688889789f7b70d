/** Prints a rule set as a text that is read again: what an author starts from. */
import type {Lang} from '../../core/game/names.js';
import type {OptionValue} from '../../core/game/options.js';
import {shownBy, type Pattern} from '../../core/game/pattern.js';
import {defaultOptions, includedBy} from '../../core/reading/table.js';
import {readText} from '../build/read-text.js';
import {fold} from '../names/fold.js';
import {idsNamed, isFamily, knownPattern, type Family} from '../names/known.js';
import {WINNING_FORMS} from '../conditions/forms.js';
import type {SettingKey} from '../words/setting-names.js';
import {settingNamed} from '../words/setting-names.js';
import {COLUMN_HEADS, type TextColumn} from '../words/columns.js';
import {printedName} from '../names/word-list.js';
import {printCondition} from './conditions.js';
import {leftOut} from './left-out.js';
import type {Printed} from './printed.js';
import {SEPARATOR, printSetting, printTiles, printUnit} from './settings.js';

/** A row that is printed: its cells by column. */
interface PrintedRow {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly cells: ReadonlyMap<TextColumn, string>;
}

const EACH: Readonly<Record<Lang, string>> = {ja: 'ごと', 'zh-Hant': '每組', 'zh-Hans': '每组', en: 'each'};
const EVERYBODY: Readonly<Record<Lang, string>> = {
  ...{ja: '全員', 'zh-Hant': '全員', 'zh-Hans': '全员', en: 'everybody'},
};
const APART = '四枚不可';

class RulesetPrinter {
  private readonly family: Family | undefined;
  private readonly rows: readonly PrintedRow[];

  constructor(private readonly of: Printed) {
    const {family} = of.ruleset;
    this.family = family !== undefined && isFamily(family) ? family : undefined;
    const {omits = [], inFormulas = [], added = []} = of.asText;
    const rows = of.ruleset.patterns.filter(
      (row) => !row.impossible && ![...omits, ...inFormulas].includes(row.id),
    );
    this.rows = [
      ...rows.map((row) => this.row(row)),
      ...added.map(({to, value, condition}): PrintedRow => {
        const row = of.ruleset.patterns.find(({id}) => id === to);
        const when = `= ${printCondition(condition, of.lang, (id) => this.rowNamed(id))}`;
        const cells = new Map<TextColumn, string>([
          ['value', String(value)],
          ['when', when],
        ]);
        return {id: addedTo(to), name: `${this.nameOf(to)} 2`, unit: row?.unit ?? of.ruleset.unit, cells};
      }),
    ];
  }

  /** The text. What rows exclude is only known when it has been read once without it. */
  print(): string {
    const first = [...this.settings(), '', ...this.tables(new Map())].join('\n');
    const others = this.exclusions(first);
    return [...this.settings(), '', ...this.tables(others), ...leftOut(this.of), ''].join('\n');
  }

  private nameOf(id: string): string {
    const {ruleset, words} = this.of;
    const {name} = words.names[id] ?? {name: id};
    const isTwice = ruleset.patterns.some(
      (row) => row.id !== id && !this.isOmitted(row) && fold(words.names[row.id].name) === fold(name),
    );
    return isTwice ? `${name} ${id}` : name;
  }

  private isOmitted({id}: Pattern): boolean {
    return this.of.asText.omits?.includes(id) ?? false;
  }

  private row(row: Pattern): PrintedRow {
    const {ruleset, asText, lang} = this.of;
    const name = this.nameOf(row.id);
    const cells = new Map<TextColumn, string>();
    const each = row.each || row.times ? ` ${EACH[lang]}` : '';
    const shown = row.shown && shownBy(row.shown, defaultOptions(ruleset));
    const value = asText.values?.[row.id];
    if (value !== undefined) cells.set('value', `${value}${each}`);
    else if (shown && 'closed' in shown) {
      cells.set('closed', String(shown.closed));
      cells.set('open', String(shown.open));
    } else if (shown && 'simple' in shown) {
      cells.set('simple', String(shown.simple));
      cells.set('outer', String(shown.outside));
    } else cells.set('value', `${shown ? Object.values(shown)[0] : Number(row.value)}${each}`);
    if (ruleset.everybodyScores) cells.set('who', row.loose ? EVERYBODY[lang] : '');
    const says = this.says(row, name);
    if (says !== undefined) cells.set('when', `= ${printCondition(says, lang, (id) => this.rowNamed(id))}`);
    return {id: row.id, name, unit: row.unit ?? ruleset.unit, cells};
  }

  private rowNamed(id: string): string | undefined {
    const isRow = this.of.ruleset.patterns.some((row) => row.id === id);
    return isRow ? this.nameOf(id) : knownPattern(id)?.names.at(0);
  }

  /** The condition of a row; undefined if its name says it. */
  private says({id, native, shape}: Pattern, name: string): string | undefined {
    const own = this.of.asText.conditions?.[id];
    if (own !== undefined) return own;
    const byName = idsNamed(native, this.family);
    const known = byName.length === 1 ? byName[0] : (shape ?? id);
    const meant = idsNamed(name, this.family);
    if (meant.length === 1 && meant[0] === known) return undefined;
    const pattern = knownPattern(known);
    if (!pattern) throw new TypeError(`no condition in words: ${id}`);
    return pattern.says;
  }

  private settings(): readonly string[] {
    const {ruleset, asText, lang, words} = this.of;
    const print = (key: SettingKey, text: string): string =>
      printSetting(key, text, lang, (id) => this.rowNamed(id));
    const options = defaultOptions(ruleset);
    const tiles = typeof ruleset.tiles === 'function' ? ruleset.tiles(options) : ruleset.tiles;
    const shapes = (ruleset.shapes ?? []).map(({id}) => id);
    const isApart = (ruleset.shapes ?? []).some((form) => 'fourAlike' in form && !form.fourAlike);
    const set = new Map<SettingKey, string>([
      ['title', words.title],
      ['tiles', printTiles(tiles)],
      ['hand', String(ruleset.sets * 3 + 1)],
      ['unit', printUnit(ruleset.unit, lang)],
    ]);
    if (this.family) set.set('names', this.family);
    if (ruleset.seats.length < 4) set.set('players', String(ruleset.seats.length));
    if (ruleset.melds && !ruleset.melds.includes('chow')) set.set('melds', 'no chow');
    const forms = shapes.map((id) => WINNING_FORMS.printed(id, lang) ?? id);
    if (forms.length) set.set('forms', `${forms.join(' ')}${isApart ? ` (${APART})` : ''}`);
    for (const [key, option] of Object.entries(ruleset.settings ?? {}))
      set.set(key as SettingKey, valueText(options[option]));
    if (ruleset.everybodyScores) set.set('everybody', 'difference');
    const lines = new Map([...set].map(([key, text]) => [key, [print(key, text)]]));
    for (const [name, text] of Object.entries(asText.settings)) {
      const key = settingNamed(name);
      if (!key) throw new TypeError(`no setting: ${name}`);
      lines.set(
        key,
        [text].flat().map((one) => print(key, one)),
      );
    }
    return [...lines.values()].flat();
  }

  /** A table for each unit and each sort of values. */
  private tables(others: ReadonlyMap<string, readonly (readonly [TextColumn, string])[]>): string[] {
    const {lang} = this.of;
    const groups = new Map<string, PrintedRow[]>();
    for (const row of this.rows) {
      const [column] = row.cells.keys();
      const key = `${column} ${row.unit}`;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()].flatMap((rows) => {
      const cells = rows.map(({id, cells: own}) => new Map([...own, ...(others.get(id) ?? [])]));
      const columns = COLUMNS.filter((column) => cells.some((one) => one.get(column)));
      const [{unit}] = rows;
      const heads = columns.map((column) =>
        column === 'value' ? printUnit(unit, lang) : printedName(COLUMN_HEADS[column], lang),
      );
      return [
        line([printedName(COLUMN_HEADS.name, lang), ...heads]),
        `|${'---|'.repeat(columns.length + 1)}`,
        ...rows.map(({name}, i) =>
          line([
            name,
            ...columns.map((column) => withUnit(cells[i].get(column) ?? '', column, printUnit(unit, lang))),
          ]),
        ),
        '',
      ];
    });
  }

  /** What the rows of the rule set exclude and those of the text do not, and the other way round. */
  private exclusions(text: string): ReadonlyMap<string, readonly (readonly [TextColumn, string])[]> {
    const {ruleset, lang} = this.of;
    const {ruleset: read, problems} = readText(text, {id: 'printed'});
    if (!read || problems.length)
      throw new TypeError(
        `cannot be read: ${JSON.stringify(problems[0])} ${text.split('\n')[problems[0]?.line - 1]}`,
      );
    const byName = new Map(read.patterns.map((row) => [fold(row.native), row]));
    const idOf = new Map(this.rows.map(({id, name}) => [byName.get(fold(name))?.id ?? '', id]));
    const wanted = new Map(ruleset.patterns.map((row) => [row.id, includedBy(row, defaultOptions(ruleset))]));
    const nameOf = new Map(this.rows.map(({id, name}) => [id, name]));
    const listed = (ids: readonly string[]): string =>
      ids.map((id) => nameOf.get(id) ?? id).join(SEPARATOR[lang]);
    return new Map(
      this.rows.map(({id, name}) => {
        const row = byName.get(fold(name));
        const has = row ? includedBy(row, {}).flatMap((one) => idOf.get(one) ?? []) : [];
        const want = (wanted.get(id) ?? [])
          .flatMap((one) => [one, addedTo(one)])
          .filter((one) => nameOf.has(one));
        return [
          id,
          [
            ['excludes', listed(want.filter((one) => !has.includes(one)))],
            ['also', listed(has.filter((one) => one && !want.includes(one)))],
          ],
        ] as const;
      }),
    );
  }
}

/** The id of the row that adds to another one: what excludes one excludes both. */
const addedTo = (id: string): string => `${id} 2`;

const COLUMNS: readonly TextColumn[] = [
  ...(['value', 'closed', 'open', 'simple', 'outer'] as const),
  ...(['who', 'when', 'excludes', 'also'] as const),
];

/** The value of an option as a setting has it; counts of tiles are none. */
const valueText = (value: OptionValue | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);

/** Heads of values by case do not say the unit. */
const withUnit = (cell: string, column: TextColumn, unit: string): string =>
  cell && (column === 'closed' || column === 'simple') ? `${cell}${unit}` : cell;

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;

/**
 * A rule set as a text. What the language cannot say is listed at its end.
 * @throws {TypeError} if a row has no condition in words
 */
export const printRuleset = (printed: Printed): string => new RulesetPrinter(printed).print();
