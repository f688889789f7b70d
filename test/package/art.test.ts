import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {flowersFaces} from '../../src/art/faces/flowers.js';
import {jokersFaces} from '../../src/art/faces/jokers.js';
import {marksOf} from '../../src/art/marks.js';
import {faceOf, loadFaces} from '../../src/art/registry.js';
import {tilesSvgText} from '../../src/share/svg-text.js';
import {FACE_DOWN, FLOWER, KINDS, RED, WHITE, kindName} from '../../src/core/tiles/tile.js';

const generator = fileURLToPath(new URL('../../tools/art/emit.mjs', import.meta.url));
const integers = /^M[-\d .MZmlhvcsqtaz]+z$/;

describe('the drawn faces', () => {
  it('are what the generator draws from the font', () => {
    expect(() => execFileSync(process.execPath, [generator, '--check'], {stdio: 'pipe'})).not.toThrow();
  });

  it('are there for every kind of which hands are made, and for the back', () => {
    const kinds = [...Array(KINDS).keys(), FACE_DOWN];
    expect(kinds.filter((kind) => !faceOf(kind)).map(kindName)).toEqual([]);
  });

  it('come later for the flowers, when one is needed', async () => {
    expect(loadFaces([0, FACE_DOWN])).toBeUndefined();
    expect(faceOf(FLOWER)).toBeUndefined();
    await loadFaces([0, FLOWER]);
    expect(Object.keys(flowersFaces).map((_, i) => faceOf(FLOWER + i))).toEqual(Object.values(flowersFaces));
    expect(loadFaces([FLOWER])).toBeUndefined();
  });

  it('are closed paths on the grid', () => {
    const all = [...Array(KINDS).keys()].map((kind) => faceOf(kind) ?? []);
    const paths = [...all, ...Object.values(flowersFaces), ...Object.values(jokersFaces)]
      .flat()
      .map(([, path]) => path);
    expect(paths.filter((path) => !integers.test(path))).toEqual([]);
  });
});

describe('marks', () => {
  it('make a red tile red all over and give it a dot', () => {
    const face = faceOf(WHITE) ?? [];
    expect(marksOf(WHITE, face, {})).toBe(face);
    expect(marksOf(WHITE + RED, face, {}).map(([ink]) => ink)).toEqual(['a', 'a']);
  });

  it('give a wild tile an ear and leave its face as it is', () => {
    const face = faceOf(4) ?? [];
    expect(marksOf(4, face, {wild: true}).map(([ink]) => ink)).toEqual([...face.map(([ink]) => ink), 'w']);
  });
});

describe('a standalone picture', () => {
  it('has a tile for each tile, a gap between groups, and its title escaped', async () => {
    const svg = await tilesSvgText(
      [
        [0, 1, 2],
        [WHITE, FLOWER],
      ],
      {height: 40, title: '1 < 2 & 3'},
    );
    expect(svg.match(/<g /g)).toHaveLength(5);
    expect(svg).toContain('<title>1 &lt; 2 &amp; 3</title>');
    expect(svg).toContain('viewBox="0 0 1658 412"');
  });
});
