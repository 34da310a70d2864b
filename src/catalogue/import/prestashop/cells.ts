/** Values of a cell that holds several. */
export const listOf = (text: string): string[] => text.split(',').flatMap((value) => value.trim() || []);

/** Grams of a weight, which is in kilograms unless the settings of the shop that wrote the file say otherwise; 0 for what is none. */
export const gramsOf = (weight: string): number => Math.round(Number(weight.replace(',', '.')) * 1000) || 0;
