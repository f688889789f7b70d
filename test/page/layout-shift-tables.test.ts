/** Tables and rounds whose script is two seconds late: nothing may move when it comes. */
import {describe, expect, test} from 'vitest';
import {browse, rest, visit} from './browse.js';
import {pageOf} from './elements.js';
import {shiftsOn} from './shifts.js';

const script = '<script type="module" src="/cdn/mahjong.js"></script>';
const prestyle = '<link rel="stylesheet" href="/prestyle.css">';

/** Two rows of discards each, and three of one seat. */
const LATE = `E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^ 3p 4p 5m^ 6m^ C 1p
  S: [_123m][PP_P] | N 1s^ 9s 2m 4s 4s^ 8p 1p E W 8s 9s  W: riichi | P 1m C 5p 6p 2s* 1s^ 1p^ 7m 7p 7p 7s
  N: [[6666s]] [44_4m] | 2s 8s 9s 9s 7m 7m 2m 3m^ 4m 5p 6p 7p 8p^ 9p 9m 9m 1s 1s`;
const TABLES = [
  `<mj-board left="20">${LATE}</mj-board>`,
  `<mj-board>E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^
  S: [_123m][PP_P] | N 1s^ 9s  W: | P 1m C  N: [[3333p]] [44_4m] | 2s 8s 9s</mj-board>`,
  '<mj-board rules="ribon" indicators="8p">E: 123p 678p 345s 67s 99s | 9s 1p^  S: | 1p 2p  W: | 1p 2p*</mj-board>',
  '<mj-board rules="luqiao" wild="9s" turn="west">S: [345s] 23m 567p 789p SS | 1p 2p</mj-board>',
  '<mj-board rules="xinzhang" size="small">S: 23m 567p 789p SS 123s 444s | 1p 2p</mj-board>',
];
const ROUNDS = [
  `<mj-round rules="luqiao" wild="9s" turn="west">S: [345s] 23m 567p 789p SS
  play:
  W: +8p -4m  S: ?win pass @a {South waits.}
  N: +4m -4m  S: !win {Not for the same tile.}
  E: +1m -1m  S: win</mj-round>`,
  `<mj-round>${LATE}\nplay:\nE: -3m</mj-round>`,
  '<mj-round theme="dark">turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p\nS: +1s -1s</mj-round>',
];

const {address, newPage} = browse({
  pages: {
    '/boards.html': pageOf(prestyle + script, TABLES),
    '/rounds.html': pageOf(prestyle + script, ROUNDS),
    '/without.html': pageOf(script, [...TABLES, ...ROUNDS]),
  },
  delays: [[/^\/cdn\/mahjong\.js$/, 2000]],
});

/** All layout shifts from the first paint until everything is drawn, and what moved; and what is wrong. */
async function shiftsOf(
  file: string,
  width: number,
): Promise<{sum: number; moved: string[]; wrong: string[]}> {
  const page = await newPage({viewport: {width, height: 5000}});
  await visit(page, address(`/${file}`));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('mj-board, mj-round')].every((element) =>
      element.shadowRoot?.querySelector('[part=seats], [part=said], [part=problem]'),
    ),
  );
  await rest(page);
  const wrong = await page.locator('[part=error]').allTextContents();
  const shifts = await shiftsOn(page);
  await page.close();
  return {...shifts, wrong};
}

const STILL = {sum: 0, moved: [], wrong: []};

describe('a page with tables whose script comes two seconds late', () => {
  test.each([320, 480, 1200])('does not move at %i px', async (width) => {
    expect(await shiftsOf('boards.html', width)).toEqual(STILL);
  });

  test.each([320, 480, 700, 1200])('does not move with rounds at %i px', async (width) => {
    expect(await shiftsOf('rounds.html', width)).toEqual(STILL);
  });

  test.each([320, 1200])('moves without prestyle.css at %i px: the measure can fail', async (width) => {
    expect((await shiftsOf('without.html', width)).sum).toBeGreaterThan(0);
  });
});
