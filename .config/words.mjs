/** Modules that hold words and examples, by their paths within the compiled sources, without ending. */
const WORDS =
  /^(?:locales|rules)\/(\w+\/(?:ja|en|zh-Han[st])|\w+\/(?:examples|(?:names|details|flow)\/[\w-]+))\.js$/;

/** What the words are of: `mcr/names/en`, `quiz/ja`; undefined for other modules. */
export const wordsOf = (file) => WORDS.exec(file)?.[1];
