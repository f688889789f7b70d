/**
 * Every reader of text from strangers takes time in proportion to the length. Each one gets long texts: of every
 * piece that means something to it, repeated; of pieces combined; and variations of the slowest so far. Which readers
 * there are is read from the sources.
 */
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {htmlIn} from '../../src/cli/page/feed.js';
import {findOn} from '../../src/cli/page/find.js';
import {readMarkdown} from '../../src/cli/page/markdown.js';
import {readMatter} from '../../src/cli/page/matter.js';
import {Unreadable} from '../../src/cli/page/unreadable.js';
import {unpacked} from '../../src/cli/unpacked.js';
import {parseHandIn} from '../../src/core/notation/by-name.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import {parseOptions} from '../../src/core/reading/options.js';
import {readSituation} from '../../src/core/reading/typed-situation.js';
import {parseOther} from '../../src/core/situation/other-hand.js';
import {finderOf, strayWord} from '../../src/elements/mj-rules-table/choose.js';
import {beforeWord} from '../../src/elements/mj-board/before-word.js';
import {readKept} from '../../src/elements/mj-hand-input/form-value.js';
import {readTyped} from '../../src/elements/mj-hand-input/dialects.js';
import {fromCsv} from '../../src/elements/mj-ledger/csv.js';
import {readFence, readShortcodes} from '../../src/loader/markup.js';
import {readPairsLine} from '../../src/loader/pairs.js';
import {matchLang} from '../../src/locales/index.js';
import {readReaderRecord} from '../../src/quiz/kept.js';
import {readAmounts} from '../../src/quiz/amounts.js';
import {fromBotzone} from '../../src/round/convert/botzone.js';
import {LOG_FORMATS, logFormat} from '../../src/round/convert/formats.js';
import {fromJson} from '../../src/round/convert/from-json.js';
import {fromKobalab} from '../../src/round/convert/from-kobalab.js';
import {fromMjai} from '../../src/round/convert/from-mjai.js';
import {readHands} from '../../src/round/convert/hands.js';
import {readJsons} from '../../src/round/convert/json-places.js';
import {logTexts} from '../../src/round/convert/log-texts.js';
import {readGoals} from '../../src/play/goals/read.js';
import {fromMjlog} from '../../src/round/convert/mjlog.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {fromTziakcha} from '../../src/round/convert/tziakcha.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {ROUND_NAMES} from '../../src/round/text/names.js';
import {replay} from '../../src/round/game/replay.js';
import {handTexts} from '../../src/round/text/hands.js';
import {parseRound} from '../../src/round/text/parse.js';
import {strayLog} from '../../src/round/text/stray-log.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text as words} from '../../src/rules/luqiao/names/en.js';
import {codeBbcode, codeMarkdown, escapeBbcode, escapeHtml, escapeMarkdown} from '../../src/share/escape.js';
import {readPermalink} from '../../src/share/link.js';
import {LINEAR, growth, timeOf} from '../growth.js';
import {seeded, type Random} from '../rules/random.js';
import {readRuleset} from '../../src/variant/index.js';
import {mj} from './run.js';
import {isFault} from '../../src/core/situation/result.js';

/** What exported functions read: each text that a stranger may have written. One without a row here is found below. */
const READERS_BY_NAME: Readonly<Record<string, (text: string) => unknown>> = {
  fromBotzone,
  fromJson,
  fromKobalab,
  fromMjai,
  fromMjlog,
  fromTenhou6,
  fromTziakcha,
  fromCsv,
  handTexts,
  logTexts,
  strayLog,
  matchLang,
  parseOther,
  parseTiles,
  readFence,
  readJsons,
  readMatter,
  readPairsLine,
  readShortcodes,
  unpacked,
  findOn: (text) => placesOf(findOn(text)),
  htmlIn: (text) => htmlIn(text),
  logFormat: (text) => logFormat(text),
  parseGb: (text) => parseHandIn(text, 'gb'),
  parseHandIn: (text) => parseHandIn(text, 'auto'),
  parseKobalab: (text) => parseHandIn(text, 'kobalab'),
  parseRound: (text) => parseRound(`rules=mcr\n${text}`),
  readAmounts: (text) => readAmounts(text, ['fu', 'han']),
  readGoals: (text) => readGoals(text, luqiao.patterns),
  readHands: (text) => readHands(text, {}),
  readKept: (text) => readKept(text),
  readLedger: (text) => readLedger(`rules=mcr players=A,B,C,D\n${text}`, rulesOfLedger),
  readMarkdown: (text) => placesOf(findOn(text, 'md')),
  readReaderRecord,
  readPermalink: (text) => readPermalink(`https://example.org/?mj=${text}`),
  readRuleset: (text) => readRuleset(text, {id: 'own'}),
  readTyped: (text) => readTyped(text),
};

