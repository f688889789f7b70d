/**
 * HTML as blocks, where there is no page to read it: its tables, lists, headings and lines, by their tags. Only text is
 * taken over, never markup.
 */
import {Lines} from '../../core/situation/place.js';
import type {Block} from './block.js';
import {BlockMaker, type CellAttributes} from './maker.js';

/** Whether a text is HTML: it has a tag of a table, a list, a heading or a paragraph. */
export const isHtml = (text: string): boolean =>
  /<(?:table|tr|ul|ol|li|dl|h[1-6]|p|pre|div|section|article)(?:\s[^<>]{0,2000})?>/i.test(text);

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
  ['quot', '"'],
  ['apos', "'"],
  ['times', '×'],
  ['ndash', '–'],
  ['ge', '≥'],
  ['le', '≤'],
]);

/** Text without character references. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });

/** The value of an attribute in the text of a tag. */
function attributeOf(tag: string, name: string): string | undefined {
  for (const [, key, double, single, plain] of tag.matchAll(
    /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  ))
    if (key.toLowerCase() === name) return unescaped(double ?? single ?? plain ?? '');
  return undefined;
}

const numberOf = (tag: string, name: string): number => Number(attributeOf(tag, name) ?? 1);

const cellAttributes = (tag: string): CellAttributes => ({
  when: attributeOf(tag, 'data-when'),
  colSpan: numberOf(tag, 'colspan'),
  rowSpan: numberOf(tag, 'rowspan'),
});

/** Elements whose content is no markup. */
const RAW = ['script', 'style', 'textarea'];

/** The blocks of an HTML text. */
export const htmlBlocks = (text: string): readonly Block[] => new HtmlReader(text).read();

class HtmlReader {
  private readonly lines: Lines;
  private readonly maker = new BlockMaker();
  /** Where the last tag ends. */
  private readonly lastEnd: number;

  constructor(private readonly text: string) {
    this.lines = new Lines(text);
    this.lastEnd = text.lastIndexOf('>');
  }

  read(): readonly Block[] {
    const {text, maker, lines} = this;
    let at = 0;
    while (at < text.length) {
      const start = text.indexOf('<', at);
      const end = start < 0 ? text.length : start;
      if (end > at) maker.say(unescaped(text.slice(at, end)), lines.placeOf(at));
      at = start < 0 ? text.length : this.readTag(start);
    }
    return maker.end();
  }

  /** Reads what begins with `<`. @returns where it ends */
  private readTag(start: number): number {
    const {text, maker} = this;
    if (start > this.lastEnd) return this.sayAll(start, text.length);
    if (text.startsWith('<!--', start)) return this.after('-->', start);
    const end = text.indexOf('>', start) + 1;
    const [, slash, name] = /^<([/!?]?)([a-z][a-z\d-]*)?/i.exec(text.slice(start, start + 40)) ?? [];
    if (slash === '!' || slash === '?') return end;
    if (!name) return this.sayAll(start, start + 1);
    const tag = name.toLowerCase();
    if (slash) maker.close(tag);
    else if (RAW.includes(tag)) return this.readRaw(tag, text.slice(start, end), end);
    else this.openTag(tag, text.slice(start, end), start);
    return end;
  }

  private openTag(tag: string, inside: string, start: number): void {
    const isCell = tag === 'td' || tag === 'th';
    this.maker.open(tag, this.lines.placeOf(start), isCell ? cellAttributes(inside) : {});
  }

  /** Passes over scripts and styles; a script of rules is read as plain text. */
  private readRaw(tag: string, inside: string, end: number): number {
    const {text, maker, lines} = this;
    const after = this.after(`</${tag}>`, end);
    if (tag !== 'script' || !attributeOf(inside, 'type')?.includes('rules')) return after;
    const content = text.slice(end, after).replace(/<\/script>$/i, '');
    maker.open('pre', lines.placeOf(end));
    maker.say(content, lines.placeOf(end));
    maker.close('pre');
    return after;
  }

  private sayAll(start: number, end: number): number {
    this.maker.say(unescaped(this.text.slice(start, end)), this.lines.placeOf(start));
    return end;
  }

  /** Where a mark ends; the end of the text if there is none. */
  private after(mark: string, start: number): number {
    const {text} = this;
    const ends = [mark, mark.toUpperCase()].map((one) => text.indexOf(one, start)).filter((at) => at >= 0);
    return ends.length ? Math.min(...ends) + mark.length : text.length;
  }
}
