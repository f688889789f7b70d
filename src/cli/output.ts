/**
 * Everything that the command writes. Text from pages, files and arguments may hold control characters, which move a
 * terminal's cursor, and words that a log takes for commands: they are shown as escapes, so that each line stays one
 * line and only says what is on it.
 */

/** Control characters, line ends, and characters that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066\u2067]/gu;
/** What logs of continuous integration take for a command: `::name` at the start of a line, `##[name]` anywhere. */
const COMMANDS = /^(\s*):(?=:)|#(?=#\w*\[)/g;

const SHORT: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

const escapeOf = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text as a line on a terminal or in a log: what cannot be seen is shown as an escape, `\u001b`. */
export const shown = (text: string): string =>
  text
    .replace(UNSEEN, (char) => SHORT[char] ?? escapeOf(char))
    .replace(COMMANDS, (found, before: string | undefined) => (before ?? '') + escapeOf(found.at(-1) ?? ''));

/** What JSON leaves unescaped in its texts. */
const UNSEEN_IN_JSON = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066\u2067]|#(?=#\w*\[)/g;

/** JSON that has been written, with the same value, and nothing in it that a terminal or a log would act on. */
export const plainJson = (json: string): string => json.replace(UNSEEN_IN_JSON, escapeOf);

/** Lines of text, each with its end. */
const ended = (lines: readonly string[]): string => lines.map((line) => `${shown(line)}\n`).join('');

/** Prints lines. */
export const print = (...lines: readonly string[]): void => printAll(lines);

/** Prints any number of lines. */
export const printAll = (lines: readonly string[]): void => void process.stdout.write(ended(lines));

/** Prints lines on standard error: remarks, which are no part of the result. */
export const remark = (...lines: readonly string[]): void => remarkAll(lines);

/** Prints any number of remarks. */
export const remarkAll = (lines: readonly string[]): void => void process.stderr.write(ended(lines));

/** Shows how far a command is, on a line of a terminal that the next call writes again. */
export const showProgress = (text: string): void => void process.stderr.write(`\r${shown(text)}  `);

/** Ends the line of progress. */
export const endProgress = (): void => void process.stderr.write('\n');

/** Prints a value as JSON, on several lines. */
export const printJson = (value: unknown): void =>
  void process.stdout.write(`${plainJson(JSON.stringify(value, null, 2))}\n`);

/** Prints a value as JSON on one line. */
export const printJsonLine = (value: unknown): void =>
  void process.stdout.write(`${plainJson(JSON.stringify(value))}\n`);

/** Prints what was made for a file or another program as it is: a page, a picture, Markdown. */
export const printFile = (content: string | Uint8Array): void => void process.stdout.write(content);
