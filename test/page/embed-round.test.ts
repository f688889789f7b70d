/** The contract of embed-round.html in a sandboxed frame of another origin: the parameters that pages rely on. */
import {describe, expect, test} from 'vitest';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import {PLAYED} from '../../src/loader/languages.js';
import {LOOKS} from '../../src/loader/played-fences.js';
import {LEDGER_NAMES} from '../../src/round/ledger/names.js';
import {ROUND_NAMES} from '../../src/round/text/names.js';
import {rest} from './browse.js';
import {framed} from './framed.js';

const open = framed();

describe('the page for frames of tables, rounds and ledgers', () => {
  const file = 'embed-round.html';
  const ROUND = `rules=luqiao wild=9s turn=W
    S: [345s] 23m 567p 789p SS
    play:
    W: +8p -4m S: ?win pass N: +4m -4m S: !win E: +1m -1m S: win
    expect E-12 S+24 W-6 N-6, next S`;
  const LEDGER = 'rules=ribon players=A,B,C\nA tsumo 12\nC ron B 9';

  test.each([
    ['mj-board', {'mj-board': ROUND, at: '2'}, '[part~=held]'],
    ['mj-round', {'mj-round': ROUND, at: '10'}, 'mj-score-breakdown'],
    ['mj-ledger', {'mj-ledger': LEDGER}, '[part=hand]'],
  ] as const)('shows %s, in a frame that has no origin', async (tag, parameters, part) => {
    const {page, frame, said} = await open(parameters, {file});
    await frame.locator(`${tag} ${part}`).first().waitFor({state: 'attached'});
    expect(await frame.locator(`${tag} [part=problem]`).count()).toBe(0);
    expect(await frame.evaluate(() => origin)).toBe('null');
    expect(said).toEqual([]);
    await page.close();
  });

  /** Values that may stand before a text as a name, or be given as an attribute. */
  const BEFORE: Record<string, string> = {
    rules: 'luqiao',
    options: 'limit:none',
    round: 'south',
    dealer: 'west',
    counters: '2',
    sticks: '1',
    points: 'E50,S50,W50,N50',
    players: 'A,B,C,D',
    sitsout: 'D',
    wild: '9s',
    indicators: '1m',
    ura: '2m',
    dice: '3,1',
    wall: '123m',
    seed: 'x',
    left: '40',
    kongs: '1',
    turn: 'west',
    start: 'deal',
    discards: 'river',
    hand: '3',
    at: '2',
    bottom: 'west',
    seen: 'none',
    edge: 'none',
    mark: '4m',
    show: 'may',
    boards: '2',
    names: 'ja',
    'tile-theme': 'dim',
    size: 'small',
    numbers: '',
    index: '',
    editable: '',
  };

  test('takes every name of a text, and every look, as an attribute', async () => {
    const {page, frame} = await open({'mj-board': ROUND, ...BEFORE, lang: 'ja', theme: 'dark'}, {file});
    const board = frame.locator('mj-board');
    const given = await board.evaluate((element) =>
      Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value])),
    );
    expect(given).toEqual({...BEFORE, translate: 'no'});
    expect(await frame.evaluate(() => document.documentElement.lang)).toBe('ja');
    expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    const names = [...ROUND_NAMES, ...LEDGER_NAMES, ...LOOKS];
    expect(names.filter((name) => !(name in BEFORE) && name !== 'lang' && name !== 'theme')).toEqual([]);
    await page.close();
  });

  test('shows the position, the seat below, and the numbers that the address asks for', async () => {
    const {page, frame} = await open(
      {'mj-board': ROUND, at: '2', bottom: 'south', numbers: '', lang: 'en'},
      {file},
    );
    const board = frame.locator('mj-board');
    await board.locator('[part~=number]').first().waitFor({state: 'attached'});
    await expect.poll(() => board.locator('[part="side bottom"] [part~=wind]').textContent()).toBe('S');
    expect(await board.evaluate((element) => (element as MjBoard).at)).toBe('2');
    await page.close();
  });

  test.each(['numbers', 'index', 'editable'])('has %s off where the address says so', async (name) => {
    const {page, frame} = await open({'mj-ledger': LEDGER, [name]: 'false'}, {file});
    expect(await frame.locator('mj-ledger').getAttribute(name)).toBeNull();
    await page.close();
  });

  test('keeps the lines of a ledger', async () => {
    const {page, frame} = await open({'mj-ledger': LEDGER}, {file});
    await frame.locator('mj-ledger [part=hand]').first().waitFor();
    const value = await frame.locator('mj-ledger').evaluate((ledger) => (ledger as MjLedger).value);
    expect(value).toBe('A tsumo 12\nC ron B 9');
    await page.close();
  });

  test('takes no other parameter', async () => {
    const {page, frame} = await open(
      {'mj-round': ROUND, onclick: 'alert(1)', style: 'color: red', id: 'x', slot: 'y'},
      {file},
    );
    const names = await frame.locator('mj-round').evaluate((element) => element.getAttributeNames().sort());
    expect(names.filter((name) => name !== 'step')).toEqual(['rules', 'translate']);
    await page.close();
  });

  test.each(PLAYED)('says in words what is wrong with the text of %s', async (tag) => {
    const {page, frame} = await open({[tag]: 'rules=mcr players=A,B,C,D\nwhat is this'}, {file});
    await frame.locator(`${tag} [part=error]`).first().waitFor();
    await page.close();
  });

  test('says how it is called where the address has no text, and that works', async () => {
    const {page, frame} = await open({}, {file});
    const usage = (await frame.locator('code').textContent()) ?? '';
    await page.close();
    const shown = await open(Object.fromEntries(new URLSearchParams(usage)), {file});
    await shown.frame.locator('mj-round [part=said]').waitFor();
    expect(await shown.frame.locator('[part=problem]').count()).toBe(0);
    await shown.page.close();
  });

  test('tells its height, which is that of all that is in it', async () => {
    const {page, frame, messages} = await open({'mj-round': ROUND}, {file});
    await frame.locator('mj-round [part=said]').waitFor();
    const height = () => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    const told = async () => (await messages()).filter(({type}) => type === 'mj-height').at(-1)?.height;
    await expect
      .poll(async () => ((await told()) as number) - (await height()), {message: 'told too much'})
      .toBe(0);
    await page.close();
  });

  test.each([200, 320, 600, 1000])('has nothing wider than the frame at %i px', async (width) => {
    const shown: Record<string, string>[] = [{'mj-round': ROUND, at: '10'}, {'mj-ledger': LEDGER}];
    for (const parameters of shown) {
      const {page, frame} = await open(parameters, {file, width});
      await frame.locator('mj-score-breakdown, mj-ledger [part=hand]').first().waitFor();
      await rest(page);
      expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.close();
    }
  });
});
