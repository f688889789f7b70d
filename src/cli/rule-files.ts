/** Rules in a file of the author: `rules.md`, or one section of it, `page.html#wenling`. */
import {Lines, type LineColumn} from '../core/situation/place.js';
import {readRuleset, type BasedOn} from '../variant/index.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import type {Format} from './page/fitting.js';
import type {PageSection, RulesSection} from './page/page-sections.js';
import {formatFor} from './page-names.js';
import type {ReadRules} from './read-rules.js';
import {eachText} from './pages.js';
import {Unreadable} from './page/unreadable.js';
import {decoded} from '../core/situation/decoded.js';
import {allWordsOf} from './texts.js';

/** Whether a name is that of a file with rules as text, and not the id of a rule set. */
export const isRulesFile = (name: string): boolean =>
  /\.(?:md|markdown|html?|xhtml|txt)(?:#[^/]*)?$/i.test(name);

/** What `based-on` may name. */
type BasedOnRules = Readonly<Record<string, BasedOn>>;

/**
 * Reads the rules of a file. What is wrong in them is said on standard error, by line and column.
 * Rules may build on another marked part of the file by its id: `based-on = #other`.
 * @param name the file, with `#` and the id of a section if only that has the rules. Without an id, the one part of the
 *   file that says that it holds rules has them; if no part says so, the whole file has them.
 * @returns undefined if nothing in it can be scored
 */
export async function rulesInFile(
  name: string,
  {says, lang}: Pick<Args, 'says' | 'lang'>,
  based: BasedOnRules,
): Promise<ReadRules | undefined> {
  const [file, id] = name.split('#');
  let found: (PageSection & LineColumn) | undefined;
  let marked: readonly RulesSection[] = [];
  const isRead = await eachText([file], says.files, async (_, source) => {
    marked = await markedIn(file, source);
    const section = id ? await sectionIn(file, source, id) : onlyOf(marked, file, source);
    found = {...section, ...new Lines(source).placeOf(section.start)};
  });
  if (!isRead || !found) return undefined;
  const {line, column} = found;
  const beside = marked.flatMap((one) => (one.id === undefined ? [] : [[`#${one.id}`, one.text] as const]));
  const bases = {...based, ...Object.fromEntries(beside)};
  const {ruleset, texts, problems} = readRuleset(found.text, {id: name, based: bases});
  const unread = problems.map((problem) => ({
    ...problem,
    line: problem.line + line - 1,
    column: problem.line === 1 ? problem.column + column - 1 : problem.column,
  }));
  for (const problem of unread)
    remark(`${file}:${problem.line}:${problem.column}: ${problem.words[lang]} (${problem.code})`);
  if (!ruleset) return undefined;
  // the command finds the rules by the name of their file
  const patterns = ruleset.patterns.map((row) => ({...row, cite: citeInFile(row.cite, line)}));
  return {
    ruleset: {...ruleset, id: name, patterns},
    words: await allWordsOf(texts),
    unread,
  };
}

/** The line of a row in the file, where the text is a section of it. */
const citeInFile = (cite: string, line: number): string =>
  cite.replace(/^#(\d+)$/, (_, own: string) => `#${Number(own) + line - 1}`);

const sectionFormat = (file: string): Format => {
  const format = formatFor(file, undefined);
  return format === 'xml' ? 'html' : format;
};

async function sectionIn(file: string, source: string, id: string): Promise<PageSection> {
  // what reads HTML is loaded only if a part of a page is named
  const {sectionNamed} = await import('./page/page-sections.js');
  const section = sectionNamed(source, decoded(id) ?? id, sectionFormat(file));
  if (!section) throw new Unreadable(({noSection}) => noSection(id));
  return section;
}

/** The parts of a file that say that they hold rules. */
async function markedIn(file: string, source: string): Promise<readonly RulesSection[]> {
  if (!source.includes('mj-rules')) return [];
  const {rulesSections} = await import('./page/page-sections.js');
  return rulesSections(source, sectionFormat(file));
}

/** The one part of a file that says that it holds rules, or the whole file if no part says so. */
function onlyOf(marked: readonly RulesSection[], file: string, source: string): PageSection {
  if (marked.length > 1) {
    const names = marked.flatMap(({id}) => (id === undefined ? [] : [`${file}#${id}`]));
    throw new Unreadable(({severalRules}) => severalRules(names));
  }
  return marked.at(0) ?? {text: source, start: 0};
}
