/** Writes the page of known patterns from the dictionary of rules as text. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = new URL('../../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');

const ABOUT = {s: 'sets', f: 'the form', t: 'the tiles', w: 'the win', b: 'what lies beside the hand'};
const FAMILIES = {
  hk: 'Hong Kong',
  tw: 'Taiwan',
  mcr: 'Chinese Official',
  jp: 'Japan',
  sc: 'Sichuan',
  zj: 'Zung Jung',
};

const cell = (text) => text.replaceAll('|', '\\|');

/** A name, with the rules that it has this meaning in. */
function named(name) {
  const [, family, plain] = /^(hk|tw|mcr|jp|sc|zj):(.*)$/.exec(name) ?? [];
  return family ? `${plain} (${FAMILIES[family]})` : name;
}

/** A line of the dictionary as a row. */
function row(line) {
  const [, about, each, rest] = /^\S+ ([a-z])(\*?) (.*)$/.exec(line);
  const at = rest.lastIndexOf(' ; ');
  const names = rest
    .slice(at + 3)
    .split('/')
    .map(named)
    .join(', ');
  const counts = each ? 'each time' : 'once';
  return `| ${cell(names)} | \`${cell(rest.slice(0, at))}\` | ${ABOUT[about]} | ${counts} |`;
}

/** The page of known patterns. */
export function knownPatterns() {
  const [, text] = /DICTIONARY = `\n([^`]*)`/.exec(read('src/variant/names/dictionary.ts'));
  const lines = text.trim().split('\n');
  return `# Known patterns

<!-- Written by \`node tools/reference/patterns.mjs\` from src/variant/names/dictionary.ts. -->

A row of your table needs no condition if its name is one of these ${lines.length} patterns. Where one name has several meanings, the rules that
mean this one stand behind it: choose them by \`names = hk\`, \`tw\`, \`mcr\`, \`jp\`, \`sc\` or \`zj\`. The condition is in the same words that you
write your own in.

| names | condition | about | counts |
| --- | --- | --- | --- |
${lines.map(row).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('stories/docs/known-patterns.md', root), knownPatterns());
