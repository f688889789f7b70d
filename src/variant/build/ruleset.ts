/** Makes a rule set of a text that builds on no rule set of the package. */
import {wildsAmong} from '../../core/arranging/wilds.js';
import {Match} from '../../core/game/match.js';
import {hasFlag} from '../../core/game/position.js';
import type {Position} from '../../core/game/position.js';
import type {Ruleset, WildTiles} from '../../core/game/ruleset.js';
import type {OpenTally, Tally} from '../../core/game/tally.js';
import {indicatedKind} from '../../core/patterns/dora.js';
import {hasFifth} from '../../core/patterns/fours.js';
import {orphans} from '../../core/patterns/kinds.js';
import {hasKong} from '../../core/patterns/kongs.js';
import {passedTile} from '../../core/patterns/passed-win.js';
import {fivePrinciples} from '../../core/patterns/principles.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {Field, Flag, Situation} from '../../core/situation/situation.js';
import {WHITE, type Kind} from '../../core/tiles/tile.js';
import type {WrittenMinimum, WrittenWild} from '../settings/words.js';
import {payBy} from '../payments/pay.js';
import {flagSpecs} from './flags.js';
import {holdsOf} from './formulas.js';
import {FACTOR, LISTED, type TextLine} from './lines.js';
import {patternOf} from './patterns.js';
import type {Settings, Setup} from './setup.js';
import {shapesOf} from './shapes.js';
import type {TextTable} from './table.js';
import {leastUnit} from './units.js';
import {MANY_WILDS, NEEDS} from './texts.js';
import {Totaling, unitOfTotal, type Minimum} from './totals.js';
import {readFlag} from '../conditions/forms.js';
import {ALL_SEEN, alikeBy, seeing, seenByAll, type Sight} from '../conditions/sight.js';
import {splitSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {FLAGS} from '../../core/situation/situation.js';

/** What a rule set is made of. */
export interface RulesSource {
  readonly setup: Setup;
  readonly settings: Settings;
  readonly table: TextTable;
  readonly report: Report;
}

/** The circumstances that a text names beside those of its conditions. */
function namedFlags({settings, report}: RulesSource): readonly Flag[] {
  return settings.all('circumstances').flatMap(({value}) =>
    splitSpan(value, /[\s,、]+/g).flatMap((word) => {
      const flag = readFlag(word.text);
      if (!flag) report.add(new Refused('flag-wanted', word, FLAGS));
      return flag ?? [];
    }),
  );
}

/** The meanings of all conditions of a text. */
function meaningsOf({table}: RulesSource) {
  const {rows, conditions} = table;
  const {needs, liable} = conditions;
  return [...rows.lines.map(({named}) => named.meaning), ...liable, ...(needs ? [needs] : [])];
}

/** A minimum with its units, and with the rows that do not count towards it. */
function minimumOf({leasts, without}: WrittenMinimum, {settings, table, report}: RulesSource): Minimum {
  const ids = without ? table.rows.ids(without) : [];
  return {
    leasts: leasts.flatMap(
      (least) =>
        report.try(() => {
          const unit = leastUnit(least, table.units, settings.has('score'));
          return {n: least.n, by: least.by, unit};
        }) ?? [],
    ),
    without: table.rows.lines.filter(({id}) => ids.includes(id)),
  };
}

/** The number that every win reaches; 0 where it depends on the way of winning, or on the unit. */
function everyLeast(minimum: WrittenMinimum | undefined): number {
  const [first, ...others] = minimum?.leasts ?? [];
  return first && !first.by && others.every(({n, by}) => n === first.n && !by) ? first.n : 0;
}

/** Adds the combinations that share sets, and the rows that count where no other does. */
function combining(
  {setup, table}: RulesSource,
  patterns: Ruleset['patterns'],
  outside: readonly TextLine[],
): ((m: Match, tally: OpenTally) => void) | undefined {
  const rest = table.rows.lines.filter(({named}) => named.meaning.isRest).map(({id}) => id);
  const principles = setup.hasPrinciples ? fivePrinciples(patterns) : undefined;
  if (!principles && !rest.length) return undefined;
  const besides = new Set([...rest, ...outside.map(({id}) => id)]);
  const counts = (id: string): boolean => !besides.has(id);
  return (m, tally) => {
    principles?.(m, tally);
    if (rest.length && !tally.some(counts)) for (const id of rest) tally.add(id, Match.whole, 1);
  };
}

/** Whether tiles are set aside: flowers, or others that count as such. */
function hasAside({tiles}: Setup): boolean {
  const {flowers, bonus} = tiles({});
  return flowers || bonus !== undefined;
}

/** The fields that the game has, and those that its conditions read. */
function fieldsOf({setup, settings}: RulesSource, asked: readonly Field[]): readonly (keyof Situation)[] {
  const fields = new Set<keyof Situation>(['round', 'dealer', 'counters', ...asked]);
  if (setup.wild?.isIndicated || setup.wild?.isNext) fields.add('wild');
  if (hasAside(setup)) fields.add('flowers');
  if (setup.isSettled) fields.add('others');
  if (settings.has('liable')) fields.add('liable');
  if (setup.isPassedBarred) fields.add('passedTiles');
  return [...fields];
}

/** The wild kinds of an indicator, or those that are always wild; none where an indicator is wanted and not named. */
function wildKinds({isIndicated, isNext, kinds}: WrittenWild, indicator: Kind): readonly Kind[] {
  if (indicator < 0) return isIndicated || isNext ? [] : kinds;
  const own = [...(isIndicated ? [indicator] : []), ...(isNext ? [indicatedKind(indicator)] : [])];
  return [...new Set([...own, ...kinds])];
}

/** What the rows and the condition of winning see of groups; all where they share sets, or five of a kind are refused. */
function sightOf({setup, table}: RulesSource): Sight {
  if (setup.hasPrinciples || setup.wild?.fifths === false) return ALL_SEEN;
  const {rows, conditions} = table;
  const isBySize = rows.lines.some(({entry: {cells}}) => cells.has('simple') || cells.has('outer'));
  return seenByAll([
    ...[...rows.lines.map(({named}) => named.meaning), ...(conditions.needs ? [conditions.needs] : [])].map(
      ({sight}) => sight,
    ),
    ...(isBySize ? [seeing(orphans)] : []),
  ]);
}

const wildTiles = (source: RulesSource): WildTiles | undefined => {
  const {wild} = source.setup;
  return (
    wild && {
      alike: alikeBy(sightOf(source)),
      of: (indicator) => {
        const [kind = -1, ...also] = wildKinds(wild, indicator);
        if (kind < 0) return undefined;
        return {
          wild: kind,
          ...(also.length && {also}),
          standIn: wild.hasStandIn && kind !== WHITE ? WHITE : -1,
          fifths: wild.fifths,
          inKongs: false,
        };
      },
    }
  );
};

/** The most wild tiles in a hand: of more there are too many groupings to try while a page waits. */
const MOST_WILDS = 6;
const TOO_MANY_WILDS = fault(MANY_WILDS, String(MOST_WILDS), 'hand');

const WITHOUT_KONG = fault('flag-conflict', 'replacement', 'flags');

const HELD_TOO = fault('flag-conflict', 'lastOfKind', 'flags');

/**
 * Makes the check of what the rules ask for: a replacement is that for a kong; a tile of which the hand holds another was
 * not the last of four; few tiles are wild.
 */
function checking(flags: readonly Flag[]): (position: Position) => Fault | undefined {
  const [ofKong, ofKind] = ['replacement', 'lastOfKind'].map((flag) => flags.includes(flag));
  return (position) => {
    if (ofKong && hasFlag(position, 'replacement') && !hasKong(position)) return WITHOUT_KONG;
    const {held, win, counts, wilds} = position;
    if (wilds && wildsAmong(wilds, counts) > MOST_WILDS) return TOO_MANY_WILDS;
    return ofKind && hasFlag(position, 'lastOfKind') && win >= 0 && held[win] > 0 ? HELD_TOO : undefined;
  };
}

/** The circumstances by which a hand wins without being complete. */
function winningFlags({settings, table}: RulesSource): readonly Flag[] {
  const ids = settings.all('incomplete').flatMap(({value}) => table.rows.ids(value));
  return table.rows.lines.filter(({id}) => ids.includes(id)).flatMap(({named}) => named.meaning.flags);
}

/** Where all hands are settled, some row must count in hands that have not won. */
function refuseNobody({setup, settings, table, report}: RulesSource): void {
  const [everybody] = settings.all('everybody');
  if (everybody && setup.isSettled && !table.rows.lines.some(({isLoose}) => isLoose))
    report.add(new Refused('everybody-wanted', everybody.value, ['who: all', '誰: 全員']));
}

/** Makes the rule set. */
export function makeRuleset(source: RulesSource): Ruleset {
  const {setup, settings, table} = source;
  const {rows, units, formulas, conditions, forms} = table;
  const {main} = units;
  const unit = unitOfTotal(main, formulas.score?.({}));
  const asked = meaningsOf(source);
  refuseNobody(source);
  const anyHand = winningFlags(source);
  const lines = anyHand.length
    ? rows.lines.map((line) => (line.kind === 'bonus' ? {...line, isLoose: true} : line))
    : rows.lines;
  const asking = {hasPrinciples: setup.hasPrinciples, hasWilds: setup.wild !== undefined, main: unit};
  const patterns = lines.map((line) => patternOf(line, asking));
  const hasFactors = lines.some(({unit}) => unit === FACTOR);
  const totals = new Totaling({
    main,
    unit,
    formula: formulas.score,
    limit: setup.limit,
    hasFactors,
    hasListed: lines.some(({unit}) => unit === LISTED),
  });
  const minimums = new Map(setup.minimum?.all.map((written) => [written, minimumOf(written, source)]));
  const [{without: outside} = {without: []}] = minimums.values();
  const combine = combining(source, patterns, outside);
  const forbids = forbidding(source, totals, minimums);
  const wilds = wildTiles(source);
  const {melds} = setup;
  return {
    id: setup.id,
    version: setup.version,
    unit,
    ...(settings.has('points') && {paidIn: 'points'}),
    seats: setup.seats,
    sets: setup.sets,
    tiles: setup.tiles,
    fields: fieldsOf(
      source,
      asked.flatMap(({fields}) => fields),
    ),
    ...(melds && {melds}),
    shapes: shapesOf(forms, setup.forms.isApart),
    flags: flagSpecs([...asked.flatMap(({flags}) => flags), ...namedFlags(source)], hasAside(setup)),
    options: Object.fromEntries(setup.options.list.map(({key, spec}) => [key, spec])),
    patterns,
    examples: () => Promise.resolve({}),
    ...(hasFactors && {multiplied: [FACTOR]}),
    ...(asked.some(({fields}) => fields.includes('indicators')) && {doraOf: indicatedKind}),
    ...(wilds && {wilds}),
    ...(setup.isSettled && {everybodyScores: true}),
    check: checking(asked.flatMap(({flags}) => flags)),
    arranging: {
      ...(combine && {combine}),
      ...(setup.wild?.fifths === false && {admits: (m) => !hasFifth(m)}),
    },
    worth: (sums, m) => totals.worth(sums, m.position.options),
    total: (worth, options) => totals.total(worth, options),
    reckon: (scored, options) => totals.reckon(scored, options),
    ...(forbids && {forbids}),
    winning: {
      ...(setup.minimum && {minimum: (options) => everyLeast(setup.minimum?.(options))}),
      ...(anyHand.length && {
        anyHand: (position) => position.win >= 0 && anyHand.some((flag) => hasFlag(position, flag)),
      }),
    },
    pay: payBy({
      seats: setup.seats,
      main,
      isOnlyUnit: new Set(lines.map(({unit}) => unit)).size < 2,
      ...formulas,
      isHalved: setup.isHalved,
      isSettled: setup.isSettled,
      isLiable: (m) => conditions.liable.some((condition) => holdsOf(condition, m)),
    }),
  };
}

/** Makes the function that says why a hand may not win. */
function forbidding(
  {setup, table}: RulesSource,
  totals: Totaling,
  minimums: ReadonlyMap<WrittenMinimum, Minimum>,
): ((m: Match, tally: Tally) => Fault | undefined) | undefined {
  const {needs, needsText} = table.conditions;
  const {isPassedBarred} = setup;
  if (!needs && !isPassedBarred && !minimums.size) return undefined;
  const lacking = fault(NEEDS, needsText);
  return (m, tally) => {
    if (m.shape === 'loose') return undefined;
    if (needs && !holdsOf(needs, m)) return lacking;
    const passed = isPassedBarred ? passedTile(m.position) : undefined;
    if (passed) return passed;
    const written = setup.minimum?.(m.position.options);
    const minimum = written && minimums.get(written);
    return minimum && totals.below(minimum, tally, m);
  };
}
