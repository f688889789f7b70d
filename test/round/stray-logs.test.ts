/** Logs that were copied with what stands around them, in part, with other signs, or with blanks that nobody sees; and no logs. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fromLog} from '../../src/round/convert/logs.js';
import {logFormat} from '../../src/round/convert/formats.js';
import {strayLog} from '../../src/round/text/stray-log.js';
import type {LogHand} from '../../src/round/convert/log-hand.js';
import type {RoundProblem} from '../../src/round/record/problem.js';
import {isFault} from '../../src/core/situation/result.js';
import {parseRound} from '../../src/round/text/parse.js';

const file = (name: string): string => readFileSync(new URL(`logs/${name}`, import.meta.url), 'utf8').trim();
const LOG = file('tenhou6.log');
const MJLOG = '<mjloggm ver="2.3"><GO type="9"/></mjloggm>';

function handsOf(text: string): readonly LogHand[] {
  const format = logFormat(text);
  return format ? fromLog(text, format) : [];
}

describe('a log that is not alone', () => {
  it.each([
    [`<!doctype html>\n<title>log</title>\n<script>\nvar log = ${LOG};\n</script>`, 'var log =', 4],
    [`<body>\n<pre>\n${LOG}\n</pre>`, '<pre>', 2],
    [`callback(${LOG});`, 'callback(', 1],
    [`Here is my log:\n\n${LOG}`, 'Here is my log:', 1],
    [`\`\`\`json\n${LOG}\n\`\`\``, '```json', 1],
    [`See\n${MJLOG}`, 'See', 1],
    [`{"paipu": ${LOG}}`, '{"paipu":', 1],
  ])('is told, with what stands before it: %.30s', (text, about, line) => {
    const [fault = parseRound(text)] = handsOf(text).map((hand) => hand.fault);
    expect(fault).toMatchObject({code: 'log-around', line});
    const {start, end} = strayLog(text)!.at;
    expect(text.slice(start, end)).toBe(about);
  });

  it.each([
    [`${LOG}\n\nThanks!\nBye`, 'Thanks!'],
    [`${LOG};`, ';'],
    [`${LOG}\n</pre></body>`, '</pre></body>'],
  ])('is read, and what stands after it is told', (text, about) => {
    const [fault, ...read] = handsOf(text).toReversed();
    expect(fault).toMatchObject({fault: {code: 'log-around', message: about}});
    const {start, end} = fault.fault!.at!;
    expect(text.slice(start, end)).toBe(about);
    expect(read).toHaveLength(handsOf(LOG).length);
  });

  it.each([
    [JSON.stringify(LOG), '\\"'],
    [JSON.stringify({paipu: LOG}), '\\"'],
    [JSON.stringify(LOG).slice(1, -1), '\\"'],
    [LOG.replaceAll('"', '&quot;'), '&quot;'],
    [LOG.replaceAll('"', '&#34;'), '&#34;'],
    [MJLOG.replaceAll('<', '&lt;'), '&lt;'],
  ])('is told with the sign that stands for another: %.20s', (text, about) => {
    const found = strayLog(text)!;
    expect(found).toMatchObject({code: 'log-escaped', about});
    expect(text.slice(found.at.start, found.at.end)).toBe(about);
    const [fault = parseRound(text)] = handsOf(text).map((hand) => hand.fault);
    expect(fault).toMatchObject({code: 'log-escaped', at: found.at});
  });

  it('is told from the text of a round', () => {
    expect(isFault(parseRound('rules=mcr {see {"title"} turn=E'))).toBe(false);
    expect(parseRound('rules=mcr hello')).toMatchObject({code: 'unknown-word'});
  });
});

describe('a log whose signs a program has changed', () => {
  const quoted = (log: string, open: string, close = open): string => {
    const [first, ...rest] = log.split('"');
    return first + rest.map((part, i) => (i % 2 ? close : open) + part).join('');
  };
  const wide = (log: string, signs: RegExp): string =>
    log.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

  /** What is told of a text, read by its own format or as a round, with the place where it is told. */
  const told = (text: string): unknown => {
    const [fault = parseRound(text)] = handsOf(text).flatMap((hand) => hand.fault ?? []);
    const {code, at = {start: 0, end: 0}} = fault as RoundProblem;
    return [code, text.slice(at.start, at.end), at.start];
  };

  it.each(['“”', '„“', '‟”', '«»', '»«', '‹›', '‘’', '「」', '『』', '〝〞', '″', "'", '＂'])(
    'is told with the first of them: %s',
    (marks) => {
      const [open, close = open] = marks;
      expect(told(quoted(LOG, open, close))).toEqual(['log-signs', open, 1]);
      // XML has both straight quotation marks
      if (open !== "'")
        expect(told(quoted(MJLOG, open, close))).toEqual(['log-signs', open, MJLOG.indexOf('"')]);
      for (const other of ['riichi.log', 'tenhou6-three.log', 'tziakcha.log'])
        expect(told(quoted(file(other), open, close))).toEqual(['log-signs', open, 1]);
    },
  );

  it.each(['mjai', 'kobalab', 'json'])('is told of %s, whose braces a round takes for comments', (format) => {
    const log = {
      mjai: '{"type":"start_game","names":["A","B","C","D"]}\n{"type":"end_game"}',
      kobalab: '{"title":"A","player":["A","B","C","D"],"qijia":0,"log":[]}',
      json: '{"version":1,"start":{},"moves":[]}',
    }[format]!;
    expect(told(quoted(log, '“', '”'))).toEqual(['log-signs', '“', 1]);
    expect(told(log.replaceAll('"', '&quot;'))).toEqual(['log-escaped', '&quot;', 1]);
  });

  it.each([
    [/[!-~]/g, '｛'],
    [/[[\]{}]/g, '｛'],
    [/,/g, '，'],
    [/:/g, '：'],
    [/\d/g, '１'],
  ])('is told of full-width signs: %s', (signs, first) => {
    const text = wide(LOG, signs);
    const outside = text.replace(/"[^"]*"/g, (string) => ' '.repeat(string.length));
    expect(told(text)).toEqual(['log-signs', first, outside.indexOf(first)]);
  });

  it('is told in the middle of a log, and of a second one', () => {
    const text = LOG.replace('"name"', '“name”');
    expect(told(text)).toEqual(['log-signs', '“', text.indexOf('“')]);
    const second = `${LOG}\n${quoted(LOG, '“', '”')}`;
    expect(handsOf(second).at(-1)?.fault).toMatchObject({code: 'log-signs', at: {start: LOG.length + 2}});
    const blanks = LOG.replace(',"log"', ',&nbsp;"log"');
    expect(told(blanks)).toEqual(['log-escaped', '&nbsp;', blanks.indexOf('&nbsp;')]);
  });

  it('is no round with quoted comments', () => {
    expect(isFault(parseRound('rules=mcr “the ‘last’ hand” turn=E'))).toBe(false);
    expect(parseRound('rules=mcr “title” hello')).toMatchObject({code: 'unknown-word'});
    expect(told(LOG.replace('Example', '“Ex”, «am» 「ple」'))).not.toContain('log-signs');
  });
});

