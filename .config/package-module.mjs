/** A module for npm: its code without comments, which stand in its declaration, and indented by two. Names stay, for who debugs. */
import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';
import ts from 'typescript';

/** esbuild keeps the comments of the members of classes and objects. */
function withoutDocs(code) {
  const docs = new Set();
  const visit = (node) => {
    for (const doc of ts.getJSDocCommentsAndTags(node)) if (ts.isJSDoc(doc)) docs.add(doc);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.js', code, ts.ScriptTarget.ESNext, true));
  return [...docs]
    .sort((a, b) => b.pos - a.pos)
    .reduce((text, {pos, end}) => text.slice(0, pos) + text.slice(end), code);
}

export async function packageModule(file) {
  const {code} = await transform(withoutDocs(readFileSync(file, 'utf8')), {
    ...{format: 'esm', target: 'esnext', charset: 'utf8'},
    // what marks a call as free of effects stays
    legalComments: 'inline',
  });
  return code;
}
