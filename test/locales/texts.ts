/** The words of all languages, read from the source files: each text with its place. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {LANGS, type Lang} from '../../src/core/game/names.js';

const root = path.join(import.meta.dirname, '../../src');

/** A text in a source file, and its place; inserted values are `${}`. */
export interface Text {
  readonly at: string;
  readonly text: string;
  /** Whether it is the whole text, and not a piece of a longer one. */
  readonly whole: boolean;
}

/** Which parameters a word uses: `sets(0,1)`. */
type Taken = Readonly<Record<string, readonly number[]>>;

interface Words {
  readonly texts: readonly Text[];
  readonly taken: Taken;
}

/** All files that hold the words of a language: `locales/en.ts`, `rules/mcr/names/en.ts` … */
export function filesOf(lang: Lang): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith(`/${lang}.ts`))
    .sort();
}

/** Properties whose values people do not read as words: imports, pinyin or kana, the language itself. */
const UNREAD = new Set(['reading', 'lang']);

/** The name of a property, from the outermost in. */
const nameOf = ({name}: ts.PropertyAssignment): string => name.getText().replace(/^'|'$/g, '');

/** The texts of a file, and which parameters its functions use. */
function wordsOf(file: string): Words {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: Text[] = [];
  const taken: Record<string, number[]> = {};
  const visit = (node: ts.Node, at: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isComputedPropertyName(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return;
    if (ts.isElementAccessExpression(node) || ts.isBinaryExpression(node)) {
      node.forEachChild((child) => {
        if (!ts.isStringLiteral(child)) visit(child, at);
      });
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      if (UNREAD.has(nameOf(node))) return;
      visit(node.initializer, `${at}.${nameOf(node)}`);
      return;
    }
    if (ts.isArrowFunction(node) && at !== file) {
      const used = new Set<string>();
      const uses = (inner: ts.Node): void => {
        if (ts.isIdentifier(inner)) used.add(inner.text);
        inner.forEachChild(uses);
      };
      uses(node.body);
      taken[at] ??= node.parameters.flatMap(({name}, i) =>
        name
          .getText()
          .match(/\p{ID_Start}\p{ID_Continue}*/gu)
          ?.some((one) => used.has(one))
          ? [i]
          : [],
      );
    }
    const {parent} = node;
    const whole = node !== source && (ts.isPropertyAssignment(parent) || ts.isArrowFunction(parent));
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      texts.push({at, text: node.text, whole});
    if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({literal}) => '${}' + literal.text).join('');
      texts.push({at, text, whole});
    }
    node.forEachChild((child) => {
      visit(child, at);
    });
  };
  visit(source, file);
  return {texts, taken};
}

/** The words of each file, by language. */
export const words = Object.fromEntries(
  LANGS.map((lang) => [lang, filesOf(lang).map((file) => [file, wordsOf(file)] as const)]),
) as Record<Lang, (readonly [string, Words])[]>;

/** All texts of a language. */
export const textsOf = (lang: Lang): Text[] => words[lang].flatMap(([, {texts}]) => texts);

/** The texts of a language that match, with their places. */
export const saying = (lang: Lang, what: RegExp, texts = textsOf(lang)): string[] =>
  texts.filter(({text}) => what.test(text)).map(({at, text}) => `${at}: ${text}`);
