// Element tests in a real browser, from the TypeScript sources, which are bundled once a run.
import {fileURLToPath} from 'node:url';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {bundledTests} from './browser/bundled-tests.mjs';
import {chromeOptions} from './browser/chrome.mjs';
import {countedInModules} from './browser/counted-calls.mjs';
import {garbagePlugin} from './browser/garbage-plugin.mjs';
import {mediumPlugin} from './browser/medium-plugin.mjs';
import {plainReporter} from './browser/plain-reporter.mjs';
import {treePlugin} from './browser/tree-plugin.mjs';
import {PATIENCE} from './patience.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const {chromiumSandbox: _, ...chrome} = chromeOptions();
// full Chromium only has the new headless mode
const headless = chrome.executablePath.endsWith('headless-shell') ? 'shell' : true;

const tests = bundledTests({
  root: at('..'),
  loaded: ['test/elements/alone.ts', 'test/elements/page-with-luqiao.ts'],
});

/** A page whose text every machine draws alike: its fonts come from npm. */
const page = (testFramework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>tests</title>
    <meta name="hands" content="${process.env.HANDS ?? ''}">
    <link rel="stylesheet" href="/node_modules/@fontsource/inter/400.css">
    <link rel="stylesheet" href="/node_modules/@fontsource/inter/700.css">
    <link rel="stylesheet" href="/node_modules/@fontsource/noto-sans-jp/400.css">
    <link rel="stylesheet" href="/node_modules/@fontsource/noto-sans-jp/700.css">
    <style>
      :root {
        font-family: Inter, 'Noto Sans JP';
        --mj-mono: Inter, 'Noto Sans JP';
        --mj-index-font: Inter;
      }
    </style>
  </head>
  <body><script type="module" src="${testFramework}"></script></body>
</html>`;

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  rootDir: at('..'),
  files: [at('elements/**/*.test.ts')],
  nodeResolve: {exportConditions: ['development']},
  middleware: [tests.middleware],
  plugins: [
    countedInModules(),
    esbuildPlugin({ts: true, target: 'es2022', tsconfig: at('../src/tsconfig.json')}),
    mediumPlugin(),
    garbagePlugin(),
    treePlugin(),
  ],
  // most of the time a test waits until nothing changes any more
  browsers: [chromeLauncher({concurrency: 4, launchOptions: {...chrome, headless}})],
  filterBrowserLogs: ({args}) => !String(args[0]).includes('Lit is in dev mode'),
  testRunnerHtml: page,
  testFramework: {config: {timeout: PATIENCE}},
  // of all files together: on two busy cores they take more than 20 minutes
  testsFinishTimeout: 2_700_000,
  browserStartTimeout: 120_000,
  testsStartTimeout: PATIENCE,
  reporters: [tests.reporter, defaultReporter(), plainReporter()],
};
