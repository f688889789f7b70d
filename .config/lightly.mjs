/**
 * A rollup plugin for what is read from a disk or bundled again: no comments, which stand in the declarations, and what
 * else is said for esbuild.
 */
import {transform} from 'esbuild';

export const lightly = (options) => ({
  name: 'lightly',
  renderChunk: (code) =>
    transform(code, {format: 'esm', target: 'es2022', charset: 'utf8', sourcemap: 'external', ...options}),
});
