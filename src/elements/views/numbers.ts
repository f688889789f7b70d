/** Numbers that a view hands to its style sheet. */
import {noChange} from 'lit';
import {Directive, directive, type AttributePart, type DirectiveResult} from 'lit/directive.js';

/** Custom properties by name. */
type Numbers = Readonly<Record<`--_${string}`, number>>;

const textOf = (number: number): string => number.toFixed(2);

/**
 * Sets custom properties of an element by script, since a strict policy forbids style attributes. Where there is no
 * script, the attribute has the text of the declarations.
 */
class NumbersDirective extends Directive {
  private readonly last = new Map<string, string>();

  override render(numbers: Numbers): string {
    return Object.entries(numbers)
      .map(([name, number]) => `${name}: ${textOf(number)}`)
      .join('; ');
  }

  override update({element}: AttributePart, [numbers]: [Numbers]): typeof noChange {
    for (const [name, number] of Object.entries(numbers)) {
      const text = textOf(number);
      // to set a property again restyles all that inherits it
      if (this.last.get(name) === text) continue;
      this.last.set(name, text);
      element.style.setProperty(name, text);
    }
    return noChange;
  }
}

/** Custom properties of an element: `data-numbers=${numbers({'--_width': 14})}`. */
export const styleNumbers: (numbers: Numbers) => DirectiveResult = directive(NumbersDirective);
