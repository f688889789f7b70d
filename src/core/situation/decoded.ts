/** A text without the escapes of addresses; undefined where they stand for no text, as a lone `%`. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
