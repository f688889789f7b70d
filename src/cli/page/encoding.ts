/** Reads the text of a file in the encoding that the file names. */
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {Unreadable} from './unreadable.js';

/** The text of a file, and how the file holds it. */
export interface Decoded {
  /** The text without a byte order mark. */
  readonly text: string;
  /** The encoding by its name in the Encoding Standard: `utf-8`, `shift_jis`. */
  readonly encoding: string;
  /** The byte order mark as a character; empty where the file has none. */
  readonly mark: string;
}

const MARK = '\ufeff';

/** Files that are no text, by their first bytes. */
const OTHER_FILES: readonly (readonly [begin: string, kind: string])[] = [
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF87a', 'GIF'],
  ['GIF89a', 'GIF'],
  ['%PDF-', 'PDF'],
  ['PK\x03\x04', 'ZIP'],
  ['Rar!\x1a', 'RAR'],
  ['7z\xbc\xaf', '7z'],
  // one that could be unpacked is read as what is in it
  ['\x1f\x8b', 'gzip'],
];

/** So many bytes tell them. */
const LONGEST_BEGIN = Math.max(...OTHER_FILES.map(([begin]) => begin.length));

/** The byte order marks, and the encodings that they name. */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** How many bytes at the start of a page are searched for the name of its encoding. */
const HEAD = 16_384;

/** Encodings whose name cannot be read in a page that has them; browsers use others in their place. */
const MISNAMED: Readonly<Record<string, string>> = {
  'utf-16le': 'utf-8',
  'utf-16be': 'utf-8',
  'x-user-defined': 'windows-1252',
};

/**
 * Decodes a file: by its byte order mark, by the encoding that the file names, else as UTF-8.
 * @param isPage whether the file is HTML, which may name its encoding in a `<meta>` too
 * @throws {Unreadable} for an unknown encoding, for bytes that the encoding does not have, or for what is no text
 */
export function decode(bytes: Uint8Array, isPage: boolean): Decoded {
  const head = latin1(bytes.subarray(0, LONGEST_BEGIN));
  const kind = OTHER_FILES.find(([begin]) => head.startsWith(begin))?.[1];
  if (kind) throw new Unreadable((says) => says.otherFile(kind));
  const marked = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1];
  const named = marked ?? namedIn(bytes, isPage);
  const encoding = named === undefined ? 'utf-8' : encodingOf(named, marked !== undefined);
  const text = textOf(bytes, encoding, named);
  const isMarked = text.startsWith(MARK);
  return {text: isMarked ? text.slice(MARK.length) : text, encoding, mark: isMarked ? MARK : ''};
}

/**
 * The encoding that a name stands for.
 * @throws {Unreadable} for a name that stands for none
 */
function encodingOf(name: string, isMarked: boolean): string {
  try {
    const {encoding} = new TextDecoder(name);
    return isMarked ? encoding : (MISNAMED[encoding] ?? encoding);
  } catch {
    throw new Unreadable((says) => says.unknownEncoding(name));
  }
}

/** @throws {Unreadable} for bytes that the encoding does not have */
function textOf(bytes: Uint8Array, encoding: string, named: string | undefined): string {
  const decoder = new TextDecoder(encoding, {fatal: true, ignoreBOM: true});
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const line = wrongLine(bytes, encoding);
    throw new Unreadable((says) =>
      named === undefined ? says.notUtf8(line) : says.notInEncoding(named, line),
    );
  }
  // ISO-2022-JP is written with escapes and UTF-16 with nulls; both are valid in UTF-8, and mean other characters
  if (named === undefined && (text.includes('\0') || text.includes('\u001b')))
    throw new Unreadable((says) => says.notText);
  return text;
}

const NEWLINE = 10;

/** The first line that an encoding cannot read; undefined where a line end may be part of another character. */
function wrongLine(bytes: Uint8Array, encoding: string): number | undefined {
  if (encoding.startsWith('utf-16')) return undefined;
  const decoder = new TextDecoder(encoding, {fatal: true});
  let line = 1;
  for (let at = 0; at < bytes.length; line++) {
    const newline = bytes.indexOf(NEWLINE, at);
    const end = newline < 0 ? bytes.length : newline + 1;
    try {
      decoder.decode(bytes.subarray(at, end));
    } catch {
      return line;
    }
    at = end;
  }
  return undefined;
}

/** Bytes as characters, a byte each. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The encoding that a file names in its XML declaration, or a page in a `<meta>`. */
function namedIn(bytes: Uint8Array, isPage: boolean): string | undefined {
  // every encoding that can be named like this has the letters of ASCII
  const head = latin1(bytes.subarray(0, HEAD));
  const xml = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/.exec(head)?.[1];
  return (isPage ? metaIn(parse(head)) : undefined) ?? xml;
}

/** The first encoding that a `<meta>` names. */
function metaIn(node: Tree.ParentNode): string | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const found = child.tagName === 'meta' ? charsetOf(child) : metaIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function charsetOf({attrs}: Tree.Element): string | undefined {
  const given = new Map(attrs.map(({name, value}) => [name, value.trim()]));
  const isType = given.get('http-equiv')?.toLowerCase() === 'content-type';
  const inType = isType
    ? /\bcharset\s*=\s*["']?\s*([^\s;"']+)/i.exec(given.get('content') ?? '')?.[1]
    : undefined;
  return given.get('charset') || inType || undefined;
}
