/** A fault of a file, and its place. */
interface FaultPlaced {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** A fault in the format of compilers: `FILE:LINE:COLUMN: what`. */
export const faultLine = (file: string, {line = 1, column = 1, message}: FaultPlaced): string =>
  `${file}:${line}:${column}: ${message}`;
