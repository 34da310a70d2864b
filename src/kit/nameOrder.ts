let collator: Intl.Collator | undefined;

/** The order of names in Polish: ł after l, ó after o, numbers in them by their value. */
export function byName(one: string, other: string): number {
  // Made by the first who asks: it takes a slow telephone a twentieth of a second.
  collator ??= new Intl.Collator('pl-PL', { numeric: true });
  return collator.compare(one, other);
}
