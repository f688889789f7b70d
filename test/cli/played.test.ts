/** Boards, rounds and ledgers on pages: checked by their own readers, and written for readers without script. */
import {describe, expect, it} from 'vitest';
import type {Format} from '../../src/cli/page/fitting.js';
import {checkPage} from '../../src/cli/page/problems.js';
import {Lines} from '../../src/core/situation/place.js';
import {writePage} from '../../src/cli/page/write.js';
import {LANGS} from '../../src/core/game/names.js';
import {explainFault, fault} from '../../src/core/situation/problem.js';
import {loadLocale} from '../../src/locales/index.js';
import {roundWords} from '../../src/locales/round.js';
import {sequences} from '../round/rounds.js';

async function problemsOf(source: string, format: Format = 'html'): Promise<string[]> {
  const {problems} = await checkPage(source, 'en', format);
  return problems.map(({at, message}) => {
    const {line, column} = new Lines(source).placeOf(at);
    return `${line}:${column} ${message}`;
  });
}

const rendered = async (source: string, format: Format = 'html'): Promise<string> =>
  (await writePage(source, 'en', {format})).source;

const sequence = (name: string): string => sequences.find(([known]) => known === name)?.[1] ?? '';
const L1 = sequence('luqiao-L1');
const L3 = sequence('luqiao-L3');
const LEDGER = '<mj-ledger rules="ribon" players="A B C">\nA tsumo 12\nB ron C 8\n</mj-ledger>';

describe('rounds on a page', () => {
  it.each(sequences)('%s: is right as a tag, as paragraphs and as a fence', async (_, text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(await problemsOf(`<mj-round>${escaped}</mj-round>`)).toEqual([]);
    expect(await problemsOf(`<mj-round><p>${escaped.replaceAll('\n', '</p>\n<p>')}</p></mj-round>`)).toEqual(
      [],
    );
    expect(await problemsOf(`\`\`\`mj-round\n${text}\n\`\`\``, 'md')).toEqual([]);
    expect(await problemsOf(`<pre><code class="language-mj-round">${escaped}</code></pre>`)).toEqual([]);
  });

  it('say what is not legal at its line and column, with the rule', async () => {
    const page = `<h1>x</h1>\n<mj-round>${L1.replace('W: ![_777p]', 'W: [_777p]')}</mj-round>`;
    const line = page.split('\n').findIndex((text) => text.startsWith('W: [_777p]')) + 1;
    expect(await problemsOf(page)).toEqual([
      `${line}:4 West may not pung 7p: this player passed the pung of 7p (TZ-16).`,
    ]);
  });

  it('say what differs from the expected result', async () => {
    const page = `<mj-round>${L3.replace('S+24', 'S+25')}</mj-round>`;
    const lines = page.split('\n');
    const line = lines.findIndex((text) => text.startsWith('expect')) + 1;
    expect(await problemsOf(page)).toEqual([
      `${line}:${(lines[line - 1].indexOf('S+25') ?? 0) + 1} South gets +25 in the record, but +24 by the rules.`,
    ]);
  });

  it.each(LANGS)('write a table of the hands of a whole game, in %s', async (lang) => {
    const game = `rules=mcr players=Aoi_B.,Ben,Chiyo,Dan turn=east
S: [123m][456m] 78m 234p 55s
play: E: +W -9m S: win
===
players=Ben,Chiyo,Dan,Aoi_B. points=E42,S-8,W-8,N-26 turn=east
E: 99m 123p 456s 789s 1s 2p
play: E: +9p -9p`;
    const page = `<div lang="${lang}"><mj-round>${game}</mj-round></div>`;
    const written = (await writePage(page, lang, {format: 'html'})).source;
    const table = /<table><caption>([^<]*)<\/caption>(.*?)<\/table>/s.exec(written);
    expect(table?.[1]).toBe((await roundWords.load(lang)).telling.hands);
    const rows = (table?.[2] ?? '').split('</tr>').filter(Boolean);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Aoi B.');
    expect(rows[0]).toMatch(/Ben.*42/);
    expect(rows[1]).toMatch(/<th scope="row">2/);
    // the text of one hand alone has no table
    const [first] = game.split('===');
    expect((await writePage(`<mj-round>${first}</mj-round>`, lang, {format: 'html'})).source).not.toContain(
      '<table>',
    );
  });

  it.each(LANGS)('say in %s what could not be checked, which is no mistake', async (lang) => {
    const page = '<mj-round rules="mcr">E: | 1m</mj-round><mj-board rules="luqiao">E: | 1m</mj-board>';
    const {problems, notes} = await checkPage(page, lang);
    expect(problems).toEqual([]);
    const {message} = explainFault(fault('not-checked', 'wild'), (await loadLocale(lang)).problems);
    expect(notes).toEqual([{at: page.indexOf('luqiao'), message: `rules: ${message}`}]);
    expect((await checkPage(page.replace('"luqiao"', '"luqiao" wild="9p"'), lang)).notes).toEqual([]);
  });

  it('say which attribute is wrong', async () => {
    const [found] = await problemsOf('<mj-board rules="nothing">E: 123m</mj-board>');
    expect(found).toMatch(/^1:18 rules: /);
    const [left] = await problemsOf('<mj-board rules="mcr" left="many">E: | 1m</mj-board>');
    expect(left).toMatch(/^1:29 left: /);
  });

  it('take how they look from the head of a fence, at whose lines faults stay', async () => {
    const page = '```mj-board\nbottom=south show=may\nrules=mcr left=52\nE: | 1m 9x\n```\n';
    const [found] = await problemsOf(page, 'md');
    expect(found).toMatch(/^4:10 /);
    expect(await rendered(page.replace(' 9x', ' 9m'), 'md')).toMatch(
      /^<mj-board bottom="south" show="may" rules="mcr" translate="no">rules=mcr left=52<br> E: &#124; 1m 9m<span slot="static"[^]*<\/svg><br><\/span><\/mj-board>\n$/,
    );
  });

  it('are left alone where another element tells them', async () =>
    expect(
      await problemsOf(
        '<mj-round id="r">E: 1m play: E: +2m -1m @a</mj-round><mj-board for="r" at="@a"></mj-board>',
      ),
    ).toEqual([]));
});

