let still: MediaQueryList | undefined;

/** Whether the reader prefers no motion. */
export const prefersStill = (): boolean => (still ??= matchMedia('(prefers-reduced-motion: reduce)')).matches;
