/** How long the data of a file is kept for the browser to start saving, in milliseconds. */
import {unhidden} from '../../controllers/unhidden.js';
const KEPT = 10_000;

/** Saves a file as a browser's download. */
export function saveFile(content: Blob, name: string): void {
  const link = unhidden(document, 'createElement')('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
