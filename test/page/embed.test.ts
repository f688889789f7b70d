/**
 * The contract of embed.html in a sandboxed frame of another origin: the parameters and messages that pages rely on.
 */
import type {Frame} from 'playwright';
import {describe, expect, test} from 'vitest';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {rest} from './browse.js';
import {framed, type Opened} from './framed.js';

const HAND = '[EEE] 24p 678p 345s 11s +3p';
const LUQIAO = {rules: 'luqiao@1', hand: HAND, by: 'self', wild: '7m'};

const open = framed();

const inFrame = (frame: Frame, look: (example: MjExample) => unknown): Promise<unknown> =>
  frame.locator('mj-example').evaluate(look as (element: Element) => unknown);

describe('the page for frames', () => {
  test('shows the example, in a frame that has no origin', async () => {
    const {page, frame, said} = await open(LUQIAO);
    await frame.getByText('36 hu').first().waitFor();
    expect(await frame.evaluate(() => origin)).toBe('null');
    expect(said).toEqual([]);
    await page.close();
  });

  test.each(['embed.html', 'embed-round.html'])(
    '%s takes no script from outside its own folder',
    async (file) => {
      const {page, frame} = await open(LUQIAO, {file});
      await frame.locator('mj-example, code').first().waitFor();
      const blocked = await frame.evaluate(
        (url) =>
          new Promise((done) => {
            document.addEventListener('securitypolicyviolation', ({blockedURI}) => done(blockedURI));
            const script = document.createElement('script');
            const policy = {createScriptURL: (address: string) => address};
            const types = (
              window as {trustedTypes?: {createPolicy(name: string, how: object): typeof policy}}
            ).trustedTypes;
            script.src = types?.createPolicy('test', policy).createScriptURL(url) ?? url;
            script.onload = () => done('loaded');
            document.head.append(script);
          }),
        page.url().replace('outer.html', 'cdn/embed.js'),
      );
      expect(blocked).toMatch(/\/cdn\/embed\.js$/);
      await page.close();
    },
  );

  const SITUATION: Record<string, [text: string, field: string, value: unknown]> = {
    rules: ['luqiao', 'rules', 'luqiao'],
    options: ['limit:none', 'options', undefined],
    hand: [HAND, 'hand', HAND],
    by: ['discard', 'by', 'discard'],
    from: ['west', 'from', 'west'],
    seat: ['south', 'seat', 'south'],
    round: ['south', 'round', 'south'],
    dealer: ['east', 'dealer', 'east'],
    counters: ['2', 'counters', 2],
    wild: ['7m', 'wild', '7m'],
    flowers: ['1f', 'flowers', '1f'],
    gari: ['3m', 'gari', '3m'],
    indicators: ['1m', 'indicators', '1m'],
    'ura-indicators': ['2m', 'uraIndicators', '2m'],
    flags: ['lastTile replacement', 'flags', ['lastTile', 'replacement']],
    liable: ['north', 'liable', 'north'],
    'passed-total': ['12', 'passedTotal', 12],
    'passed-tiles': ['4m', 'passedTiles', '4m'],
    river: ['9p', 'river', '9p'],
    'others-east': ['1m', 'others', undefined],
    'others-south': ['2m', 'others', undefined],
    'others-west': ['3m', 'others', undefined],
    'others-north': ['4m', 'others', {east: '1m', south: '2m', west: '3m', north: '4m'}],
  };

  test('takes every field of a situation under the name of its attribute', async () => {
    const given = Object.fromEntries(Object.entries(SITUATION).map(([name, [text]]) => [name, text]));
    const {page, frame} = await open(given);
    const situation = (await inFrame(frame, (example) => example.situation)) as Record<string, unknown>;
    for (const [name, [, field, value]] of Object.entries(SITUATION)) {
      if (value !== undefined) expect(situation[field], name).toEqual(value);
    }
    await page.close();
  });

  /** For each parameter, a value and its visible effect. */
  const LOOKS: Record<string, [Record<string, string>, (example: MjExample) => unknown, unknown]> = {
    options: [{options: 'cap:none'}, (example) => example.getAttribute('options'), 'cap:none'],
    expect: [{expect: '35'}, (example) => !!example.shadowRoot?.querySelector('[part=mismatch]'), true],
    views: [
      {views: 'settlement'},
      (example) => [...(example.shadowRoot?.children ?? [])].map(({localName}) => localName)[0],
      'mj-settlement',
    ],
    view: [
      {view: 'total'},
      (example) =>
        !!example.shadowRoot?.querySelector('mj-score-breakdown')?.shadowRoot?.querySelector('table'),
      false,
    ],
    notation: [{notation: 'gb'}, (example) => example.getAttribute('notation'), 'gb'],
    names: [{names: 'ja'}, (example) => example.names, 'ja'],
    reading: [{reading: 'ruby'}, (example) => example.reading, 'ruby'],
    cite: [
      {cite: ''},
      (example) =>
        !!example.shadowRoot
          ?.querySelector('mj-score-breakdown')
          ?.shadowRoot?.querySelector('[part=cite]')
          ?.textContent.trim(),
      true,
    ],
    lang: [{lang: 'ja'}, (example) => [document.documentElement.lang, example.lang], ['ja', '']],
    theme: [{theme: 'dark'}, () => getComputedStyle(document.documentElement).colorScheme, 'dark'],
    'tile-theme': [
      {'tile-theme': 'dim'},
      (example) => example.shadowRoot?.querySelector('mj-hand')?.getAttribute('tile-theme'),
      'dim',
    ],
    'concealed-kong': [{'concealed-kong': 'all'}, (example) => example.concealedKong, 'all'],
    index: [
      {index: ''},
      (example) => !!example.shadowRoot?.querySelector('mj-hand')?.shadowRoot?.querySelector('[part~=index]'),
      true,
    ],
    size: [
      {size: 'small'},
      (example) => example.shadowRoot?.querySelector('mj-hand')?.getAttribute('size'),
      'small',
    ],
  };

  test.each(Object.entries(LOOKS))('takes %s', async (_name, [parameters, look, wanted]) => {
    const {page, frame} = await open({...LUQIAO, ...parameters});
    await frame.locator('mj-example').waitFor();
    await expect.poll(() => inFrame(frame, look)).toEqual(wanted);
    await page.close();
  });

  test('has no parameter that is not tested here', () => {
    expect(ATTRIBUTES.filter((name) => !(name in SITUATION) && !(name in LOOKS))).toEqual([]);
  });

  test('takes no other parameter', async () => {
    const {page, frame} = await open({...LUQIAO, onclick: 'alert(1)', style: 'color: red', id: 'x'});
    // the frame itself keeps translators away from tiles
    expect(await inFrame(frame, (example) => example.getAttributeNames().sort())).toEqual(
      [...Object.keys(LUQIAO), 'translate'].sort(),
    );
    await page.close();
  });

  test('says in words what is wrong', async () => {
    const {page, frame} = await open({...LUQIAO, hand: '12x'});
    await frame.locator('mj-example [part=error], mj-example').getByText('x').first().waitFor();
    await page.close();
  });

  test('says how it is called where the address has no hand', async () => {
    const {page, frame} = await open({});
    expect(await frame.locator('code').textContent()).toContain('?rules=');
    await page.close();
  });
});

