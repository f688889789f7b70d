/** Whether a view of a breakdown stands inside a sentence. */
export const isInline = (view: string): boolean => view === 'formula' || view === 'total';
