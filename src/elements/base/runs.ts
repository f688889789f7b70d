/** Whether a browser has what the elements need. Where it has not, nothing is defined, and readers see the text in the tags. */

/** Custom states by plain names, which came together with `:state()`, and colours for light and dark. */
const STYLES = 'selector(:state(waiting)) and (color: light-dark(red, red))';

/** Every copy of the library finds this key. */
const TOLD = Symbol.for('mj:cannot-run');

const hasAll = (): boolean =>
  typeof ElementInternals === 'function' && 'states' in ElementInternals.prototype && CSS.supports(STYLES);

let known: boolean | undefined;

/** Asks once; where the browser lacks something, the console says so once for all copies of the library. */
export function canRun(): boolean {
  // where there is no page, nothing is shown
  if (typeof document === 'undefined') return true;
  known ??= hasAll();
  const registry = customElements as CustomElementRegistry & Record<symbol, unknown>;
  if (!known && !registry[TOLD]) {
    registry[TOLD] = true;
    console.warn(
      'mahjong-elements needs a newer browser: Chrome or Edge 125, Firefox 126, Safari 17.5. Readers see the text in the tags.',
    );
  }
  return known;
}
