/** The four Polish forms: 1 produkt, 2 produkty, 5 produktów, 1,5 produktu. */
export type PluralForms = {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

/**
 * The Polish cardinal category (Unicode CLDR plural rules, language pl), by arithmetic:
 * the same on every machine, whatever its locale data.
 */
export function pluralForm(n: number): keyof PluralForms {
  if (!Number.isInteger(n)) return 'other';
  const count = Math.abs(n);
  if (count === 1) return 'one';
  const ones = count % 10;
  const teen = count % 100 >= 12 && count % 100 <= 14;
  return ones >= 2 && ones <= 4 && !teen ? 'few' : 'many';
}

/** The word alone, without the number. */
export function plural(n: number, forms: PluralForms): string {
  return forms[pluralForm(n)];
}
