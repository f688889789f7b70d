/** What may still be changed, until it is handed on. */
export type Draft<T> = {-readonly [K in keyof T]: T[K]};
