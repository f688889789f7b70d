/** The text of a round as it stands in a page. */
import {isElement, isTextNode} from '../../controllers/node-kind.js';
import {isSilent} from '../../controllers/silent.js';

/** Elements after which a line ends: an editor may have put them there. */
const LINES = /^(?:br|p|li|div|tr|pre|ul|ol|blockquote)$/;

/** The text inside a tag, with a line end where the page shows one; what is put into a slot is left out. */
export function roundText(host: Element): string {
  return [...host.childNodes]
    .map((node) => {
      if (isTextNode(node)) return node.data;
      if (!isElement(node) || node.slot || isSilent(node.localName)) return '';
      const text = roundText(node);
      return LINES.test(node.localName) ? `${text}\n` : text;
    })
    .join('');
}
