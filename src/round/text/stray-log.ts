/** Finds a log within other text, where the text of a round or a log alone should be. */
import type {TextFault} from './reader.js';
import {narrowed} from './words.js';

/** An address of a log that stands on the server alone, or the name that the log has there. */
const LOG_WITHOUT_TEXT =
  /^\s*(?:(?:https?:\/\/)?tenhou\.net\/\d\/?\?log=|\d{10}gm-[\da-f]{4}-\d{4,5}-[\da-f]{8}\b)/;
/** An address of anything. */
const ADDRESS = /(?:https?:\/\/|\b(?:[\w-]{1,63}\.){1,5}[a-z]{2,20}\/)\S+/;

/** A quotation mark, also as it is written in JSON or in the source of a page. */
const QUOTE = String.raw`(?:"|\\"|&quot;|&#34;)`;
/** The beginning of a log within other text, by a field that other texts do not have. */
const WITHIN = new RegExp(
  String.raw`(?:<|&lt;)mjloggm\b|\{\s*${QUOTE}(?:(?:title|log|ver|ref|player|qijia|version)${QUOTE}|type${QUOTE}\s*:\s*${QUOTE}start_)|\{[^{}]{0,99}${QUOTE}script${QUOTE}`,
);
const ESCAPE = /\\"|&(?:lt|quot|nbsp|#\d{1,4});/;
const ESCAPE_HERE = new RegExp(ESCAPE, 'y');

/** Signs that editors, blogs and other programs write in place of a quotation mark. */
const QUOTES = /[“”„‟«»‹›‘’‚‛'`´″′〝〞〟「」『』]/g;

/** A text with the signs of a log in place of those that a program has put there. No character moves. */
const withPlainSigns = (text: string): string => narrowed(text).replace(QUOTES, '"');

/** So much of what stands before a log is told, in characters: the end of it. */
const TOLD = 40;

/** Why a text that is no log was not read, where a log stands in it or should: undefined where it has to do with none. */
export function strayLog(text: string): TextFault | undefined {
  if (LOG_WITHOUT_TEXT.test(text)) return {code: 'log-address', about: '', at: {start: 0, end: text.length}};
  const plain = withPlainSigns(text);
  const found = WITHIN.exec(plain);
  if (!found) return undefined;
  const {index, 0: begin} = found;
  const escape = ESCAPE.exec(begin);
  if (escape) return changedSign(text, index + escape.index);
  for (let at = index; at < index + begin.length; at++)
    if (text[at] !== plain[at]) return changedSign(text, at);
  const {length: end} = text.slice(0, index).trimEnd();
  const line = text.slice(Math.max(text.lastIndexOf('\n', end - 1) + 1, end - TOLD), end).trimStart();
  return line ? {code: 'log-around', about: line, at: {start: end - line.length, end}} : undefined;
}

/** The fault of a sign of a log that is escaped here, or that a program has put in place of a plain one. */
export function changedSign(text: string, start: number): TextFault | undefined {
  ESCAPE_HERE.lastIndex = start;
  const [escape] = ESCAPE_HERE.exec(text) ?? [];
  if (escape) return {code: 'log-escaped', about: escape, at: {start, end: start + escape.length}};
  const sign = text.charAt(start);
  if (withPlainSigns(sign) === sign) return undefined;
  return {code: 'log-signs', about: sign, at: {start, end: start + 1}};
}

/**
 * The fault of a text that tells nothing of a round: the address in it, or the line at which it begins.
 * @param text without comments and tags
 * @param start where its first word is
 */
export function nothingTold(text: string, start: number): TextFault {
  const address = ADDRESS.exec(text);
  if (!address) {
    const [line] = text.slice(start).split('\n', 1);
    const about = line.trim().replace(/\s+/g, ' ');
    return {code: 'nothing-told', about, at: {start, end: start + line.trimEnd().length}};
  }
  const {0: about, index} = address;
  const code = LOG_WITHOUT_TEXT.test(about) ? 'log-address' : 'log-elsewhere';
  return {code, about, at: {start: index, end: index + about.length}};
}
