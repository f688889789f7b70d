/** Makes markup from templates; no other code makes markup from text. Values are escaped, unless they are `Markup`. */
import {escapeHtml} from './escape.js';

/** Markup made by this module, and so safe. */
class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}
export type {Markup};

/** Empty markup. */
export const NOTHING = new Markup('');

/** Values of a template: text and numbers are escaped, markup stays unchanged. */
export type TemplateValue = string | number | Markup | readonly Markup[];

const written = (content: TemplateValue): string => {
  if (content instanceof Markup) return content.text;
  return typeof content === 'object' ? content.map(({text}) => text).join('') : escapeHtml(String(content));
};

/** Makes markup from a template. Values are escaped; they may stand between tags and in quoted attributes. */
export const markup = (template: TemplateStringsArray, ...contents: readonly TemplateValue[]): Markup =>
  new Markup(String.raw({raw: template}, ...contents.map(written)));

/** Attributes with a space before each; unknown names are dropped with their values. */
export const attributes = (given: readonly (readonly [name: string, value: string])[]): Markup => {
  const named = given.filter(([name]) => /^[a-z][a-z-]*$/.test(name) && !name.startsWith('on'));
  return new Markup(named.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join(''));
};

/** Pieces with the same markup between each two of them. */
export const joinMarkup = (pieces: readonly Markup[], between: Markup): Markup =>
  new Markup(pieces.map(({text}) => text).join(between.text));

/** Treats text as markup: for templates and style sheets of this package, never for text that somebody has typed. */
export const ours = (text: string): Markup => new Markup(text);
