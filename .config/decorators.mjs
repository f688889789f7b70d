/**
 * A rollup plugin: what tsc makes of decorators, in fewer bytes. `@property`, `@state` and `@query` become the call that
 * they make themselves; the helper for all others, which tsc writes into every module that has some, is there once.
 */
import MagicString from 'magic-string';

const HELPER = /^var __decorate = \(this && this\.__decorate\) \|\| (function .*?\n\});\n/s;
const MODULE = '\0decorate';
let helper = '';

const OPTIONS = {
  property: (options) => options,
  state: () => '{state: true}',
};

/** `__decorate([property({…})], MjTiles.prototype, "tiles", void 0)` as `MjTiles.createProperty("tiles", {…})`. */
function asCall(call, code) {
  const [{elements: decorators}, {object: owner, start, end}, {raw: name}] = call.arguments;
  const [{callee, arguments: given}] = decorators;
  if (decorators.length !== 1) return undefined;
  const texts = given.map((one) => code.slice(one.start, one.end));
  if (callee.name === 'query' && texts.length === 1) {
    const get = `get() { return this.renderRoot?.querySelector(${texts[0]}) ?? null; }`;
    return `Object.defineProperty(${code.slice(start, end)}, ${name}, {${get}, configurable: true, enumerable: true})`;
  }
  const options = OPTIONS[callee.name]?.(texts.join());
  if (options === undefined) return undefined;
  return `${owner.name}.createProperty(${[name, options].filter(Boolean).join()})`;
}

export const decorators = {
  name: 'decorators',
  resolveId: (id) => (id === MODULE ? id : null),
  load: (id) => (id === MODULE ? `export const __decorate = ${helper};` : null),
  transform(code) {
    const found = HELPER.exec(code);
    if (!found) return null;
    [, helper] = found;
    const edited = new MagicString(code);
    edited.update(0, found[0].length, `import {__decorate} from '${MODULE}';\n`);
    for (const {expression: call} of this.parse(code).body) {
      if (call?.callee?.name !== '__decorate') continue;
      const short = asCall(call, code);
      if (short) edited.update(call.start, call.end, short);
    }
    return {code: edited.toString(), map: edited.generateMap({hires: true})};
  },
};