/** Exported functions that read a part of what one with a row reads, or what this package has written. */
const READ_WITHIN: Readonly<Record<string, string>> = {
  // hands a text to the reader of its format, and each of these has a row
  fromLog: 'fromTenhou6',
  parseHand: 'parseHandIn',
  parsePage: 'findOn',
  parseRun: 'parseTiles',
  readAny: 'parseHandIn',
  readFlag: 'readRuleset',
  readKinds: 'readRuleset',
  readPair: 'readPairsLine',
  readSvg: 'readMarkdown',
  readTerm: 'readRuleset',
  readText: 'readRuleset',
};

/** Other ways to a reader, and what is told by it. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...READERS_BY_NAME,
  options: (text) => parseOptions(luqiao.options, text),
  'options of one kind': (text) => parseOptions(luqiao.options, `laziCap:${text}`),
  flags: (text) => readSituation({flags: text, othersEast: text}, '', luqiao),
  'heading of a ledger': (text) => readLedger(text, rulesOfLedger),
  'line of a round': (text) => parseRound(`rules=mcr\nE: ${text}`),
  'heading of a round': (text) => parseRound(text),
  'what is no round': (text) => parseRound(`hello ${text}`),
  'names of a round': (text) => ROUND_NAMES.map((name) => parseRound(`${name}=${text}`)),
  'attributes of a round': (text) => ROUND_NAMES.map((name) => parseRound('E: | 1m 2m', {[name]: text})),
  'moves of a round': (text) => replayed(`turn=E\nplay:\nE: +1m ${text}`),
  level: (text) => strayWord(luqiao, {level: text, filter: text}),
  search: (text) => luqiao.patterns.filter(finderOf([], {}, text)),
  'search among names': (text) => luqiao.patterns.filter(finderOf([words], {hudi: [text]}, text)),
  'text for HTML': (text) => escapeHtml(text),
  'text for Markdown': (text) => [escapeMarkdown(text), codeMarkdown(text)],
  'text for BBCode': (text) => [escapeBbcode(text), codeBbcode(text)],
};

/** Plays what can be read of a round: its side lines too, each with its faults. */
function replayed(text: string): unknown {
  const record = parseRound(text);
  return isFault(record) ? record : replay(record);
}

/** Asks for the place of every character, the most that the command ever does. */
const placesOf = (found: ReturnType<typeof findOn>): number =>
  found.reduce((sum, one) => sum + one.at(one.text.length) + one.span.end, 0);

const PIECES = [
  ...'a1 =\n"\'“‘[](){}<>;:,.~&#`*_-+|\\/\t\r\u0000東',
  'a=a',
  'a=a ',
  'a="',
  "a='",
  'rules=mcr ',
  '[mj',
  '[mj ',
  '[mj a="',
  '[mj a=',
  '[/mj]',
  '[mj]5s[/mj]',
  '[mj rules=mcr]5s[/mj&#93;',
  '   ;',
  '~0',
  '&amp;',
  '&#93;',
  '%20',
  '123m',
  '[EEE]',
  'A tsumo 12\n',
  'D ron B 9 ',
  'players=A,B ',
  'r5',
  'E: 5s\n',
  'E: chi 34s +5s ',
  '(E: +1m) ',
  '(E: +1m ',
  '?+1m (S: +9m)\n',
  'E: ?+1m (E: -9m)\n',
  '{a}',
  '# a\n',
  '``` ',
  '```mj\n',
  '~~~\n',
  '> ',
  '- ',
  '1. ',
  '    a\n',
  '---\n',
  '<div>',
  '<b>',
  '<p>',
  '<a b="',
  '<!--',
  '<![CDATA[',
  '<?',
  '<content type="html">&lt;',
  '[a]: b\n',
  '<mj-tiles>5s</mj-tiles>\n',
  '<mj-example hand=1m>',
  '<pre class=lang-mj>',
  '<span slot=static>',
  '===\n',
  '[1,',
  '{"type":"dahai"}\n',
  'Match\n',
  '<mjloggm>',
  '<T0/>',
  '"script":"eJ"',
];

