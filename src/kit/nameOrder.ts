const collator = new Intl.Collator('pl-PL', { numeric: true });

/** The order of names in Polish: ł after l, ó after o, numbers in them by their value. */
export const byName = (one: string, other: string): number => collator.compare(one, other);
