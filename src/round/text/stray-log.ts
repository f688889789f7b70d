/** Finds a log within other text, where the text of a round or a log alone should be. */
import type {TextFault} from './reader.js';

/** An address of a log that stands on the server alone. */
const LOG_WITHOUT_TEXT = /^\s*https?:\/\/tenhou\.net\/\d\/?\?log=/;

/** A quotation mark, also as it is written in JSON or in the source of a page. */
const QUOTE = String.raw`(?:"|\\"|&quot;|&#34;)`;
/** The beginning of a log within other text, by a field that other texts do not have. */
const WITHIN = new RegExp(
  String.raw`(?:<|&lt;)mjloggm\b|\{\s*${QUOTE}(?:(?:title|log|ver|ref|player|qijia|script)${QUOTE}|type${QUOTE}\s*:\s*${QUOTE}start_)`,
);
const ESCAPE = /\\"|&(?:lt|quot|#34);/;

/** So much of what stands before a log is told, in characters: the end of it. */
const TOLD = 40;

/** Why a text that is no log was not read, where a log stands in it or should: undefined where it has to do with none. */
export function strayLog(text: string): TextFault | undefined {
  if (LOG_WITHOUT_TEXT.test(text)) return {code: 'log-address', about: '', at: {start: 0, end: text.length}};
  const found = WITHIN.exec(text);
  if (!found) return undefined;
  const [begin] = found;
  const escape = ESCAPE.exec(begin);
  if (escape) {
    const start = found.index + escape.index;
    return {code: 'log-escaped', about: escape[0], at: {start, end: start + escape[0].length}};
  }
  const {length: end} = text.slice(0, found.index).trimEnd();
  const line = text.slice(Math.max(text.lastIndexOf('\n', end - 1) + 1, end - TOLD), end).trimStart();
  return line ? {code: 'log-around', about: line, at: {start: end - line.length, end}} : undefined;
}
