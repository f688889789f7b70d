/** The text of a ledger as it stands in a page. */
import {isElement, isTextNode} from '../../controllers/node-kind.js';
import {lineOfRound} from '../../round/ledger/numbered-rounds.js';
import {isSilent} from '../../controllers/silent.js';
import {endsLine} from '../../controllers/ends-line.js';

/** Where the rounds of a ledger are shown. */
export const ROUNDS_SLOT = 'rounds';

/** Rounds that are told inside a ledger, in their order. */
export const roundsIn = (host: Element): Element[] =>
  [...host.querySelectorAll('mj-round')].filter(
    (round) => round.parentElement?.closest('mj-ledger') === host,
  );

/**
 * The text inside a tag, with a line end where the page shows one, and a line such as `@1` for a round that is told there;
 * what is put into a slot is left out.
 */
export function ledgerText(host: Element): string {
  const numbers = new Map(roundsIn(host).map((round, i) => [round, i + 1]));
  return textOf(host);

  function textOf(element: Element): string {
    return [...element.childNodes]
      .map((node) => {
        if (isTextNode(node)) return node.data;
        if (!isElement(node) || isSilent(node.localName)) return '';
        const number = numbers.get(node);
        if (number !== undefined) return `\n${lineOfRound(number)}\n`;
        if (node.slot && node.slot !== ROUNDS_SLOT) return '';
        const text = textOf(node);
        return endsLine(node.localName) ? `${text}\n` : text;
      })
      .join('');
  }
}
