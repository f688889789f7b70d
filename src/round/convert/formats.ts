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

/** What other texts than JSON begin with, by their format. */
const BEGINNINGS: readonly (readonly [LogFormat, RegExp])[] = [
  ['mjlog', /^\s*(?:<[?!][^>]*>\s*)*<mjloggm\b/],
  ['mjlog', ESCAPED_MJLOG],
  ['botzone', /^\s*Match\b/],
];

/** How JSON with a log in it begins; not `{comment}`, with which the text of a round may begin. */
const JSON_BEGINS = /^\s*(?:\[\s*)?\{\s*"/;
const EMPTY_LIST = /^\s*\[\s*\]/;

/** A field and what it begins with, a string that ends anywhere, or a bracket. */
const PIECES = /"((?:[^"\\]|\\.)*)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"?)?|"(?:[^"\\]|\\.)*"?|[{}[\]]/g;

/** What the fields at the beginning of JSON are: those of the first object, and all. */
interface Fields {
  readonly own: ReadonlyMap<string, string | undefined>;
  readonly all: ReadonlyMap<string, string | undefined>;
}

/** The formats in JSON by their fields, wherever these stand; the first that fits it is. */
const BY_FIELDS: readonly (readonly [LogFormat, (fields: Fields) => boolean])[] = [
  ['json', ({own}) => own.has('start') || own.has('moves')],
  ['mjai', ({own}) => /^(?:start_(?:game|kyoku)|hello)$/.test(own.get('type') ?? '')],
  ['kobalab', ({own, all}) => own.has('player') || own.has('qijia') || all.has('qipai')],
  [
    'tziakcha',
    ({own, all}) =>
      ['script', 'step', 'sessionId'].some((name) => own.has(name)) ||
      /^[\da-f]{288}$/.test(all.get('w') ?? ''),
  ],
  [
    'tenhou6',
    ({own}) =>
      ['title', 'log', 'name', 'rule', 'ver', 'ref', 'ratingc', 'lobby', 'dan', 'rate', 'sx'].some((name) =>
        own.has(name),
      ),
  ],
  ['json', () => true],
];

function fieldsIn(head: string): Fields {
  const own = new Map<string, string | undefined>();
  const all = new Map<string, string | undefined>();
  let depth = 0;
  let first: number | undefined;
  for (const [piece, name, value] of head.matchAll(PIECES)) {
    if (name !== undefined) {
      if (depth === first && !own.has(name)) own.set(name, value);
      if (!all.has(name)) all.set(name, value);
    } else if (piece === '{' || piece === '[') {
      depth++;
      if (piece === '{') first ??= depth;
    } else if (piece === '}' || piece === ']') depth--;
    if (first !== undefined && depth < first) break;
  }
  return {own, all};
}

/** So much of a text is looked at, in characters. */
const HEAD = 4000;

/** The format of a text that is a log; undefined for the text of a round. */
export function logFormat(text: string): LogFormat | undefined {
  if (LOG_ADDRESS.test(text)) return 'tenhou6';
  const head = blanked(text.slice(0, HEAD));
  if (EMPTY_LIST.test(head)) return 'json';
  if (!JSON_BEGINS.test(head)) return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0];
  const fields = fieldsIn(head);
  return BY_FIELDS.find(([, fits]) => fits(fields))?.[0];
}
