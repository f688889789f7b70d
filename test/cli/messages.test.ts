/** What the command says of a wrong call: what to write instead, in four languages. */
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mj-messages-'));
const file = (name: string, text: string | Buffer, mode = 0o644): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text, {mode});
  return at;
};
afterAll(() => rmSync(folder, {recursive: true}));

const missing = path.join(folder, 'missing.txt');
const inNone = path.join(folder, 'none', 'a.svg');
const lost = path.join(folder, 'lost.svg');
symlinkSync('none.svg', lost);
/** 牌 in Shift_JIS. */
const PAI = Buffer.from([0x94, 0x76]);
const sjis = file('sjis.txt', Buffer.concat([Buffer.from('rules=mcr\n# '), PAI]));
const said = file('said.html', Buffer.concat([Buffer.from('<meta charset="utf-8">'), PAI]));
const odd = file('odd.html', '<meta charset="latin-99">');
const big5 = file('big5.html', '<meta charset="big5"><mj-tiles>5s</mj-tiles>');
const deep = file('deep.html', '<b>'.repeat(1001));
const quoted = file('quoted.md', '>'.repeat(51));
const page = file('page.html', '<mj-tiles>5s</mj-tiles>', 0o444);
const SAVE = 'Save it in UTF-8, and write <meta charset="utf-8"> into a page.';

const WAITING = '[123m][456m] 789m 234p 5s';
const HAND = `${WAITING} +5s`;
const SELF = ['score', '--rules', 'mcr', '--by', 'self'];
const EXAMPLE = 'mj score --rules mcr --by discard --from west "[123m][456m] 789m 234p 5s +5s"';

