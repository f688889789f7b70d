/** Makes a rule set of a text that builds on one of the package: its rows and options, with the changes of the text. */
import type {OptionSpec, OptionValue} from '../../core/game/options.js';
import type {Pattern} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {TextSpan} from '../messages/place.js';
import {ALL_SEEN, alikeBy} from '../conditions/sight.js';
import {Refused, type Report} from '../messages/report.js';
import type {Entries, SettingEntry} from '../rows/entries.js';
import type {SettingKey} from '../words/setting-names.js';
import {payBy} from '../payments/pay.js';
import type {Relation} from './beside.js';
import {specsOf} from './flags.js';
import type {TextLine} from './lines.js';
import {patternOf} from './patterns.js';
import type {Settings, Setup} from './setup.js';
import {shapesOf} from './shapes.js';
import type {TextTable} from './table.js';
import {Totaling} from './totals.js';

/** Settings that a text may change of a rule set of the package. */
const CHANGEABLE: readonly SettingKey[] = [
  ...(['title', 'id', 'version', 'names', 'basedOn', 'flow', 'without'] as const),
  ...(['notBeside', 'alsoBeside', 'onlyOne', 'limit'] as const),
  ...(['score', 'points', 'discard', 'self', 'dealer'] as const),
];
const PAID: readonly SettingKey[] = ['points', 'discard', 'self', 'dealer'];

/** What the rule set is made of. */
export interface DifferenceSource {
  readonly parent: Ruleset;
  readonly entries: Entries;
  readonly setup: Setup;
  readonly settings: Settings;
  readonly table: TextTable;
  readonly report: Report;
}

/** The value of an option as it is written. */
function optionValue(spec: OptionSpec, value: TextSpan): OptionValue {
  const {text} = value;
  if (spec.type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new Refused('unknown-option', value, ['true', 'false']);
  }
  if (spec.type === 'number') {
    const n = Number(text);
    if (Number.isInteger(n) && n >= spec.min && n <= spec.max) return n;
    throw new Refused('unknown-option', value, [`${spec.min} – ${spec.max}`]);
  }
  if (spec.type === 'choice') {
    const choice = spec.choices.find((one) => String(one) === text);
    if (choice !== undefined) return choice;
    throw new Refused('unknown-option', value, spec.choices.map(String));
  }
  throw new Refused('unknown-option', value, []);
}

/** An option with another default; alternatives, `20 | 50`, leave the choice to the reader. */
function withDefault(spec: OptionSpec, value: TextSpan): OptionSpec {
  const parts = value.text.split(/\s*[|｜]\s*/);
  const values = parts.map((text) => optionValue(spec, {text, at: value.at}));
  if (values.length < 2) return {...spec, default: values[0]} as OptionSpec;
  const {cite, provenance} = spec;
  return {type: 'choice', default: values[0] as string, choices: values as string[], cite, provenance};
}

/** The options of the parent with the values of the text. */
function optionsOf({parent, entries, settings, report}: DifferenceSource): Ruleset['options'] {
  const options = {...parent.options};
  const change = (name: string, value: TextSpan): void => {
    const spec = report.try(() => withDefault(options[name], value));
    if (spec) options[name] = spec;
  };
  for (const {name, value} of entries.options) change(name.text, value);
  for (const [setting, name] of Object.entries(parent.settings ?? {}))
    for (const {value} of settings.all(setting as SettingKey)) change(name, value);
  return options;
}

/** A row of the parent as the text has it. */
function changedRow(row: Pattern, line: TextLine | undefined, {main}: {main: string}): Pattern {
  if (!line) return row;
  const {entry, named} = line;
  const made = patternOf(line, {hasPrinciples: false, hasWilds: false, main});
  const {shown: _, sum: __, ...rest} = row;
  const isValued = entry.cells.has('value') || entry.cells.has('closed') || entry.group !== undefined;
  return {
    ...(isValued ? {...rest, value: made.value, ...(made.shown && {shown: made.shown})} : row),
    ...(named.isOwn && {when: made.when}),
    native: line.name.text,
  };
}

function related(row: Pattern, relations: readonly Relation[], isAlso: boolean): Pattern {
  const others = relations.filter(({of}) => of.includes(row.id)).flatMap((one) => one.others);
  if (!others.length) return row;
  const {includes = [], includesOn = []} = row;
  return isAlso
    ? {
        ...row,
        includes: includes.filter((id) => !others.includes(id)),
        includesOn: includesOn.filter((id) => !others.includes(id)),
      }
    : {...row, includes: [...new Set([...includes, ...others])]};
}

