/** The formats of logs, and how their texts begin. Light: a page asks before it fetches what reads them. */
import {blanked} from '../text/blanks.js';

/** The formats of logs by name: `json` is that of records, as `mj round --json` prints them. */
export const LOG_FORMATS = ['json', 'tenhou6', 'mjlog', 'mjai', 'kobalab', 'botzone', 'tziakcha'] as const;
/** The name of a format that is read. */
export type LogFormat = (typeof LOG_FORMATS)[number];

/** The formats that are written. */
export const WRITTEN_FORMATS = ['tenhou6', 'mjai'] as const;
/** The name of a format that is written. */
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** The names of the formats that are written, as people know them. */
export const WRITTEN_NAMES: Readonly<Record<WrittenFormat, string>> = {tenhou6: 'tenhou.net/6', mjai: 'mjai'};

/** Addresses of tenhou.net/6 that have a log in them. */
export const LOG_ADDRESS = /^\s*https?:\/\/tenhou\.net\/(?:6|5)\/?[^\s#]*#json=/;

/** Tenhou's XML with the escapes of addresses, as some programs save it. */
export const ESCAPED_MJLOG = /^\s*(?:%3C%3Fxml(?:(?!%3E)[^<>\s])*%3E(?:\s|%0[AD]|%20)*)?%3Cmjloggm(?![\w-])/i;

/** What a text begins with, by its format. */
const BEGINNINGS: readonly (readonly [LogFormat, RegExp])[] = [
  ['kobalab', /^\s*(?:\[\s*)?\{[^[\]]*"(?:player|qijia)"\s*:/],
  ['tenhou6', /^\s*(?:\[\s*)?\{\s*"(?:title|log|name|rule|ver|ref|ratingc|lobby|dan|rate|sx)"/],
  ['mjai', /^\s*(?:\[\s*)?\{[^{}]*"type"\s*:\s*"start_(?:game|kyoku)"/],
  ['mjlog', /^\s*(?:<[?!][^>]*>\s*)*<mjloggm\b/],
  ['mjlog', ESCAPED_MJLOG],
  ['botzone', /^\s*Match\b/],
  [
    'tziakcha',
    /^\s*(?:\[\s*)?\{(?:[^{}]*"(?:script|step)"\s*:|\s*"sessionId"\s*:|[^]*"w"\s*:\s*"[\da-f]{288}")/,
  ],
  // not `{comment}`, with which the text of a round may begin
  ['json', /^\s*(?:\[\s*)?\{\s*"|^\s*\[\s*\]/],
];

/** The format of a text that is a log; undefined for the text of a round. */
export function logFormat(text: string): LogFormat | undefined {
  if (LOG_ADDRESS.test(text)) return 'tenhou6';
  const head = blanked(text.slice(0, 2000));
  return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0];
}
