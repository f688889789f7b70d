/** What the pages for frames share: the address says language and colours, and what is shown. */
import {tellHeight} from './height.js';

/** Parameters of the page, not of the element in it. */
export const OF_PAGE: readonly string[] = ['lang', 'theme'];

/** Attributes that are on unless they say that they are not: `index=false`. */
const SWITCHES: readonly string[] = ['index', 'numbers', 'editable'];

/** The parameters of the address. */
export const given = new URLSearchParams(location.search);

/** The language of the page. */
export const lang = given.get('lang') ?? navigator.language;

/** The parameters that are attributes of the element, by name. */
export const attributesNamed = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      const isOff = SWITCHES.includes(name) && value === 'false';
      return value === null || isOff || OF_PAGE.includes(name) ? [] : [[name, value]];
    }),
  );

/**
 * Puts an element into the page, and tells the page around how high it is.
 * @param title of the page, where the address says something
 */
export function fillPage(element: HTMLElement, title: string): void {
  const root = document.documentElement;
  const theme = given.get('theme');
  root.lang = lang;
  if (theme) root.dataset.theme = theme;
  document.title = title || document.title;
  document.body.append(element);
  tellHeight();
}

/** What is shown where the address says nothing: how it is called. */
export function usage(query: string): HTMLElement {
  const code = document.createElement('code');
  code.textContent = query;
  return code;
}
