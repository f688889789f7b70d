/** The elements as dist/custom-elements.json describes them, with the values of their attributes. */
import {readFileSync} from 'node:fs';
import {ELEMENTS} from '../elements/list.mjs';

/**
 * @typedef {{name: string, description?: string, default?: string, type?: {text: string}}} Named
 * @typedef {Named & {fieldName?: string, values: string[]}} Attribute `fieldName`: the property, where it is one too;
 *   `values`: empty where it may be anything
 * @typedef {{
 *   tagName: string, name: string, description: string, module: string, attributes: Attribute[],
 *   properties: Named[], events: Named[], slots: Named[], cssProperties: Named[], cssParts: Named[], cssStates: Named[],
 * }} Described `name` is the class, `module` the path of its JavaScript in dist/; `properties` can be set
 */

/** @returns {Described[]} */
export function describedElements() {
  const {modules} = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const found = modules.flatMap(({path: at, declarations = []}) =>
    declarations.filter(({tagName}) => tagName).map((own) => ({...own, module: at.replace(/^dist\//, '')})),
  );
  return found
    .map(({members = [], attributes = [], ...own}) => ({
      events: [],
      slots: [],
      cssProperties: [],
      cssParts: [],
      cssStates: [],
      ...own,
      attributes: attributes.map((one) => ({
        ...one,
        values: valuesOf(own.tagName, one.name),
      })),
      properties: members.filter(({kind, readonly}) => kind === 'field' && !readonly),
    }))
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

const metas = new Map(ELEMENTS.map(({tag, meta}) => [tag, meta]));

/** The words that an attribute takes one of. */
function valuesOf(tag, attribute) {
  const {words = [], isList} = metas.get(tag)?.attributes[attribute] ?? {};
  return isList ? [] : words;
}
