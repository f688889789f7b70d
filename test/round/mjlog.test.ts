/** Logs of tenhou.net in XML. */
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromMjlog, mjlogSet} from '../../src/round/convert/mjlog.js';
import {mjGiven} from '../cli/run.js';

/** 123m 456p 789s 11z 23s of East, who wins on 1s; the others have honors and tiles far apart. */
const HANDS = [
  [0, 4, 8, 48, 53, 56, 96, 100, 104, 108, 109, 76, 80],
  [1, 13, 24, 37, 49, 60, 73, 85, 97, 112, 116, 120, 124],
  [5, 17, 28, 41, 57, 64, 77, 89, 101, 113, 117, 121, 125],
  [9, 21, 32, 45, 61, 68, 81, 93, 105, 114, 118, 122, 126],
];
const log = (type: number, tags: string, seed = '0,0,0,1,1,132') =>
  `<mjloggm ver="2.3"><SHUFFLE seed="x" ref=""/><GO type="${type}" lobby="0"/><UN n0="%41" n1="NoName" n2="NoName" n3="" dan="1,2,3,4"/><TAIKYOKU oya="0"/><INIT seed="${seed}" ten="250,250,250,250" oya="0" ${HANDS.map((hand, i) => `hai${i}="${hand.join()}"`).join(' ')}/>${tags}</mjloggm>`;
const WON =
  '<T132/><REACH who="0" step="1"/><D132/><REACH who="0" ten="240,250,250,250" step="2"/><U74/><E74/><AGARI ba="0,1" hai="0" machi="74" ten="40,12000,1" yaku="21,2,2,1,53,1" doraHai="132" doraHaiUra="1" who="0" fromWho="1" sc="240,130,250,-120,250,0,250,0" />';

