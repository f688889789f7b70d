// npm run release -- 0.2.0: makes the commit and the tag of a version. It sets the version in every file that names it, puts the
// changes under it, builds, and writes sizes and hashes into the guides. Nothing is pushed: a pushed tag publishes the package.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {isNext, withReleased, withVersion} from './steps.mjs';

const git = (...args) => execFileSync('git', args, {encoding: 'utf8'}).trim();
const npm = (...args) => execFileSync('npm', args, {stdio: 'inherit'});
const change = (file, to) => writeFileSync(file, to(readFileSync(file, 'utf8')));

/** Why there can be no release now; undefined if there can. */
function refusal(version, last) {
  if (!version) return 'Say which version: npm run release -- 0.2.0';
  if (!isNext(version, last)) return `${version} comes before ${last}, the version in package.json`;
  if (git('status', '--porcelain')) return 'Commit or remove first what git status lists';
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') return 'Releases are made of main';
  if (git('tag', '--list', `v${version}`)) return `The tag v${version} is there already`;
  return undefined;
}

const [, , version] = process.argv;
const {version: last} = JSON.parse(readFileSync('package.json', 'utf8'));
const why = refusal(version, last);
if (why) {
  console.error(why);
  process.exit(1);
}
npm('version', version, '--no-git-tag-version', '--allow-same-version');
const naming = git(
  'grep',
  '--files-with-matches',
  '--fixed-strings',
  last,
  '--',
  'src',
  'examples',
  'stories',
  'README.md',
);
for (const file of naming.split('\n')) change(file, (text) => withVersion(text, last, version));
change('CHANGELOG.md', (text) => withReleased(text, version, new Date().toISOString().slice(0, 10)));
npm('run', 'build');
npm('run', 'readme');
git('commit', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
console.log(`Version ${version} is committed and tagged. To publish it: git push --follow-tags`);
