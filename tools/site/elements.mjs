/** The pages of the elements: from the manifest, from what is said of each beside its class, and from the examples. */
import {readFileSync} from 'node:fs';
import {METAS as metas} from '../../.build/elements/metas.js';
import {EXAMPLES} from './examples.mjs';
import {code, escape, inline, live, slugOf, table} from './html.mjs';
import {editor} from './playground.mjs';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));

const elements = manifest.modules
  .flatMap(({declarations = []}) => declarations)
  .filter(({tagName}) => tagName)
  .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));

/** Attributes that at least this many elements share are told once. */
const SHARED = 7;
const counts = new Map();
for (const {attributes = []} of elements)
  for (const {name} of attributes) counts.set(name, (counts.get(name) ?? 0) + 1);
const isCommon = ({name}) => counts.get(name) >= SHARED;

const c = (text) => `<code>${escape(text)}</code>`;

/** The words that an attribute takes, and where nothing says them its type. */
function allowed(tag, {name, type}) {
  const {words, least, isList} = metas[tag]?.attributes?.[name] ?? {};
  if (words) return words.map(c).join(' ') + (isList ? ' (several)' : '');
  if (least !== undefined) return `a number from ${least}`;
  const said = type?.text?.replace(/\s*\|\s*undefined/g, '') ?? 'string';
  return said === 'boolean' ? 'present or not' : said === 'string' ? 'text' : c(said);
}

const described = (element, attribute) =>
  attribute.description ?? element.members?.find(({name}) => name === attribute.fieldName)?.description ?? '';

const attributeRows = (element, attributes) =>
  attributes.map((attribute) => [
    `<span id="${slugOf(attribute.name)}">${c(attribute.name)}</span>`,
    inline(described(element, attribute)),
    allowed(element.tagName, attribute),
    attribute.default ? c(attribute.default) : '',
  ]);

const HEADS = ['attribute', 'meaning', 'values', 'default'];
const section = (title, html) => (html ? `<h2 id="${slugOf(title)}">${title}</h2>\n${html}` : '');

/** Fields and methods that a program uses, without those that are attributes. */
function members({members: all = [], attributes = []}) {
  const mirrored = new Set(attributes.map(({fieldName}) => fieldName));
  const open = all.filter(
    ({privacy, name, static: isStatic}) => !privacy && !isStatic && /^[a-z]/.test(name),
  );
  return {
    fields: open.filter(({kind, name}) => kind === 'field' && !mirrored.has(name)),
    methods: open.filter(({kind}) => kind === 'method'),
  };
}

function page(element) {
  const {
    tagName,
    description = '',
    attributes = [],
    events = [],
    slots = [],
    cssParts = [],
    cssProperties = [],
  } = element;
  const {examples, pitfalls} = EXAMPLES[tagName];
  const own = attributes.filter((one) => !isCommon(one));
  const common = attributes.filter(isCommon);
  const {fields, methods} = members(element);
  const shared = common
    .map(({name}) => `<a href="/elements/common/#${slugOf(name)}">${c(name)}</a>`)
    .join(', ');
  return [
    `<h1>${c(`<${tagName}>`)}</h1>`,
    `<p>${inline(description)}</p>`,
    ...examples.map(([title, html]) => `<h2 id="${slugOf(title)}">${inline(title)}</h2>\n${live(html)}`),
    section('Editor', editor(examples[0][1])),
    section('Pitfalls', `<ul>${pitfalls.map((one) => `<li>${inline(one)}</li>`).join('')}</ul>`),
    section(
      'Attributes',
      table(HEADS, attributeRows(element, own)) + (shared ? `<p>And the common ones: ${shared}.</p>` : ''),
    ),
    section(
      'Properties',
      table(
        ['property', 'meaning', 'type'],
        fields.map(({name, description: said, type}) => [
          c(name),
          inline(said ?? ''),
          type?.text ? c(type.text) : '',
        ]),
      ),
    ),
    section(
      'Methods',
      table(
        ['method', 'meaning'],
        methods.map(({name, description: said, parameters = []}) => [
          c(`${name}(${parameters.map((one) => one.name).join(', ')})`),
          inline(said ?? ''),
        ]),
      ),
    ),
    section(
      'Events',
      table(
        ['event', 'when', 'type with its detail'],
        events.map(({name, description: said, type}) => [
          c(name),
          inline(said ?? ''),
          type?.text ? c(type.text) : '',
        ]),
      ),
    ),
    section(
      'Parts',
      table(
        ['part', 'meaning'],
        cssParts.map(({name, description: said}) => [c(name), inline(said ?? '')]),
      ),
    ),
    section(
      'Slots',
      table(
        ['slot', 'content'],
        slots.map(({name, description: said}) => [name ? c(name) : 'the text', inline(said ?? '')]),
      ),
    ),
    section(
      'CSS properties',
      table(
        ['property', 'meaning', 'default'],
        cssProperties.map(({name, description: said, default: given}) => [
          c(name),
          inline(said ?? ''),
          given ? c(given) : '',
        ]),
      ),
    ),
    section('In a program', code(`import 'mahjong-elements/elements/${tagName}/define.js';`, 'js')),
  ].join('\n');
}

function commonPage() {
  const seen = new Map();
  for (const element of elements)
    for (const attribute of (element.attributes ?? []).filter(isCommon))
      if (!seen.has(attribute.name)) seen.set(attribute.name, [element, attribute]);
  const rows = [...seen.values()].flatMap(([element, attribute]) => attributeRows(element, [attribute]));
  return `<h1>Common attributes</h1>\n<p>Most elements have these. The page of each element names those that it has.</p>\n${table(HEADS, rows.sort())}`;
}

const first = (text = '') => text.split(/(?<=\.)\s/)[0];

const index = () =>
  `<h1>Elements</h1>\n<p>Each takes its data from its own attributes; if it has none, from the element that <code>for</code> names; otherwise from the nearest <code>&lt;mj-example&gt;</code>. <a href="/elements/common/">Common attributes</a> are told once.</p>\n${table(
    ['element', 'what it is'],
    elements.map(({tagName, description}) => [
      `<a href="/elements/${tagName}/">${c(`<${tagName}>`)}</a>`,
      inline(first(description)),
    ]),
  )}`;

/** All pages of elements: address, title, content. */
export const elementPages = () => [
  ['/elements/', 'Elements', index()],
  ['/elements/common/', 'Common attributes', commonPage()],
  ...elements.map((element) => [`/elements/${element.tagName}/`, `<${element.tagName}>`, page(element)]),
];
