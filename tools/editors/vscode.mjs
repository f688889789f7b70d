/** Custom data of VS Code: tags and attributes for HTML, custom properties, parts and states for style sheets. */

/** @typedef {import('./described.mjs').Described} Described */

const list = (title, all) =>
  all.length ? `\n\n**${title}**\n${all.map((one) => `- ${code(one)}: ${one.description}`).join('\n')}` : '';
const code = ({name}) => (name ? `\`${name}\`` : 'text');

const attributeData = ({name, description, values, type}) => ({
  name,
  description,
  ...(values.length ? {values: values.map((value) => ({name: value}))} : {}),
  // present or absent: takes no value
  ...(type?.text === 'boolean' ? {valueSet: 'v'} : {}),
});

/** @param {readonly Described[]} elements */
export const htmlData = (elements) => ({
  version: 1.1,
  tags: elements.map(({tagName, description, attributes, events, slots}) => ({
    name: tagName,
    description: description + list('Slots', slots) + list('Events', events),
    attributes: attributes.map(attributeData),
  })),
});

/** Each name once; if elements describe it differently, all descriptions. */
function merged(elements, of, nameOf) {
  const said = new Map();
  for (const element of elements) {
    for (const {name, description} of of(element)) {
      const tags = said.get(nameOf(name)) ?? new Map();
      tags.set(description, [...(tags.get(description) ?? []), element.tagName]);
      said.set(nameOf(name), tags);
    }
  }
  return [...said].map(([name, tags]) => ({name, description: sentence(tags, elements.length)}));
}

function sentence(tags, all) {
  const everywhere = [...tags.values()].flat().length === all && tags.size === 1;
  return [...tags].map(([text, of]) => (everywhere ? text : `${of.join(', ')}: ${text}`)).join('\n');
}

/** @param {readonly Described[]} elements */
export const cssData = (elements) => ({
  version: 1.1,
  properties: merged(
    elements,
    ({cssProperties}) => cssProperties,
    (name) => name,
  ),
  pseudoElements: merged(
    elements,
    ({cssParts}) => cssParts,
    (name) => `::part(${name})`,
  ),
  pseudoClasses: merged(
    elements,
    ({cssStates}) => cssStates,
    (name) => `:state(${name})`,
  ),
});
