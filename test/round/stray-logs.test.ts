/** Logs that were copied with what stands around them, in part, or with blanks that nobody sees. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fromLog} from '../../src/round/convert/logs.js';
import {logFormat} from '../../src/round/convert/formats.js';
import {strayLog} from '../../src/round/text/stray-log.js';
import type {LogHand} from '../../src/round/convert/log-hand.js';
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

  it('is told from the address of one, and from the text of a round', () => {
    expect(parseRound('https://tenhou.net/0/?log=2019010100gm-00a9')).toMatchObject({code: 'log-address'});
    expect(isFault(parseRound('rules=mcr {see {"title"} turn=E'))).toBe(false);
    expect(parseRound('rules=mcr hello')).toMatchObject({code: 'unknown-word'});
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
