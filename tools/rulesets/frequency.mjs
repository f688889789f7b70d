/**
 * `npm run frequency -- COUNTS.json…`: writes `src/rules/<id>/frequency.ts` from what `mj play --json` printed, one file for each
 * rule set. The players must be of one level, by the rules without options.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {formatted} from '../formatted.mjs';
import {RULESETS} from './list.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The file for counts.
 * @param {import('../../src/play/count/counted.js').HandCounts} counts
 * @returns {{file: string, text: string}}
 * @throws {Error} for counts that tell nothing of the rule set as such
 */
export function frequencyFile({rules, options, version, seed, hands, seats, part, refused, lines}) {
  if (!RULESETS.some(({id}) => id === rules)) throw new Error(`${rules} is no rule set of the package`);
  const [{level}] = seats;
  if (options !== undefined) throw new Error(`${rules}: counted with options`);
  if (part !== undefined) throw new Error(`${rules}: a part of a run: add the parts up first`);
  if (refused) throw new Error(`${rules}: ${refused} moves were refused`);
  if (seats.some((seat) => seat.level !== level)) throw new Error(`${rules}: players of several levels`);
  const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
  const rows = Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
  const frequency = {version, level, seed, hands, wins, rows};
  const call = `mj play --rules ${rules} --hands ${hands} --levels ${level} --seed ${seed} --json`;
  return {
    file: `src/rules/${rules}/frequency.ts`,
    text: `// Written by \`npm run frequency\` from \`${call}\`.
/** In how many wins of computer players each row counted. */
export const frequency = ${JSON.stringify(frequency)};
`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const counts of process.argv.slice(2)) {
    const {file, text} = frequencyFile(JSON.parse(readFileSync(counts, 'utf8')));
    writeFileSync(root + file, await formatted(root, file, text));
    console.log(file);
  }
