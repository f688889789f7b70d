/** A rollup plugin: css`…` without comments and indentation, html`…` with one space where lines were broken. */
import {transform} from 'esbuild';
import MagicString from 'magic-string';

const TEMPLATE = /\b(?:css|html) *`/;
const BROKEN_LINE = /\s*\n\s*/g;

/** Every tagged template below a node of a syntax tree. */
function* templatesIn(node) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression') yield node;
  for (const child of Object.values(node)) yield* templatesIn(child);
}

/** Replaces an expression while a style sheet is minified: a name that is valid wherever a value is. */
const placeholder = (i) => `mj-expression-${i}-`;
const PLACEHOLDER = /mj-expression-\d+-/;

/** A text as a template has it: of `\203a`, an escape of CSS, a template would make nothing at all. */
const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

async function minifyCss(pieces) {
  const text = pieces.map(({cooked}) => cooked).reduce((before, piece, i) => before + placeholder(i) + piece);
  const {code, warnings} = await transform(text, {loader: 'css', minify: true, target: 'esnext'});
  if (warnings.length) throw new Error(warnings[0].text);
  const short = code.trim().split(PLACEHOLDER);
  if (short.length !== pieces.length) throw new Error('an expression in a style sheet was lost');
  return short.map(escaped);
}

/** Shrinks white space to one space, never to nothing: between words and tags it is visible. */
const minifyHtml = (pieces) => pieces.map(({raw}) => raw.replace(BROKEN_LINE, ' '));

const MINIFIERS = {css: minifyCss, html: minifyHtml};

export const minifyTemplates = {
  name: 'minify-templates',
  async transform(code) {
    if (!TEMPLATE.test(code)) return null;
    const edited = new MagicString(code);
    for (const {tag, quasi} of templatesIn(this.parse(code))) {
      const minify = MINIFIERS[tag.name];
      if (!minify) continue;
      const short = await minify(quasi.quasis.map(({value}) => value));
      quasi.quasis.forEach(({start, end, value}, i) => {
        if (short[i] !== value.raw) edited.update(start, end, short[i]);
      });
    }
    return {code: edited.toString(), map: null};
  },
};
