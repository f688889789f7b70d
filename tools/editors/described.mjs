/** The elements as dist/custom-elements.json describes them, with the values of their attributes. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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
  const valuesOf = literalValues(found);
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
        values: one.fieldName ? valuesOf(own, one.fieldName) : [],
      })),
      properties: members.filter(({kind, readonly}) => kind === 'field' && !readonly),
    }))
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

/**
 * Finds the literal types of a property. The manifest only names the type; the compiler knows what it consists of.
 * @returns {(element: Described, property: string) => string[]}
 */
function literalValues(elements) {
  const sourceOf = ({module}) => path.resolve('src', module.replace(/\.js$/, '.ts'));
  const {config} = ts.readConfigFile('src/tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, 'src');
  const program = ts.createProgram(elements.map(sourceOf), {...options, incremental: false, noEmit: true});
  const checker = program.getTypeChecker();

  return (element, property) => {
    const file = checker.getSymbolAtLocation(program.getSourceFile(sourceOf(element)));
    const found = checker.getExportsOfModule(file).find(({name}) => name === element.name);
    const member = checker.getDeclaredTypeOfSymbol(found).getProperty(property);
    const type = member && checker.getNonNullableType(checker.getTypeOfSymbol(member));
    const all = type?.isUnion() ? type.types : [type];
    return all.every((one) => one?.isStringLiteral()) ? all.map(({value}) => value) : [];
  };
}
