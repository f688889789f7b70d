/** Reads the blocks of a text into rows, settings and definitions; what is none of them is prose. */
import type {Block} from '../blocks/block.js';
import {partOf, splitSpan, type TextSpan} from '../messages/place.js';
import {Refused, refuseGaps, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {idsNamed} from '../names/known.js';
import {namesNear} from '../names/near.js';
import {settingNamed, settingNames} from '../settings/keys.js';
import type {TextColumn} from '../words/columns.js';
import {knownUnit} from '../words/units.js';
import {headingValue, plainValue, saysEach, writtenValue, type WrittenValue} from '../words/values.js';
import type {DefinitionEntry, Entries, RowEntry, SettingEntry} from './entries.js';
import {readTable} from './table.js';

/** The most rows of a text. */
const MOST_ROWS = 256;

const ENDS_SENTENCE = /[。．.!?！？…]["'」』）)]*$/u;
const STRUCTURE = /[=＝:：|｜&＆、\d]/u;
/** A longer line is prose, whatever it has. */
const LONGEST_RULE = 300;

/** The marks that may stand between a name and what is said of it. */
const EQUALS = /[=＝]/;
const COLON = /[:：]/;
/** The marks between names under one value. */
const NAMES = /[、,，;；]/g;

/** A value at the end of an item: “… 3 points each.” */
const ENDING =
  /(\d+)\s*(points?|pts|faan|fan|tai|点|點|台|番|分)((?:\s*(?:per|each|毎|每)[^.。]*)?)[.。]?\s*$/i;
/** A line of its own: `清一色 8番 remark`. */
const PLAIN = /^(\S{1,20})\s+(\d+\s*\p{L}{1,6})(?:\s+(.*))?$/u;
/** A known name, some mark, and a value: `清一色：8番`, `清一色…八番`, `清一色＝8番`, `清一色（8番）`. */
const MARKED =
  /^([^:：=＝…─,，、]{1,30}?)\s*(?:[:：=＝]|…+|\.{2,}|[-–—―─,，、]+)\s*([^:：=＝…─,，、]{1,12})$/u;
const BRACKETED = /^(.{1,30}?)\s*[（(]\s*([^（()）]{1,12}?)\s*[)）]$/u;
/** What a hand is worth before its tai, and what each tai is worth: `底100台20`, `base 100, tai 20`, `100底20台`, `底/台 100/20`. */
const BASE_AND_EACH: readonly RegExp[] = [
  /^(?:底|base)[\s:：=＝]*(?<base>\d{1,6})[元圓点點分]?[\s,，、/／]*(?<unit>[台臺番翻飜]|tai|fan)[\s:：=＝]*(?<each>\d{1,6})[元圓点點分]?$/iu,
  /^(?<base>\d{1,6})\s*底[\s,，、/／]*(?<each>\d{1,6})\s*(?<unit>[台臺番翻飜])$/u,
  /^底\s*[/／]\s*(?<unit>[台臺番翻飜])[\s:：=＝]*(?<base>\d{1,6})\s*[/／]\s*(?<each>\d{1,6})$/u,
];
/** What may stand between a name and the value behind it. */
const BETWEEN = /[\s:：…․·.\-–—―─]+$/u;

class Reader {
  private readonly rows: RowEntry[] = [];
  private readonly settings: SettingEntry[] = [];
  private readonly definitions: DefinitionEntry[] = [];
  private readonly options: {name: TextSpan; value: TextSpan}[] = [];
  /** Lines that are prose, or a rule with a slip: which, is known at the end. */
  private readonly unclear: TextSpan[] = [];
  private group: WrittenValue | undefined;
  private outer: {readonly depth: number; readonly name: string}[] = [];

  constructor(
    private readonly report: Report,
    private readonly optionNames: readonly string[],
  ) {}

  read(blocks: readonly Block[]): Entries {
    for (const block of blocks) this.report.try(() => this.block(block));
    this.judgeLines();
    return {
      rows: this.limited(),
      settings: this.settings,
      definitions: this.definitions,
      options: this.options,
    };
  }

  private limited(): readonly RowEntry[] {
    const beyond = this.rows.at(MOST_ROWS);
    if (beyond) this.report.add(new Refused('too-many-rows', beyond.name));
    return this.rows.slice(0, MOST_ROWS);
  }

  private block(block: Block): void {
    if (block.is !== 'item') this.outer = [];
    switch (block.is) {
      case 'table': {
        const {rows, settings} = readTable(block, this.group, this.report);
        this.rows.push(...rows);
        this.settings.push(...settings);
        return;
      }
      case 'heading':
        this.group = headingValue(block.span.text);
        return;
      case 'line':
        if (!this.markedLine(block.span) && !this.line(block.span) && !this.headingLine(block.span))
          this.unclear.push(block.span);
        return;
      case 'item':
        if (!this.line(block.span) && !this.item(block)) this.unclear.push(block.span);
    }
  }

  /** Reads a line that is a list of names under a value, a setting, a definition or a row; false if it is none. */
  private line(span: TextSpan): boolean {
    if (this.baseLine(span)) return true;
    const {text} = span;
    const colon = text.search(COLON);
    const equals = text.search(EQUALS);
    if (colon > 0 && (equals < 0 || colon < equals) && this.valueLine(span, colon)) return true;
    const mark = equals > 0 && (colon < 0 || equals < colon) ? equals : colon;
    if (mark > 0 && this.settingLine(span, mark)) return true;
    if (equals > 0) return this.definitionLine(span, equals);
    return this.plainLine(span);
  }

  /** `底100台20` says what points a hand comes to. */
  private baseLine(span: TextSpan): boolean {
    const found = BASE_AND_EACH.map((form) => form.exec(span.text)?.groups).find(Boolean);
    if (!found) return false;
    const {base, unit, each} = found;
    const {at} = partOf(span, span.text.indexOf(unit));
    this.settings.push({key: 'points', name: span, value: {text: `${unit} × ${each} + ${base}`, at}});
    return true;
  }

  /** `8番：大三元、清一色`; without names, it is a heading: `8番：`. */
  private valueLine(span: TextSpan, colon: number): boolean {
    const head = partOf(span, 0, colon);
    const value = writtenValue(head.text);
    if (!value) return false;
    if (value.unit && !knownUnit(value.unit)) {
      // 三元牌 begins with a number, and is none
      if (ENDS_SENTENCE.test(span.text) || !/^[×xX\d]/.test(head.text)) return false;
      throw new Refused('unknown-unit', {text: value.unit, at: head.at});
    }
    const list = partOf(span, colon + 1);
    if (!list.text) this.group = value;
    this.report.try(() => refuseGaps(list, NAMES));
    for (const name of splitSpan(list, NAMES)) {
      const bracket = /[（(]([^（()）]*)[)）]$/u.exec(name.text);
      const isEach = bracket !== null && saysEach(bracket[1]);
      this.rows.push({
        name: isEach ? partOf(name, 0, bracket.index) : name,
        cells: new Map(),
        group: value,
        isEach,
      });
    }
    return true;
  }

  /** `封頂 = 100`. A pattern with a value after a colon is a row, even if a setting has its name: `自摸: 1番`. */
  private settingLine(span: TextSpan, mark: number): boolean {
    const name = partOf(span, 0, mark);
    const value = partOf(span, mark + 1);
    const key = settingNamed(name.text);
    const isOption = this.optionNames.includes(name.text);
    const isRow =
      COLON.test(span.text[mark]) && writtenValue(value.text) && idsNamed(name.text, undefined).length;
    if ((!key && !isOption) || isRow) return false;
    if (!value.text) throw new Refused('ends-early', span);
    if (isOption) this.options.push({name, value});
    else if (key) this.settings.push({key, name, value});
    return true;
  }

  /** `平胡 = allchows & ron`. */
  private definitionLine(span: TextSpan, equals: number): boolean {
    const name = partOf(span, 0, equals);
    const when = partOf(span, equals + 1);
    if (ENDS_SENTENCE.test(span.text) && name.text.length > 20) return false;
    if (!when.text) throw new Refused('ends-early', span);
    this.definitions.push({name, when});
    return true;
  }

  /** `清一色：8番`. Behind `=` the name of a setting is one, even if a pattern is called so: `自摸 = 每家`. */
  private markedLine(span: TextSpan, within?: readonly string[]): boolean {
    const [name, value] = markedParts(span);
    if (!name || !idsNamed(name.text, undefined).length) return false;
    if (EQUALS.test(span.text) && settingNamed(name.text)) return false;
    this.push(name, value, '', within);
    return true;
  }

  /** A value alone, over a list: `3 faan`, `○3翻`. */
  private headingLine({text}: TextSpan): boolean {
    const value = headingValue(text);
    if (!value?.unit) return false;
    this.group = value;
    return true;
  }

  private plainLine(span: TextSpan): boolean {
    const [, name, value, note = ''] = PLAIN.exec(span.text) ?? [];
    // two numbers are no row: 底 100 台 20
    if (!name || COLON.test(name) || /^\d/.test(note)) return false;
    const written = writtenValue(value);
    if (!written?.unit || !knownUnit(written.unit)) return false;
    const start = span.text.indexOf(value, name.length);
    this.push(partOf(span, 0, name.length), partOf(span, start, start + value.length), note);
    return true;
  }

  /** `- name: value, remark`; an item under another is a step of the same series. */
  private item({span, depth, mark}: Extract<Block, {is: 'item'}>): boolean {
    if (this.headingLine(span)) return true;
    if (mark === '●' || mark === '※') return false;
    const colon = span.text.search(COLON);
    const name = colon > 0 ? partOf(span, 0, colon) : span;
    while (this.outer.length && this.outer[this.outer.length - 1].depth >= depth) this.outer.pop();
    const within = this.outer.map((one) => one.name);
    this.outer.push({depth, name: name.text});
    const rest = colon > 0 ? partOf(span, colon + 1) : undefined;
    const [value] = rest ? splitSpan(rest, /[,，;；]/g) : [];
    if (value && writtenValue(value.text)) {
      this.push(name, value, rest?.text.slice(value.text.length).replace(/^[\s,，;；]+/, '') ?? '', within);
      return true;
    }
    if (this.markedLine(span, within)) return true;
    const ending = ENDING.exec(span.text);
    if (ending) {
      const written = {text: `${ending[1]} ${ending[2]}${ending[3] ? ' each' : ''}`, at: span.at};
      const whole = span.text.slice(0, ending.index).replace(BETWEEN, '');
      const before = name.text.length < ending.index ? name : partOf(span, 0, whole.length);
      this.push(before, written, rest?.text ?? '', within);
      return true;
    }
    if (!this.group) return false;
    this.push(name, undefined, rest?.text ?? '', within);
    return true;
  }

  private push(name: TextSpan, value: TextSpan | undefined, note: string, within?: readonly string[]): void {
    const cells = new Map<TextColumn, TextSpan>();
    if (value) cells.set('value', value);
    if (note) cells.set('note', {text: note, at: name.at});
    this.rows.push({
      name,
      cells,
      ...(note && {notes: [note]}),
      ...(this.group && {group: this.group}),
      ...(within?.length && {within}),
    });
  }

  /** A line that looks like a rule is no prose: a slip must not drop it in silence. */
  private judgeLines(): void {
    const own = new Set(this.rows.map(({name}) => fold(name.text)));
    for (const span of this.unclear) {
      const {text} = span;
      if (text.length > LONGEST_RULE || ENDS_SENTENCE.test(text)) continue;
      const [first] = text.split(/[\s=＝:：]+/);
      const key = fold(first);
      const isKnown =
        own.has(key) || settingNamed(first) || (idsNamed(first, undefined).length > 0 && key.length > 1);
      if (!STRUCTURE.test(text) && !isKnown && !endsInValue(text)) continue;
      const colon = text.search(/[:：]/);
      if (colon > 0)
        this.report.add(
          new Refused('unknown-setting', partOf(span, 0, colon), () =>
            namesNear(text.slice(0, colon), settingNames()),
          ),
        );
      else {
        // a name that is defined further down, or has a slip
        const [name, value] = markedParts(span);
        if (name) this.push(name, value, '');
        else this.report.add(new Refused('not-read', span));
      }
    }
  }
}

/** The name and the value of a line with a mark between them; nothing for another line. */
function markedParts(span: TextSpan): readonly [] | readonly [TextSpan, TextSpan] {
  const [, name = '', value = ''] = MARKED.exec(span.text) ?? BRACKETED.exec(span.text) ?? [];
  if (!plainValue(value)) return [];
  const start = span.text.lastIndexOf(value);
  return [partOf(span, 0, name.length), partOf(span, start, start + value.length)];
}

/** Whether the last word is a value with its unit, in letters too: `三番`, `（三番）`. */
function endsInValue(text: string): boolean {
  const [last = ''] = /[^\s（()）]+(?=[)）]?$)/u.exec(text) ?? [];
  return Boolean(plainValue(last)?.unit);
}

/**
 * Reads the blocks of a text.
 * @param optionNames the options of the rules that it builds on: `laziCap = 50` sets one
 */
export const readEntries = (
  blocks: readonly Block[],
  report: Report,
  optionNames: readonly string[],
): Entries => new Reader(report, optionNames).read(blocks);
