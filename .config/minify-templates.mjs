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

/** The style sheets in this code are whole: an expression in one would be an error of its syntax. */
async function minifyCss(text) {
  const {code, warnings} = await transform(text, {loader: 'css', minify: true, target: 'esnext'});
  if (warnings.length) throw new Error(warnings[0].text);
  return code.trim();
}

/** White space becomes one space, never none: between words and tags it is seen. */
const minifyHtml = (text) => text.replace(BROKEN_LINE, ' ');

const MINIFIERS = {css: minifyCss, html: minifyHtml};

export const minifyTemplates = {
  name: 'minify-templates',
  async transform(code) {
    if (!TEMPLATE.test(code)) return null;
    const edited = new MagicString(code);
    for (const {tag, quasi} of templatesIn(this.parse(code))) {
      const minify = MINIFIERS[tag.name];
      for (const {start, end, value} of minify ? quasi.quasis : []) {
        const short = await minify(value.raw);
        if (short !== value.raw) edited.update(start, end, short);
      }
    }
    return {code: edited.toString(), map: edited.generateMap({hires: true})};
  },
};
