/** The theme of dim tiles, which is a style sheet that pages link to, and the colours of tiles on dark pages. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DARK, NIGHT, type TilePalette} from '../../src/styles/palette.js';

const theme = readFileSync(new URL('../../src/styles/themes/dim.css', import.meta.url), 'utf8');

it.each(Object.keys(NIGHT) as (keyof TilePalette)[])(
  'the theme of dim tiles has the %s of dark pages',
  (name) => {
    const property = `--mj-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(theme).toContain(`${property}: ${DARK[name]};`);
  },
);
