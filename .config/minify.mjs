/** A rollup plugin that minifies each script for pages. */
import {minify} from '@swc/core';

export const minifyScripts = {
  name: 'minify-scripts',
  async renderChunk(code) {
    const short = await minify(code, {
      ecma: 2022,
      module: true,
      // no code asks how many parameters a function has
      compress: {keep_fargs: false, passes: 2},
      mangle: true,
      format: {comments: false},
    });
    return {code: short.code, map: null};
  },
};
