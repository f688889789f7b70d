/**
 * The writer of markup: nothing else makes markup from text. What stands in the template is ours; what is put into it is
 * text, and means itself, unless it has been written here before.
 */
import {escapeHtml} from './escape.js';

/** Markup that has been written here. */
class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}
export type {Markup};

/** No markup. */
export const NOTHING = new Markup('');

/** What can be put into a template: text and numbers are escaped, markup stays as it is. */
export type Content = string | number | Markup | readonly Markup[];

const written = (content: Content): string => {
  if (content instanceof Markup) return content.text;
  return typeof content === 'object' ? content.map(({text}) => text).join('') : escapeHtml(String(content));
};

/** Markup of a template; text in it is escaped, for between tags and for attributes in quotes. */
export const markup = (template: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(String.raw({raw: template}, ...contents.map(written)));

/** Attributes with a space before each; a name that is none of ours is left out with its value. */
export const attributes = (given: readonly (readonly [name: string, value: string])[]): Markup => {
  const named = given.filter(([name]) => /^[a-z][a-z-]*$/.test(name) && !name.startsWith('on'));
  return new Markup(named.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join(''));
};

/** Pieces with the same markup between any two of them. */
export const joined = (pieces: readonly Markup[], between: Markup): Markup =>
  new Markup(pieces.map(({text}) => text).join(between.text));

/** Markup that one of our own templates has made, and style sheets of ours: never anything that somebody has typed. */
export const ours = (text: string): Markup => new Markup(text);
