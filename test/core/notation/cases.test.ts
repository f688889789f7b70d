import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {formatHand} from '../../../src/core/notation/format.js';
import {parseHand, parseTiles} from '../../../src/core/notation/parse.js';
import {handOf} from './tiles.js';

const folder = new URL('../../rules/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
const FIELDS = ['wild', 'flowers', 'gari', 'indicators', 'uraIndicators'] as const;

interface Texts {
  readonly situation: {
    readonly hand: string;
    readonly others?: Record<string, string | {hand: string}>;
  } & Partial<Record<(typeof FIELDS)[number], string>>;
}

describe.each(files)('%s', (file) => {
  const cases = readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Texts).situation);

  it('every hand is read, and its canonical form gives the same hand', () => {
    const others = cases.flatMap((situation) => Object.values(situation.others ?? {}));
    const texts = [...cases, ...others].map((entry) => (typeof entry === 'string' ? entry : entry.hand));
    expect(texts).not.toHaveLength(0);
    for (const text of texts) {
      const hand = handOf(parseHand(text));
      expect(handOf(parseHand(formatHand(hand))), text).toEqual(hand);
    }
  });

  it('every other field of tiles is read', () => {
    for (const situation of cases) {
      for (const field of FIELDS) {
        const text = situation[field];
        if (text !== undefined) expect(parseTiles(text), text).toHaveProperty('tiles');
      }
    }
  });
});
