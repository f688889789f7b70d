/**
 * How well and how fast computer players play, by rule set, measured on the build: `node test/perf/play.mjs [walls] [ids…]`. Each
 * line of a duel is of so many walls, all played twice; 200 walls take hours.
 */
import {playHands, tableFor} from '../../dist/play/index.js';
import * as rules from '../../dist/rules/index.js';
import {isFault} from '../../src/core/situation/result.js';

const [walls = '20', ...ids] = process.argv.slice(2);
const hands = Number(walls);
const clock = () => performance.now();
const percent = (n, of) => `${((100 * n) / of).toFixed(1)} %`;

/** What each level did in a duel: wins and dealt in of all its hands, points a hand, and how long it thought. */
function duel(table, levels) {
  const {
    seats,
    hands: played,
    drawn,
    refused,
    ms,
  } = playHands(table, {hands, seed: 'perf', levels, paired: true}, undefined, clock);
  const told = levels.map((level) => {
    const own = seats.filter((seat) => seat.level === level);
    const sum = (field) => own.reduce((all, seat) => all + seat[field], 0);
    const all = own.length * played;
    const {median, p99, max} = ms[level];
    return `level ${level}: wins ${percent(sum('wins'), all)}, dealt in ${percent(sum('dealtIn'), all)}, ${(sum('points') / all).toFixed(2)} points, ${median} / ${p99} / ${max} ms`;
  });
  console.log(`  ${levels.join(' : ')}, ${played} hands, ${drawn} drawn, ${refused} refused`);
  for (const line of told) console.log(`    ${line}`);
}

for (const ruleset of Object.values(rules)) {
  if (ids.length && !ids.includes(ruleset.id)) continue;
  const table = await tableFor({ruleset});
  if (isFault(table)) throw new Error(table.code);
  const {drawn, refused, hands: played} = playHands(table, {hands, seed: 'perf', levels: [4]});
  console.log(
    `${ruleset.id}: level 4 alone wins ${percent(played - drawn, played)} of hands, ${refused} refused`,
  );
  for (const levels of [
    [4, 3],
    [3, 2],
    [2, 1],
  ])
    duel(table, levels);
}
