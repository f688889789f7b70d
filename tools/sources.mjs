/** Sources as modules: what a tool needs of them, without a build. */
import {buildSync} from 'esbuild';

/**
 * Imports what sources export.
 * @param {string} folder where their paths begin
 * @param {readonly string[]} lines `export` lines
 */
export function importSources(folder, lines) {
  const {outputFiles} = buildSync({
    stdin: {contents: lines.join('\n'), resolveDir: folder, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
