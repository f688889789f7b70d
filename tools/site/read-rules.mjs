/** What the site knows of the rule sets: what `mj rules ID --json` prints, and where their pages are. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {RULESETS} from '../rulesets/list.mjs';

const run = promisify(execFile);
/** The ids of the rule sets. */
export const ruleIds = RULESETS.map(({id}) => id);
/** What `mj rules ID --json` prints. */
const readRules = async (id) =>
  JSON.parse(
    (await run(process.execPath, ['dist/cli/mj.js', 'rules', id, '--json'], {maxBuffer: 1e8})).stdout,
  );

let read;

/** All rule sets: id, and what the command prints of it. */
export const allRules = () => (read ??= Promise.all(ruleIds.map(async (id) => [id, await readRules(id)])));

/** The address of the page of a rule set. */
export const urlOf = (id, lang) => `/rules/${id}/${lang === 'en' ? '' : `${lang}/`}`;
