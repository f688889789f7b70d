/**
 * Reads rules from blocks: to a rule set, its words, and what is wrong. What few pages need is fetched when it is asked for:
 * the words for what is wrong, how rules are played, examples that are found, and what reads Markdown and HTML.
 */
import {withDigits, type Block} from '../blocks/block.js';
import type {Lang, RulesetText} from '../../core/game/names.js';
import type {Example, Pattern} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import {patternsOf, defaultOptions} from '../../core/reading/table.js';
import {splitSpan, type TextSpan} from '../messages/place.js';
import {Refused, Report, type UnsaidProblem} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {namesNear} from '../names/near.js';
import {readEntries} from '../rows/read.js';
import type {Entries} from '../rows/entries.js';
import {settingIn} from '../rows/setting-in.js';
import type {BASES} from './bases.js';
import {digestOf} from './digest.js';
import {canPlayLike, readLike, type FlowLender} from './like.js';
import {checkExamples} from './examples.js';
import {makeRuleset} from './ruleset.js';
import type {TextLine} from './lines.js';
import {FLOWER_TILES, readSetup, Settings, type Setup} from './setup.js';
import {readTableOfRows} from './table.js';
import {textsOf, type VariantTexts} from './texts.js';

/** A rule set with its words, as it is registered. */
export interface BasedOnRuleset {
  readonly ruleset: Ruleset;
  readonly texts?: Readonly<Partial<Record<Lang, () => Promise<RulesetText>>>>;
}

/** What `based-on` may name: a rule set, a rule set with its words, or another text. */
export type BasedOn = Ruleset | BasedOnRuleset | string;

/** What a text is read with. */
export interface VariantOptions {
  /** The id of the rule set, unless the text says another. */
  readonly id: string;
  /** What `based-on` may name, by name. */
  readonly based?: Readonly<Record<string, BasedOn>> | ReadonlyMap<string, BasedOn>;
}

/** A row of a text. */
export interface VariantRow {
  readonly name: string;
  /** The line in the text, from 1. */
  readonly line: number;
  /** Whether hands can score it; if not, a problem says why. */
  readonly isScored: boolean;
}

/** Rules that have been read, with what is wrong. @typeParam P a problem, in words or not */
export interface RulesRead<P> {
  /** Undefined if nothing of the text can be scored. */
  readonly ruleset: Ruleset | undefined;
  /** The rows of the text, in its order; those of a text that it builds on are not among them. */
  readonly rows: readonly VariantRow[];
  /** The words, as they are registered with the rule set. */
  readonly texts: VariantTexts;
  /** All that is wrong, in the order of the text. */
  readonly problems: readonly P[];
  /** The same for the same rules, in whatever form they are written. */
  readonly digest: string;
}

/** The longest text, in characters and in lines, and how many texts may build on each other. */
const LONGEST = 32_000;
const MOST_LINES = 600;
const DEEPEST = 3;

const START = {line: 1, column: 1};

/** What reads rules that build on others; undefined where none do. */
type Bases = typeof BASES | undefined;

function refuseLonger(length: number, most: number): void {
  if (length > most) throw new Refused('text-too-long', {text: `${length} > ${most}`, at: START});
}

/** @throws {Refused} for a text that is too long */
export function refuseLength(text: string): void {
  refuseLonger(text.length, LONGEST);
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  refuseLonger(lines, MOST_LINES);
}

/** A rule set under one of its presets: the preset's rows and options are its own. */
function underPreset(ruleset: Ruleset, id: string): Ruleset {
  const preset = findRules(id, ruleset)?.preset;
  if (!preset) return ruleset;
  const values = defaultOptions(ruleset, preset);
  const options = Object.fromEntries(
    Object.entries(ruleset.options).map(([name, spec]) => [name, {...spec, default: values[name]}]),
  ) as Ruleset['options'];
  return {...ruleset, patterns: patternsOf(ruleset, preset), options};
}

/** What a text builds on: nothing, a rule set, or other texts, whose entries are merged with its own. */
interface Base {
  readonly entries: Entries;
  /** The names of the rows of the text itself. */
  readonly names: readonly TextSpan[];
  readonly parent: Ruleset | undefined;
  readonly texts: BasedOnRuleset['texts'];
}

class TextReader {
  private readonly based: ReadonlyMap<string, BasedOn>;

