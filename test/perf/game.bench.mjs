/** How soon the first table of a whole game is there, on a machine four times as slow: twelve hands in one tag. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 7;
const SLOWDOWN = 4;
const HANDS = 12;
const HAND = `S: [123m][456m] 78m 234p 55s
play:
E: +W -9m {? What would you do?}
S: win`;
const GAME = `rules=mcr players=Aoi,Ben,Chiyo,Dan turn=east\n${Array(HANDS).fill(HAND).join('\n===\nturn=east\n')}`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/prestyle.css">
<main><mj-round bottom="south">${GAME}</mj-round></main><script type="module" src="/cdn/mahjong.js"></script></html>`;

export default async function games() {
  const site = await openSite({pages: {'/game': page}});
  const browser = await chromium.launch(chromeOptions());
  try {
    const opened = await browser.newPage({viewport: {width: 1280, height: 1200}});
    const devtools = await opened.context().newCDPSession(opened);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await opened.goto(`${site.origin}/game`);
    await opened.waitForFunction(() =>
      document
        .querySelector('mj-round')
        ?.shadowRoot?.querySelector('mj-board')
        ?.shadowRoot?.querySelector('.tile'),
    );
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await opened.evaluate(drawGame, HANDS));
    return [
      {what: `a game of ${HANDS} hands, its first table, CPU ÷${SLOWDOWN}`, ...spread(runs), unit: 'ms'},
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: from the tag to the first table, laid out, and the list of all hands. */
async function drawGame(hands) {
  const main = document.querySelector('main');
  const text = main.querySelector('mj-round').outerHTML;
  main.replaceChildren();
  await new Promise(requestAnimationFrame);
  const template = document.createElement('template');
  template.innerHTML = text;
  const start = performance.now();
  main.append(template.content);
  const round = main.querySelector('mj-round');
  const board = () => round.shadowRoot?.querySelector('mj-board')?.shadowRoot?.querySelector('.tile');
  while (!board()) await new Promise((resolve) => setTimeout(resolve));
  main.getBoundingClientRect();
  const took = performance.now() - start;
  const listed = round.shadowRoot.querySelectorAll('[part~=hand-button]').length;
  if (listed !== hands) throw new Error(`${listed} hands are listed.`);
  return took;
}
