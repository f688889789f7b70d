/** Reads the blocks of a text into rows, settings and definitions; what is none of them is prose. */
import type {Block} from '../blocks/block.js';
import {partOf, splitSpan, type TextSpan} from '../messages/place.js';
import {Refused, refuseGaps, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {allNames, idsNamed} from '../names/known.js';
import {isSlip} from '../names/near.js';
import {idsWritten, isKnownName} from '../names/written.js';
import {settingNamed} from '../words/setting-names.js';
import {isUnit} from '../words/units.js';
import {
  headingValue,
  isDash,
  openByNotes,
  plainValue,
  writtenValue,
  type WrittenValue,
} from '../words/values.js';
import {baseIn} from './base.js';
import {dealerSetting, isOfDealer} from './dealer.js';
import {rowEntry, type DefinitionEntry, type Entries, type RowEntry, type SettingEntry} from './entries.js';
import {COLON, ENDS_SENTENCE, EQUALS, valuedLine} from './line-forms.js';
import {isOfSettings, proseSettings} from './prose.js';
import {areKnown, areNames, NAMES, namesIn, namesListed, spreadRow} from './spread.js';
import {settingIn} from './setting-in.js';
import {readTable} from './table.js';
import {unclearRows, type LinesRead, type UnclearLine} from './unclear.js';

/** The most rows of a text. */
const MOST_ROWS = 256;

/** A value at the end of an item: “… 3 points each.” */
const ENDING =
  /(\d+)\s*(points?|pts|faan|fan|tai|han|fu|doubles?|点|點|台|番|翻|飜|分|胡|符|倍|本)((?:\s*(?:per|each|毎|每)[^.。]*)?)[.。]?\s*$/i;
/** A line of its own: `清一色 8番 remark`. */
const PLAIN = /^(\S{1,20})\s+(\d+\s*\p{L}{1,6})(?:\s+(.*))?$/u;
/** A value, and the names that have it: `1台 自摸 門清`. */
const VALUE_AND_NAMES = /^((?:\d{1,7}|[一二三四五六七八九十]{1,3})\s?\p{L}{1,8})\s+(\S.*)$/u;
/** What the dealer pays and gets, and what each hand adds that he goes on: 莊家 +1, 連莊拉莊 2N+1台. */
const OF_DEALER =
  /^(\S{1,8}?)[\s:：]+(2\s*[×x*]?\s*n(?:\s*[+＋]\s*1)?\s*\p{L}?|[+＋×]\s*\d{1,3}\s*\p{L}?)(?=$|[\s，,。])/iu;
/** A name, and what is said of it behind a dash, or behind a space. */
const BEHIND_DASH = /^(.{1,30}?)\s*(?:…+|[-–—―]+)\s*(\S.*)$/u;
const BEHIND_SPACE = /^(\S{1,30})\s+(\S.*)$/u;
const ENDS_IN_MARK = /[、,，;；:：/／]$/u;
/** What follows a number that counts other things than a unit does: 七個對子. */
const OF_OTHERS = /^[^\p{Script=Latin}]{3,}$/u;
/** A setting of so many letters that ends as a sentence is one: 牌：84張，只有條、筒和三元牌。 */
const SENTENCE = 12;
/** Whether a setting may say what the dealer pays: a formula, or the rules that others are based on. */
const saysDealer = ({key, value}: SettingEntry): boolean =>
  key === 'basedOn' || (['discard', 'self'].includes(key) && /dealer|[親莊庄]/iu.test(value.text));
/** What may stand between a name and the value behind it. */
const BETWEEN = /[\s:：…․·.\-–—―─]+$/u;

class Reader {
  private readonly rows: RowEntry[] = [];
  private readonly settings: SettingEntry[] = [];
  private readonly definitions: DefinitionEntry[] = [];
  private readonly options: {name: TextSpan; value: TextSpan}[] = [];
  /** Lines that are prose, or a rule with a slip: which, is known at the end. */
  private readonly unclear: UnclearLine[] = [];
  /** Headings, and then lines, which may say settings in words. */
  private readonly headings: TextSpan[] = [];
  private readonly prose: TextSpan[] = [];
  private group: WrittenValue | undefined;
  private readonly linesRead: LinesRead = {names: false, spaced: false, colons: false};
  /** The unit that the text says it counts in. */
  private ownUnit: string | undefined;
  private outer: {readonly depth: number; readonly name: string}[] = [];

  constructor(
    private readonly report: Report,
    private readonly optionNames: readonly string[],
  ) {}

  read(blocks: readonly Block[]): Entries {
    this.ownUnit = settingIn(blocks, 'unit')?.text;
    for (const block of blocks) this.report.try(() => this.block(block));
    this.rows.push(...unclearRows(this.unclear, this.rows, this.linesRead, this.ownUnit, this.report));
    const defined = new Set(this.definitions.map(({name}) => fold(name.text)));
    const isDefined = (name: string): boolean => defined.has(fold(name));
    const ofDealer = this.rows.filter(
      ({name, when}) => !when && isOfDealer(name.text) && !isDefined(name.text),
    );
    const dealer = dealerSetting(ofDealer, this.report);
    if (dealer) this.settings.push(dealer);
    this.settings.push(
      ...proseSettings(
        [...this.headings, ...this.prose],
        (key) => this.settings.some((one) => one.key === key || (key === 'dealer' && saysDealer(one))),
        this.ownUnit,
        this.report,
      ),
    );
    const rows = this.rows
      .filter((row) => !ofDealer.includes(row))
      .flatMap((row) => spreadRow(row, isDefined))
      .sort(({name: {at: a}}, {name: {at: b}}) => a.line - b.line || a.column - b.column);
    return {
      rows: this.limited(rows),
      settings: this.settings,
      definitions: this.definitions,
      options: this.options,
    };
  }

  private limited(rows: readonly RowEntry[]): readonly RowEntry[] {
    const beyond = rows.at(MOST_ROWS);
    if (beyond) this.report.add(new Refused('too-many-rows', beyond.name));
    return rows.slice(0, MOST_ROWS);
  }

  private block(block: Block): void {
    if (block.is !== 'item') this.outer = [];
    switch (block.is) {
      case 'table': {
        const {rows, settings} = readTable(block, this.group, this.report, this.ownUnit);
        this.rows.push(...rows);
        this.settings.push(...settings);
        return;
      }
      case 'heading':
        this.group = undefined;
        this.headings.push(block.span);
        this.headingLine(block.span);
        return;
      case 'line': {
        const {span} = block;
        if (isOfSettings(span, this.ownUnit)) this.prose.push(span);
        else if (
          !this.markedLine(span) &&
          !this.line(span) &&
          !this.headingLine(span) &&
          !this.namesLine(span)
        )
          this.leave(span);
        return;
      }
      case 'item':
        if (isOfSettings(block.span, this.ownUnit)) this.prose.push(block.span);
        else if (!this.rowItem(block.span) && !this.line(block.span) && !this.item(block))
          this.leave(block.span);
    }
  }

  private leave(span: TextSpan): void {
    this.prose.push(span);
    this.unclear.push({span, group: this.group});
  }

  /** Reads a line that is a list of names under a value, a setting, a definition or a row; false if it is none. */
  private line(span: TextSpan): boolean {
    const base = baseIn(span);
    if (base) this.settings.push(base);
    if (base) return true;
    const {text} = span;
    const [, dealer, value] = OF_DEALER.exec(text) ?? [];
    if (dealer && isOfDealer(dealer)) {
      const start = text.indexOf(value, dealer.length);
      this.push(partOf(span, 0, dealer.length), partOf(span, start, start + value.length), '');
      return true;
    }
    const colon = text.search(COLON);
    const equals = text.search(EQUALS);
    if (colon > 0 && (equals < 0 || colon < equals) && this.valueLine(span, colon)) return true;
    const mark = equals > 0 && (colon < 0 || equals < colon) ? equals : colon;
    if (mark > 0 && this.settingLine(span, mark)) return true;
    if (equals > 0) return this.definitionLine(span, equals);
    return this.plainLine(span) || this.spacedLine(span);
  }

  /** `8番：大三元、清一色`; without names, it is a heading: `8番：`. */
  private valueLine(span: TextSpan, colon: number): boolean {
    const head = partOf(span, 0, colon);
    const value = writtenValue(head.text);
    if (!value) return false;
    if (value.unit && !isUnit(value.unit, this.ownUnit)) {
      // 三元牌 begins with a number, and is none
      if (ENDS_SENTENCE.test(span.text) || !/^[×xX\d]/.test(head.text)) return false;
      throw new Refused('unknown-unit', {text: value.unit, at: head.at});
    }
    const list = partOf(span, colon + 1);
    // 封頂：10番 sets the limit, 封頂：大四喜 has a row that is worth it
    if (settingNamed(head.text) && (/^\d/.test(list.text) || isDash(list.text))) return false;
    if (!list.text) this.group = value;
    this.report.try(() => refuseGaps(list, NAMES));
    for (const name of namesListed(list)) this.rows.push({name, cells: new Map(), group: value});
    return true;
  }

  /** `1台 自摸 門清`, if all of these are names. */
  private spacedLine(span: TextSpan): boolean {
    const [, head, rest] = VALUE_AND_NAMES.exec(span.text) ?? [];
    const value = head ? plainValue(head, this.ownUnit) : undefined;
    if (!value?.unit) return false;
    const list = partOf(span, span.text.length - rest.length);
    const found = [namesIn(list), splitSpan(list, /\s+/g)].find(areKnown);
    for (const name of found ?? []) this.rows.push({name, cells: new Map(), group: value});
    return found !== undefined;
  }

  /** A line of names under a value: `七対子、対々和`, `チャンタ（鳴くと1翻）`. */
  private namesLine(span: TextSpan): boolean {
    if (!this.group || ENDS_SENTENCE.test(span.text)) return false;
    const {name, note} = this.nameAndNote(span, BEHIND_DASH);
    const spaced = splitSpan(name, /\s+/g);
    const names = areNames(name) ? [name] : spaced.filter(areNames).length > spaced.length / 2 ? spaced : [];
    if (!names.length) return false;
    this.linesRead.names = true;
    for (const one of names) this.push(one, undefined, note);
    return true;
  }

  /** A name that is known, and what is said of it; the whole text, if it does not begin so. */
  private nameAndNote(span: TextSpan, ...forms: readonly RegExp[]): {name: TextSpan; note: string} {
    if (isKnownName(span.text)) return {name: span, note: ''};
    for (const form of forms) {
      const [, before, note] = form.exec(span.text) ?? [];
      const name = before ? partOf(span, 0, before.length) : undefined;
      if (name && !ENDS_IN_MARK.test(before) && !this.isValue(note) && areNames(name)) return {name, note};
    }
    return {name: span, note: ''};
  }

  /** Whether a text behind a name is the value of its row; under a value, 七個對子 is a remark. */
  private isValue(text: string): boolean {
    const value = writtenValue(text);
    return value !== undefined && !(this.group && OF_OTHERS.test(value.unit));
  }

  /** `封頂 = 100`. A pattern with a value after a colon is a row, even if a setting has its name: `自摸: 1番`. */
  private settingLine(span: TextSpan, mark: number): boolean {
    const name = partOf(span, 0, mark);
    const value = partOf(span, mark + 1);
    const key = settingNamed(name.text);
    const isOption = this.optionNames.includes(name.text);
    const isColon = COLON.test(span.text[mark]);
    const isRow = isColon && writtenValue(value.text) && idsNamed(name.text, undefined).length;
    const isSentence = isColon && value.text.length > SENTENCE && ENDS_SENTENCE.test(value.text);
    if ((!key && !isOption) || isRow || isSentence) return false;
    // 莊家：1台 is a row of the dealer, 莊家：×2 the setting that it would be
    if (isColon && key === 'dealer' && plainValue(value.text, this.ownUnit)?.unit) {
      this.push(name, value, '');
      return true;
    }
    if (!value.text) throw new Refused('ends-early', span);
    if (isOption) this.options.push({name, value});
    else if (key) this.settings.push({key, name, value});
    return true;
  }

  /** A row with its condition in a list under a value: `- 清盃口 = chows na na nb nb`. */
  private rowItem(span: TextSpan): boolean {
    const equals = span.text.search(EQUALS);
    const name = partOf(span, 0, equals);
    if (!this.group || equals < 1 || settingNamed(name.text) || this.optionNames.includes(name.text))
      return false;
    const said = partOf(span, equals + 1);
    if (!said.text || plainValue(said.text, this.ownUnit)) return false;
    const {before: when, cells} = this.beforeValue(said);
    this.rows.push({name, cells, when, group: this.group});
    return true;
  }

  /** A condition or a name, and the value that may stand behind it: `kinds winds >= 3: 20 points`. */
  private beforeValue(span: TextSpan): {before: TextSpan; cells: RowEntry['cells']} {
    const mark = span.text.search(/[:：,，;；][^:：,，;；]*$/u);
    const value = mark > 0 ? partOf(span, mark + 1) : undefined;
    const isColon = COLON.test(span.text[mark] ?? '');
    const written = value && (isColon ? writtenValue(value.text) : plainValue(value.text, this.ownUnit));
    return value && written && (isColon || written.unit)
      ? {before: partOf(span, 0, mark), cells: new Map([['value', value]])}
      : {before: span, cells: new Map()};
  }

  /** `平胡 = allchows & ron`. */
  private definitionLine(span: TextSpan, equals: number): boolean {
    const name = partOf(span, 0, equals);
    const when = partOf(span, equals + 1);
    if (ENDS_SENTENCE.test(span.text) && name.text.length > 20) return false;
    if (!when.text) throw new Refused('ends-early', span);
    // what equals a value is worth it, whatever it is: 小三元 = 5番
    if (plainValue(when.text, this.ownUnit)?.unit) {
      if (!this.markedLine(span)) this.push(name, when, '');
      return true;
    }
    const [named, met] = [this.beforeValue(name), this.beforeValue(when)];
    const {cells} = named.cells.size ? named : met;
    if (cells.size) this.rows.push({name: named.before, when: met.before, cells});
    else this.definitions.push({name, when});
    return true;
  }

  /** `清一色：8番`. Behind `=` the name of a setting is one, even if a pattern is called so: `自摸 = 每家`. */
  private markedLine(span: TextSpan, within?: readonly string[]): boolean {
    const row = valuedLine(span, this.ownUnit, areNames);
    if (!row || (EQUALS.test(span.text) && settingNamed(row.name.text))) return false;
    this.linesRead.spaced ||= row.isSpaced;
    this.linesRead.colons ||= row.hasColon;
    this.push(row.name, row.value, row.note, within);
    return true;
  }

  /** A value alone, over a list: `3 faan`, `○3翻`. */
  private headingLine(span: TextSpan): boolean {
    const value = headingValue(span.text, this.ownUnit);
    if (value === 'unclear') {
      this.group = undefined;
      throw new Refused('bad-value', span);
    }
    if (!value?.unit) return false;
    this.group = value;
    return true;
  }

  private plainLine(span: TextSpan): boolean {
    const [, name, value, note = ''] = PLAIN.exec(span.text) ?? [];
    // two numbers are no row: 底 100 台 20
    if (!name || COLON.test(name) || /^\d/.test(note)) return false;
    const written = writtenValue(value);
    if (!written?.unit || !isUnit(written.unit, this.ownUnit)) return false;
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
    if (this.markedLine(span, within)) return true;
    const [value] = rest ? splitSpan(rest, /[,，;；]/g) : [];
    if (value && this.isValue(value.text)) {
      this.push(name, value, rest?.text.slice(value.text.length).replace(/^[\s,，;；]+/, '') ?? '', within);
      return true;
    }
    const named = this.nameAndNote(span, BEHIND_DASH, BEHIND_SPACE);
    const isOpenNote = this.group !== undefined && openByNotes([named.note], this.group) !== undefined;
    const ending = isOpenNote ? null : ENDING.exec(span.text);
    if (ending) {
      const written = {text: `${ending[1]} ${ending[2]}${ending[3] ? ' each' : ''}`, at: span.at};
      const whole = span.text.slice(0, ending.index).replace(BETWEEN, '');
      const before = name.text.length < ending.index ? name : partOf(span, 0, whole.length);
      this.push(before, written, rest?.text ?? '', within);
      return true;
    }
    if (!this.group || this.isRemark(span)) return false;
    if (rest) this.push(name, undefined, rest.text, within);
    else this.push(named.name, undefined, named.note, within);
    return true;
  }

  /** Whether an item says something of the row above it: a sentence that is no name, or one more name of that row. */
  private isRemark({text}: TextSpan): boolean {
    if (!ENDS_SENTENCE.test(text)) return false;
    const bare = text.slice(0, -1);
    if (!isKnownName(bare)) return !isSlip(bare, allNames());
    const ids = idsWritten(bare, undefined);
    return this.rows.some(({name}) => idsWritten(name.text, undefined).some((id) => ids.includes(id)));
  }

  private push(name: TextSpan, value: TextSpan | undefined, note: string, within?: readonly string[]): void {
    this.rows.push({
      ...rowEntry(name, value, note),
      ...(this.group && {group: this.group}),
      ...(within?.length && {within}),
    });
  }
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
