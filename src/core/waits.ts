/** What a hand waits for, and what each tile would score. */
export {waits, type Wait, type WaitsResult} from './waiting/waits.js';
