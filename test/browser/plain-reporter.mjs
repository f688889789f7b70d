/** A web-test-runner reporter that closes a run with one plain line: `12 passed, 0 failed`. */
export function plainReporter() {
  return {
    stop({sessions}) {
      const total = {passed: 0, failed: 0};
      for (const session of sessions) {
        const own = {passed: 0, failed: 0};
        count(session.testResults, own);
        // a file that did not load, or that threw outside a test, fails too
        if (!session.passed && own.failed === 0) own.failed = 1;
        total.passed += own.passed;
        total.failed += own.failed;
      }
      // the line break first: the runner's own output may have left the cursor in mid-line
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
    },
  };
}

function count(suite, into) {
  if (!suite) return;
  for (const test of suite.tests) {
    if (!test.skipped) into[test.passed ? 'passed' : 'failed']++;
  }
  for (const inner of suite.suites) count(inner, into);
}
