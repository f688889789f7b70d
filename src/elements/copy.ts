/**
 * Copies what stands in a field. Where the page or the browser does not allow it, the text is selected instead, so that
 * a reader can do it.
 * @returns whether it was copied
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    // absent on pages that are not secure
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