  constructor(
    {based = {}}: VariantOptions,
    private readonly report: Report,
    private readonly bases: Bases,
  ) {
    this.based =
      based instanceof Map ? (based as ReadonlyMap<string, BasedOn>) : new Map(Object.entries(based));
  }

  /** @param above the names of the texts that build on this one */
  read(given: readonly Block[], report: Report, above: readonly string[] = []): Base {
    const blocks = given.map(withDigits);
    const named = basedOnIn(blocks);
    const base = named && report.try(() => this.find(named, above));
    if (!base || typeof base === 'string') return this.readOwn(blocks, report, named, base, above);
    const lent: BasedOnRuleset = 'ruleset' in base ? base : {ruleset: base};
    const parent = underPreset(lent.ruleset, named.text);
    const entries = readEntries(blocks, report, Object.keys(parent.options));
    return {entries, names: namesIn(entries), parent, texts: lent.texts};
  }

  /** Reads a text that builds on no rule set itself; the text that it builds on may. */
  private readOwn(
    blocks: readonly Block[],
    report: Report,
    named: TextSpan | undefined,
    text: string | undefined,
    above: readonly string[],
  ): Base {
    const {bases} = this;
    if (text === undefined || !named || !bases) {
      const entries = readEntries(blocks, report, []);
      if (!named)
        for (const {value} of withoutIn(entries)) report.add(new Refused('bad-setting', value, ['based-on']));
      return {entries, names: namesIn(entries), parent: undefined, texts: undefined};
    }
    const of = new Report(named.text);
    const below = of.try(() => {
      refuseLength(text);
      return this.read(bases.markupBlocks(text), of, [...above, named.text]);
    });
    const parent = below?.parent;
    const entries = readEntries(blocks, report, Object.keys(parent?.options ?? {}));
    this.report.problems.push(...of.problems);
    const own = namesIn(entries);
    if (!below) return {entries, names: own, parent, texts: undefined};
    const without = withoutIn(entries).flatMap(({value}) => splitSpan(value, /[、,，;；/／]/g));
    // rows of a rule set are named otherwise, and looked for by what makes a rule set of them
    if (!parent) refuseUnknown(without, below.entries, report);
    return {
      entries: bases.mergeEntries(
        below.entries,
        entries,
        without.map(({text: name}) => name),
      ),
      names: own,
      parent,
      texts: below.texts,
    };
  }

  /** How rules are played: as the text says, or as those that it builds on. */
  flowOf(settings: Settings, basedOn: TextSpan | undefined, own: Ruleset): Ruleset['flow'] {
    const like = settings.read('flow', readLike);
    const named = like ?? basedOn;
    const base = named && this.report.try(() => this.find(named, []));
    if (!base || typeof base === 'string') return own.flow;
    const lender = lenderIn(base, named.text, !like);
    if (like && !canPlayLike(own, lender.ruleset)) {
      const possible = this.likeNames(own);
      this.report.add(new Refused(possible.length ? 'bad-setting' : 'nothing-alike', like, possible));
      return own.flow;
    }
    const {flow} = lender.ruleset;
    return (
      flow &&
      (async () => {
        const [{flowLike}, lent] = await Promise.all([import('./flow.js'), flow()]);
        return flowLike(own, lender, lent);
      })
    );
  }

  /** The names of the rules that a text can be played like. */
  private likeNames(own: Ruleset): readonly string[] {
    return [...this.based].flatMap(([name, one]) =>
      typeof one !== 'string' && canPlayLike(own, lenderIn(one, name, false).ruleset) ? [`like ${name}`] : [],
    );
  }

  private find(named: TextSpan, above: readonly string[]): BasedOn {
    const base =
      this.based.get(named.text) ??
      [...this.based.values()].find(
        (one) => typeof one !== 'string' && findRules(named.text, 'ruleset' in one ? one.ruleset : one),
      );
    if (base === undefined) throw new Refused('unknown-rules', named, [...this.based.keys()]);
    if (typeof base === 'string' && (above.includes(named.text) || above.length >= DEEPEST))
      throw new Refused('circular', named);
    return base;
  }
}

const withoutIn = ({settings}: Entries): Entries['settings'] => settings.filter(({key}) => key === 'without');

/** Only a row of the text below can be left out. */
function refuseUnknown(names: readonly TextSpan[], {rows}: Entries, report: Report): void {
  const known = new Map(rows.map(({name: {text}}) => [fold(text), text]));
  for (const name of names)
    if (!known.has(fold(name.text)))
      report.add(new Refused('not-a-row', name, () => namesNear(name.text, known)));
}

