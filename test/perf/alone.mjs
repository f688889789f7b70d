/** Measures each rule set in a process of its own, as on a page: code that has served several is slower. */
import {spawnSync} from 'node:child_process';

/**
 * The rows of one rule set.
 * @param {string} url a bundled module
 * @param {string} name its function that takes the id of a rule set and returns rows, now or later
 * @param {string} id
 */
export function rowsAlone(url, name, id) {
  const code = `import {${name}} from '${url}'; console.log(JSON.stringify(await ${name}('${id}')))`;
  const args = ['--expose-gc', '--input-type=module', '--eval', code];
  const {status, stdout} = spawnSync(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
  if (status) throw new Error(`${id}: node exited with status ${status}`);
  return JSON.parse(String(stdout));
}
