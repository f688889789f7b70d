/** Runs after the manifest is made, and writes what editors and frameworks read. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {describedElements} from './described.mjs';
import {FRAMEWORKS} from './frameworks.mjs';
import {propsTypes} from './props.mjs';
import {cssData, htmlData} from './vscode.mjs';
import {webTypes} from './web-types.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const elements = describedElements();
const write = (file, text) => writeFileSync(`dist/${file}`, text);
// only tools read it; indentation would be a third of the file
const json = (value) => `${JSON.stringify(value)}\n`;

/** Where something is inherited from is said by name: with its path each time, that would be a tenth of the file. */
const inheritedByName = (key, value) => (key === 'inheritedFrom' ? {name: value.name} : value);
const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'), inheritedByName);
const classes = new Map(
  manifest.modules.flatMap(({declarations}) => declarations.map((one) => [one.name, one])),
);
/** What elements are made of: the elements, and what they inherit from. What an element uses inside is not told. */
const told = new Set([...classes.values()].filter(({customElement}) => customElement));
for (const {superclass, mixins = []} of told)
  for (const {name} of [superclass, ...mixins].filter(Boolean))
    if (classes.has(name)) told.add(classes.get(name));
const modules = manifest.modules
  .map((one) => ({...one, declarations: one.declarations.filter((each) => told.has(each))}))
  .filter(({declarations, path}) => declarations.length > 0 || path.endsWith('/define.js'));
write('custom-elements.json', json({...manifest, modules}));
write('vscode.html-custom-data.json', json(htmlData(elements)));
write('vscode.css-custom-data.json', json(cssData(elements)));
write('web-types.json', json(webTypes(elements, version)));

mkdirSync('dist/frameworks', {recursive: true});
write('frameworks/props.d.ts', propsTypes(elements));
for (const [name, types] of Object.entries(FRAMEWORKS)) {
  write(`frameworks/${name}.d.ts`, types);
  // an empty module, for projects that import it only for its types
  write(`frameworks/${name}.js`, 'export {};\n');
}
