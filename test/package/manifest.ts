import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface Described {
  name: string;
  description?: string;
}

/** A class of dist/custom-elements.json. */
interface Declaration extends Described {
  tagName?: string;
  members?: (Described & {kind: string; inheritedFrom?: unknown})[];
  attributes?: Described[];
  events?: Described[];
  slots?: Described[];
  cssParts?: Described[];
  cssProperties?: Described[];
}

const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/custom-elements.json'), 'utf8'),
) as {modules: {path: string; declarations?: Declaration[]; exports: {kind: string; name: string}[]}[]};

/** Every tag that a module defines. */
export const definitions = manifest.modules.flatMap(({path: module, exports}) =>
  exports.filter(({kind}) => kind === 'custom-element-definition').map(({name}) => `${module} ${name}`),
);

/** Every element that is published. */
export const elements = manifest.modules
  .flatMap(({declarations = []}) => declarations)
  .filter((declaration): declaration is Declaration & {tagName: string} => declaration.tagName !== undefined);

export const tags = elements.map(({tagName}) => tagName);
