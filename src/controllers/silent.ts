/** Whether browsers show none of a tag's text. */
export const isSilent = (localName: string): boolean =>
  /^(script|style|template|noscript|r[tp])$/.test(localName);
