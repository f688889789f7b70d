/** Whether a line ends after an element: an editor may have put it into a text. */
export const endsLine = (localName: string): boolean =>
  /^(?:br|p|li|div|tr|pre|ul|ol|blockquote)$/.test(localName);
