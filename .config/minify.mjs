/**
 * Rollup plugins that minify each module by itself, once for all scripts that contain it. Minifying a whole script
 * afterwards then takes a fraction of the time.
 */
import {minify} from 'terser';

const small = async (code, options) => {
  const short = await minify(code, {ecma: 2022, module: true, ...options});
  return {code: short.code, map: null};
};

export const minifyModules = {
  name: 'minify-modules',
  // rollup reads which calls are pure
  transform: (code) =>
    small(code, {compress: {passes: 2}, mangle: false, format: {comments: /^!|[@#]__PURE__/}}),
};

export const minifyScripts = {
  name: 'minify-scripts',
  renderChunk: (code) =>
    // no code asks how many parameters a function has; code that is inlined twice compresses worse
    small(code, {compress: {keep_fargs: false, inline: 1}, format: {comments: /^!/}}),
};
