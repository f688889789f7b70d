/** Keys of the element. */

/** What single keys do, by their names. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Does what a key stands for. Held down, a key that presses buttons presses them once. */
export function doShortcut(event: KeyboardEvent, acts: Shortcuts): void {
  const {key, altKey, ctrlKey, metaKey, repeat, isComposing} = event;
  if (altKey || ctrlKey || metaKey || isComposing) return;
  if (repeat && (key === 'Enter' || key === ' ')) return event.preventDefault();
  if (!Object.hasOwn(acts, key)) return;
  event.preventDefault();
  acts[key]();
}
