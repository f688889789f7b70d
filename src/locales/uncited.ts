/** What refuses something, in sentences with the number of the rule. */
interface Citing {
  readonly cited: (clause: string, cite: string) => string;
}

/** The same words for readers, who know no rule by its number: it stands beside the sentence, for programs. */
export const uncited = <T extends Citing>(words: T): T => ({...words, cited: (clause: string) => clause});
