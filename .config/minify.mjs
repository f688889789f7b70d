/** A rollup plugin that minifies each script for pages. */
import {minify} from '@swc/core';

/** How scripts for pages are minified. */
export const SHORT = {
  ecma: 2022,
  module: true,
  // no code asks how many parameters a function has
  compress: {keep_fargs: false, passes: 2},
  mangle: true,
  format: {comments: false},
};

export const minifyScripts = {
  name: 'minify-scripts',
  async renderChunk(code) {
    const short = await minify(code, SHORT);
    return {code: short.code, map: null};
  },
};
