/**
 * Hands that are played in a page by keys alone: by chance, and a whole game from a script that knows only roles and names.
 * `HANDS=300` plays so many of each rule set, and a whole game of xinzhang.
 */
import {describe, expect, test} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {parseRound} from '../../src/round/text/parse.js';
import {handsOf} from '../play/hands-of.js';
import {played, tableOf} from '../play/tables.js';
import {PATIENCE} from '../patience.mjs';
import {browse, rest} from './browse.js';
import {anything, keen, PlayReader, playPage} from './play-reader.js';

const HANDS = handsOf(1);
const ofEach = Object.fromEntries(
  played.map(({id}) => [`/${id}`, playPage(`rules="${id}" seed="keys" seat="south" speed="none"`)]),
);
const games = {
  '/ready': playPage(
    'rules="xinzhang" seed="3" speed="none" position="start=deal S: 123m 456m 789m 78p 33s EEE"',
  ),
  '/ribon-game': playPage('rules="ribon" seed="game" seat="east" speed="none" hands="game"'),
  // of its four rounds the last one is played, until every kind of move was made
  '/xinzhang-game': playPage(
    `rules="xinzhang" seed="a" seat="east" speed="none" hands="game"${process.env.HANDS ? '' : ' round="north"'}`,
  ),
};
const {address, newPage} = browse({pages: {...ofEach, ...games}});

describe.each(played)('$id', (ruleset) => {
  test(
    'is played by keys pressed by chance, and each hand comes to what its text comes to',
    async () => {
      const {referee} = await tableOf(ruleset);
      const page = await newPage();
      const reader = await PlayReader.sit(page, address(`/${ruleset.id}`));
      const random = randomOf(`keys ${ruleset.id}`);
      for (let n = 0; n < HANDS; n++) {
        while (await reader.act(anything(random)));
        if (n < HANDS - 1) await reader.next('Another wall');
      }
      const {ends, problems} = await reader.told();
      expect(problems).toEqual([]);
      expect(ends).toHaveLength(HANDS);
      for (const {text, net} of ends) {
        const record = parseRound(text);
        if (isFault(record)) throw new Error(record.message);
        const again = referee.replay(record);
        expect(again.problems, text).toEqual([]);
        expect(again.ending?.net, text).toEqual(net);
      }
      await page.close();
    },
    HANDS * PATIENCE,
  );
});

/** How the names of moves begin. */
const WORDS = [
  'win',
  'declare riichi',
  'declare ready',
  'kong',
  'add',
  'pung',
  'chow',
  'set aside',
  'pass',
  'draw',
];

/** So many games are enough for every kind of move. */
const MOST_GAMES = 6;

test.each([
  ['ribon', ['win', 'declare riichi', 'kong', 'add', 'pung', 'set aside', 'pass']],
  ['xinzhang', ['win', 'kong', 'add', 'pung', 'chow', 'pass']],
])(
  'a whole game of %s is played by keys alone, from the names of buttons',
  async (id, words) => {
    const page = await newPage();
    const reader = await PlayReader.sit(page, address(`/${id}-game`));
    const made = new Set<string>();
    for (let games = 1; games <= MOST_GAMES;) {
      for (;;) {
        const name = await reader.act((offered) => keen(reader, offered));
        if (name === undefined) break;
        made.add(WORDS.find((word) => name.startsWith(word)) ?? 'discard');
      }
      const isOn = await page.getByRole('button', {name: 'Next hand'}).isVisible();
      if (!isOn && words.every((word) => made.has(word))) break;
      if (!isOn) games++;
      if (games <= MOST_GAMES) await reader.next(isOn ? 'Next hand' : 'Another game');
    }
    const {ends, problems} = await reader.told();
    expect(problems).toEqual([]);
    expect(ends.length).toBeGreaterThan(3);
    expect([...made].sort()).toEqual([...words, 'discard'].sort());
    expect(await page.getByRole('table').last().innerText()).toMatch(/You/);
    await page.close();
    // a game has many hands
  },
  MOST_GAMES * PATIENCE,
);

test('a hand of xinzhang that is ready on the deal says so by keys before its first draw', async () => {
  const page = await newPage();
  const reader = await PlayReader.sit(page, address('/ready'));
  let declared = 0;
  while (
    await reader.act(
      (offered) => ((declared += Number(offered.moves.includes('declare ready'))), keen(reader, offered)),
    )
  );
  expect(declared).toBe(1);
  const {ends} = await reader.told();
  expect(ends[0].text).toMatch(/S: ready/);
  await page.close();
});

test('whoever types in a field of the page moves nothing', async () => {
  const page = await newPage();
  const reader = await PlayReader.sit(page, address('/xinzhang'));
  const before = await reader.offered();
  await page.getByRole('textbox', {name: 'A field'}).focus();
  for (const key of ['h', 'u', 'r', 't', 'Escape', 'Enter', 'ArrowLeft', ' ']) await page.keyboard.press(key);
  await rest(page);
  expect(await reader.offered()).toEqual(before);
  const {turns, said} = await reader.told();
  expect({turns, said}).toEqual({turns: 1, said: []});
  await page.close();
});