/** Rows without those that are left out, which no other row excludes any more. */
function left(patterns: readonly Pattern[], gone: ReadonlySet<string>): Pattern[] {
  return patterns
    .filter(({id}) => !gone.has(id))
    .map(({includes, includesOn, includesIf, ...row}) => ({
      ...row,
      ...(includes && {includes: includes.filter((id) => !gone.has(id))}),
      ...(includesOn && {includesOn: includesOn.filter((id) => !gone.has(id))}),
      ...(includesIf && {includesIf: {...includesIf, ids: includesIf.ids.filter((id) => !gone.has(id))}}),
    }));
}

/** The ids of the rows that the text leaves out: all that have a name. */
function goneIn({parent, settings, table}: DifferenceSource): ReadonlySet<string> {
  const ids = new Set(settings.all('without').flatMap(({value}) => table.rows.ids(value)));
  const names = new Set(parent.patterns.flatMap(({id, native}) => (ids.has(id) ? [native] : [])));
  for (const {id, native} of parent.patterns) if (names.has(native)) ids.add(id);
  return ids;
}

/** A minimum can only be changed where the parent has one: its own check of a win would not know another. */
function refuseSettings({parent, entries, report}: DifferenceSource): void {
  const isChangeable = (key: SettingKey): boolean =>
    key === 'minimum' ? parent.settings?.minimum !== undefined : CHANGEABLE.includes(key);
  for (const {key, name} of entries.settings)
    if (!isChangeable(key)) report.add(new Refused('not-with-parent', name));
}

const isSet = (
  {settings}: {readonly settings: Settings},
  keys: readonly SettingKey[],
): readonly SettingEntry[] => keys.flatMap((key) => settings.all(key));

/** The circumstances, fields and forms that rows of the text ask for, beside those of the parent. */
function whatRowsAsk({parent, table}: DifferenceSource): Pick<Ruleset, 'flags' | 'fields' | 'shapes'> {
  const {flags = [], fields, shapes = []} = parent;
  const asked = table.rows.lines.map(({named}) => named.meaning);
  const known = new Set(flags.map(({flag}) => flag));
  const own = new Set(asked.flatMap((one) => one.flags).filter((flag) => !known.has(flag)));
  const forms = new Set([...table.forms].filter((form) => !shapes.some(({id}) => id === form)));
  return {
    flags: own.size ? [...flags, ...specsOf(own)] : flags,
    fields: [...new Set([...fields, ...asked.flatMap((one) => one.fields)])],
    shapes: [...shapes, ...shapesOf(forms, false)],
  };
}

/** Makes the rule set. */
export function makeDifference(source: DifferenceSource): Ruleset {
  const {parent, setup, settings, table} = source;
  refuseSettings(source);
  const {rows, units, formulas} = table;
  const options = {...optionsOf(source)};
  const mapped = Object.keys(parent.settings ?? {});
  for (const {key, spec} of setup.options.list) if (!mapped.includes(key)) options[key] = spec;
  const asking = {hasPrinciples: false, hasWilds: false, main: parent.unit};
  const own = new Map(rows.lines.map((line) => [line.id, line]));
  const kept = parent.patterns.map((row) => {
    const changed = changedRow(row, own.get(row.id), {main: units.main});
    own.delete(row.id);
    return related(related(changed, table.notBeside, false), table.alsoBeside, true);
  });
  const added = [...own.values()].map((line) => patternOf(line, asking));
  const patterns = left([...kept, ...added], goneIn(source));
  const isReckoned = settings.has('score') || settings.has('without') || rows.lines.length > 0;
  const hasRelations = table.notBeside.length > 0 || table.alsoBeside.length > 0;
  const hasLimit = settings.has('limit') && !mapped.includes('limit');
  const totals = new Totaling({
    ...{main: parent.unit, unit: parent.unit, formula: formulas.score, limit: setup.limit},
    ...{hasFactors: false, hasListed: false},
  });
  return {
    ...parent,
    id: setup.id,
    version: setup.version,
    options,
    patterns,
    presets: [],
    ...whatRowsAsk(source),
    // what its search knows of the most that a hand can be worth holds for its own rows alone
    ...(parent.wilds &&
      (isReckoned || hasRelations) && {wilds: {of: parent.wilds.of, alike: alikeBy(ALL_SEEN)}}),
    ...(settings.has('score') && {worth: (sums, m) => totals.worth(sums, m.position.options)}),
    ...(hasLimit && {total: (worth, o) => totals.total(worth, o)}),
    ...((hasLimit || settings.has('score')) && {reckon: (scored, o) => totals.reckon(scored, o)}),
    ...(isSet(source, PAID).length && {
      pay: payBy({
        ...{seats: parent.seats, main: parent.unit, isOnlyUnit: true},
        ...formulas,
        ...{isHalved: false, isSettled: false, isLiable: () => false},
      }),
    }),
  };
}
