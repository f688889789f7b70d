/** Whether what a breakdown shows stands inside a sentence. */
export const isInline = (view: string): boolean => view === 'formula' || view === 'total';
