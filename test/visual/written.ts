/** What a picture says, as text, and the fonts in which it says it. */

/** Nodes as they are shown: through shadow roots, with what is in their slots. */
function shownIn(node: Element | ShadowRoot): readonly Node[] {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedNodes();
    return assigned.length > 0 ? assigned : [...node.childNodes];
  }
  const root = node instanceof Element ? node.shadowRoot : null;
  return [...(root ?? node).childNodes];
}

/** Whether an element is in the picture. Text for ears alone is clipped away; an element may have a box for each child. */
function isSeen(element: Element): boolean {
  const {display, clipPath} = getComputedStyle(element);
  const hasBox = element.checkVisibility({visibilityProperty: true}) || display === 'contents';
  return hasBox && !clipPath.startsWith('inset(50%');
}

/** What a style sheet writes before or after an element. */
function generated(element: Element, where: '::before' | '::after'): string {
  const {content} = getComputedStyle(element, where);
  return [...content.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([^)]+)\)/g)]
    .map(([, text, attribute]) => (attribute ? (element.getAttribute(attribute) ?? '') : text))
    .join('');
}

/** What a field holds, which is not in its child nodes; undefined for other elements. */
function heldBy(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox' || element.type === 'radio') return element.checked ? '[x]' : '[ ]';
  return element.value || element.placeholder;
}

/** How the text of an element is told from what stands before and after it. */
function between(element: Element): string {
  const {display} = getComputedStyle(element);
  if (display === 'table-cell') return '\t';
  return display.startsWith('inline') || display === 'contents' ? '' : '\n';
}

function textIn(node: Node, into: string[]): void {
  if (node instanceof Text) {
    into.push(node.data.replace(/\s+/g, ' '));
    return;
  }
  if (!(node instanceof Element) || !isSeen(node)) return;
  const edge = between(node);
  const held = heldBy(node);
  into.push(edge, generated(node, '::before'));
  if (held === undefined) for (const inner of shownIn(node)) textIn(inner, into);
  else into.push(held);
  into.push(generated(node, '::after'), edge);
}

/** The text of an element as a picture of it shows it: a line for each block, cells of tables apart. */
export function textOf(element: Element): string {
  const pieces: string[] = [];
  textIn(element, pieces);
  return pieces
    .join('')
    .split('\n')
    .map((line) =>
      line
        .replace(/ *\t[ \t]*/g, '\t')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Elements that have text of their own in a picture. */
function* elementsWithText(node: Element | ShadowRoot): Generator<Element> {
  if (node instanceof Element && !isSeen(node)) return;
  const inner = shownIn(node);
  if (node instanceof Element) {
    const own = heldBy(node) ?? inner.map((child) => (child instanceof Text ? child.data : '')).join('');
    if (own.trim()) yield node;
  }
  for (const child of inner) if (child instanceof Element) yield* elementsWithText(child);
}

/** The families, first choices only, in which text is drawn but that the page does not bring. */
export function familiesOfTheMachine(element: Element): string[] {
  const brought = new Set([...document.fonts].map(({family}) => family.replace(/^"|"$/g, '')));
  const first = (of: Element): string =>
    (getComputedStyle(of).fontFamily.split(',')[0] ?? '').trim().replace(/^"|"$/g, '');
  return [...new Set([...elementsWithText(element)].map(first))].filter((family) => !brought.has(family));
}
