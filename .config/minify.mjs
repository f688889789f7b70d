/**
 * Rollup plugins: each module is made small by itself, once for all scripts that have it; what is left to do with a whole
 * script takes a fraction of the time.
 */
import {minify} from 'terser';

const small = async (code, options) => {
  const short = await minify(code, {ecma: 2022, module: true, sourceMap: true, ...options});
  return {code: short.code, map: short.map};
};

export const minifyModules = {
  name: 'minify-modules',
  // rollup reads what is pure
  transform: (code) =>
    small(code, {compress: {passes: 2}, mangle: false, format: {comments: /^!|[@#]__PURE__/}}),
};

export const minifyScripts = {
  name: 'minify-scripts',
  renderChunk: (code) =>
    // nothing here asks how many parameters a function has; what is inlined twice packs worse
    small(code, {compress: {keep_fargs: false, inline: 1}, format: {comments: /^!/}}),
};
