import type { Product } from '../catalogue/model.ts';

/** A line of the comparison: one fact, told of each product in their order. */
export interface FactRow {
  name: string;
  /** Undefined where a product does not tell it. */
  values: readonly (string | undefined)[];
  differs: boolean;
  /** Place of the only one that differs from all others, which are alike. */
  odd?: number;
}

/** Tells whether one product more may be compared; one is refused, and takes no other's place. */
export const hasRoom = (compared: readonly number[], most: number): boolean => compared.length < most;

/** Whether values differ, and which of them alone. Two that differ are both alone, so neither is. */
export function difference(values: readonly unknown[]): Pick<FactRow, 'differs' | 'odd'> {
  const kinds = new Map<unknown, number[]>();
  values.forEach((value, place) => {
    kinds.set(value, [...(kinds.get(value) ?? []), place]);
  });
  if (kinds.size < 2) return { differs: false };
  const alone = [...kinds.values()].filter((places) => places.length === 1);
  const odd = kinds.size === 2 && values.length > 2 ? alone[0]?.[0] : undefined;
  return { differs: true, ...(odd === undefined ? {} : { odd }) };
}

const row = (name: string, values: FactRow['values']): FactRow => ({ name, values, ...difference(values) });

export type Facts = Pick<Product, 'parameters' | 'producer' | 'sizes'>;

/** Names for what is no parameter. */
export interface FactNames {
  sizes: string;
  producer: string;
}

/**
 * Facts of products side by side: sizes where there are some to choose from, who made them, and every parameter that
 * one of them has, in the order of the products.
 */
export function factRows(products: readonly Facts[], names: FactNames): FactRow[] {
  const sizes = products.map((product) =>
    product.sizes.length > 1 ? product.sizes.map(({ name }) => name).join(', ') : undefined,
  );
  const parameters = [...new Set(products.flatMap((product) => product.parameters.map(({ name }) => name)))];
  return [
    ...(sizes.some((names) => names !== undefined) ? [row(names.sizes, sizes)] : []),
    row(
      names.producer,
      products.map(({ producer }) => producer.name),
    ),
    ...parameters.map((name) =>
      row(
        name,
        products.map((product) => product.parameters.find((one) => one.name === name)?.values.join(', ')),
      ),
    ),
  ];
}

/**
 * The order in which products stand: those asked for first, for a narrow window shows two of them. What is not compared
 * or asked for twice changes nothing.
 */
export function inOrder(ids: readonly number[], first: readonly number[]): number[] {
  const known = first.filter((id) => ids.includes(id));
  return [...new Set([...known, ...ids])];
}
