/** Whether a value can stand in a round's text as it is: nothing in it ends a word, or begins a comment, a quote or a tag. */
export const isOneWord = (value: string): boolean => !/[\s#{"“<]/.test(value);
