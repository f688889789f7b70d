/**
 * A rollup plugin: Lit without what only browsers need that the elements do not run in. Those that know `:state()` also
 * know adopted style sheets; nothing needs to be polyfilled, hydrated or counted by its version.
 */
const MODULE = /\/(lit-html|reactive-element|lit-element|css-tag)\.js$/;
const OF_LIT = /\/node_modules\/(?:lit-html|lit-element|@lit\/reactive-element)\//;

const SHEETS = `
  export class CSSResult {
    _$cssResult$ = true;
    constructor(cssText) {
      this.cssText = cssText;
    }
    get styleSheet() {
      if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
      return this.sheet;
    }
    toString() {
      return this.cssText;
    }
  }
  export const unsafeCSS = (text) => new CSSResult(String(text));
  export const css = (strings, ...values) =>
    new CSSResult(values.reduce((text, value, i) => text + value + strings[i + 1], strings[0]));
  export const adoptStyles = (root, styles) => {
    root.adoptedStyleSheets = styles.map((style) => style.styleSheet ?? style);
  };
  export const supportsAdoptingStyleSheets = true;
  export const getCompatibleStyle = (style) => style;`;

const POLYFILLS = [/\w\.\w+PolyfillSupport\b/, 'void 0'];
const VERSIONS = [/\(\w\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, 'void 0'];
const CUTS = {
  'lit-html': [POLYFILLS, VERSIONS],
  'lit-element': [POLYFILLS, VERSIONS, [/\w\.litElementHydrateSupport\?\.\(\{.*?\}\)/, 'void 0']],
  'reactive-element': [
    POLYFILLS,
    VERSIONS,
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    // decorators are calls of createProperty here
    [/const \w=this\[Symbol\.metadata\];.*?(?=this\._\$\w+=new Map)/, ''],
  ],
};

export const slimLit = {
  name: 'slim-lit',
  transform(code, id) {
    const [, name] = (OF_LIT.test(id) && MODULE.exec(id)) || [];
    if (!name) return null;
    if (name === 'css-tag') return {code: SHEETS, map: {mappings: ''}};
    let short = code;
    for (const [what, instead] of CUTS[name]) {
      if (!what.test(short)) throw new Error(`${id} has no ${what}`);
      short = short.replace(what, instead);
    }
    return {code: short, map: null};
  },
};
