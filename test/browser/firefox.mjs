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
  const launcher = chromeLauncher({concurrency: 1, launchOptions: {browser: 'firefox', executablePath}});
  return Object.assign(launcher, {name: 'Firefox'});
}
