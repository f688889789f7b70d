/** From the controls of Storybook to the element of a story. */
import {html, nothing, type TemplateResult} from 'lit';
import {Directive, PartType, directive, type ChildPart, type PartInfo} from 'lit/directive.js';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import type {DecoratorFunction, ArgsStoryFn} from 'storybook/internal/types';
import type {WebComponentsRenderer} from '@storybook/web-components-vite';
import {argTypesOf} from './arg-types.js';

type Args = Readonly<Record<string, unknown>>;

/** What an attribute may be set to. */
type Value = string | number | boolean | null | undefined;

const isValue = (value: unknown): value is Value =>
  value === null || !/^(object|function)$/.test(typeof value);

/** The attribute that an arg stands for; undefined where it is something else. */
function attributeOf(element: Element, key: string): string | undefined {
  if (key === 'lang') return key;
  const {elementProperties} = element.constructor as unknown as {
    elementProperties?: ReadonlyMap<PropertyKey, {readonly attribute?: string | boolean}>;
  };
  const declared = elementProperties?.get(key);
  if (!declared)
    return argTypesOf(element.localName)?.[key]?.table?.category === 'attributes' ? key : undefined;
  const {attribute = true} = declared;
  if (attribute === true) return key.toLowerCase();
  return attribute === false ? undefined : attribute;
}

function setAttribute(element: Element, key: string, attribute: string, value: Value): void {
  const isNone = value === undefined || value === null || value === '' || value === false;
  if (isNone) {
    element.removeAttribute(attribute);
    // what is on by default is turned off in words
    if (value === false && Reflect.get(element, key) === true) element.setAttribute(attribute, 'off');
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/** What has been set on an element: an arg that a reader resets may no longer be there at all. */
const applied = new WeakMap<Element, Set<string>>();

/**
 * Checks that a story whose markup is its own says what its controls say. Otherwise the controls would put another hand
 * in its place.
 */
function checkMarkup(element: Element, args: Args): void {
  const drawn = element.cloneNode() as Element;
  for (const [key, value] of Object.entries(args)) {
    const attribute = attributeOf(element, key);
    // the language may be said further out
    if (!attribute || !isValue(value) || value === undefined || key === 'lang') continue;
    setAttribute(drawn, key, attribute, value);
    const [own, wanted] = [element, drawn].map((each) => each.getAttribute(attribute));
    if (own === wanted) continue;
    throw new Error(
      `<${element.localName}>: the markup of the story has ${attribute}=${own}, its args ${key}: ${String(value)}`,
    );
  }
}

/** Sets attributes, properties and custom properties as the controls have them. */
function apply(element: HTMLElement, args: Args): void {
  const said = Object.keys(args).filter((key) => args[key] !== undefined);
  const keys = new Set([...(applied.get(element) ?? []), ...said]);
  applied.set(element, keys);
  for (const key of keys) {
    const value = args[key];
    const attribute = attributeOf(element, key);
    if (key.startsWith('--')) element.style.setProperty(key, typeof value === 'string' ? value : null);
    else if (attribute && isValue(value)) setAttribute(element, key, attribute, value);
    else if (key in element && value !== undefined) Reflect.set(element, key, value);
  }
}

/** Stands behind a story and wires the first element of a kind in it. */
class Wire extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.CHILD) throw new TypeError('stands behind a story');
  }

  override render(_tag: string, _args: Args, _agrees: boolean): typeof nothing {
    return nothing;
  }

  override update(
    part: ChildPart,
    [tag, args, agrees]: [tag: string, args: Args, agrees: boolean],
  ): typeof nothing {
    // at the first time the story is still in a fragment
    const root = part.startNode?.parentNode;
    const element =
      root instanceof Element || root instanceof DocumentFragment ? root.querySelector(tag) : null;
    if (!(element instanceof HTMLElement)) return nothing;
    if (agrees && !applied.has(element)) checkMarkup(element, args);
    apply(element, args);
    return nothing;
  }
}
const wire = directive(Wire);

const isUntouched = (args: Args, initial: Args): boolean =>
  Object.entries(args).every(([name, value]) => value === initial[name]);

/**
 * Every control of a story sets what it is called after, whatever the story renders. As long as no control was moved,
 * markup that a story wrote itself must agree with its args.
 */
export const wired: DecoratorFunction<WebComponentsRenderer> = (
  story,
  {component, args, initialArgs, originalStoryFn},
) =>
  typeof component === 'string'
    ? html`${story()}${wire(component, args, originalStoryFn !== alone && isUntouched(args, initialArgs))}`
    : story();

/** A story that says nothing else: the element alone. */
export const alone: ArgsStoryFn<WebComponentsRenderer> = (_, {component}): TemplateResult => {
  if (typeof component !== 'string') throw new TypeError('a story without a component has to render');
  const tag = unsafeStatic(component);
  return staticHtml`<${tag}></${tag}>`;
};
