/**
 * Finds the HTML in a feed, RSS or Atom: in `content:encoded`, `description`, `content` and `summary`, as CDATA or with
 * its characters escaped. Everything else of the feed stays as it is.
 */

/** A text of HTML in a feed. */
export interface FeedHtml {
  readonly html: string;
  /** Its range in the feed, as it is written there. */
  readonly start: number;
  readonly end: number;
  readonly isCdata: boolean;
  /** The language of the item around. */
  readonly lang: string;
  /** The offset in the feed of a character of the HTML. */
  at(offset: number): number;
}

/** What is skipped whole, by how it begins and ends: a comment, a CDATA section, a declaration, an instruction. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
] as const;

/** A tag. XML allows no `<` in its values. A name is taken whole, so that a long one is read once. */
const TAG = /<(\/?)([\w:.-]+)(?![\w:.-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>/y;

/** The tags of a feed, in their order. Takes time linear in the length. */
function* tagsIn(feed: string): Generator<RegExpExecArray> {
  const missing = new Set<string>();
  for (let at = feed.indexOf('<'); at >= 0; at = feed.indexOf('<', at)) {
    const end = endOfSkipped(feed, at, missing);
    TAG.lastIndex = at;
    const tag = end === undefined ? TAG.exec(feed) : null;
    if (tag) yield tag;
    at = end ?? at + (tag?.[0].length ?? 1);
  }
}

/**
 * Where something that is skipped ends, if it begins at an offset.
 * @param missing ends that do not come any more: they are not looked for again
 */
function endOfSkipped(feed: string, at: number, missing: Set<string>): number | undefined {
  for (const [opening, closing] of SKIPPED) {
    if (missing.has(closing) || !feed.startsWith(opening, at)) continue;
    const end = feed.indexOf(closing, at + opening.length);
    if (end >= 0) return end + closing.length;
    missing.add(closing);
  }
  return undefined;
}

/** Elements of RSS whose text is always HTML. */
const OF_RSS = ['content:encoded', 'description'];
/** Elements of Atom whose text is HTML if they say so. */
const OF_ATOM = ['content', 'summary'];

const attributeIn = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];

const holdsHtml = (name: string, attributes: string): boolean =>
  OF_RSS.includes(name) || (OF_ATOM.includes(name) && attributeIn(attributes, 'type') === 'html');

/** The texts of HTML in a feed, in their order. */
export function htmlIn(feed: string): FeedHtml[] {
  const found: FeedHtml[] = [];
  const langs: string[] = [languageOf(feed)];
  let open: {readonly name: string; readonly from: number} | undefined;
  for (const {0: piece, 1: slash, 2: name, 3: attributes, 4: closed, index} of tagsIn(feed)) {
    if (slash) {
      const lang = langs.pop() ?? '';
      if (open?.name !== name) continue;
      found.push(...textsIn(feed, open.from, index, lang));
      open = undefined;
    } else if (!closed) {
      langs.push(attributeIn(attributes, 'xml:lang') ?? langs.at(-1) ?? '');
      if (holdsHtml(name, attributes)) open = {name, from: index + piece.length};
      else open = undefined;
    }
  }
  return found;
}

/** The language that an RSS channel names; Atom says `xml:lang`. */
const languageOf = (feed: string): string => /<language>\s*([\w-]+)\s*<\/language>/.exec(feed)?.[1] ?? '';

const OPENING = '<![CDATA[';
const CLOSING = ']]>';

/** The text of an element: one section of CDATA, or escaped characters. Anything else is left alone. */
function textsIn(feed: string, from: number, to: number, lang: string): FeedHtml[] {
  const raw = feed.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const text = raw.trim();
  if (text.startsWith(OPENING)) {
    const inside = start + OPENING.length;
    const end = start + text.length - CLOSING.length;
    const html = feed.slice(inside, end);
    // several sections: a text that holds the mark of their end
    if (!text.endsWith(CLOSING) || html.includes(CLOSING)) return [];
    return [{html, start: inside, end, isCdata: true, lang, at: (offset) => inside + offset}];
  }
  if (text.includes('<')) return [];
  const {html, places} = unescaped(text);
  const at = (offset: number): number => start + (places[offset] ?? text.length);
  return [{html, start, end: start + text.length, isCdata: false, lang, at}];
}

const NAMED: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'"};
const ESCAPES = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi;

/** Text of XML as it is read, with the place of each character. */
function unescaped(text: string): {readonly html: string; readonly places: Uint32Array} {
  const pieces: string[] = [];
  const places = new Uint32Array(text.length);
  let length = 0;
  let last = 0;
  const plain = (to: number): void => {
    pieces.push(text.slice(last, to));
    for (; last < to; last++) places[length++] = last;
  };
  for (const {0: escape, 1: hex, 2: decimal, 3: name, index} of text.matchAll(ESCAPES)) {
    const char = characterOf(hex, decimal, name);
    if (char === undefined) continue;
    plain(index);
    pieces.push(char);
    places.fill(index, length, (length += char.length));
    last = index + escape.length;
  }
  plain(text.length);
  return {html: pieces.join(''), places: places.subarray(0, length)};
}

function characterOf(
  hex: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string | undefined {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** HTML as it is written in a feed. */
export const inFeed = (html: string, isCdata: boolean): string =>
  isCdata
    ? html.replaceAll(CLOSING, ']]]]><![CDATA[>')
    : html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
