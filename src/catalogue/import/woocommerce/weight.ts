import type { Row } from '../feed/table/tableKind.ts';

const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 };

/** Weight in grams; the column names its unit. Undefined when nobody weighed it. */
export function gramsOf(row: Row): number | undefined {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const weight = Number(row.columns.cell(row, `weight ${unit}`).replace(',', '.'));
    if (weight > 0) return Math.round(weight * grams);
  }
  return undefined;
}
