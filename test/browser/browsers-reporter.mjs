/** Reports what was tested where: the tests that a browser skipped, by name, and the versions that were tested. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const GUIDE = fileURLToPath(new URL('../../stories/docs/publishing.md', import.meta.url));
const TESTED = /(?<=<!-- tested -->).*?(?=<!-- \/tested -->)/s;

/** The names of skipped tests, each with the groups that it is in. */
function* skippedIn(suite, around = []) {
  if (!suite) return;
  for (const test of suite.tests) if (test.skipped) yield [...around, test.name].join(' › ');
  for (const inner of suite.suites) yield* skippedIn(inner, [...around, inner.name]);
}

/** A browser with its version, of which the first two numbers count in WebKitGTK and the first alone elsewhere. */
function named({name, version}) {
  return name === 'WebKit'
    ? `WebKitGTK ${version?.split('.', 2).join('.')}`
    : `${name} ${version?.split('.', 1)}`;
}

const listed = (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/**
 * @param {object} of
 * @param {string[]} of.missing browsers that are not installed
 * @param {boolean} of.isWhole whether all tests were to run: only then the guide is told the versions
 */
export const browsersReporter = ({missing, isWhole}) => ({
  stop({sessions}) {
    const all = [...sessions];
    const versions = new Map(all.map((session) => [session.browser.name, named(session.browser)]));
    for (const [name, version] of versions) {
      const skipped = all
        .filter(({browser}) => browser.name === name)
        .flatMap(({testFile, testResults}) =>
          [...skippedIn(testResults)].map((title) => `${path.basename(testFile)}: ${title}`),
        );
      console.log(`\nSkipped in ${version}: ${skipped.length || 'nothing'}`);
      for (const line of skipped.sort()) console.log(`  ${line}`);
    }
    const tested = listed([...versions.values()]);
    console.log(`\nTested in ${tested}`);
    if (missing.length > 0) console.log(`NOT tested, because not installed: ${missing.join(', ')}`);
    if (isWhole && missing.length === 0 && all.every(({passed}) => passed)) writeTested(tested);
  },
});

function writeTested(tested) {
  const guide = readFileSync(GUIDE, 'utf8');
  if (!TESTED.test(guide)) throw new Error(`${GUIDE} has no place for the browsers that were tested.`);
  writeFileSync(GUIDE, guide.replace(TESTED, tested));
}
