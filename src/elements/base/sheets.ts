/** Style sheets of elements. A constructed sheet works only in the document that made it. */
import {adoptStyles, type CSSResult, type CSSResultOrNative} from 'lit';
import {unhidden} from '../../controllers/unhidden.js';

/** Copies made for other documents, such as those of frames. */
const copies = new WeakMap<Document, Map<unknown, CSSStyleSheet>>();

/** Gives an element the style sheets of the page; in another document, copies made for that document. */
export function adoptSheets(host: Element, styles: CSSResultOrNative[]): ShadowRoot {
  const {ownerDocument} = host;
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const Sheet = unhidden(ownerDocument, 'defaultView')?.CSSStyleSheet;
  if (Sheet === CSSStyleSheet) adoptStyles(root, styles);
  else if (Sheet) {
    const made = copies.get(ownerDocument) ?? new Map<unknown, CSSStyleSheet>();
    const sheet = made.get(styles) ?? new Sheet();
    if (!made.has(styles)) sheet.replaceSync(styles.map((style) => (style as CSSResult).cssText).join('\n'));
    copies.set(ownerDocument, made.set(styles, sheet));
    root.adoptedStyleSheets = [sheet];
  }
  return root;
}
