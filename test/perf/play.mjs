/**
 * How well and how fast computer players play, measured on the build, as a table with a line for each duel:
 * `node test/perf/play.mjs [walls] [ids or modules…] [duels…]`, such as `node test/perf/play.mjs 1000 mcr ./mine.mjs 4:3`. Every wall
 * is played twice, with the seats exchanged. Without ids all rule sets of the package are played, without duels all of them,
 * and then level 4 alone. A module exports rule sets. 1000 walls take hours.
 */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {isFault, playHands, tableFor} from '../../dist/play/index.js';
import * as ours from '../../dist/rules/index.js';

const [walls = '20', ...names] = process.argv.slice(2);
const hands = Number(walls);
const isDuel = (name) => /^[1-4]:[1-4]$/.test(name);
const clock = () => performance.now();
const percent = (part) => (100 * part).toFixed(1);

/** The mean of a value that each wall has, and its standard error. */
function meanOf(values) {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return {mean, error: Math.sqrt(squares / (values.length - 1) / values.length)};
}

/** What a level did, a seat and a hand. */
function rateOf({seats, hands: played}, level, field) {
  const own = seats.filter((seat) => seat.level === level);
  return own.reduce((sum, seat) => sum + seat[field], 0) / (own.length * played);
}

/** A line of the table: two levels against each other. */
function duel(table, levels) {
  const [better, worse] = levels;
  const each = [];
  const asked = {hands, seed: 'perf', levels, paired: true};
  const sum = playHands(table, asked, ({seats, hands: n}) => each.push({seats, hands: n}), clock);
  const leads = meanOf(each.map((wall) => rateOf(wall, better, 'wins') - rateOf(wall, worse, 'wins')));
  const points = meanOf(each.map((wall) => rateOf(wall, better, 'points')));
  const both = (field) => levels.map((level) => percent(rateOf(sum, level, field))).join(' : ');
  const times = levels.map((level) => `${sum.ms[level].median} / ${sum.ms[level].p99}`).join(' : ');
  return [
    ...[`${better} : ${worse}`, sum.hands, both('wins')],
    `${percent(leads.mean)} ± ${percent(leads.error)}`,
    both('dealtIn'),
    `${points.mean.toFixed(2)} ± ${points.error.toFixed(2)}`,
    ...[percent(sum.drawn / sum.hands), sum.refused, times],
  ];
}

/** A line of the table: level 4 at all seats. */
function alone(table) {
  const sum = playHands(table, {hands, seed: 'perf', levels: [4]}, undefined, clock);
  const {median, p99} = sum.ms[4];
  const one = (field) => percent(rateOf(sum, 4, field));
  const drawn = percent(sum.drawn / sum.hands);
  return ['4', sum.hands, one('wins'), '', one('dealtIn'), '', drawn, sum.refused, `${median} / ${p99}`];
}

const modules = names.filter((name) => name.endsWith('.mjs'));
const theirs = await Promise.all(modules.map((name) => import(pathToFileURL(resolve(name)).href)));
const ids = names.filter((name) => !isDuel(name) && !modules.includes(name));
const mine = Object.values(ours).filter(({id}) => ids.includes(id) || ids.length + modules.length === 0);
const duels = names.filter(isDuel).map((name) => name.split(':').map(Number));
const asked = duels.length
  ? duels
  : [
      [4, 3],
      [3, 2],
      [2, 1],
    ];

const HEADS = ['rules', 'levels', 'hands', 'wins %', 'lead ± s.e.', 'dealt in %', 'points ± s.e.', 'drawn %'];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
row([...HEADS, 'refused', 'ms median / p99']);
row([...HEADS, '', ''].map(() => '---'));
for (const ruleset of [...mine, ...theirs.flatMap((module) => Object.values(module))]) {
  const table = await tableFor({ruleset});
  if (isFault(table)) throw new Error(table.code);
  for (const levels of asked) row([ruleset.id, ...duel(table, levels)]);
  if (!duels.length) row([ruleset.id, ...alone(table)]);
}
