/** Renders the elements' Lit templates to text, without a DOM. */
import {nothing, type TemplateResult} from 'lit';
import {markup, ours, type Markup} from '../../share/markup.js';

/**
 * Draws the value of a directive; the views have one directive, which draws a tile.
 * @param values the arguments of the directive
 */
type Draw = (values: readonly unknown[]) => Markup;

/** An attribute whose value comes next: ` class="`, ` @click=`, ` ?hidden=`, ` .value=`. */
const ATTRIBUTE = /\s([.?@]?)([\w-]+)=("?)([^"<>]*)$/;

const isTemplate = (value: object): value is TemplateResult => '_$litType$' in value;
const isDirective = (value: object): value is {values: readonly unknown[]} => '_$litDirective$' in value;

/** A Lit template as markup, with all values escaped. `draw` makes the markup of directives. */
export const markupOf = (value: unknown, draw: Draw): Markup => ours(contentOf(value, draw));

function contentOf(value: unknown, draw: Draw): string {
  if (value === nothing || value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => contentOf(one, draw)).join('');
  if (typeof value !== 'object') return plain(value);
  if (isDirective(value)) return draw(value.values).text;
  return isTemplate(value) ? templateMarkup(value, draw) : '';
}

function templateMarkup({strings, values}: TemplateResult, draw: Draw): string {
  let text = '';
  /** Whether the next value continues an attribute in quotes. */
  let quoted = false;
  for (const [i, value] of values.entries()) {
    text += strings[i];
    if (quoted) quoted = !strings[i].includes('"');
    const found: RegExpExecArray | null | undefined = quoted ? undefined : ATTRIBUTE.exec(tagAt(text));
    if (quoted) {
      text += attributeText(value);
    } else if (found) {
      const [whole, kind, name, quote]: readonly string[] = found;
      if (kind || value === nothing) {
        text = text.slice(0, text.length - whole.length);
        if (kind === '?' && value) text += ` ${name}`;
      } else {
        text += quote ? attributeText(value) : `"${attributeText(value)}"`;
        quoted = quote !== '';
      }
    } else {
      text += contentOf(value, draw);
    }
  }
  return text + strings[values.length];
}

/** The tag that is still open at the end of a text; empty where there is none. */
const tagAt = (text: string): string => {
  const at = text.lastIndexOf('<');
  return at > text.lastIndexOf('>') ? text.slice(at) : '';
};

const attributeText = (value: unknown): string =>
  typeof value === 'symbol' || value === undefined || value === null ? '' : plain(value);

const plain = (value: unknown): string => markup`${String(value)}`.text;
