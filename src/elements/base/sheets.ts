/** Style sheets of elements. A constructed sheet works only in the document that made it. */
import {adoptStyles, type CSSResult, type CSSResultOrNative} from 'lit';
import {unhidden} from '../../controllers/unhidden.js';
import {oncePerPair} from '../../core/situation/once-per.js';

/** Gives an element the style sheets of the page; in another document, copies made for that document. */
export function adoptSheets(host: Element, styles: CSSResultOrNative[]): ShadowRoot {
  const {ownerDocument} = host;
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const Sheet = unhidden(ownerDocument, 'defaultView')?.CSSStyleSheet;
  if (Sheet === CSSStyleSheet) adoptStyles(root, styles);
  else if (Sheet) root.adoptedStyleSheets = [copies(Sheet, styles)];
  return root;
}

/** Copies made for other documents, such as those of frames. */
const copies = oncePerPair((Sheet: typeof CSSStyleSheet, styles: CSSResultOrNative[]): CSSStyleSheet => {
  const sheet = new Sheet();
  sheet.replaceSync(styles.map((style) => (style as CSSResult).cssText).join('\n'));
  return sheet;
});
