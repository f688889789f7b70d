import path from 'node:path';

/**
 * A web-test-runner reporter that closes a run with a line for each failure, and one for all: `12 passed, 0 failed`.
 * @returns {import('@web/test-runner').Reporter}
 */
export function plainReporter() {
  return {
    stop({sessions}) {
      const total = {passed: 0, failures: []};
      for (const session of sessions) {
        const file = path.relative(process.cwd(), session.testFile ?? '');
        const failures = [];
        total.passed += count(session.testResults, [file], failures);
        // a file that did not load, or that threw outside a test, fails too
        if (!session.passed && failures.length === 0)
          failures.push(failure([file], session.errors[0]?.message));
        total.failures.push(...failures);
      }
      // the line break first: the runner's own output may have left the cursor in mid-line
      console.log(`\n${total.failures.map((line) => `${line}\n`).join('')}`);
      console.log(`${total.passed} passed, ${total.failures.length} failed`);
    },
  };
}

/** A line about a test that failed: where it is, and the first line of the reason. */
function failure(names, reason = '') {
  return `✗ ${names.join(' › ')}: ${reason.trim().split('\n')[0]}`;
}

/** @returns how many tests of a suite passed; the failed ones are added to `failures` */
function count(suite, names, failures) {
  if (!suite) return 0;
  const run = suite.tests.filter(({skipped}) => !skipped);
  const failed = run.filter(({passed}) => !passed);
  failures.push(...failed.map(({name, error}) => failure([...names, name], error?.message)));
  const inside = suite.suites.map((inner) => count(inner, [...names, inner.name], failures));
  return inside.reduce((sum, passed) => sum + passed, run.length - failed.length);
}
