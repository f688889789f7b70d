/** Numbers that count. Fetched when a table has moved a first time. */
import {withCommas} from '../../core/situation/signed.js';
import {GLIDE} from '../../styles/durations.js';

const NUMBER = /[-\u2212]?\d[\d,]*/;
const numberIn = (text: string): number =>
  Number(NUMBER.exec(text)?.[0].replace(/,/g, '').replace('\u2212', '-') ?? NaN);

/** Lets the number in a text count from the one in another text. @param element holds the text alone */
export function count(element: Element, from: string): void {
  const text = [...element.childNodes].find(
    (node): node is Text => node.nodeType === 3 && /\d/.test(node.nodeValue ?? ''),
  );
  const after = text?.data ?? '';
  const [first, last] = [numberIn(from), numberIn(after)];
  if (!text || Number.isNaN(first) || Number.isNaN(last) || first === last) return;
  const start = performance.now();
  let shown = after;
  const step = (now: number): void => {
    // it has been drawn anew
    if (text.data !== shown) return;
    const part = Math.min(Math.max((now - start) / GLIDE, 0), 1);
    shown = part < 1 ? after.replace(NUMBER, withCommas(Math.round(first + (last - first) * part))) : after;
    text.data = shown;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
