/** Says at a tag that its script could not be fetched. */
import {missingNote} from '../controllers/missing.js';

const noted = new WeakSet<Element>();

/**
 * Waits for the script of a tag. Where it fails, a note inside the tag says so, until the script has come after all. The note
 * stands in a slot, so that it is no part of the tag's text.
 * @param coming ends when the script has come or has failed
 */
export async function tellMissing(element: Element, coming: Promise<unknown>): Promise<void> {
  await coming;
  if (noted.has(element) || !element.matches(':not(:defined)')) return;
  noted.add(element);
  const note = missingNote(element);
  note.slot = 'static';
  element.append(note);
  await customElements.whenDefined(element.localName);
  note.remove();
}
