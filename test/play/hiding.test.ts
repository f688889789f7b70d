/**
 * A player knows what its seat may know: in another deal that looks the same it is asked the same, and does the same.
 * `HANDS=100` plays so many hands of each rule set.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FLAGS, type Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {decisionAt} from '../../src/play/table/asking.js';
import {playHand} from '../../src/play/table/hand.js';
import {beginLog, logMove} from '../../src/play/table/reader-log.js';
import {playersAt} from '../../src/play/table/table.js';
import {MOVES} from '../../src/round/record/record.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {readMove} from '../../src/round/text/move.js';
import {dealtAnew} from './dealt-anew.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

describe.each(played)('$id', (ruleset) => {
  it(
    'shows the same to a player in every deal that agrees with what is seen, and lets it do the same',
    async () => {
      const table = await tableOf(ruleset);
      const {referee} = table;
      const levelOf = (_seat: Seat, i: number) => (i % 2 ? 4 : 3);
      for (let n = 1; n <= handsOf(1); n++) {
        const seed = `hidden ${n}`;
        const random = randomOf(`${ruleset.id} ${n}`);
        // two players of one seat with the same chances: the second is asked in another deal
        const twins = playersAt(table, seed, levelOf);
        let asked = 0;
        const hand = playHand(
          referee,
          {seed},
          playersAt(table, seed, levelOf),
          ({seat, position, seen, moves, move}) => {
            asked++;
            const other = dealtAnew(position, seat, random);
            const twin = referee.observe(other, seat);
            expect(twin).toEqual(seen);
            expect(decisionAt(referee, other, seat)?.moves).toEqual(moves);
            expect(twins[seat]?.move(twin, seat, moves)).toEqual(move);
          },
        );
        if (isFault(hand)) throw new Error(hand.code);
        expect(asked).toBeGreaterThan(3);
      }
    },
    patienceOf(1),
  );
});

describe.each(played)('what a reader is shown in $id', (ruleset) => {
  it.each([false, true])('does not tell whether somebody may claim a tile (strict: %s)', async (isStrict) => {
    const {referee} = await tableOf(ruleset);
    const [reader] = referee.rules.seats;
    const random = randomOf(`shown ${ruleset.id}`);
    const phases = new Set<string>();
    let alike = 0;
    for (const seed of ['1', '2', '3']) {
      const hand = playHand(
        referee,
        {seed},
        playersAt(await tableOf(ruleset), seed, () => 3),
      );
      if (isFault(hand)) throw new Error(hand.code);
      const {positions} = referee.replay(hand.record);
      for (const [i, told] of hand.record.moves.entries()) {
        const {seat} = told;
        const read = readMove(told);
        if (seat === reader || told.do !== 'discard' || 'unread' in read) continue;
        const move = {...read, tile: read.tile ?? positions[i].seats[seat]?.drawn};
        const shown = (before: RoundPosition) => {
          const after = referee.apply(before, seat, move);
          if (isFault(after)) return undefined;
          phases.add(after.phase.is);
          const made = {seat, move, before, after, isStrict, reasonOf: () => undefined};
          return logMove(beginLog(referee, reader, before), referee, reader, made);
        };
        const twin = shown(dealtAnew(positions[i], reader, random));
        if (!twin) continue;
        alike++;
        expect(twin, `${seed} ${i}`).toEqual(shown(positions[i]));
      }
    }
    expect(alike).toBeGreaterThan(5);
    expect(phases).toContain('claim');
    expect(phases).toContain('draw');
  });
});

it('is the only way to a player: the referee is asked what a seat sees where players are asked, and for a reader', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/play');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const observing = files.flatMap((file, i) => [...texts[i].matchAll(/\.observe\(/g)].map(() => file));
  expect(observing.sort()).toEqual(
    ['table/asking.ts', 'table/reader-log.ts', 'table/reader-log.ts'].map((file) => path.normalize(file)),
  );
  // a player is called where that was asked, and where its decisions are measured
  expect(files.filter((_, i) => /\bplayer\.move\(/.test(texts[i])).sort()).toEqual(
    ['count/walls.ts', 'table/asking.ts'].map((file) => path.normalize(file)),
  );
  expect(files.filter((_, i) => /\bplayer\.think\(/.test(texts[i]))).toEqual([
    path.normalize('table/open-hand.ts'),
  ]);
});

it('names no rule set and no pattern', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/play');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const ids = played.flatMap(({id, patterns, presets = []}) => [
    id,
    ...presets.map((preset) => preset.id),
    ...patterns.map((pattern) => pattern.id),
  ]);
  // words of the referee, and circumstances that every rule set may have, are no rules of one
  const common: readonly string[] = [...MOVES, ...FLAGS];
  expect(ids.filter((id) => !common.includes(id) && new RegExp(`['"\`]${id}['"\`]`).test(texts))).toEqual([]);
});
