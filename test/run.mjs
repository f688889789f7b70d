/**
 * Runs everything: `npm test`. The last line is `N passed, N failed`, where every test counts, and each check step as
 * one. `--quick` runs types, lint and unit tests alone, the latter with fewer drawn hands: `npm run check`.
 *
 * Several steps run at once. Steps are quiet; one that fails prints its output.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {npmEnvironment} from './npm-cache.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = path.join(root, 'node_modules/.cache/reports');
const isQuick = process.argv.includes('--quick');
/** For tests that send hands of every pattern through two scorers, which take most of the time. */
const FEWER = isQuick ? {DRAWN: '25'} : {};

const BUILD = 'build';
const STORIES = 'stories as a site';
const SITE = 'site';

/** How many steps run at once. Each has processes of its own, and more steps would only wait for each other. */
const LANES = Math.max(2, availableParallelism());

function reportOf(name) {
  return path.join(reports, `${name}.json`);
}

/** A check passes or fails as a whole. */
const check = (title, script, after) => ({title, script, after});
/** The vitest tests of one project. */
const vitest = (title, name, after) => ({
  title,
  after,
  script: `test:${name}`,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  counts: () => vitestCounts(reportOf(name)),
});
/** The tests of one web-test-runner configuration. */
const browser = (title, script) => ({title, script, counts: plainCounts});

/**
 * Steps in order: first those that others wait for, then those that take longest. A step is skipped if the one it
 * comes after has failed.
 */
const steps = [
  check(BUILD, 'build'),
  vitest('unit tests, in Node', 'unit'),
  browser('element tests, in Chromium', 'test:elements'),
  check('lint', 'lint:code'),
  browser('screenshots', 'test:visual'),
  vitest('package tests, in Node', 'package', BUILD),
  check(STORIES, 'build:site', BUILD),
  vitest('page tests, in Chromium', 'pages', STORIES),
  check(SITE, 'site', BUILD),
  vitest('site tests, in Chromium', 'site', SITE),
  vitest('stories, in Chromium', 'stories', BUILD),
  check('package', 'check:package', BUILD),
  check('sizes', 'size', BUILD),
  check('types', 'typecheck'),
  check('lint by types', 'lint:types'),
  check('format', 'lint:format'),
  check('walls', 'walls:imports'),
  check('nothing unused', 'walls:unused'),
];

function vitestCounts(file) {
  const {numPassedTests: passed, numFailedTests: failed} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed, failed};
}

/** The numbers in the last line of the form `12 passed, 0 failed`. */
function plainCounts(output) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const last = lines.at(-1);
  if (!last) throw new Error('The runner printed no totals of tests.');
  return {passed: Number(last[1]), failed: Number(last[2])};
}

/** Runs an npm script without a terminal. */
function run(script, args = []) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...FEWER,
        ...npmEnvironment(),
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => done({ok: false, output: String(error)}));
    child.on('close', (code) => done({ok: code === 0, output}));
  });
}

/** @returns {Promise<{passed: number, failed: number, output: string}>} */
async function take({script, args, counts}) {
  const {ok, output} = await run(script, args);
  if (!counts) return {passed: ok ? 1 : 0, failed: ok ? 0 : 1, output};
  try {
    const {passed, failed} = counts(output);
    // a file that did not load has no failed test
    return {passed, failed: failed === 0 && !ok ? 1 : failed, output};
  } catch (error) {
    return {passed: 0, failed: 1, output: `${output}\n${error.message}`};
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
const NOT_RUN = (after) => ({passed: 0, failed: 1, output: `not run: ${after} failed`});
const started = Date.now();
const total = {passed: 0, failed: 0};
const broken = [];
const done = new Set();

/** Runs a step, prints its outcome, and adds it to the total. */
async function carryOut(step) {
  const since = Date.now();
  const {passed, failed, output} = broken.includes(step.after) ? NOT_RUN(step.after) : await take(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(step.title);
  done.add(step.title);
  const result = step.counts ? `${passed} passed, ${failed} failed` : failed ? 'failed' : 'ok';
  const said = failed > 0 ? `${output.trim()}\n` : '';
  process.stdout.write(`${said}── ${step.title}: ${result} · ${seconds(since)}\n`);
}

/** Carries out waiting steps one after another; each waits for the step it comes after. */
async function lane(waiting, running) {
  while (waiting.length > 0) {
    const next = waiting.findIndex(({after}) => !after || done.has(after));
    if (next < 0) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    const run = carryOut(step).finally(() => running.delete(run));
    running.add(run);
    await run;
  }
}

const QUICK = ['test:unit', 'lint:code', 'lint:types', 'typecheck'];
const wanted = ({script}) => !isQuick || QUICK.includes(script);
const waiting = steps.filter(wanted);
const running = new Set();
await Promise.all(Array.from({length: LANES}, () => lane(waiting, running)));

process.stdout.write(`── all steps · ${seconds(started)}\n`);
if (broken.length > 0) process.stdout.write(`Failed: ${broken.join('; ')}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
