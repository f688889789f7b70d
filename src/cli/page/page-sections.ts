/** The parts of a page that rules as text stand in: a section, a table, an element, a code fence. */
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {elementsIn, type WrittenElement} from './elements-in.js';
import type {Format} from './fitting.js';
import {readMarkdown} from './markdown.js';
import {ownId} from './own-id.js';

/** The text of a piece of HTML, without tags and with all characters as readers see them. */
const decodedText = (html: string): string => textOf(parseFragment(html));

const textOf = (node: Tree.ChildNode | Tree.DocumentFragment): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** A part of a page: its text, as it stands in the source, and where it begins. */
export interface PageSection {
  readonly text: string;
  readonly start: number;
}

/** A part of a page that says itself that it holds rules. */
export interface RulesSection extends PageSection {
  /** The id by which elements name it. */
  readonly id: string | undefined;
}

/** The id that sites give a heading: small letters, hyphens for spaces, no other marks. */
const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([^}\s]+)\})?\s*#*\s*$/u;
const FENCE = /^(`{3,}|~{3,})\s*([^`]*)$/;
const OF_RULES = /^mj-rules(?:\s|$)/;
const FENCE_END = /^(?:`{3,}|~{3,})\s*$/;
/** A line of a source, and where it begins. */
interface SourceLine {
  readonly line: string;
  readonly start: number;
}

function linesOf(source: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let start = 0;
  for (const {0: end, index} of source.matchAll(/\r\n|\r|\n|$/g)) {
    if (index < start) continue;
    lines.push({line: source.slice(start, index), start});
    start = index + end.length;
  }
  return lines;
}

/** The part of a page with an id; undefined where there is none. */
export function sectionNamed(page: string, id: string, format: Format): PageSection | undefined {
  const source = withoutHands(page, format);
  const own = rulesSections(source, format).find((one) => one.id === id);
  return own ?? (format === 'html' ? undefined : headingNamed(source, id)) ?? elementNamed(source, id);
}

/** A page without its hands, in tags and in code: they are no rules. Everything else stays in its place. */
function withoutHands(source: string, format: Format): string {
  const isOurs = (tag: string): boolean => tag.startsWith('mj-') && tag !== 'mj-ruleset';
  const tags = source.includes('<mj-') ? elementsIn(source).filter(({tag}) => isOurs(tag)) : [];
  const code = format === 'html' ? [] : fencesIn(source).filter(({info}) => !OF_RULES.test(info));
  const pieces: string[] = [];
  let from = 0;
  for (const {start, end} of [...tags, ...code].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    pieces.push(source.slice(from, start), source.slice(start, end).replace(/[^\r\n]/g, ' '));
    from = end;
  }
  return pieces.join('') + source.slice(from);
}

/** All parts of a page that say that they hold rules: fences of `mj-rules`, and scripts. */
export function rulesSections(source: string, format: Format): readonly RulesSection[] {
  if (!source.includes('mj-rules')) return [];
  // a tag in code is written for readers
  const inCode = codeSections(readMarkdown(source, format).prose);
  return format === 'html' ? inCode : [...fences(source), ...inCode];
}

/** A fence of Markdown: what stands behind its marks, its text, and its whole extent. */
interface WrittenFence {
  readonly info: string;
  readonly text: string;
  readonly textStart: number;
  readonly start: number;
  readonly end: number;
}

function fencesIn(source: string): WrittenFence[] {
  const lines = linesOf(source);
  const found: WrittenFence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, marks, info] = FENCE.exec(lines[at].line) ?? [];
    if (info === undefined) continue;
    const first = at + 1;
    const isEnd = ({line}: SourceLine): boolean => line.startsWith(marks) && FENCE_END.test(line);
    at = first;
    while (at < lines.length && !isEnd(lines[at])) at++;
    const startOf = (line: number): number => lines.at(line)?.start ?? source.length;
    const textStart = startOf(first);
    found.push({
      ...{info, textStart, text: source.slice(textStart, at < lines.length ? startOf(at) : undefined)},
      ...{start: startOf(first - 1), end: at + 1 < lines.length ? startOf(at + 1) : source.length},
    });
  }
  return found;
}

const fences = (source: string): RulesSection[] =>
  fencesIn(source).flatMap(({info, text, textStart}) => {
    if (!OF_RULES.test(info)) return [];
    const given = info.split(/\s+/).find((word) => word.startsWith('id='));
    return [{id: given?.slice('id='.length) ?? ownId(text), text, start: textStart}];
  });

/** Code of `mj-rules` as generators write it, and scripts with rules. */
function codeSections(source: string): RulesSection[] {
  const elements = elementsIn(source);
  return elements.flatMap((element) => {
    const {tag, attributes, id, around} = element;
    if (tag === 'script' && attributes.type === 'text/mj-rules') return [scriptSection(source, element)];
    if (tag !== 'code' || !isRulesCode(attributes)) return [];
    const {start, end} =
      elements.find((pre) => pre.tag === 'pre' && pre.start < element.start && pre.end >= element.end) ??
      element;
    const text = source.slice(start, end);
    return [{id: id ?? around ?? ownId(decodedText(text)), text, start}];
  });
}

/** A script holds its text as it is. */
function scriptSection(source: string, {id, start, end}: WrittenElement): RulesSection {
  const from = source.indexOf('>', start) + 1;
  const text = source.slice(from, end).replace(/<\/script\s*>$/i, '');
  return {id: id ?? ownId(text), text, start: from};
}

const isRulesCode = ({class: classes = '', ...rest}: Readonly<Partial<Record<string, string>>>): boolean =>
  /(?:^|\s)(?:language-|lang-)?mj-rules(?:\s|$)/.test(classes) ||
  [rest['data-language'], rest['data-lang']].includes('mj-rules');

/** A heading of Markdown with all up to the next one of its level. */
function headingNamed(source: string, id: string): PageSection | undefined {
  const lines = linesOf(source);
  const at = lines.findIndex(({line}) => {
    const [, , heading, own] = HEADING.exec(line) ?? [];
    return heading !== undefined && (own ?? slugOf(heading)) === id;
  });
  if (at < 0) return undefined;
  const level = levelOf(lines[at].line);
  const end = lines.find(({line}, i) => i > at && levelOf(line) > 0 && levelOf(line) <= level);
  const {start} = lines[at];
  return {text: source.slice(start, end?.start), start};
}

const levelOf = (line: string): number => HEADING.exec(line)?.[1].length ?? 0;

/** The element with an id; of a heading, all up to the next one of its level. */
function elementNamed(source: string, id: string): PageSection | undefined {
  const elements = elementsIn(source);
  const found = elements.find((element) => element.id === id);
  if (!found) return undefined;
  const {start} = found;
  return {text: source.slice(start, endOf(found, elements)), start};
}

function endOf({tag, start, end}: WrittenElement, elements: readonly WrittenElement[]): number | undefined {
  const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);
  if (!isHeading(tag)) return end;
  return elements.find((other) => other.start > start && isHeading(other.tag) && other.tag <= tag)?.start;
}
