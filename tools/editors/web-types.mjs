/** Web-types: descriptions of the elements for JetBrains editors. */

/** @typedef {import('./described.mjs').Described} Described */

const named = ({name, description, default: value}) => ({
  name,
  description,
  ...(value ? {default: value} : {}),
});

const attribute = (own) => ({...named(own), value: {type: typeOf(own)}});

/** The type without `undefined`: an attribute may always be left out. */
const typeOf = ({values = [], type}) =>
  values.length
    ? values.map((value) => `'${value}'`).join(' | ')
    : (type?.text ?? 'string').replace(' | undefined', '');

const typed = (own) => ({...named(own), type: typeOf(own)});

/**
 * @param {readonly Described[]} elements
 * @param {string} version the package's
 */
export const webTypes = (elements, version) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'mahjong-elements',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {html: {elements: elements.map(element)}},
});

const element = ({tagName, name, module, description, attributes, properties, events, slots, ...css}) => ({
  name: tagName,
  description,
  source: {module: `mahjong-elements/${module}`, symbol: name},
  attributes: attributes.map(attribute),
  slots: slots.map(named),
  js: {properties: properties.map(typed), events: events.map(typed)},
  css: {
    properties: css.cssProperties.map(named),
    parts: css.cssParts.map(named),
    'pseudo-classes': css.cssStates.map((own) => ({...named(own), name: `state(${own.name})`})),
  },
});
