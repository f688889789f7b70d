/**
 * A page's own markup may hide what its document and its forms have: with `<img name="createElement">` on a page,
 * `document.createElement` is that picture, and with `<input name="matches">` in a form, `form.matches` is that field. Prototypes
 * cannot be hidden.
 */
type Hiding = Document | ShadowRoot | Element;

/**
 * A property of a node, whatever names the markup uses.
 * @returns a method that is bound to the node, or the value of another property
 */
export function unhidden<N extends Hiding, K extends keyof N>(node: N, name: K): N[K] {
  const found: unknown = Reflect.get(Object.getPrototypeOf(node) as object, name, node);
  return (typeof found === 'function' ? found.bind(node) : found) as N[K];
}
