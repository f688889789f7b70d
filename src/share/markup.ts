/**
 * Writes markup; nothing else makes markup from text. Templates are ours. Values are escaped, unless they are markup
 * that was made here.
 */
import {escapeHtml} from './escape.js';

/** Markup that was made here, and so is safe. */
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

/** Makes markup from a template. Values are escaped; they may stand between tags and in quoted attributes. */
export const markup = (template: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(String.raw({raw: template}, ...contents.map(written)));

/** Attributes with a space before each; unknown names are dropped with their values. */
export const attributes = (given: readonly (readonly [name: string, value: string])[]): Markup => {
  const named = given.filter(([name]) => /^[a-z][a-z-]*$/.test(name) && !name.startsWith('on'));
  return new Markup(named.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join(''));
};

/** Pieces with the same markup between any two of them. */
export const joined = (pieces: readonly Markup[], between: Markup): Markup =>
  new Markup(pieces.map(({text}) => text).join(between.text));

/** Takes text for markup: for our own templates and style sheets, never for what somebody has typed. */
export const ours = (text: string): Markup => new Markup(text);
