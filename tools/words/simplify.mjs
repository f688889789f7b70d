/**
 * Traditional to Simplified Chinese, as mahjong players write each. A phrase goes before the characters in it, and of
 * two phrases the longer goes first. What neither says is in overrides.json, sentence by sentence.
 */
import {readFileSync} from 'node:fs';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The lines of a table, without empty ones and those that begin with `#`. */
const linesOf = (name) =>
  read(name)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** @type {ReadonlyMap<string, string>} */
export const characters = new Map(
  linesOf('characters.txt')
    .flatMap((line) => line.split(' '))
    .map(([traditional, simplified]) => [traditional, simplified]),
);

/**
 * `檔案 文件` holds everywhere, `rules/riichi 么 幺` only in files below that folder of src. A phrase that stays as it
 * is protects its characters from shorter phrases: `天胡 天胡`.
 */
const phrases = linesOf('phrases.txt').map((line) => {
  const [simplified, traditional, below = ''] = line.split(' ').reverse();
  return {traditional, simplified, below};
});

/**
 * By file, then by traditional text. A text that occurs several times in a file, and is not always said in the same way,
 * has a list in the order of the file.
 * @type {Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>}
 */
export const overrides = JSON.parse(read('overrides.json'));

/** The phrases of a file, the longest first; the one that names a folder goes before the one that holds everywhere. */
const phrasesOf = (file) =>
  phrases
    .filter(({below}) => file.startsWith(below))
    .sort((a, b) => b.traditional.length - a.traditional.length || b.below.length - a.below.length);

/**
 * What makes the texts of a file simplified, asked in the order of the file.
 * @param {string} file a path below src, without its language: `rules/mcr/names`
 */
export function simplifierOf(file) {
  const known = phrasesOf(file);
  const own = overrides[file] ?? {};

  /** What phrases and characters make of a text. */
  const follow = (text) => {
    let simplified = '';
    for (let at = 0; at < text.length;) {
      const phrase = known.find(({traditional}) => text.startsWith(traditional, at));
      simplified += phrase ? phrase.simplified : (characters.get(text[at]) ?? text[at]);
      at += phrase ? phrase.traditional.length : 1;
    }
    return simplified;
  };

  const seen = new Map();
  const simplify = (text) => {
    const instead = own[text] ?? follow(text);
    if (typeof instead === 'string') return instead;
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return instead[nth];
  };
  return {follow, simplify};
}
