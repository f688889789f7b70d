/** Rules in a file of the author: `rules.md`, or one section of it, `page.html#wenling`. */
import {LANGS, type Lang, type RulesetText} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {readRuleset, type BasedOn} from '../variant/index.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import {formatFor} from './page-names.js';
import {eachText} from './pages.js';
import {Unreadable} from './page/unreadable.js';

/** A rule set with its words in all languages. */
export interface ReadRules {
  readonly ruleset: Ruleset;
  readonly words: Readonly<Record<Lang, RulesetText>>;
}

/** A part of a file, and the line that it begins in. */
interface Section {
  readonly text: string;
  readonly line: number;
}

/** Whether a name is that of a file with rules, and not the id of a rule set. */
export const isRulesFile = (name: string): boolean =>
  /\.(?:md|markdown|html?|xhtml|txt)(?:#[^/]*)?$/i.test(name);

/** What `based-on` may name. */
type BasedOnRules = Readonly<Record<string, BasedOn>>;

/**
 * Reads the rules of a file. What is wrong in them is said on standard error, by line and column.
 * @param name the file, with `#` and the id of a section if only that has the rules
 * @returns undefined if nothing in it can be scored
 */
export async function rulesInFile(
  name: string,
  {says, lang}: Pick<Args, 'says' | 'lang'>,
  based: BasedOnRules,
): Promise<ReadRules | undefined> {
  const [file, id] = name.split('#');
  let found: Section | undefined;
  const isRead = await eachText([file], says.files, async (_, source) => {
    found = id ? await sectionIn(file, source, id) : {text: source, line: 1};
    if (!found) throw new Unreadable(({noSection}) => noSection(id));
  });
  if (!isRead || !found) return undefined;
  const {line} = found;
  const {ruleset, texts, problems} = readRuleset(found.text, {id: name, based});
  for (const problem of problems)
    remark(`${file}:${problem.line + line - 1}:${problem.column}: ${problem.words[lang]} (${problem.code})`);
  if (!ruleset) return undefined;
  const words = await Promise.all(LANGS.map(async (one) => [one, await texts[one]()] as const));
  // the command finds the rules by the name of their file
  return {ruleset: {...ruleset, id: name}, words: Object.fromEntries(words) as Record<Lang, RulesetText>};
}

async function sectionIn(file: string, source: string, id: string): Promise<Section | undefined> {
  const wanted = decodeURIComponent(id);
  const inMarkdown = formatFor(file, undefined) === 'html' ? undefined : markdownSection(source, wanted);
  return inMarkdown ?? (await htmlSection(source, wanted));
}

/** The id that sites give a heading: small letters, hyphens for spaces, no other marks. */
const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([^}\s]+)\})?\s*#*\s*$/u;
const FENCE = /^(?:```|~~~)\s*mj-rules\b(.*)$/;

/** A fence `mj-rules id=wenling`, or a heading with all up to the next one of its level. */
function markdownSection(source: string, id: string): Section | undefined {
  const lines = source.split(/\r\n|\r|\n/);
  const fence = lines.findIndex((line) => FENCE.exec(line)?.[1].split(/\s+/).includes(`id=${id}`));
  if (fence >= 0) {
    const end = lines.findIndex((line, i) => i > fence && /^(?:```|~~~)\s*$/.test(line));
    return {text: lines.slice(fence + 1, end < 0 ? undefined : end).join('\n'), line: fence + 2};
  }
  const start = lines.findIndex((line) => {
    const [, , heading, own] = HEADING.exec(line) ?? [];
    return heading !== undefined && (own ?? slugOf(heading)) === id;
  });
  if (start < 0) return undefined;
  const level = levelOf(lines[start]);
  const end = lines.findIndex((line, i) => i > start && levelOf(line) > 0 && levelOf(line) <= level);
  return {text: lines.slice(start, end < 0 ? undefined : end).join('\n'), line: start + 1};
}

const levelOf = (line: string): number => HEADING.exec(line)?.[1].length ?? 0;

/** The element with an id; of a heading, all up to the next one of its level. */
async function htmlSection(source: string, id: string): Promise<Section | undefined> {
  const {elementsIn} = await import('./page/elements-in.js');
  const elements = elementsIn(source);
  const at = elements.findIndex((element) => element.id === id);
  if (at < 0) return undefined;
  const {start, end, line, tag} = elements[at];
  if (!/^h[1-6]$/.test(tag)) return {text: source.slice(start, end), line};
  const next = elements.find(
    (other) => other.start > start && /^h[1-6]$/.test(other.tag) && other.tag <= tag,
  );
  return {text: source.slice(start, next?.start), line};
}
