/** Firefox for the element tests, where one is installed. */
import {existsSync} from 'node:fs';
import {chromeLauncher} from '@web/test-runner-chrome';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @returns a launcher, or undefined where there is no Firefox */
export function firefox() {
  const executablePath = PLACES.find((file) => file && existsSync(file));
  if (!executablePath) return undefined;
  // Puppeteer, under the launcher named after Chrome, speaks WebDriver BiDi to Firefox.
  // One page at a time: two take the focus from each other.
  const launcher = chromeLauncher({
    concurrency: 1,
    launchOptions: {browser: 'firefox', executablePath},
    createPage: async ({context}) => withoutOrientation(await context.newPage()),
  });
  return Object.assign(launcher, {name: 'Firefox'});
}

/** Puppeteer turns the screen with each size of the window, which Firefox 140 does not know: the size is set all the same. */
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
