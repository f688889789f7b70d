/**
 * Plays many hands on the build under all presets, writes each as text, reads that again, and lets the referee play it once
 * more: `node test/perf/play-told.mjs [hands of a rule set] [ids or modules…]`. Prints a line for each rule set: hands, moves,
 * refused moves, and hands that came to something else. A tenth of the hands are those of whole games.
 */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {isFault, playGame, playHands, tableFor} from '../../dist/play/index.js';
import {formatRound, parseRound} from '../../dist/round/index.js';
import * as ours from '../../dist/rules/index.js';

const [hands = '100', ...names] = process.argv.slice(2);
const LEVELS = [
  [3, 2, 1, 3],
  [1, 3, 3, 2],
  [4, 3, 1, 2],
];

const modules = names.filter((name) => name.endsWith('.mjs'));
const theirs = await Promise.all(modules.map((name) => import(pathToFileURL(resolve(name)).href)));
const ids = names.filter((name) => !modules.includes(name));
const mine = Object.values(ours).filter(({id}) => ids.includes(id) || ids.length + modules.length === 0);

/** Whether a hand that is read from its text comes to the same. */
function isSame({referee}, record) {
  const read = parseRound(formatRound(record));
  const paid = (one) => JSON.stringify(referee.replay(one).ending?.net);
  return !isFault(read) && !referee.replay(read).problems.length && paid(read) === paid(record);
}

for (const ruleset of [...mine, ...theirs.flatMap((module) => Object.values(module))]) {
  const all = {hands: 0, moves: 0, refused: 0, unlike: 0};
  const ways = [ruleset.id, ...(ruleset.presets ?? []).map(({id}) => id)];
  const each = Math.ceil(Number(hands) / ways.length);
  for (const id of ways) {
    const table = await tableFor({ruleset, id});
    if (isFault(table)) throw new Error(table.code);
    const tell = (record, refused) => {
      all.hands++;
      all.moves += record.moves.length;
      all.refused += refused;
      if (!isSame(table, record)) all.unlike++;
    };
    // level 4 takes ten times as long
    for (const [levels, part] of [0.4, 0.4, 0.1].map((part, i) => [LEVELS[i], part]))
      playHands(
        table,
        {hands: Math.ceil(each * part), seed: `told-${levels.join('')}`, levels},
        ({records, refused}) => records.forEach((record) => tell(record, refused)),
      );
    for (let game = 1, left = each / 10; left > 0; game++)
      for (const {record, refused} of playGame(table, `told-${game}`, [3, 2])) {
        tell(record, refused ? 1 : 0);
        left--;
      }
  }
  const {moves, refused, unlike} = all;
  console.log(
    `${ruleset.id}: ${all.hands} hands, ${ways.length} ways, ${moves} moves, ${refused} refused, ${unlike} unlike`,
  );
}
