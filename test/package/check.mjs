/** Checks with publint how the package is packed. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {npmEnvironment} from '../npm-cache.mjs';

const root = path.join(import.meta.dirname, '../..');
const publint = path.join(root, 'node_modules/publint/src/cli.js');
const {status} = spawnSync(process.execPath, [publint, '--strict'], {
  cwd: root,
  env: npmEnvironment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
