/** The text of a ledger as it stands in a page. */
import {isSilent} from '../inside.js';

/** Elements after which a line ends: an editor may have put them there. */
const LINES = /^(?:br|p|li|div|tr|pre|ul|ol|blockquote)$/;

/** The text inside a tag, with a line end where the page shows one; what is put into a slot is left out. */
export function ledgerText(host: Element): string {
  return Array.from(host.childNodes, (node) => {
    if (node instanceof Text) return node.data;
    const isElse = !(node instanceof Element) || node.slot || isSilent(node.localName);
    if (isElse || node.localName === 'mj-round') return '';
    const text = ledgerText(node);
    return LINES.test(node.localName) ? `${text}\n` : text;
  }).join('');
}
