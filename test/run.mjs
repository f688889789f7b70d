/**
 * Everything, in order: `npm test`. Ends with one line, `N passed, N failed`: every test, and each check step as one.
 *
 * A step whose output is not needed is quiet; one that fails prints what it said.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = path.join(root, 'node_modules/.cache/reports');

const BUILD = 'build';

function reportOf(name) {
  return path.join(reports, `${name}.json`);
}

/** A check passes or fails as a whole. */
const check = (title, script) => ({title, script});
/** The vitest tests of one project. */
const vitest = (title, name) => ({
  title,
  script: `test:${name}`,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  counts: () => vitestCounts(reportOf(name)),
});
/** A step for what is built; it does not run where that has failed. */
const built = (step) => ({...step, needs: BUILD});
/** The tests of one web-test-runner configuration. */
const browser = (title, script) => ({title, script, counts: plainCounts});

const steps = [
  check('types', 'typecheck'),
  check('lint', 'lint:code'),
  check('format', 'lint:format'),
  check('walls', 'walls:imports'),
  check('nothing unused', 'walls:unused'),
  vitest('unit tests, in Node', 'unit'),
  browser('element tests, in Chromium', 'test:elements'),
  check(BUILD, 'build'),
  built(vitest('package tests, in Node', 'package')),
  built(check('package', 'check:package')),
  built(check('sizes', 'size')),
  check('stories as a site', 'build:stories'),
  built(vitest('page tests, in Chromium', 'pages')),
  vitest('stories, in Chromium', 'stories'),
  browser('screenshots', 'test:visual'),
];

function vitestCounts(file) {
  const {numPassedTests: passed, numFailedTests: failed} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed, failed};
}

/** The last line of the form `12 passed, 0 failed`. */
function plainCounts(output) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const last = lines.at(-1);
  if (!last) throw new Error('the runner printed no totals');
  return {passed: Number(last[1]), failed: Number(last[2])};
}

/** Runs an npm script without a terminal. */
function run(script, args = []) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, STORYBOOK_DISABLE_TELEMETRY: '1'},
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
const NOT_RUN = {passed: 0, failed: 1, output: `not run: ${BUILD} failed`};
const started = Date.now();
const total = {passed: 0, failed: 0};
const broken = [];
for (const step of steps) {
  const since = Date.now();
  process.stdout.write(`── ${step.title}\n`);
  const {passed, failed, output} = broken.includes(step.needs) ? NOT_RUN : await take(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    broken.push(step.title);
    process.stdout.write(`${output.trim()}\n`);
  }
  const result = step.counts ? `${passed} passed, ${failed} failed` : failed ? 'failed' : 'ok';
  process.stdout.write(`   ${result} · ${seconds(since)}\n`);
}

process.stdout.write(`── all steps · ${seconds(started)}\n`);
if (broken.length > 0) process.stdout.write(`Failed: ${broken.join('; ')}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
