/** The `zh-Hans` files of src, as text, each made of the `zh-Hant` file beside it. */
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {simplifierOf} from './simplify.mjs';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Pieces of a template have marks at their ends that are not part of the text: `…${`, `}…${`, `}…`. */
const MARKS = new Map([
  [ts.SyntaxKind.StringLiteral, [1, 1]],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, [1, 1]],
  [ts.SyntaxKind.TemplateHead, [1, 2]],
  [ts.SyntaxKind.TemplateMiddle, [1, 2]],
  [ts.SyntaxKind.TemplateTail, [1, 1]],
]);

/**
 * Where the texts of a source file begin and end: all its string literals, without quotes.
 * @param {string} source
 * @returns {{from: number, to: number}[]}
 */
export function literalsOf(source) {
  const found = [];
  const visit = (node) => {
    const marks = MARKS.get(node.kind);
    if (marks) found.push({from: node.getStart() + marks[0], to: node.getEnd() - marks[1]});
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Names and paths in code: `zhHant`, `./zh-Hant.js`. */
const renamed = (code) => code.replaceAll('zh-Hant', 'zh-Hans').replaceAll('zhHant', 'zhHans');

/** @param {string} file as in `simplifierOf` */
function simplifiedSource(file, source) {
  const {simplify} = simplifierOf(file);
  let text = '';
  let last = 0;
  for (const {from, to} of literalsOf(source)) {
    text += renamed(source.slice(last, from)) + renamed(simplify(source.slice(from, to)));
    last = to;
  }
  return `// Written by \`npm run words\` from zh-Hant.ts.\n${text}${renamed(source.slice(last))}`;
}

/** Folders below src that hold words in Traditional Chinese, one of its files each. */
const folders = readdirSync(src, {recursive: true})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('/zh-Hant.ts'))
  .map((file) => file.slice(0, -'/zh-Hant.ts'.length))
  .sort();

/** The text of each file, by path. */
export const files = Object.fromEntries(
  folders.map((folder) => {
    const source = readFileSync(`${src}${folder}/zh-Hant.ts`, 'utf8');
    return [`src/${folder}/zh-Hans.ts`, simplifiedSource(folder, source)];
  }),
);
