/** Facts about a match, which a condition may need before it is asked. */
export * from './game/facts.js';
