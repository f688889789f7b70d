/** Whether the reader prefers no motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