describe('what is no log', () => {
  it.each([
    'https://tenhou.net/0/?log=2019010100gm-00a9-0000-12345678&tw=2',
    'tenhou.net/3/?log=2019010100gm-00a9',
    'my game: http://tenhou.net/0/?log=2019010100gm-00a9',
    '2019010100gm-00a9-0000-12345678',
  ])('is told to lie on the server: %s', (text) => {
    expect(parseRound(text)).toMatchObject({code: 'log-address'});
  });

  it.each([
    ['https://tenhou.net/6/', ''],
    ['https://game.maj-soul.com/1/?paipu=210716-1234abcd_a12345', '雀魂牌谱: '],
    ['mahjongsoul.game.yo-star.com/?paipu=210716-1234abcd_a12345', ''],
    ['https://tziakcha.net/record/?id=abc', 'see\n'],
  ])('is told to be an address: %s', (address, before) => {
    const at = {start: before.length, end: before.length + address.length};
    expect(parseRound(before + address)).toMatchObject({code: 'log-elsewhere', at});
  });

  it.each([
    ['null', 'null'],
    ['[1,2]', '[1,2]'],
    ['Hello,  world\nand so on', 'Hello, world'],
    [
      '<html xmlns="http://www.w3.org/1999/xhtml"><title>404 Not Found</title><h1>Sorry</h1>',
      '404 Not Found Sorry',
    ],
  ])('is told to tell nothing: %s', (text, about) => {
    expect(parseRound(text)).toMatchObject({code: 'nothing-told', about});
  });

  it('is no round with a wrong word', () => {
    const address = 'https://tziakcha.net/record/?id=abc';
    for (const part of ['rules=mcr', 'E: 123m', 'play: E: +1m', 'expect win', 'ｔｕｒｎ＝E'])
      for (const text of [`hello ${part}`, `${address} ${part}`])
        expect([text, parseRound(text)]).toMatchObject([text, {code: 'unknown-word', at: {start: 0}}]);
    expect(parseRound('rules=mcr hello')).toMatchObject({code: 'unknown-word'});
    expect(parseRound('+1m -1m')).toMatchObject({code: 'play-missing', at: {start: 0}});
  });

  it.each([
    '{"error":"not found"}',
    '{"head":{"uuid":"210716"},"data":"AAA="}',
    '{"name":".lq.Record"}',
    '[{"a":1}]',
  ])('is told to be no log of a format: %s', (text) => {
    expect(handsOf(text)).toMatchObject([{fault: {code: 'log-unknown', at: {start: text.indexOf('{')}}}]);
  });
});

