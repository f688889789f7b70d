/** Escaping for each form of sharing, so that text never becomes markup. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that no XML may hold, not even as an entity: SVG with one of them is not well formed. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text with the sign for an unknown character in place of each that markup may not hold. */
const wellFormed = (text: string): string => text.replace(NOT_IN_XML, '\ufffd');

/** For HTML and SVG: between tags, and in quoted attributes. */
export const escapeHtml = (text: string): string => wellFormed(text).replace(/[&<>"']/g, (c) => ENTITIES[c]);

/** For a line of Markdown. HTML in it is escaped too. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_[\]|~#!]/g, '\\$&')
    .replace(/[&<>]/g, (c) => ENTITIES[c])
    // a number would begin a list
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/^(\s*)([-+=])/, '$1\\$2');

/** The length of the longest run of backticks in a text. */
const backticksIn = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** A code block in Markdown, fenced by more backticks than the text holds. */
export function fenceMarkdown(language: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, backticksIn(text) + 1));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** A code span in Markdown, between one backtick more than the text holds. */
export function codeMarkdown(text: string): string {
  const fence = '`'.repeat(backticksIn(text) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + pad + oneLine(text) + pad + fence;
}

/** For BBCode, which has no escapes: brackets that would be tags become full-width ones. */
export const escapeBbcode = (text: string): string => oneLine(text).replace(/\[/g, '［').replace(/\]/g, '］');

/** Code in BBCode, where only its own closing tag has a meaning. */
export const codeBbcode = (text: string): string => linesBbcode(oneLine(text));

/** Code of several lines in BBCode. */
export const linesBbcode = (text: string): string =>
  `[code]${text.replace(/\[(?=\/\s*code)/gi, '［')}[/code]`;

const oneLine = (text: string): string => wellFormed(text.replace(/\s+/g, ' ')).trim();
