/**
 * Finds a Chromium for the tests. On linux x64 that is the one inside the devDependency @sparticuz/chromium, the same
 * on every machine; elsewhere the system's. `CHROME_PATH` overrides both.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
  const bundled = unpackBundled();
  if (bundled) return bundled;
  const system = (SYSTEM[process.platform] ?? []).find((file) => existsSync(file));
  if (system) return {executablePath: system, env: {}};
  throw new Error(NONE);
}

/** Options of Playwright's and Puppeteer's `launch`. */
export function chromeOptions() {
  const {executablePath, env} = findChrome();
  return {
    executablePath,
    args: ARGS,
    env: {...process.env, ...env},
    chromiumSandbox: false,
  };
}

function unpackBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const bin = bundledFolder();
  if (!bin) return null;
  const {version} = JSON.parse(readFileSync(path.join(bin, '../package.json'), 'utf8'));
  const dir = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(dir)) unpack(bin, dir);
  return {
    executablePath: path.join(dir, 'headless-shell'),
    env: {
      // the system's own libraries come first, if there are any
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, path.join(dir, 'lib')].filter(Boolean).join(':'),
      // without any font, text has no width
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : {FONTCONFIG_FILE: path.join(dir, 'fonts.conf')}),
    },
  };
}

function bundledFolder() {
  try {
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return path.join(path.dirname(main), '../../bin');
  } catch {
    return null;
  }
}

/**
 * Unpacks into a neighbouring folder, then renames it, so that two runs at once, or one that is killed, leave nothing
 * half made.
 */
function unpack(bin, dir) {
  const draft = `${dir}.${process.pid}`;
  const read = (file) => brotliDecompressSync(readFileSync(path.join(bin, file)));
  mkdirSync(path.join(draft, 'fonts'), {recursive: true});
  writeFileSync(path.join(draft, 'headless-shell'), read('chromium.br'), {mode: 0o755});
  for (const [file, to] of [
    ['al2023.tar.br', '.'],
    ['fonts.tar.br', 'fonts'],
    ['swiftshader.tar.br', '.'],
  ]) {
    const tar = spawnSync('tar', ['xf', '-', '-C', path.join(draft, to)], {input: read(file)});
    if (tar.status !== 0) throw new Error(`tar ${file}: ${tar.stderr}`);
  }
  writeFileSync(
    path.join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fc-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(draft, dir);
  } catch {
    rmSync(draft, {recursive: true, force: true});
  }
}