describe('several logs in one text', () => {
  it.each([
    ['one after the other', `${LOG}\n${LOG}`],
    ['in a list', `[${LOG},\n${LOG}]`],
  ])('are read %s', (_, text) => {
    const records = handsOf(LOG).map(({record}) => record);
    expect(handsOf(text).map(({record}) => record)).toEqual([...records, ...records]);
  });
});

describe('a log whose format is named', () => {
  it('is told to be not alone too', () => {
    const text = `<pre>\n${LOG}</pre>`;
    expect(fromLog(text, 'tenhou6')).toMatchObject([{fault: {code: 'log-around', message: '<pre>'}}]);
    expect(fromLog('hello', 'tenhou6')).toMatchObject([{fault: {code: 'foreign', message: 'h'}}]);
  });
});

describe('a log that breaks off', () => {
  it('is told at its end, wherever that is', () => {
    const first = LOG.indexOf('"name"');
    for (let end = first; end < LOG.length; end++) {
      const text = LOG.slice(0, end);
      const fault = handsOf(text).at(-1)?.fault;
      expect([end, fault?.code, fault?.at]).toEqual([end, 'log-cut-off', {start: end, end}]);
      expect(text.endsWith(fault!.message.trim()) || text.trimEnd().endsWith(fault!.message)).toBe(true);
    }
  });

  it('is another one than a log with a fault in the middle', () => {
    expect(handsOf(LOG.replace('[25000,', '[25000,nope,'))).toMatchObject([
      {fault: {code: 'foreign', message: 'n'}},
    ]);
    expect(handsOf(LOG.replace('"name"', 'name'))).toMatchObject([{fault: {code: 'foreign', message: 'n'}}]);
  });

  it('is told in a log of one event a line', () => {
    const text = '{"type":"start_game","names":["A","B","C","D"]}\n{"type":"start_kyoku","bak';
    expect(handsOf(text)).toMatchObject([{fault: {code: 'log-cut-off', line: 2}}]);
  });

  it('is told from a text without any, and from one that is too long', () => {
    expect(fromLog('', 'tenhou6')).toMatchObject([{fault: {code: 'nothing-told', message: ''}}]);
    expect(fromLog(`${LOG}${' '.repeat(5_000_000)}`, 'tenhou6')).toMatchObject([
      {fault: {code: 'log-too-long'}},
    ]);
  });
});

describe('blanks that nobody sees', () => {
  const BLANKS = ['\u00a0', '\u200b', '\ufeff', '\u2060', '\u3000'];

  it.each(BLANKS)('are blanks around and within a log: %j', (blank) => {
    const text = `${blank}${LOG.replaceAll(':[', `:${blank}[`)}${blank}`;
    expect(handsOf(text).map(({record}) => record)).toEqual(handsOf(LOG).map(({record}) => record));
  });

  it.each(BLANKS)('are blanks in the text of a round: %j', (blank) => {
    const round = 'rules=mcr turn=E E: 1112345678999m W: 123p play: E: +1m -1m';
    expect(parseRound(blank + round.replaceAll(' ', `${blank} ${blank}`) + blank)).toEqual(parseRound(round));
  });

  it('leave what a comment says as it is', () => {
    expect(parseRound('rules=mcr {a\u200bb}')).toMatchObject({note: 'a\u200bb'});
  });
});
