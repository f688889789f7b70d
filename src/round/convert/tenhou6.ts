import type {Converted} from './converted.js';
export const fromTenhou6 = (_text: string): readonly Converted[] => [];