/** Pieces with a number in place of `#`: no name comes twice, and what is looked up by its name is looked up among many. */
const NUMBERED = [
  'a#:1;',
  'a#=1 ',
  'a#="b" ',
  'options=a#:1 ',
  'A#,',
  '"a#":1,',
  '[mj a#=b]5s[/mj] ',
  '<a#>',
  '<b a#=c>',
  '<p id=a#>b</p>',
  '<mj-waits for=a#></mj-waits>\n',
  '[a#]: b\n',
  '[a#] ',
  'a# = b\n',
  '| a# | 8番 |\n',
  '- a#: 8番\n',
  'rules=mcr hand=a#m\n',
  'A tsumo # ',
  '#,',
];

const LONG = 100_000;
/** The length for whole pages, which libraries read more slowly. */
const LONG_PAGE = 10_000;
/** The length for readers that read the text anew for each name of a heading. */
const LONG_NAMED = 20_000;
/** More milliseconds than any short text takes, however busy the machine. */
const ENDLESS = 10_000;

const lengthFor = (reader: string): number =>
  ['findOn', 'readMarkdown'].includes(reader)
    ? LONG_PAGE
    : /^(?:names|attributes) of/.test(reader)
      ? LONG_NAMED
      : LONG;

const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

const timeToRead = (read: (text: string) => unknown, text: string): number =>
  timeOf(() => {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  });

/** A text of any length. */
interface Kind {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
}

const ofLength = ({before, piece, after}: Kind, length: number): string =>
  before + repeated(piece, length) + after;

/** How long the long text takes. Fails for a text that takes too long for its length. */
async function measure(read: (text: string) => unknown, kind: Kind, length: number): Promise<number> {
  // exponential time shows while the text is still short
  for (const length of [32, 1000])
    expect(timeToRead(read, ofLength(kind, length)), show(kind)).toBeLessThan(ENDLESS);
  let time = Infinity;
  const times = await growth((length) => {
    const taken = timeToRead(read, ofLength(kind, length));
    time = Math.min(time, taken);
    return taken;
  }, length);
  expect(times, `${show(kind)}: four times as long takes so many times as long`).toBeLessThan(LINEAR);
  return time;
}

/** A text of numbered pieces. */
function numbered(piece: string, length: number): string {
  const parts: string[] = [];
  for (let at = 0; at < length; at += parts[parts.length - 1].length)
    parts.push(piece.replace('#', String(parts.length)));
  return parts.join('');
}

const show = ({before, piece, after}: Kind): string => JSON.stringify([before, piece, after]);

const pick = (random: Random): string => PIECES[random(PIECES.length)];

/** Varies the pieces and their lengths; a reader that looks ahead is slow with runs that grow. */
function changed(kind: Kind, random: Random): Kind {
  const {before, piece, after} = kind;
  const what = random(5);
  if (what === 0) return {...kind, before: random(2) ? '' : pick(random)};
  if (what === 1) return {...kind, after: random(2) ? '' : pick(random)};
  if (what === 2) return {...kind, piece: piece + pick(random)};
  if (what === 3) return {before, after, piece: pick(random) + piece.slice(random(piece.length))};
  return {before, after, piece: growing(pick(random), 1 + random(40)) + pick(random)};
}

const growing = (piece: string, times: number): string =>
  Array.from({length: times}, (_, i) => `${piece.repeat(i + 1)} `).join('');

const GENERATIONS = 30;

/** What the name of a reader begins with, or is. */
const NAME_OF_READER = /^(?:read|parse|from|find|match)[A-Z]|Texts$|^(?:unpacked|htmlIn|logFormat|strayLog)$/;

describe('each exported reader of a text', () => {
  const exported = exportedReaders();

  it('has a row, or is part of one that has', () => {
    const known = [...Object.keys(READERS_BY_NAME), ...Object.keys(READ_WITHIN)];
    expect(exported.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !exported.includes(name))).toEqual([]);
    for (const whole of Object.values(READ_WITHIN)) expect(Object.keys(READERS_BY_NAME)).toContain(whole);
  });

  it.each(LOG_FORMATS)('of a log has a row for its format: %s', (format) => {
    expect(Object.keys(READERS_BY_NAME)).toContain(`from${format[0].toUpperCase()}${format.slice(1)}`);
  });
});

/** The names of the exported functions that take a text first, and are named as readers are. */
function exportedReaders(): readonly string[] {
  const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(SRC, file), 'utf8');
    return [...source.matchAll(EXPORTED)].flatMap(([, declared = '', constant = '']) => {
      const name = declared || constant;
      return NAME_OF_READER.test(name) ? [name] : [];
    });
  });
}

const SRC = path.resolve(import.meta.dirname, '../../src');