const namesIn = ({rows}: Entries): readonly TextSpan[] => rows.map(({name}) => name);

/** A rule set, or a preset of one, as it is named. */
function lenderIn(base: Exclude<BasedOn, string>, name: string, isParent: boolean): FlowLender {
  const ruleset = 'ruleset' in base ? base.ruleset : base;
  const preset = findRules(name, ruleset)?.preset;
  return {ruleset, isParent, ...(preset && {preset})};
}

/** The name after `based-on`. */
const basedOnIn = (blocks: readonly Block[]): TextSpan | undefined => settingIn(blocks, 'basedOn');

/** A text whose rules are not in words yet. */
export type UnsaidRead = RulesRead<UnsaidProblem>;

/**
 * Reads rules from blocks.
 * @param bases what reads rules that build on others, where `options` has such
 */
export function readParts(blocks: readonly Block[], options: VariantOptions, bases: Bases): UnsaidRead {
  const report = new Report();
  const read = report.try(() => {
    refuseSize(blocks);
    return blocks;
  });
  return readWith(read ?? [], options, report, bases);
}

/** The examples of a text, looked for once. */
function laterExamples(ruleset: Ruleset, own: Readonly<Record<string, Example>>): Ruleset['examples'] {
  let found: ReturnType<Ruleset['examples']> | undefined;
  const find = async () => (await import('./found-examples.js')).examplesOf(ruleset, own);
  return () => (found ??= find());
}

/** Blocks are bound as a text is: by their characters, and by their rows and lines. */
function refuseSize(blocks: readonly Block[]): void {
  let lines = 0;
  let size = 0;
  for (const block of blocks) {
    const rows = block.is === 'table' ? block.rows : [[block.span]];
    lines += rows.length;
    for (const row of rows) for (const {text} of row) size += text.length;
  }
  refuseLonger(size, LONGEST);
  refuseLonger(lines, MOST_LINES);
}

/** A game has flowers if rows are about them, where its text does not say which tiles it is played with. */
const withFlowers = (setup: Setup, lines: readonly TextLine[]): Setup =>
  lines.some(({named}) => named.meaning.fields.includes('flowers')) ? {...setup, tiles: FLOWER_TILES} : setup;

/** Reads rules from blocks, with what is wrong so far. */
export function readWith(
  blocks: readonly Block[],
  options: VariantOptions,
  report: Report,
  bases: Bases,
): UnsaidRead {
  const reader = new TextReader(options, report, bases);
  const {entries, names, parent, texts} = reader.read(blocks, report);
  const settings = new Settings(entries.settings, report);
  const written = readSetup(settings, options.id, parent);
  const parents: readonly Pattern[] = parent?.patterns ?? [];
  const parentUnit = parent?.unit;
  const table = readTableOfRows({entries, settings, setup: written, report, parents, parentUnit});
  const {lines} = table.rows;
  const setup = parent || settings.has('tiles') ? written : withFlowers(written, lines);
  const made = parent
    ? bases?.makeDifference({parent, entries, setup, settings, table, report})
    : lines.length
      ? makeRuleset({setup, settings, table, report})
      : undefined;
  const flow = made && reader.flowOf(settings, parent && basedOnIn(blocks), made);
  const scoring = made && {...made, ...(flow && {flow})};
  const digest = scoring ? digestOf(scoring, parent, lines, entries) : '';
  const ruleset = scoring && {
    ...scoring,
    digest,
    examples: laterExamples(scoring, checkExamples(scoring, lines, report)),
  };
  if (!ruleset) report.add(new Refused('nothing-to-score', {text: '', at: START}));
  const scored = new Set(lines.map(({name}) => name));
  return {
    ruleset,
    rows: names.map((name) => ({name: name.text, line: name.at.line, isScored: scored.has(name)})),
    texts: textsOf({
      title: setup.title || setup.id,
      lines,
      units: table.units.words,
      options: setup.options.list,
      limit: settings.all('limit').at(0)?.name.text ?? '',
      parent: texts,
      natives: new Map(parents.map(({id, native}) => [id, native])),
    }),
    problems: Object.freeze(ordered(report.problems)),
    digest,
  };
}

/** Problems in the order of the text. */
const ordered = (problems: readonly UnsaidProblem[]): UnsaidProblem[] =>
  [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
