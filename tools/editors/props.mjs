/** Types of what frameworks may pass to an element: attributes, properties and events. */

/** @typedef {import('./described.mjs').Described} Described */

const HEAD = `/** What a template may hand to each element; the types are those of the elements themselves. */
import '../elements/base/events.js';
`;

const comment = (text = '', indent = '  ') =>
  text.includes('\n')
    ? `${indent}/**\n${text
        .split('\n')
        .map((line) => `${indent} * ${line}`.trimEnd())
        .join('\n')}\n${indent} */\n`
    : `${indent}/** ${text} */\n`;

const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/** The type of an attribute; one without a property has the type from its documentation. */
const typeOf = ({property, type}, name) => (property ? `${name}['${property}']` : type.text);

/** Attributes, and those properties whose names are not attributes. */
function props({name, attributes, properties}) {
  const written = attributes.map((own) => ({...own, property: own.fieldName}));
  const set = properties.map((own) => ({...own, property: own.name}));
  const all = new Map([...written, ...set].map((own) => [own.name, own]));
  return [...all.values()].map(
    (own) => `${comment(own.description)}  ${key(own.name)}?: ${typeOf(own, name)} | null;\n`,
  );
}

const events = ({events: own}) =>
  own.map(
    ({name, description}) => `${comment(description)}  ${key(name)}: HTMLElementEventMap['${name}'];\n`,
  );

/** @param {readonly Described[]} elements */
export const propsTypes = (elements) =>
  [
    HEAD,
    ...elements.map(({name, module}) => `import type {${name}} from '../${module}';\n`),
    ...elements.flatMap((own) => [
      `\n${comment(own.description, '')}export interface ${own.name}Props {\n${props(own).join('')}}\n`,
      `\nexport interface ${own.name}Events {\n${events(own).join('')}}\n`,
    ]),
    table('Elements', 'The class of each tag.', elements, ({name}) => name),
    table('Props', 'What each tag takes.', elements, ({name}) => `${name}Props`),
    table('Events', 'What each tag fires.', elements, ({name}) => `${name}Events`),
    table('Attributes', 'The attributes of each tag.', elements, ({attributes}) => {
      const names = attributes.map((own) => `'${own.name}'`);
      return names.length ? names.join(' | ') : 'never';
    }),
  ].join('');

const table = (name, says, elements, type) =>
  `\n/** ${says} */\nexport interface ${name} {\n${elements.map((own) => `  '${own.tagName}': ${type(own)};\n`).join('')}}\n`;
