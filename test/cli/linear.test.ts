/**
 * Every reader of text from strangers takes time in proportion to the length. Each one gets long texts: of every
 * piece that means something to it, repeated; of pieces combined; and variations of the slowest so far.
 */
import {describe, expect, it} from 'vitest';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {htmlIn} from '../../src/cli/page/feed.js';
import {findOn} from '../../src/cli/page/find.js';
import {readMarkdown} from '../../src/cli/page/markdown.js';
import {Unreadable} from '../../src/cli/page/unreadable.js';
import {parseHandIn} from '../../src/core/notation/by-name.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import {parseOptions} from '../../src/core/reading/options.js';
import {readSituation} from '../../src/core/reading/typed-situation.js';
import {parseOther} from '../../src/core/situation/other-hand.js';
import {finderOf, strayWord} from '../../src/elements/mj-rules-table/choose.js';
import {readFence, readShortcodes} from '../../src/loader/markup.js';
import {matchLang} from '../../src/locales/index.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {ROUND_NAMES} from '../../src/round/text/names.js';
import {replay} from '../../src/round/game/replay.js';
import {isProblem, parseRound} from '../../src/round/text/parse.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text as words} from '../../src/rules/luqiao/names/en.js';
import {codeBbcode, codeMarkdown, escapeBbcode, escapeHtml, escapeMarkdown} from '../../src/share/escape.js';
import {readPermalink} from '../../src/share/link.js';
import {LINEAR, growth, timeOf} from '../growth.js';
import {seeded, type Random} from '../rules/random.js';

/** All readers of text that a stranger may have written; a new one is one more line. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  fence: (text) => readFence(text),
  shortcodes: (text) => readShortcodes(text),
  notation: (text) => parseHandIn(text, 'auto'),
  'notation gb': (text) => parseHandIn(text, 'gb'),
  'notation kobalab': (text) => parseHandIn(text, 'kobalab'),
  tiles: (text) => parseTiles(text),
  options: (text) => parseOptions(luqiao.options, text),
  'options of one kind': (text) => parseOptions(luqiao.options, `laziCap:${text}`),
  others: (text) => parseOther(text),
  flags: (text) => readSituation({flags: text, othersEast: text}, '', luqiao),
  ledger: (text) => readLedger(`rules=mcr players=A,B,C,D\n${text}`, rulesOfLedger),
  'heading of a ledger': (text) => readLedger(text, rulesOfLedger),
  round: (text) => parseRound(`rules=mcr\n${text}`),
  'line of a round': (text) => parseRound(`rules=mcr\nE: ${text}`),
  'heading of a round': (text) => parseRound(text),
  'names of a round': (text) => ROUND_NAMES.map((name) => parseRound(`${name}=${text}`)),
  'attributes of a round': (text) => ROUND_NAMES.map((name) => parseRound('E: | 1m 2m', {[name]: text})),
  'moves of a round': (text) => replayed(`turn=E\nplay:\nE: +1m ${text}`),
  link: (text) => readPermalink(`https://example.org/?mj=${text}`),
  language: (text) => matchLang(text),
  level: (text) => strayWord(luqiao, {level: text, filter: text}),
  search: (text) => luqiao.patterns.filter(finderOf([], {}, text)),
  'search among names': (text) => luqiao.patterns.filter(finderOf([words], {hudi: [text]}, text)),
  'text for HTML': (text) => escapeHtml(text),
  'text for Markdown': (text) => [escapeMarkdown(text), codeMarkdown(text)],
  'text for BBCode': (text) => [escapeBbcode(text), codeBbcode(text)],
  feed: (text) => htmlIn(text),
  'page of HTML': (text) => placesOf(findOn(text)),
  'page of Markdown': (text) => placesOf(findOn(text, 'md')),
};

/** Plays what can be read of a round: its side lines too, each with its faults. */
function replayed(text: string): unknown {
  const record = parseRound(text);
  return isProblem(record) ? record : replay(record);
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
];

const LONG = 100_000;
/** The length for whole pages, which libraries read more slowly. */
const LONG_PAGE = 10_000;
/** The length for readers that read the text anew for each name of a heading. */
const LONG_NAMED = 20_000;
/** More milliseconds than any short text takes, however busy the machine. */
const ENDLESS = 10_000;

const lengthFor = (reader: string): number =>
  reader.startsWith('page') ? LONG_PAGE : /^(?:names|attributes) of/.test(reader) ? LONG_NAMED : LONG;

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
    const times = await growth((length) => timeToRead(readMarkdown, repeated(line, length)), LONG);
    expect(times, line).toBeLessThan(LINEAR);
  }
});
