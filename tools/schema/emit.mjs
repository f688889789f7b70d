/** Runs after the build, and writes what programs read: `dist/schema/*.schema.json` and `dist/llms.txt`. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {llmsText} from './llms.mjs';
import {situationSchema} from './situation.mjs';
import {RULESETS} from '../rulesets/list.mjs';
import {schemaOf} from './types.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const {tags} = readManifest(JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')));

const ids = RULESETS.map(({id}) => id);
/** The pattern table of a rule set, as the built command prints it. */
const tableOf = (id) =>
  JSON.parse(execFileSync(process.execPath, ['dist/cli/mj.js', 'rules', id, '--json'], {maxBuffer: 2 ** 26}));
const tables = ids.map(tableOf);

function readManifest({modules}) {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  return {tags: declarations.filter(({tagName}) => tagName)};
}

function writeSchema(name, title, schema) {
  const file = `dist/schema/${name}.schema.json`;
  const head = {$schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${name}.schema.json`, title};
  writeFileSync(file, `${JSON.stringify({...head, ...schema})}\n`);
}

mkdirSync('dist/schema', {recursive: true});
writeSchema('situation', 'What is scored', situationSchema(tables));
writeSchema('score-result', 'What it scored', schemaOf('src/core/game/result.ts', 'ScoreResult'));
writeSchema('record', 'A round as it is told', schemaOf('src/round/record/record.ts', 'RoundRecord'));
writeSchema('position', 'A moment of a round', schemaOf('src/round/state/position.ts', 'RoundPosition'));
writeSchema('game', 'Where a game stands, or its result', schemaOf('src/round/game/game.ts', 'GameState'));
writeFileSync('dist/llms.txt', llmsText({version, tables, tags}));
