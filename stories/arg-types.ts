/** Makes Storybook's tables and controls from the documentation of an element. */
import type {ArgTypes, InputType} from 'storybook/internal/types';
import {LANGS} from '../src/core/game/names.js';
import type {AttributeMeta, ElementMeta} from '../src/elements/meta.js';
import {METAS} from '../src/elements/metas.js';
import {elementOf, type Attribute, type Declaration, type Named} from './manifest.js';

const typeOf = ({type}: Named): string => (type?.text ?? '').replace(/ \| undefined$/, '');

function controlOf(
  type: string,
  {words, isList}: AttributeMeta = {},
): Pick<InputType, 'control' | 'options'> {
  if (words && !isList) return {control: {type: 'select'}, options: [...words]};
  return {control: {type: type === 'boolean' || type === 'number' ? type : 'text'}};
}

function rowOf(named: Named, category: string): InputType {
  const {name, description} = named;
  const type = typeOf(named);
  return {
    name,
    description,
    control: false,
    table: {
      category,
      ...(type && {type: {summary: type}}),
      ...(named.default !== undefined && {defaultValue: {summary: named.default}}),
    },
  };
}

const attributeRow = (attribute: Attribute, meta?: AttributeMeta): [string, InputType] => [
  attribute.fieldName ?? attribute.name,
  {...rowOf(attribute, 'attributes'), ...controlOf(typeOf(attribute), meta)},
];

const metas: Readonly<Record<string, ElementMeta | undefined>> = METAS;

/**
 * Rows without a control. Their keys differ from those of attributes, since a part and an attribute may have the same
 * name.
 */
const toldRows = (category: string, named: readonly Named[] = []): [string, InputType][] =>
  named.map((one) => [`${category}: ${one.name}`, rowOf(one, category)]);

const LANG: InputType = {
  name: 'lang',
  description: 'The language of the words; by default that of the page.',
  control: {type: 'select'},
  options: [...LANGS],
  table: {category: 'attributes', type: {summary: 'string'}},
};

function rowsOf(declaration: Declaration): [string, InputType][] {
  const {attributes = [], members = [], events, slots, cssProperties = [], cssParts, cssStates} = declaration;
  const properties = members.filter(({kind, attribute}) => kind === 'field' && attribute === undefined);
  return [
    ...attributes.map((one) => attributeRow(one, metas[declaration.tagName]?.attributes[one.name])),
    ['lang', LANG],
    ...toldRows('properties', properties),
    ...toldRows(
      'methods',
      members.filter(({kind}) => kind === 'method'),
    ),
    ...toldRows('events', events),
    ...toldRows('slots', slots),
    ...cssProperties.map((one): [string, InputType] => [
      one.name,
      {...rowOf(one, 'css properties'), control: {type: 'text'}},
    ]),
    ...toldRows('css parts', cssParts),
    ...toldRows('css states', cssStates),
  ];
}

/** A row for each documented item of an element, with a control for those that can be set. */
export function argTypesOf(tag: string): ArgTypes | null {
  const declaration = elementOf(tag);
  return declaration ? Object.fromEntries(rowsOf(declaration)) : null;
}

/** The purpose of an element, and how a page imports it. */
export function descriptionOf(tag: string): string {
  const {description = ''} = elementOf(tag) ?? {};
  return `${description}

\`\`\`js
import 'mahjong-elements/elements/${tag}/define.js';
\`\`\`

Or without a bundler, a script that fetches each element that a page has:

\`\`\`html
<script type="module" src="mahjong/cdn/mahjong.js"></script>
\`\`\``;
}
