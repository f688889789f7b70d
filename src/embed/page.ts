/** Shared code of the pages for frames: the address sets language and colours, and what is shown. */
import {tellHeight} from './height.js';
import {keepToFolder} from './policy.js';
import {unhidden} from '../controllers/unhidden.js';

/** Parameters for the page, not for the element in it. */
export const OF_PAGE: readonly string[] = ['lang', 'theme'];

/** Attributes that are on by default: `index=false` turns one off. */
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
 * Puts an element into the page, and reports its height to the page around.
 * @param title title of the page, where the address names something to show
 */
export function fillPage(element: HTMLElement, title: string): void {
  keepToFolder();
  const root = unhidden(document, 'documentElement');
  const theme = given.get('theme');
  root.lang = lang;
  if (theme) root.dataset.theme = theme;
  document.title = title || document.title;
  unhidden(document, 'body').append(element);
  tellHeight();
}

/** The text of a page whose address names nothing to show: how to call it. */
export function usage(query: string): HTMLElement {
  const code = unhidden(document, 'createElement')('code');
  code.textContent = query;
  return code;
}
