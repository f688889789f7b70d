/** A module for npm: its code without comments, which stand in its declaration, and indented by two. Names stay, for who debugs. */
import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';

export async function packageModule(file) {
  const {code} = await transform(readFileSync(file, 'utf8'), {
    ...{format: 'esm', target: 'esnext', charset: 'utf8'},
    // what marks a call as free of effects stays
    legalComments: 'inline',
  });
  return code;
}
