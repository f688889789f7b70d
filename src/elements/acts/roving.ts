/** Moves one tab stop among many buttons by the arrow keys. */

/** The position to which a key leads among rows of buttons; undefined for other keys. */
export function step(
  {key, ctrlKey, metaKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  rows: readonly (readonly HTMLElement[])[],
  from: HTMLElement,
): HTMLElement | undefined {
  const line = rows.findIndex((row) => row.includes(from));
  if (line < 0) return undefined;
  const row = rows[line];
  const at = row.indexOf(from);
  const far = ctrlKey || metaKey;
  if (key === 'ArrowRight') return row[at + 1] ?? from;
  if (key === 'ArrowLeft') return row[at - 1] ?? from;
  if (key === 'Home') return (far ? rows[0] : row)[0];
  if (key === 'End') return (far ? rows[rows.length - 1] : row).at(-1);
  if (rows.length < 2) return undefined;
  const next = key === 'ArrowDown' ? rows[line + 1] : key === 'ArrowUp' ? rows[line - 1] : undefined;
  if (next) return next[Math.min(at, next.length - 1)];
  return key === 'ArrowDown' || key === 'ArrowUp' ? from : undefined;
}

/** The buttons of a box that share the tab stop, row by row where it has rows. */
export function buttonsOf(box: Element): HTMLElement[][] {
  const rows = box.querySelectorAll('.line');
  const lines = rows.length ? [...rows] : [box];
  return lines.map((line) => [...line.querySelectorAll<HTMLElement>('button')]);
}

const MIRRORED: Readonly<Record<string, string>> = {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'};

/** Moves the focus in a box of buttons by an arrow key. */
export function roam(event: KeyboardEvent): void {
  const {ctrlKey, metaKey} = event;
  const box = event.currentTarget as Element;
  const key = box.matches(':dir(rtl)') ? (MIRRORED[event.key] ?? event.key) : event.key;
  const next = step({key, ctrlKey, metaKey}, buttonsOf(box), event.target as HTMLElement);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Gives the tab stop of a box to one of its buttons. To set it again where the focus is makes a browser lay out the page. */
export function giveTabStop(box: Element, to: EventTarget | null): void {
  for (const button of buttonsOf(box).flat()) {
    const index = button === to ? 0 : -1;
    if (button.tabIndex !== index) button.tabIndex = index;
  }
}

/** Gives the tab stop of a box to the button with the focus. */
export function keepTabStop({currentTarget, target}: FocusEvent): void {
  giveTabStop(currentTarget as Element, target);
}
