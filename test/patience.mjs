/**
 * Milliseconds that a test, or its preparation, may take on the busiest machine. No test asserts a time: what it waits
 * for comes in half of this, or never.
 */
export const PATIENCE = 300_000;
