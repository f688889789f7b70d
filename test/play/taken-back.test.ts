/** What is taken back stands beside what is played instead, where it was played. */
import {expect, it} from 'vitest';
import {randomOf} from '../../src/core/tiles/random.js';
import {TakenBack} from '../../src/play/table/taken-back.js';
import type {RecordMove} from '../../src/round/record/record.js';

const TILES = ['1m', '2m', '3m', '4m'];

/** All ways through a line and the lines beside its moves, each as its tiles from the beginning. */
function* waysOf(line: readonly RecordMove[], before = ''): Generator<string> {
  let way = before;
  for (const move of line) {
    if (move.line) yield* waysOf(move.line, way);
    way += move.tile ?? '';
    yield way;
  }
}

it.each(Array.from({length: 300}, (_, i) => i))('keeps only ways that were gone: %i', (n) => {
  const random = randomOf(`taken ${n}`);
  const taken = new TakenBack();
  const line: RecordMove[] = [];
  const plain: string[] = [];
  const gone = new Set<string>();
  for (let step = 0; step < 40; step++) {
    if (line.length && random.below(3) === 0) {
      const at = random.below(line.length);
      plain.splice(at);
      taken.take(at, line.splice(at));
    } else {
      const tile = TILES[random.below(TILES.length)];
      line.push(taken.make(line.length, {seat: 'east', do: 'discard', tile}));
      plain.push(tile);
      gone.add(plain.join(''));
    }
    for (const way of waysOf(line)) expect(gone, `${n} ${step}`).toContain(way);
  }
});
