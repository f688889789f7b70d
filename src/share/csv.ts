/** Tables as comma-separated values, for spreadsheets. */

/** Spreadsheets take what begins so for a formula, some of them full-width signs too. */
const FORMULA = /^[=+@＝＋－＠\t\r]|^-(?!\d+(?:\.\d+)?$)/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines of comma-separated values. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('');
