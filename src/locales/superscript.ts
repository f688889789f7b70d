/** A number as an exponent, which stays one where the text is copied: ². */
export const superscript = (n: number): string =>
  [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
