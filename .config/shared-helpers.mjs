/** A rollup plugin: tsc writes its helper for decorators into every module that has some; a bundle needs it once. */
import MagicString from 'magic-string';

const HELPER = /^var __decorate = \(this && this\.__decorate\) \|\| (function .*?\n\});\n/s;
const MODULE = '\0decorate';
let helper = '';

export const sharedHelpers = {
  name: 'shared-helpers',
  resolveId: (id) => (id === MODULE ? id : null),
  load: (id) => (id === MODULE ? `export const __decorate = ${helper};` : null),
  transform(code) {
    const found = HELPER.exec(code);
    if (!found) return null;
    [, helper] = found;
    const edited = new MagicString(code);
    edited.update(0, found[0].length, `import {__decorate} from '${MODULE}';\n`);
    return {code: edited.toString(), map: edited.generateMap({hires: true})};
  },
};
