import {describe, expect, it} from 'vitest';
import {encodePng} from '../../../src/cli/png/encode.js';
import {Raster, colourOf} from '../../../src/cli/png/raster.js';
import {decodePng} from './decode.js';

const RED = colourOf('#ff0000');
const square = (x: number, y: number, size: number) => [x, y, x + size, y, x + size, y + size, x, y + size];
const decoded = (raster: Raster) => decodePng(encodePng(raster.width, raster.height, raster.bytes()));

describe('a filled polygon', () => {
  it('covers the pixels inside it', () => {
    const raster = new Raster(6, 5);
    raster.fill([square(1, 1, 3)], RED);
    const {width, height, at} = decoded(raster);
    expect([width, height]).toEqual([6, 5]);
    const red = [255, 0, 0, 255];
    expect([at(1, 1), at(3, 3), at(0, 1), at(4, 3), at(1, 4)]).toEqual([
      red,
      red,
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('covers pixels on its edge in part', () => {
    const raster = new Raster(3, 3);
    raster.fill([square(0.5, 0.25, 2)], RED);
    const {at} = decoded(raster);
    expect(at(0, 1)).toEqual([255, 0, 0, 128]);
    expect(at(1, 0)).toEqual([255, 0, 0, 191]);
    expect(at(1, 2)).toEqual([255, 0, 0, 64]);
  });

  it('has a hole where another lies in it', () => {
    const raster = new Raster(6, 6);
    raster.fill([square(0, 0, 6), square(2, 2, 2)], RED);
    const {at} = decoded(raster);
    expect([at(1, 1)[3], at(2, 2)[3], at(4, 4)[3]]).toEqual([255, 0, 255]);
  });

  it('may reach beyond the picture', () => {
    const raster = new Raster(2, 2);
    raster.fill([square(-5, -5, 20)], RED);
    expect(decoded(raster).at(1, 1)).toEqual([255, 0, 0, 255]);
  });

  it('lies over what was there before', () => {
    const raster = new Raster(1, 1);
    raster.fill([square(0, 0, 1)], colourOf('#000000'));
    raster.fill([square(0, 0, 1)], colourOf('#ffffff80'));
    expect(decoded(raster).at(0, 0)).toEqual([128, 128, 128, 255]);
  });
});
