/** Firefox for the element tests, where one is installed. */
import {existsSync} from 'node:fs';
import {chromeLauncher} from '@web/test-runner-chrome';
import {ownFonts} from './fonts.mjs';
import {versionOf} from './version.mjs';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @returns a launcher, or undefined if Firefox is not installed */
export function firefox() {
  const executablePath = PLACES.find((file) => file && existsSync(file));
  if (!executablePath) return undefined;
  // Puppeteer, in the launcher named after Chrome, speaks WebDriver BiDi to Firefox. One page at a time, because two
  // would take the focus from each other.
  const launcher = chromeLauncher({
    concurrency: 1,
    launchOptions: {
      browser: 'firefox',
      executablePath,
      env: {...process.env, ...ownFonts()},
      // the panel that tells of a saved file would keep the focus from all pages that follow
      extraPrefsFirefox: {'browser.download.alwaysOpenPanel': false},
    },
    createPage: async ({context}) => withSpace(withoutOrientation(await context.newPage())),
  });
  return Object.assign(launcher, {name: 'Firefox', version: versionOf(executablePath)});
}

/** Lets tests name the space bar `Space`, as in Chromium; over BiDi Puppeteer only knows the character. */
function withSpace(page) {
  const {keyboard} = page;
  for (const act of ['press', 'down', 'up']) {
    const original = keyboard[act].bind(keyboard);
    keyboard[act] = (key, options) => original(key === 'Space' ? ' ' : key, options);
  }
  return page;
}

/**
 * Lets Puppeteer set the window's size in Firefox 140, which does not know the screen orientation that Puppeteer also
 * sets.
 */
function withoutOrientation(page) {
  const setViewport = page.setViewport.bind(page);
  page.setViewport = async (viewport) => {
    try {
      await setViewport(viewport);
    } catch (error) {
      if (!error.message.includes('setScreenOrientationOverride')) throw error;
      await page.waitForFunction(`innerWidth === ${viewport.width} && innerHeight === ${viewport.height}`);
    }
  };
  return page;
}
