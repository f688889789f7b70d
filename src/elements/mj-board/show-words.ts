/** The words in `show`. */
export const showWords = (show: string | undefined): readonly string[] => show?.split(/[\s,]+/) ?? [];

/** Whether the moves that are possible are shown below the table. */
export const saysMay = (show: string | undefined): boolean => showWords(show).includes('may');