describe('tables on a page', () => {
  const BOARD = `<mj-board lang="en" id="b" rules="mcr" left="52" bottom="south">
    E: | 1m&gt;S 9p W^ 9m?  S: [_123m] 678m 234p 99s 55s | N</mj-board>`;
  const pictures = (page: string): string[] => page.match(/<svg[^]*?<\/svg>/g) ?? [];

  it('are drawn, and told in words', async () => {
    const once = await rendered(BOARD);
    const [picture] = pictures(once);
    expect(picture).toContain('<title>East round, 52 left. East has just discarded.</title>');
    expect(picture).toContain('chow of 1 2 3 characters, melded (from East)');
    expect(picture).toContain('9 of characters (can be claimed)');
    // every seat is upright: only tiles are turned
    expect(picture).not.toMatch(/<g transform="rotate/);
    expect(await rendered(once)).toBe(once);
    expect(await problemsOf(once)).toEqual([]);
  });

  it('do not show a hand that is not seen', async () => {
    const [picture] = pictures(await rendered(BOARD.replace('id="b"', 'seen="none"')));
    expect(picture).toContain('10 hidden tiles');
    expect(picture).not.toContain('6 7 8 characters');
  });

  it('are those of the round that they name, at the step that they name', async () => {
    const round = `<mj-round id="r">${L1}</mj-round>`;
    const steps = await Promise.all(
      ['0', '1', '2'].map(async (at) =>
        pictures(await rendered(`${round}<mj-board for="r" at="${at}"></mj-board>`)).at(-1),
      ),
    );
    expect(new Set(steps).size).toBe(3);
  });

  it('of a round are the first one, and those that it prints', async () => {
    const once = await rendered(`<mj-round boards="1 2">${L1}</mj-round>`);
    expect(pictures(once)).toHaveLength(3);
    expect(await rendered(once)).toBe(once);
  });

  it('are left out where the position cannot be read', async () => {
    expect(pictures(await rendered('<mj-board>E: | 1x</mj-board>'))).toEqual([]);
    expect(pictures(await rendered('<mj-board for="nothing"></mj-board>'))).toEqual([]);
  });
});

describe('ledgers on a page', () => {
  it('are read, with attributes', async () => {
    expect(await problemsOf(LEDGER)).toEqual([]);
    expect(await problemsOf(LEDGER.replace('ron C', 'ron B'))).toEqual([
      '3:7 B cannot win on their own discard.',
    ]);
    expect(await problemsOf(LEDGER.replace('A B C', 'A B'))).toEqual([
      '1:35 players: The number of players must be 3, 4, not 2. Write commas between their names.',
    ]);
  });

  it('are written out in words; a second time the page is the same', async () => {
    const once = await rendered(`<p lang="en">${LEDGER}</p>`);
    expect(once).toContain(
      '1. A tsumo 12: A 74 points (+24 points), B 38 points (−12 points), C 38 points (−12 points)',
    );
    expect(await rendered(once)).toBe(once);
    expect(await problemsOf(once)).toEqual([]);
  });

  it('are written out from a fence, and as text again the same', async () => {
    const once = await rendered(
      '```mj-ledger\nrules=ribon players=A,B,C\nA tsumo 12\n\nB ron C 8\n```\n',
      'md',
    );
    expect(once).toContain(
      '<mj-ledger rules="ribon" translate="no">rules=ribon players=A,B,C<br> A tsumo 12<br> B ron C 8',
    );
    expect(await problemsOf(once, 'md')).toEqual([]);
    expect(await rendered(once, 'md')).toBe(once);
  });

  const R1 = sequence('ribon-R1');
  const GAME = (counters: number, round = R1) =>
    `<mj-ledger lang="en" rules="ribon" players="A B C" counters="${counters}">\n<mj-round>${round}</mj-round>\nB ron C 8\n</mj-ledger>`;

  it('take hands from the rounds inside them', async () => {
    expect(await problemsOf(GAME(1))).toEqual([]);
    const once = await rendered(GAME(1));
    expect(once).toContain(
      '1. A tsumo 12 riichi A: A 74 points (+24 points), B 38 points (−12 points), C 38 points (−12 points)',
    );
    expect(once).toContain('2. B ron C 8: ');
    expect(await rendered(once)).toBe(once);
    expect(await problemsOf(once)).toEqual([]);
    const japanese = await rendered(GAME(1).replace('lang="en"', 'lang="ja"'));
    expect(japanese).toContain('1. A ツモ 12 リーチ A：');
  });

  it('say where a round inside them does not belong to the game', async () => {
    expect(await problemsOf(GAME(0))).toEqual([
      '2:1 The round belongs to another hand. The game is at round=east dealer=east counters=0.',
    ]);
    const open = await problemsOf(GAME(1, R1.replace('E: win', '')));
    expect(open).toContain('2:1 Round @1 has not ended.');
  });

  it('tell what a round comes to', async () => {
    const once = await rendered(`<mj-round lang="en">${L3}</mj-round>`);
    expect(once).toContain('East −12 hu, South +24 hu, West −6 hu, North −6 hu');
    expect(await rendered(once)).toBe(once);
    expect(await problemsOf(once)).toEqual([]);
  });
});
