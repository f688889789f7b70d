/** A rollup plugin that minifies scripts that are read from a disk, where a few bytes make no difference. */
import {transform} from 'esbuild';

export const minifyLightly = {
  name: 'minify-lightly',
  renderChunk: (code) => transform(code, {format: 'esm', target: 'es2022', charset: 'utf8', minify: true}),
};