describe('its height', () => {
  const last = async ({messages}: Opened) =>
    (await messages()).filter(({type}) => type === 'mj-height').at(-1);
  const heightOf = ({frame}: Opened) =>
    frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));

  /** Waits until the last message tells the height of all that is in the frame. */
  const whole = (opened: Opened) =>
    expect
      .poll(async () => ((await last(opened))?.height as number) - (await heightOf(opened)), {
        message: 'told too much',
      })
      .toBe(0);

  test('is told to the page around, and again when it changes', async () => {
    const opened = await open(LUQIAO);
    await opened.frame.getByText('36 hu').first().waitFor();
    await whole(opened);
    const before = await last(opened);
    // nothing but the number is told; the browser adds the origin
    expect(before).toEqual({type: 'mj-height', height: await heightOf(opened), origin: 'null'});
    await opened.page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '220'));
    await expect
      .poll(async () => (await last(opened))!.height as number)
      .toBeGreaterThan(before!.height as number);
    await opened.page.close();
  });

  test('is told in the words of WordPress where that has handed over its secret', async () => {
    const opened = await open(LUQIAO, {hash: '#?secret=Ab12Cd34Ef'});
    await opened.frame.getByText('36 hu').first().waitFor();
    await whole(opened);
    const value = await heightOf(opened);
    const told = async () => (await opened.messages()).filter(({message}) => message === 'height').at(-1);
    await expect.poll(told).toMatchObject({message: 'height', value, secret: 'Ab12Cd34Ef'});
    await opened.page.close();
  });

  test('is not told to WordPress without a secret', async () => {
    const opened = await open(LUQIAO);
    await opened.frame.getByText('36 hu').first().waitFor();
    await whole(opened);
    expect((await opened.messages()).filter(({message}) => message)).toEqual([]);
    await opened.page.close();
  });
});

describe.each([200, 320, 600, 1000])('at %i px', (width) => {
  test('nothing is wider than the frame', async () => {
    const {page, frame} = await open({...LUQIAO, views: 'hand breakdown settlement'}, {width});
    await frame.getByText('36 hu').first().waitFor();
    await rest(page);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });
});
