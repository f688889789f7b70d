/** WebKitGTK for the element tests, where Debian's webkit2gtk-driver and xvfb are installed. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {createServer} from 'node:net';
import {ownFonts} from './fonts.mjs';
import {openSession} from './webdriver.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

function findBrowser() {
  if (!existsSync(DRIVER) || !existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => /^webkit2?gtk-\d/.test(name))
    .map((name) => `${LIBRARIES}/${name}/MiniBrowser`)
    .find((file) => existsSync(file));
}

/** @returns a launcher, or undefined if WebKitGTK is not installed */
export function webkit() {
  const binary = findBrowser();
  if (!binary || (!process.env.DISPLAY && !existsSync('/usr/bin/Xvfb'))) return undefined;

  const processes = [];
  const active = new Set();
  let opening;
  let session;

  async function start() {
    const env = {...process.env, ...ownFonts()};
    if (!env.DISPLAY) env.DISPLAY = await startScreen(processes);
    const port = await freePort();
    processes.push(spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {env, stdio: 'ignore'}));
    session = await openSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary, args: ['--automation']},
    });
  }

  async function close() {
    await session?.close().catch(() => undefined);
    for (const child of processes.splice(0)) child.kill();
  }

  return {
    name: 'WebKit',
    // lets sendKeys, sendMouse and setViewport take this page for one of Puppeteer's
    type: 'puppeteer',
    concurrency: 1,
    initialize: () => Promise.resolve(),
    async startSession(id, url) {
      await (opening ??= start());
      active.add(id);
      // a browser that has crashed answers no more: the files after the one that it was at get another
      await session.open(url).catch(async () => {
        await close();
        await (opening = start());
        await session.open(url);
      });
    },
    get version() {
      return session?.version;
    },
    isActive: (id) => active.has(id),
    getPage: () => session.page,
    getBrowserUrl: () => undefined,
    async stopSession(id) {
      active.delete(id);
      await session.open('about:blank').catch(() => undefined);
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('no debug sessions in WebKit')),
    stop: close,
  };
}

/** Starts an invisible screen. @returns its name */
async function startScreen(processes) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  processes.push(screen);
  const [number] = await once(screen.stdio[3], 'data');
  return `:${String(number).trim()}`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
