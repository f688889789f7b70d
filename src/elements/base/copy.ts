/**
 * Copies the text of a field. Where copying is not allowed, selects the text, so that the reader can copy it.
 * @returns whether it was copied
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    // the clipboard is absent on pages that are not secure
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

/** Copies a picture. Rejects where that is not allowed. */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  // the picture is made while the browser waits: Safari copies only within the click
  const item = new ClipboardItem({'image/png': png});
  // eslint-disable-next-line no-restricted-syntax -- not a document's
  await navigator.clipboard.write([item]);
}
