/** Where the npm that tests start keeps what it fetches. */
import {accessSync, constants, mkdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The folder of npm's cache: npm's own if it can be written, else one of the project, for a home that is read-only. */
function npmCache() {
  const {npm_config_cache: usual = path.join(homedir(), '.npm')} = process.env;
  try {
    mkdirSync(usual, {recursive: true});
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return path.join(root, 'node_modules/.cache/npm');
  }
}

/** The environment for an npm, or for a program that starts one. */
export const npmEnvironment = () => ({...process.env, npm_config_cache: npmCache()});
