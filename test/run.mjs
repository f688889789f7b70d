/**
 * Runs everything: `npm test`. The last line is `N passed, N failed`, where every test counts, and each check step as
 * one. `--quick` runs types, lint and unit tests alone, the latter with fewer drawn hands: `npm run check`. `--since main`
 * runs only the tests of the sources that the changes since then lead to.
 *
 * Several steps run at once. Steps are quiet; one that fails prints its output. At the end each failed test is named
 * once more, since the output of a step is long.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {npmEnvironment} from './npm-cache.mjs';
import {testsSince} from './since.mjs';

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
  results: () => vitestResults(reportOf(name)),
});
/** The tests of one web-test-runner configuration. */
const browser = (title, script) => ({title, script, args: [], results: plainResults});

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
  check('sizes', 'size', BUILD),
  check('types', 'typecheck'),
  check('lint by types', 'lint:types'),
  check('format', 'lint:format'),
  check('walls', 'walls:imports'),
  check('nothing unused', 'walls:unused'),
];

/** How many tests passed, and a line for each that failed: its file, its name, and the first line of the reason. */
function vitestResults(file) {
  const {numPassedTests: passed, testResults} = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const reasons = tests.map(({fullName, failureMessages}) => [fullName, failureMessages[0]]);
    // a file that did not load has no failed test
    if (status === 'failed' && reasons.length === 0) reasons.push(['the file', message]);
    const from = path.relative(root, name);
    return reasons.map(([test, why = '']) => `✗ ${from} › ${test}: ${why.trim().split('\n')[0]}`);
  });
  return {passed, failures};
}

/** The same of a run of web-test-runner, whose reporter prints these lines, and last `12 passed, 0 failed`. */
function plainResults(output) {
  const last = [...output.matchAll(/^(\d+) passed, \d+ failed$/gm)].at(-1);
  if (!last) throw new Error('The runner printed no totals of tests.');
  return {passed: Number(last[1]), failures: output.match(/^✗ .*$/gm) ?? []};
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

/** @returns {Promise<{passed: number, failures: string[], output: string}>} */
async function take({title, script, args, results}) {
  const {ok, output} = await run(script, args);
  const whole = ok ? [] : [`✗ ${title}`];
  if (!results) return {passed: ok ? 1 : 0, failures: whole, output};
  try {
    const {passed, failures} = results(output);
    // a runner that fails without a failed test counts as one
    return {passed, failures: failures.length > 0 ? failures : whole, output};
  } catch (error) {
    return {passed: 0, failures: [`✗ ${title}: ${error.message}`], output};
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
const NOT_RUN = ({title, after}) => ({
  passed: 0,
  failures: [`✗ ${title}: not run, since ${after} failed`],
  output: '',
});
const started = Date.now();
let passedInAll = 0;
const failedInAll = [];
const broken = [];
const done = new Set();

/** Runs a step, prints its outcome, and adds it to the total. */
async function carryOut(step) {
  const since = Date.now();
  const {passed, failures, output} = broken.includes(step.after) ? NOT_RUN(step) : await take(step);
  passedInAll += passed;
  failedInAll.push(...failures);
  const isBroken = failures.length > 0;
  if (isBroken) broken.push(step.title);
  done.add(step.title);
  const outcome = isBroken ? 'failed' : 'ok';
  const result = step.results ? `${passed} passed, ${failures.length} failed` : outcome;
  const said = isBroken ? `${output.trim()}\n` : '';
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

/** By their script, steps that test the sources: the folders of their test files, and how they are told some of them. */
const FROM_SOURCES = {
  'test:unit': {within: /^test\/(?!elements|visual|package|page|site)/, told: (files) => files},
  'test:elements': {within: /^test\/elements\//, told: (files) => ['--files', ...files]},
  'test:visual': {within: /^test\/visual\//, told: (files) => ['--files', ...files]},
};

/** The steps for what changed since a commit, with the test files that the changes lead to; prints these. */
function stepsSince(ref) {
  const {tests, lost} = testsSince(root, ref);
  const chosen = steps.flatMap((step) => {
    const {within, told} = FROM_SOURCES[step.script] ?? {};
    const files = within ? tests.filter((file) => within.test(file)) : [];
    return files.length ? [{...step, files, args: [...step.args, ...told(files)]}] : [];
  });
  const run = chosen.flatMap(({files}) => files);
  const list = (title, files) => (files.length ? [`── ${title}: ${files.length}`, ...files] : []);
  const lines = [
    `── test files that changes since ${ref} lead to: ${run.length}`,
    ...run,
    ...list(
      'not run, since they test what is built',
      tests.filter((file) => !run.includes(file)),
    ),
    ...list('changed files that no test file leads to', lost),
  ];
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return chosen;
}

const since = process.argv.indexOf('--since');
const wanted = ({script}) => !isQuick || QUICK.includes(script);
const waiting = since < 0 ? steps.filter(wanted) : stepsSince(process.argv[since + 1] ?? 'main');
const running = new Set();
await Promise.all(Array.from({length: LANES}, () => lane(waiting, running)));

process.stdout.write(`── all steps · ${seconds(started)}\n`);
process.stdout.write(failedInAll.map((line) => `${line}\n`).join(''));
process.stdout.write(`${passedInAll} passed, ${failedInAll.length} failed\n`);
process.exitCode = failedInAll.length > 0 ? 1 : 0;
