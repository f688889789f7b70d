/** Escaping, so that text stays text in each form. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For HTML: between tags, and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c]);

/** For a line of Markdown; HTML inside Markdown is no HTML any more either. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_[\]|~#!]/g, '\\$&')
    .replace(/[&<>]/g, (c) => ENTITIES[c])
    // a number would begin a list
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/^(\s*)([-+=])/, '$1\\$2');

/** So many backticks in a row are in the text at most. */
const backticksIn = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** Lines of code in Markdown: fenced by more backticks than they hold. */
export function fenceMarkdown(language: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, backticksIn(text) + 1));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** As code in Markdown: fenced by one backtick more than it holds. */
export function codeMarkdown(text: string): string {
  const fence = '`'.repeat(backticksIn(text) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + pad + oneLine(text) + pad + fence;
}

/** BBCode knows no escapes: brackets that would be tags become wide ones. */
export const escapeBbcode = (text: string): string => oneLine(text).replace(/\[/g, '［').replace(/\]/g, '］');

/** As code in BBCode, where only its own end is a tag. */
export const codeBbcode = (text: string): string => linesBbcode(oneLine(text));

/** The same, with its lines. */
export const linesBbcode = (text: string): string =>
  `[code]${text.replace(/\[(?=\/\s*code)/gi, '［')}[/code]`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * An address that may stand in a link: of the web or a file, with nothing in its path that ends the link early;
 * undefined for any other.
 */
export function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const {protocol, href} = new URL(address);
  if (!['http:', 'https:', 'file:'].includes(protocol)) return undefined;
  const path = href.indexOf('/', protocol.length + 2);
  const escaped = href
    .slice(path)
    .replace(/[()[\]']/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return href.slice(0, path) + escaped;
}
