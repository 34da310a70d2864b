/**
 * Days of the week as machines and English name them, Monday first. It stands apart: a page of a product needs no more of
 * days (`days.ts`).
 */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Days of the week as English writes them, Monday first. */
export const ENGLISH_WEEKDAYS = WEEK.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