/** A call, what is said of it in English, and the exit status. */
const ROWS: readonly (readonly [argv: readonly string[], said: string, status: number])[] = [
  [[...SELF, `${WAITING} 5s`], 'Mark the winning tile with “+”: "[123m][456m] 789m234p5s +5s"', 1],
  [
    ['waits', '--rules', 'mcr', `${WAITING} 5s`],
    'mj waits needs 13 tiles, this hand has 14. For a hand with one tile more use mj discards.',
    1,
  ],
  [
    ['waits', '--rules', 'mcr', HAND],
    `${HAND}\n${' '.repeat(HAND.indexOf('+'))}^\nmj waits takes the hand before the winning tile: leave out +5s.`,
    1,
  ],
  [
    ['discards', '--rules', 'mcr', WAITING],
    'mj discards needs 14 tiles, this hand has 13. For a hand that waits use mj waits.',
    1,
  ],
  [['score', '--rules', 'mcr'], `mj score needs a hand, for example: ${EXAMPLE}\nSee: mj score --help`, 2],
  [
    ['score', '--rules', 'ribon', '--by', 'self', '--dealer', 'south', '234567p 22s 345s 67p +8p'],
    '--dealer: The dealer is always East in this game, not “south”.',
    1,
  ],
  [
    [
      'score',
      '--rules',
      'luqiao',
      '--by',
      'self',
      '--seat',
      'south',
      '--wild',
      '9p',
      '--others-south',
      WAITING,
      HAND,
    ],
    '--others: The winner sits in “south”, so no other player does.',
    1,
  ],
  [
    [...SELF, `[123m 456m 789m 234p 5s +5s`],
    '[123m 456m 789m 234p 5s +5s\n^\nThis “[” has no matching “]”.',
    1,
  ],
  [
    [...SELF, '[124m] 456m 789m 234p 5s +5s'],
    '[124m] 456m 789m 234p 5s +5s\n^^^^^^\n[124m] is not a chow, pung or kong.',
    1,
  ],
  [
    ['score', '--rules', 'mcr', '--by', 'robbing', '--from', 'west', HAND],
    'You hold the 5 of bamboos yourself, so nobody can add it to a pung.',
    1,
  ],
  [
    [...SELF, '--flags', 'riichi', HAND],
    '--flags: There is no flag “riichi” in mcr. There are replacement, flowerReplacement, lastTile, lastOfKind.',
    1,
  ],
  [
    [...SELF, '--options', 'minimum:4', HAND],
    '--options: There is no option “minimum” in mcr. There are twoConcealedKongs, mixedKongs, selfDrawSpecial, nineGatesYaojiuke, strict98, knittedStraightWaits, falseWinPenalty, allFlowersWin, lastDiscardCalls.',
    1,
  ],
  [
    [...SELF, '--options', 'twoConcealedKongs=6', HAND],
    '--options: Write name:value, for example twoConcealedKongs:6.',
    1,
  ],
  [
    [...SELF, '--options', 'twoConcealedKongs:7', HAND],
    '--options: The option “twoConcealedKongs” must be 8 or 6.',
    1,
  ],
  [
    [...SELF, '--counters', 'x', HAND],
    'mj: --counters must be a whole number, not “x”\nSee: mj score --help',
    2,
  ],
  [
    [...SELF, '--counters', '-1', HAND],
    'mj: --counters must be a whole number, not “-1”\nSee: mj score --help',
    2,
  ],
  [['score', '--bye', 'self', HAND], 'mj: unknown option --bye. Did you mean --by?\nSee: mj score --help', 2],
  [['score', '--verbose', HAND], 'mj: unknown option --verbose\nSee: mj score --help', 2],
  [
    ['score', '--rules', 'MCR', '--by', 'self', HAND],
    'mj: There is no rule set “MCR”. Did you mean mcr?\nSee: mj score --help',
    2,
  ],
  [
    ['score', '--by', 'self', HAND],
    'mj score needs a rule set, for example: --rules luqiao|shiragiku|ribon|tohtenko|xinzhang|supercup|mcr|guobiao|riichi|tenhou|mleague|mahjongsoul|wrc|ema\nSee: mj score --help',
    2,
  ],
  [['rules'], 'mj rules needs an ID, for example: mj rules mcr\nSee: mj rules --help', 2],
  [['check'], 'mj check needs a page, for example: mj check page.html\nSee: mj check --help', 2],
  [['ledger'], 'mj ledger needs a file, for example: mj ledger game.txt\nSee: mj ledger --help', 2],
  [
    ['render', HAND],
    'mj render needs a form, for example: --card, --svg, --png, --md, --text, --bbcode, --html\nSee: mj render --help',
    2,
  ],
  [[...SELF, '--wild', '5m', HAND], 'note: mcr does not use --wild', 0],
  [['score', '--rules', 'luqiao', '--gari', 'N', HAND], 'note: luqiao does not use --gari', 1],
  [[...SELF, '--counters', '2', HAND], 'note: mcr does not use --counters', 0],
  [
    ['check', file('tag.html', '<html lang="en"><mj-exmaple>1m</mj-exmaple>')],
    `${path.join(folder, 'tag.html')}:1:18: There is no element <mj-exmaple>. Did you mean <mj-example>?`,
    1,
  ],
  [
    ['round', file('round.txt', 'rules=mcr\nplay:\nS: draw 5p\n')],
    `${path.join(folder, 'round.txt')}:3:4: “draw” is not a move. Write +5p to draw and -5p to discard.`,
    1,
  ],
  [
    ['ledger', file('game.txt', 'rules=ribon player=A,B,C\n')],
    `${path.join(folder, 'game.txt')}:1:13: “player” is not a setting (did you mean players=…?).`,
    1,
  ],
  [['ledger', file('won.txt', 'rules=ribon players=A,B,C\nA 胡 B 9\n')], 'A 胡 B 9', 0],
  [['scroe', HAND], 'mj: there is no command “scroe”. Did you mean score?\nSee: mj --help', 2],
  [
    ['score', '--by', 'ron', HAND],
    'mj: --by must be discard, self or robbing, not “ron”\nSee: mj score --help',
    2,
  ],
  [
    ['score', '--by', '--json', HAND],
    'mj: --by needs a value: discard|self|robbing\nSee: mj score --help',
    2,
  ],
  [['score', '--json=yes', HAND], 'mj: --json takes no value\nSee: mj score --help', 2],
  [['score', '--by', 'self', '--by', 'self', HAND], 'mj: --by is given twice\nSee: mj score --help', 2],
  [[...SELF, '--from', 'west', HAND], 'note: --from does not go with --by self', 0],
  [['draw', '--rules', 'mcr', '--near'], 'mj: --near goes with --pattern\nSee: mj draw --help', 2],
  [['draw', '--rules', 'mcr', '123m'], 'mj draw does not use “123m”\nSee: mj draw --help', 2],
  [['round', missing], `${missing}: not read: there is no such file`, 3],
  [['ledger', folder], `${folder}: not read: it is a folder`, 3],
  [['check', odd], `${odd}: not read: it names the encoding “latin-99”, which is not known. ${SAVE}`, 3],
  [['round', sjis], `${sjis}: not read: it is not UTF-8 (line 2), and names no other encoding. ${SAVE}`, 3],
  [['check', said], `${said}: not read: it says that it is utf-8, but is not (line 1). ${SAVE}`, 3],
  [['render', big5, '--write'], `${big5}: not written: it says that it is big5, and only UTF-8`, 3],
  [['check', deep], `${deep}: not read: it has more than 1000 elements in one another`, 3],
  [['check', quoted], `${quoted}: not read: it has more than 50 quotations and lists in one another`, 3],
  [['render', page, '--write'], `${page}: not written: it is read-only`, 3],
  [['render', page, '--out', folder], `${page}: not written: ${folder}: it is a folder`, 3],
  [['render', '--svg', '1m', '--out', inNone], `${inNone}: not written: there is no such folder`, 3],
  [['render', '--svg', '1m', '--out', lost], `${lost}: not written: it is a link to none.svg, which does`, 3],
  [['rules', 'mcr', 'ribon'], 'mj rules takes one ID at a time\nSee: mj rules --help', 2],
];

describe('a wrong call', () => {
  it.each(ROWS)('%j is told what to write', async (argv, said, status) => {
    const ran = await mj(...argv);
    expect(ran.out + ran.err).toContain(said);
    expect(ran.status).toBe(status);
  });

  it.each(ROWS)('%j is told in four languages', async (argv, _, status) => {
    const [name, ...rest] = argv;
    const said: string[] = [];
    for (const lang of LANGS) {
      const ran = await mj(name, '--lang', lang, ...rest);
      expect(ran.status).toBe(status);
      said.push(ran.out + ran.err);
    }
    // some sentences are written alike in both kinds of Chinese
    expect(new Set(said).size).toBeGreaterThanOrEqual(LANGS.length - 1);
    expect(new Set([said[0], said[1], said[3]]).size).toBe(3);
  });

  it('is shown no text of Node or of English in another language', async () => {
    const {err} = await mj('score', '--lang', 'ja', '--bye', 'self', HAND);
    expect(err).toBe(
      'mj: --bye というオプションはありません。--by のことですか？\n使い方：mj score --help\n',
    );
    expect((await mj('score', '--lang', 'xx', HAND)).err).toContain(
      '--lang must be ja, zh-Hant, zh-Hans or en, not “xx”',
    );
  });

  it('may name anything behind --', async () => {
    const {out} = await mj(...SELF, '--', '-1m');
    expect(out).toContain('“-” is not a tile or a mark.');
  });
});
