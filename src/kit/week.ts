/**
 * Days of the week as machines name them, Monday first. It stands apart: a page of a product needs no more of
 * days (`days.ts`).
 */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
