/**
 * Finds a Chromium for the tests. On linux x64 that is the one inside the devDependency @sparticuz/chromium, the same
 * on every machine; elsewhere the system's. `CHROME_PATH` overrides both.
 */
import {existsSync, statfsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ownFonts} from './fonts.mjs';
import {unpacked} from './unpack.mjs';

const SYSTEM = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
};

const NONE = `No Chromium to run the tests in. Do one of these:
  - on linux x64: install all devDependencies (npm ci); they bring @sparticuz/chromium
  - on Debian or Ubuntu: apt-get install -y chromium
  - set CHROME_PATH to a Chrome or Chromium executable`;

/**
 * Chromium runs without sandbox: it has none for root and in many containers, and the tests open only their own
 * pages.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * Finds the Chromium to use.
 * @returns {{executablePath: string, env: Record<string, string>}}
 */
function findChrome() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, but nothing is there.`);
    return {executablePath: named, env: {}};
  }
  const own = bundled();
  if (own) return own;
  const system = (SYSTEM[process.platform] ?? []).find((file) => existsSync(file));
  if (system) return {executablePath: system, env: {}};
  throw new Error(NONE);
}

/** So much memory to share, in bytes, is enough for all browsers that run at once. */
const ENOUGH_SHARED = 2 ** 30;

/**
 * Playwright and Puppeteer tell Chromium to share memory by files in the folder for temporary files, since a container
 * may have little else. To make such a file on a disk takes long, and Chromium makes several for each frame.
 * @returns {string[]} the arguments of theirs that are left out
 */
function withoutArgs() {
  try {
    const {bavail, bsize} = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH_SHARED ? ['--disable-dev-shm-usage'] : [];
  } catch {
    return [];
  }
}

/** Options of Playwright's and Puppeteer's `launch`. */
export function chromeOptions() {
  const {executablePath, env} = findChrome();
  return {
    executablePath,
    args: ARGS,
    ignoreDefaultArgs: withoutArgs(),
    env: {...process.env, ...ownFonts(), ...env},
    chromiumSandbox: false,
  };
}

function bundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const dir = unpacked('chromium', ['al2023.tar.br', 'swiftshader.tar.br'], (draft, read) =>
    writeFileSync(path.join(draft, 'headless-shell'), read('chromium.br'), {mode: 0o755}),
  );
  return (
    dir && {
      executablePath: path.join(dir, 'headless-shell'),
      // the system's own libraries come first, if there are any
      env: {LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, path.join(dir, 'lib')].filter(Boolean).join(':')},
    }
  );
}
