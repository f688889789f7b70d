/** How a concealed kong is drawn: as a rule set's page says, or as the author wants. */
import {LIGHT} from '../../src/styles/palette.js';
import {describe, expect, it} from 'vitest';
import {layMelds} from '../../src/art/layout.js';
import {CONCEALED_KONGS, concealedKongFrom, drawnKong} from '../../src/core/game/concealed-kong.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {parseHand} from '../../src/core/notation/parse.js';
import {FACE_DOWN} from '../../src/core/tiles/tile.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {handPicture} from '../../src/share/hand-picture.js';
import {isFault} from '../../src/core/situation/result.js';

/** X for a tile face down, S for one that stands, 1 for one face up. */
function laid(kong: (typeof CONCEALED_KONGS)[number], text = '[[1111m]]'): string {
  const read = parseHand(text);
  if (isFault(read)) throw new Error(text);
  const [{tiles}] = layMelds(read.hand, {concealedKong: kong});
  return tiles.map(({tile, standing}) => (tile === FACE_DOWN ? 'X' : standing ? 'S' : '1')).join('');
}

describe('a concealed kong', () => {
  it('hides the tiles that are meant', () => {
    expect(CONCEALED_KONGS.map((kong) => laid(kong))).toEqual(['X11X', '1XX1', 'XXX1', 'XXXX', 'SSSS']);
  });
  it('is the only meld that does', () => {
    expect(laid('all', '[1111m]')).toBe('1111');
    expect(laid('none', '[1111m]')).toBe('1111');
  });
  it('is drawn as each page says', () => {
    const drawn = (won: boolean) =>
      [luqiao, shiragiku, ribon, xinzhang, mcr].map((ruleset) => drawnKong(ruleset, won));
    expect(drawn(false)).toEqual(['three', 'none', 'outer', 'all', 'outer']);
    expect(drawn(true)).toEqual(['three', 'none', 'outer', 'none', 'outer']);
    expect([luqiao, shiragiku, ribon, xinzhang, mcr].map(({concealedKong}) => concealedKong)).toEqual([
      'three',
      'all',
      'outer',
      'all',
      'outer',
    ]);
    expect(drawnKong(undefined, true)).toBe('outer');
  });
  it('is no other way of drawing', () => {
    for (const value of ['up', '', undefined, null, 3, {}]) expect(concealedKongFrom(value)).toBeUndefined();
  });
});

describe('a picture', () => {
  const backs = async (ruleset?: Ruleset, wanted?: unknown) => {
    const {pieces} = await handPicture({rules: '', hand: '[[1111m]] 23m +4m'}, ruleset, wanted);
    return pieces.filter(({layers}) => layers[1]?.[0] === LIGHT.back).length;
  };
  it('takes it from the rule set, and from the author first', async () => {
    expect(await backs()).toBe(2);
    expect(await backs(luqiao)).toBe(3);
    expect(await backs(shiragiku)).toBe(0);
    expect(await backs(luqiao, 'all')).toBe(4);
    expect(await backs(luqiao, 'nonsense')).toBe(3);
  });
  it('shows the edge of the back of tiles that stand', async () => {
    const {pieces} = await handPicture({rules: '', hand: '[[1111m]] 23m +4m'}, shiragiku);
    expect(pieces.filter(({layers}) => layers.at(-1)?.[0] === LIGHT.back)).toHaveLength(4);
  });
});