/** A function that is exported, whose first parameter is a text. */
const EXPORTED =
  /^export (?:async )?(?:function (\w+)(?:<[^>]*>)?|const (\w+) = (?:async )?)\(\s*\w+: string\b/gm;

/** Texts that were slow once: of games in several hands, and of logs. */
describe('what was slow once takes a time that grows with the length', () => {
  const between = {before: '', after: ''};
  const hand = '[[0,0,0],[25000,25000,25000,25000],[41],[]';
  const dealt = '[11,12,13,14,15,16,17,18,19,21,22,23,24]';
  const log = '{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":0},"log":[';

  it.each<readonly [string, (text: string) => unknown, Kind]>([
    ['several hands', (text) => readHands(text, {}), {...between, piece: 'turn=E\nE: +1m\n===\n'}],
    ['several empty hands', (text) => readHands(text, {}), {...between, piece: '1 ===\n'}],
    [
      'a long comment before a fault',
      (text) => beforeWord(text, text.length - 1),
      {before: 'turn=E\n{', piece: 'a', after: '} ?zz'},
    ],
    ['a long word', (text) => beforeWord(text, text.length >> 1), {...between, piece: 'a'}],
    ['addresses', fromTenhou6, {...between, piece: 'https://tenhou.net/6/#json={}\n'}],
    [
      'calls that may have been taken or not',
      fromTenhou6,
      {before: `${log}${hand},${dealt},[`, piece: '"c111213",', after: `11],[60]]]}`},
    ],
    [
      'digits of a result',
      fromTenhou6,
      {
        before: `${log}${hand},${`${dealt},[],[],`.repeat(4)}["和了",[0,0,0,0],[0,0,0,"`,
        piece: '1',
        after: '","あ"]]]]}',
      },
    ],
    [
      'settings of an address',
      fromTenhou6,
      {before: 'https://tenhou.net/6/#json={}', piece: '&ts=', after: '\u2028'},
    ],
    ['values of JSON', fromJson, {before: '[] ', piece: '1 ', after: ''}],
    ['matches', fromBotzone, {...between, piece: 'Match\n'}],
  ])('%s', async (_, read, kind) => {
    await measure(read, kind, LONG);
  });

  it('no more is unpacked, however many small packets a file has', () => {
    const packet = deflateSync(`"${'1'.repeat(900_000)}"`).toString('base64');
    const text = (count: number): string => `{"script":"${packet}"}\n`.repeat(count);
    expect(unpacked(text(1000)).length - text(1000).length).toBeLessThan(6_000_000);
  });

  it('the command prints what it finds, however much that is', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'mj-')), 'log');
    for (const text of [`[] ${'1 '.repeat(150_000)}`, 'Match\n'.repeat(150_000)]) {
      writeFileSync(file, text);
      expect((await mj('round', file)).out).toMatch(/ failed\n$/);
    }
    rmSync(path.dirname(file), {recursive: true});
  });
});

describe.each(Object.entries(READERS))(
  'a reader takes a time that grows with the length: %s',
  (name, read) => {
    const length = lengthFor(name);

    it('of each piece over and over', async () => {
      for (const piece of PIECES) await measure(read, {before: '', piece, after: ''}, length);
    });

    it('of runs that grow all the way', async () => {
      for (const piece of ['`', '~', '"', '[', '>', '- '])
        await measure(read, {before: growing(piece, Math.sqrt(length)), piece: 'a', after: piece}, length);
    });

    it('of pieces of which none comes twice', async () => {
      for (const piece of NUMBERED) {
        const times = await growth((long) => timeToRead(read, numbered(piece, long)), length);
        expect(times, piece).toBeLessThan(LINEAR);
      }
    });

    it('of variations of the slowest text so far', async () => {
      const random = seeded(name.length);
      let slowest: Kind = {before: '', piece: pick(random), after: ''};
      let time = 0;
      for (let generation = 0; generation < GENERATIONS; generation++) {
        const fresh = {before: '', piece: pick(random) + pick(random), after: pick(random)};
        const next = generation % 4 ? changed(slowest, random) : fresh;
        const taken = await measure(read, next, length);
        if (taken > time) [slowest, time] = [next, taken];
      }
    });
  },
);

it('a paragraph of Markdown takes a time that grows with its length, whatever marks its lines have', async () => {
  for (const line of ['[a]: b\n', 'a *b* `c`\n', 'a  \n']) {
    const times = await growth(
      (length) => timeToRead((text) => readMarkdown(text, 'md'), repeated(line, length)),
      LONG,
    );
    expect(times, line).toBeLessThan(LINEAR);
  }
});
