/** A number as an exponent, which copied text keeps: ². */
export const superscript = (n: number): string =>
  [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
