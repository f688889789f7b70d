/** Rules as text on a page: what its elements name by `rules="#id"`, read and known while the page is. */
import {type Lang} from '../../core/game/names.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {explainFault, fault} from '../../core/situation/problem.js';
import {loadLocale} from '../../locales/index.js';
import {readRuleset, type BasedOn, type VariantRead} from '../../variant/index.js';
import type {ReadRules} from '../read-rules.js';
import {packageRules, knowingRules} from '../rulesets.js';
import type {FoundElement} from './found.js';
import type {Format} from './fitting.js';
import {rulesSections, sectionNamed, type PageSection} from './page-sections.js';
import type {Placed} from './score.js';
import {allWordsOf} from '../texts.js';

/** Texts of rules by their ids, from elsewhere than the page. */
export type GivenTexts = Readonly<Record<string, string>>;

/** A page, and what stands on it. */
export interface RuledPage {
  readonly source: string;
  readonly format: Format;
  readonly all: readonly FoundElement[];
  /** The language of the messages; without it that of the first element. */
  readonly lang: Lang | undefined;
  readonly texts?: GivenTexts | undefined;
}

/** What is known of the rules of a page. */
export interface PageRules {
  /** What is wrong in the texts of the page. */
  readonly problems: readonly Placed[];
  /** How many texts the page has. */
  readonly count: number;
  /** Why an element cannot be scored: its rules are not on the page, or cannot be read. */
  readonly refusal: (found: FoundElement) => Promise<Placed | undefined>;
}

const NONE: PageRules = {problems: [], count: 0, refusal: () => Promise.resolve(undefined)};

/** The id of the page's rules that an element names, or has around it. */
const idOf = ({tag, attributes: {rules = '', for: named, id}}: FoundElement): string | undefined =>
  tag === 'mj-ruleset' ? named || id : rules.startsWith('#') ? rules.slice(1).split('@')[0] : undefined;

/** Pages that name rules of their own come one after the other: the same id means another text on each. */
let last: Promise<unknown> = Promise.resolve();

/** Reads the rules of a page; they are known until `work` ends. */
export function withPageRules<T>(page: RuledPage, work: (rules: PageRules) => Promise<T>): Promise<T> {
  const ids = new Set(page.all.flatMap((found) => idOf(found) ?? []));
  const sections = rulesSections(page.source, page.format);
  if (!ids.size && !sections.length) return work(NONE);
  const turn = last.then(() => readPage(page, ids, work));
  last = turn.catch(() => undefined);
  return turn;
}

async function readPage<T>(
  page: RuledPage,
  ids: ReadonlySet<string>,
  work: (rules: PageRules) => Promise<T>,
): Promise<T> {
  const {source, format, texts} = page;
  const lang = page.lang ?? page.all.at(0)?.lang ?? 'en';
  const find = (id: string): PageSection | undefined => {
    const given = texts && Object.hasOwn(texts, id) ? {text: texts[id], start: -1} : undefined;
    return given ?? sectionNamed(source, id, format);
  };
  const named = [...ids].map((id) => ({id, section: find(id)}));
  const unnamed = rulesSections(source, format).filter(
    ({start}) => !named.some(({section}) => section?.start === start),
  );
  const problems: Placed[] = [];
  const read = new Map<string, ReadyRules>();
  for (const {id, section} of [...named, ...unnamed.map((section) => ({id: section.id, section}))]) {
    if (!section) continue;
    const found = readSection(section, id ?? 'rules', find);
    if (id !== undefined && found.ruleset) read.set(id, {ruleset: found.ruleset, texts: found.texts});
    if (section.start >= 0) problems.push(...placedIn(source, section, found, lang));
  }
  const known = await Promise.all([...read].map(([id, found]) => registered(id, found)));
  return knowingRules(known, () =>
    work({
      problems,
      count: named.filter(({section}) => section && section.start >= 0).length + unnamed.length,
      refusal: async (found) => {
        const id = idOf(found);
        if (id === undefined || read.has(id)) return undefined;
        const code = find(id) ? 'rules-unread' : 'rules-not-here';
        const {problems: says} = await loadLocale(page.lang ?? found.lang);
        return {at: found.at(0, 'rules'), message: explainFault(fault(code, id, 'rules'), says).message};
      },
    }),
  );
}

/** Reads a text; other texts of the page that it builds on are found when it names them. */
function readSection(
  section: PageSection,
  id: string,
  find: (id: string) => PageSection | undefined,
): VariantRead {
  const based = new Map<string, BasedOn>(Object.entries(packageRules()));
  for (;;) {
    const read = readRuleset(section.text, {id, based});
    const wanted = read.problems.find(
      ({code, about}) => code === 'unknown-rules' && about.startsWith('#') && !based.has(about),
    )?.about;
    const other = wanted === undefined ? undefined : find(wanted.slice(1));
    if (wanted === undefined || !other) return read;
    based.set(wanted, other.text);
  }
}

/** The problems of a text at their places on the page; those of a text that it builds on are told with that text. */
function placedIn(source: string, {text, start}: PageSection, {problems}: VariantRead, lang: Lang): Placed[] {
  const starts = [0];
  for (const {index, 0: end} of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return problems
    .filter(({of}) => of === undefined)
    .map(({line, column, words, code}) => ({
      at: Math.min(start + (starts[line - 1] ?? 0) + column - 1, source.length),
      message: `${words[lang]} (${code})`,
    }));
}

/** Rules that can be scored with. */
type ReadyRules = Readonly<{ruleset: Ruleset; texts: VariantRead['texts']}>;

const registered = async (id: string, {ruleset, texts}: ReadyRules): Promise<ReadRules> => ({
  ruleset: {...ruleset, id: `#${id}`},
  words: await allWordsOf(texts),
});
