/** The text before the word that has something at an offset. */
export function beforeWord(text: string, at: number): string {
  let end = at;
  while (end > 0 && text.charAt(end - 1).trim()) end--;
  return text.slice(0, end);
}