describe('a log in XML', () => {
  it('is read with names, rules, moves and result', () => {
    const [{record, fault}] = fromMjlog(log(9, WON), 'tenhou');
    expect(fault).toBeUndefined();
    expect(record?.start.players).toEqual(['A', 'NoName', 'NoName', '']);
    expect(record?.options).toBeUndefined();
    expect(record?.moves.map((move) => move.do)).toEqual([
      'draw',
      'riichi',
      'discard',
      'draw',
      'discard',
      'win',
    ]);
    expect(record?.expect?.points).toEqual({east: 37000, south: 13000, west: 25000, north: 25000});
  });

  it('is read as XML is written: with comments and a doctype before it, and attributes in either quotes', () => {
    const text = log(9, WON);
    const spelled = `<?xml version="1.0"?>\n<!-- saved --><!DOCTYPE mjloggm>${text.replaceAll('"', "'")}`;
    expect(logFormat(spelled)).toBe('mjlog');
    expect(fromMjlog(spelled, 'tenhou')[0].record?.moves).toEqual(fromMjlog(text, 'tenhou')[0].record?.moves);
  });

  it('is read by the command in the encoding that its first line names', async () => {
    const text = log(9, WON).replace('%41', 'M\u00fcller');
    const saved = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1');
    expect(await mjGiven(saved, 'round', '--text', '-')).toMatchObject({
      out: expect.stringContaining('players=Müller') as string,
      status: 0,
    });
  });

  it('does not read what a comment holds', () => {
    const text = log(9, WON.replace('<U74/>', '<!-- <U75/> --><U74/>'));
    expect(fromMjlog(text, 'tenhou')[0].fault).toBeUndefined();
  });

  it('names the tag that it ends in, and stays unfinished where it ends between two', () => {
    const text = log(9, WON);
    const at = text.indexOf('<U74/>');
    expect(fromMjlog(text.slice(0, at), 'tenhou')[0].fault).toBeUndefined();
    expect(fromMjlog(text.slice(0, at + 4), 'tenhou').at(-1)?.fault).toMatchObject({column: at + 1});
  });

  it('that ends within the beginning of a hand is told there', () => {
    const text = log(9, WON);
    const cut = text.slice(0, text.indexOf('hai2'));
    expect(fromMjlog(cut).map(({fault}) => [fault?.code, fault?.column])).toEqual([
      ['log-cut-off', text.indexOf('<INIT') + 1],
    ]);
  });

  it.each(['0,-3,0,1,1,132', '0,0,-1,1,1,132', '-4,0,0,1,1,132', '0,9999,0,1,1,132'])(
    'cannot begin with numbers that no game has: %s',
    (seed) => expect(fromMjlog(log(9, WON, seed))[0].fault?.code).toBe('foreign'),
  );

  it('is of a usual game where it does not say which', () => {
    const [{record}] = fromMjlog(log(9, WON).replace('<GO type="9" lobby="0"/>', ''), 'tenhou');
    expect([record?.rules, record?.options]).toEqual(['tenhou', undefined]);
  });

  it('chooses options by the type of the game', () =>
    expect(fromMjlog(log(1 + 2 + 4, WON), 'tenhou')[0].record?.options).toEqual({
      redTiles: {'5m': 0, '5p': 0, '5s': 0},
      openTanyao: false,
      rounds: 'east',
    }));

  it.each([
    ['whole', (text: string) => encodeURIComponent(text)],
    [
      'in small letters',
      (text: string) => encodeURIComponent(text).replaceAll(/%../g, (one) => one.toLowerCase()),
    ],
    [
      'with its declaration',
      (text: string) => encodeURIComponent(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
    ],
    ['but for the blanks', (text: string) => encodeURIComponent(text).replaceAll('%20', ' ')],
  ])('is read with the escapes of addresses: %s', (_, escaped) => {
    const plain = log(9, WON).replace('n1="NoName"', 'n1="%E5%A4%A9%E9%B3%B3"');
    const text = escaped(plain);
    expect(logFormat(text)).toBe('mjlog');
    const [hand] = fromMjlog(text, 'tenhou');
    expect(hand.fault).toBeUndefined();
    expect(hand.record).toEqual(fromMjlog(plain, 'tenhou')[0].record);
    expect(hand.record?.start.players?.[1]).toBe('天鳳');
    // places are those of the text that was given
    expect(hand.places[0].column).toBe(text.search(/%3ct132/i) + 1);
  });

  it('points at a fault in an escaped log where it stands there', () => {
    const text = encodeURIComponent(log(9, '<T132/><D132/><AGARI who="2" fromWho="3"/>'));
    const [{fault}] = fromMjlog(text);
    expect(text.slice(fault?.at?.start, fault?.at?.end)).toBe(
      encodeURIComponent('<AGARI who="2" fromWho="3"/>'),
    );
  });

  it('points at a tag that makes no sense', () => {
    const text = log(9, '<T132/>\n<E0/><FOO/>').replace('<E0/>', '<D132/><AGARI who="2" fromWho="3"/>');
    expect(fromMjlog(text)[0].fault).toMatchObject({code: 'foreign', line: 2, column: 8});
  });

  it.each([
    ['chow', (3 << 10) | (((1 * 7 + 0) * 3) << 10) | 4 | 3, 'chow'],
    ['pung from across', ((27 * 3) << 9) | (3 << 5) | 8 | 2, 'pung'],
    ['added kong', ((27 * 3) << 9) | (3 << 5) | 16 | 2, 'kong'],
    ['concealed kong', 108 << 8, 'kong'],
    ['kong of a discard', (109 << 8) | 1, 'kong'],
    ['north set aside', (120 << 8) | 32, 'out'],
  ])('unpacks a set: %s', (_, bits, name) => expect(mjlogSet(bits, (n) => Math.floor(n / 4))?.do).toBe(name));

  it('unpacks which tile was called, and from whom', () => {
    const tileOf = (n: number) => Math.floor(n / 4);
    // 3m4m5m with the 4m called from the left
    expect(mjlogSet((((2 * 3 + 1) << 10) | 4 | 3) >>> 0, tileOf)?.meld).toBe('[_435m]');
    expect(mjlogSet(((31 * 3) << 9) | (3 << 5) | 8 | 2, tileOf)).toEqual({
      do: 'pung',
      meld: '[P_PP]',
      turns: 2,
    });
    expect(mjlogSet((124 << 8) | 1, tileOf)).toEqual({do: 'kong', meld: '[PPP_P]', turns: 1});
  });

  it('is told by its beginning, packed or not, and judged', async () => {
    const text = `<?xml version="1.0"?>\n${log(9, WON)}`;
    const {out} = await mjGiven(text, 'round', '-');
    expect((await mjGiven(gzipSync(text), 'round', '-')).out).toBe(out);
    expect(out).toBe('1 passed, 0 failed\n');
    const wrong = await mjGiven(text.replace('40,12000,1', '40,9600,0'), 'round', '-');
    expect(wrong.status).toBe(1);
  });

  it('is cited at the tag that says who is paid', async () => {
    const {out} = await mjGiven(
      log(9, WON).replace('<AGARI', '\n <AGARI').replace(',-120,', ',-110,'),
      'round',
      '-',
    );
    expect(out).toContain('-:2:2: South gets −11000 in the record, but −12000 by the rules.');
  });

  it.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`, 1],
    ['line ends of Windows', (text: string) => text.replaceAll('/><', '/>\r\n<'), 1],
    ['two games', (text: string) => `${text}\n${text}`, 2],
  ])('may have %s', async (_, change, hands) => {
    const {out} = await mjGiven(change(log(9, WON)), 'round', '-');
    expect(out).toBe(`${hands} passed, 0 failed\n`);
  });

  it('with three players is written, and said not to be judged', async () => {
    const three = log(16 + 9, '<T132/><D132/><RYUUKYOKU type="yao9" sc="350,0,350,0,350,0,0,0"/>');
    const {out, status} = await mjGiven(three, 'round', '-');
    expect([status, out]).toEqual([1, expect.stringContaining('riichi with three players')]);
    expect((await mjGiven(three, 'round', '--text', '-')).out).toContain('E: +C');
  });

  it('is judged by the options of the command line', async () => {
    const {out} = await mjGiven(log(9, WON), 'round', '--json', '--options', 'kiriageMangan:true', '-');
    expect(out).toContain('"kiriageMangan": true');
    const unknown = await mjGiven(log(9, WON), 'round', '--options', 'fnord:true', '-');
    expect([unknown.status, unknown.out]).toEqual([1, expect.stringContaining('fnord')]);
  });

  it('is not in an address of the server', async () => {
    const {out, status} = await mjGiven(
      'https://tenhou.net/0/?log=2019010100gm-00a9-0000-abc&tw=1',
      'round',
      '-',
    );
    expect([status, out]).toEqual([1, expect.stringContaining('save the log as a file')]);
  });
});
