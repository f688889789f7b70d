/** The rows of a text: read, checked, and with what is not counted beside each. */
import type {Pattern} from '../../core/game/pattern.js';
import {isFormBeside, WINNING_FORMS} from '../conditions/forms.js';
import {readCondition} from '../conditions/reader.js';
import {unitsIn} from '../formulas/tree.js';
import type {TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {namesNear} from '../names/near.js';
import type {Entries} from '../rows/entries.js';
import {settingNames} from '../words/setting-names.js';
import {knownUnit} from '../words/units.js';
import {
  cellRelations,
  excludeImplied,
  excludeOuter,
  onlyOneOf,
  readRelation,
  relate,
  TextRows,
  type Relation,
} from './beside.js';
import {readFormulas, readWinConditions, type Formulas, type WinConditions} from './formulas.js';
import {FACTOR, LISTED, LineReader, type TextLine} from './lines.js';
import {Names} from './names.js';
import type {Settings, Setup} from './setup.js';
import {Units} from './units.js';

/** What the rows of a text are read from. */
export interface TableSource {
  readonly entries: Entries;
  readonly settings: Settings;
  readonly setup: Setup;
  readonly report: Report;
  /** The rows of the rules that the text builds on, and their unit. */
  readonly parents: readonly Pattern[];
  readonly parentUnit: string | undefined;
}

/** A text whose rows are known. */
export interface TextTable {
  readonly names: Names;
  readonly units: Units;
  readonly rows: TextRows;
  readonly formulas: Formulas;
  readonly conditions: WinConditions;
  /** The ids of the winning forms that rows and settings name. */
  readonly forms: ReadonlySet<string>;
  /** What settings say of rows, for those of the rules built on. */
  readonly notBeside: readonly Relation[];
  readonly alsoBeside: readonly Relation[];
}

/** Reads the rows. */
export function readTableOfRows(source: TableSource): TextTable {
  const {entries, settings, setup, report, parents, parentUnit} = source;
  const [unit] = settings.all('unit');
  const units =
    report.try(() => new Units(entries.settings, unit?.value)) ?? new Units(entries.settings, undefined);
  if (parentUnit !== undefined) units.inherit(parentUnit);
  const names = new Names(entries, setup.family, parents);
  refuseTwice(source);
  const hasLimit = setup.limit.all.some(({n}) => n > 0);
  const reader = new LineReader(
    names,
    units,
    hasLimit ? (m) => setup.limit(m.position.options).n : undefined,
  );
  const all = entries.rows.flatMap((entry) => report.try(() => reader.read(entry)) ?? []);
  const formulas = readFormulas(
    settings,
    setup,
    units,
    !settings.has('score') && !all.some(({isFactor}) => isFactor),
  );
  const conditions = readWinConditions(settings, names, (read) => report.try(read));
  const leasts = setup.minimum?.all.flatMap((written) => written.leasts) ?? [];
  const minimum = leasts.flatMap(({unit}) => (unit && units.idOf(unit.text)) ?? []);
  const inherited = parents.flatMap((row) => row.unit ?? []);
  const used = formulas.units && new Set([...formulas.units, ...minimum, ...inherited, FACTOR]);
  const known = all.filter((line) => {
    if (!used || used.has(line.unit)) return true;
    const about = {text: units.words.get(line.unit) ?? line.unit, at: line.name.at};
    report.add(
      new Refused(
        'unused-unit',
        about,
        [...used].filter((id) => id !== FACTOR).map((id) => units.words.get(id) ?? id),
      ),
    );
    return false;
  });
  if (unit) report.try(() => refuseUnusedUnit(unit.value, known, formulas, units));
  const several = new Set([...known.map(({unit: one}) => one), ...inherited]);
  if (parentUnit !== undefined) several.add(parentUnit);
  for (const gone of [FACTOR, LISTED]) several.delete(gone);
  const limit = setup.limit({});
  const told = known.filter(
    (line) =>
      refuseOtherForm(line, source) &&
      (several.size < 2 || refuseUnitless(line, known, several, source, units)),
  );
  const combined = setup.hasPrinciples ? told.filter(({named}) => named.meaning.combination) : [];
  for (const {name} of combined.slice(MOST_COMBINED)) report.add(new Refused('too-many-rows', name));
  const beyond = new Set(combined.slice(MOST_COMBINED));
  const within = told.filter((line) => !beyond.has(line));
  const lines = limit.isExceptListed ? within.map((line) => aboveLimit(line, limit.n)) : within;
  const forms = new Set([...setup.forms.ids, ...lines.flatMap(({named}) => named.meaning.forms)]);
  const rows = new TextRows(lines, names, report, parents);
  const relations = exclude(source, rows, forms);
  refuseUnused(source, names);
  refuseUnmarked(source, names);
  return {names, units, rows, formulas, conditions, forms, ...relations};
}

/**
 * The total is the sum in the unit that is set, so that a hand would be worth nothing if no row were in it. Where a formula
 * computes the total, the unit may be any that is known; another one is a slip.
 */
function refuseUnusedUnit(
  value: TextSpan,
  lines: readonly TextLine[],
  {score}: Formulas,
  {main, words}: Units,
): void {
  const used = new Set([...lines.map(({unit}) => unit), ...(score?.all.flatMap(unitsIn) ?? [])]);
  used.delete(FACTOR);
  if (score && knownUnit(value.text) !== undefined) return;
  if (used.size && !used.has(main))
    throw new Refused(
      'bad-setting',
      value,
      [...used].map((id) => words.get(id) ?? id),
    );
}

/** The most rows that share sets by the five principles: all ways to share them are tried. */
const MOST_COMBINED = 32;

const isByCase = ({entry: {cells}}: TextLine, column: 'simple' | 'closed'): boolean => cells.has(column);

/**
 * Where there are several units, a value must say its own. Values by case may all be in the unit of the total without
 * saying so; where some say theirs, all must.
 */
function refuseUnitless(
  line: TextLine,
  lines: readonly TextLine[],
  several: ReadonlySet<string>,
  {report}: TableSource,
  units: Units,
): boolean {
  if (!line.isUnitless) return true;
  const column = (['simple', 'closed'] as const).find((one) => isByCase(line, one));
  if (column && !lines.some((other) => isByCase(other, column) && !other.isUnitless)) return true;
  const words = [...several].map((id) => units.words.get(id) ?? id);
  report.add(new Refused('unit-wanted', line.name, words));
  return false;
}

/** A known pattern may be a form of hands with more tiles or fewer: seven pairs, where a hand has sixteen. */
function refuseOtherForm({named, name}: TextLine, {setup: {sets}, report}: TableSource): boolean {
  const fits = (form: string): boolean => isFormBeside(form, sets);
  if (named.isOwn || named.meaning.forms.every(fits)) return true;
  report.add(new Refused('form-wanted', name, WINNING_FORMS.english.filter(fits)));
  return false;
}

/** A row that is worth the limit or more stands above it. */
const aboveLimit = (line: TextLine, limit: number): TextLine =>
  line.size >= limit ? {...line, unit: LISTED} : line;

function exclude(
  {settings, setup, report}: TableSource,
  rows: TextRows,
  forms: ReadonlySet<string>,
): Pick<TextTable, 'notBeside' | 'alsoBeside'> {
  const shape = setup.sets === 5 ? 'c' : forms.has('sevenPairs') ? 'a' : 'b';
  if (!setup.isImpliedCounted) excludeImplied(rows, shape, setup.family);
  excludeOuter(rows);
  const relations = (key: 'notBeside' | 'alsoBeside', column: 'excludes' | 'also'): Relation[] => [
    ...cellRelations(rows, column),
    ...settings.all(key).flatMap(({value}) => report.try(() => readRelation(value, rows)) ?? []),
  ];
  const notBeside = relations('notBeside', 'excludes');
  const alsoBeside = relations('alsoBeside', 'also');
  for (const relation of notBeside) relate(rows, relation, false);
  for (const relation of alsoBeside) relate(rows, relation, true);
  const listed = rows.lines.filter(({unit}) => unit === LISTED).map(({id}) => id);
  onlyOneOf(rows, listed);
  for (const {name, value} of settings.all('onlyOne')) {
    const ids = rows.ids(value);
    // what a row of the rules built on is worth, may depend on the hand
    if (ids.some((id) => !rows.line(id))) report.add(new Refused('not-with-parent', name));
    else onlyOneOf(rows, ids);
  }
  return {notBeside, alsoBeside};
}

/** A name has one condition. */
function refuseTwice({entries, report}: TableSource): void {
  const told = new Set(entries.rows.filter(({when}) => when).map(({name}) => fold(name.text)));
  for (const {name} of entries.definitions) {
    if (told.has(fold(name.text))) report.add(new Refused('set-twice', name));
    told.add(fold(name.text));
  }
}

const ENDS_SENTENCE = /[。．.!?！？]$/u;

/** A definition that nothing uses may be a slip in its name, or in that of a setting. */
function refuseUnused({entries, report}: TableSource, names: Names): void {
  const rows = new Map(entries.rows.map(({name}) => [fold(name.text), name.text]));
  for (const {name, when} of entries.definitions) {
    if (names.isUsed(name) || names.parentNamed(name.text) || ENDS_SENTENCE.test(when.text)) continue;
    report.add(new Refused('defines-nothing', name, () => namesNear(name.text, rows, settingNames())));
  }
}

const SIGNS = /[&|=<>≥≤]/;

/** A remark that is a condition in every word is one without its mark. */
function refuseUnmarked({entries, report}: TableSource, names: Names): void {
  for (const {cells} of entries.rows)
    for (const cell of [cells.get('note'), cells.get('when')])
      if (cell && isCondition(cell, names)) report.add(new Refused('unmarked-condition', cell));
}

function isCondition(cell: TextSpan, names: Names): boolean {
  if (!SIGNS.test(cell.text) && !/^[a-z]+\s/.test(cell.text)) return false;
  try {
    readCondition(cell, names);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
