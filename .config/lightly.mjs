/**
 * A rollup plugin for modules that are read from a disk or bundled again. Removes comments, which the declarations
 * keep; `options` are passed to esbuild.
 */
import {transform} from 'esbuild';

export const lightly = (options) => ({
  name: 'lightly',
  renderChunk: (code) =>
    transform(code, {format: 'esm', target: 'es2022', charset: 'utf8', sourcemap: 'external', ...options}),
});
