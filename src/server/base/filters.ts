import type { Product } from '../../catalogue/model.ts';
import { byName } from '../../kit/nameOrder.ts';
import type { ListedProduct } from './products.ts';

type Fields = Readonly<Record<string, string>>;
type Entry = readonly [Product, ListedProduct];

export interface ListFilters {
  fits(product: Product, entry: ListedProduct): boolean;
  sort?: (one: Entry, other: Entry) => number;
  /** Most products of the answer. */
  most: number;
}

const MOST = 500;

const BY: Readonly<Record<string, (one: Entry, other: Entry) => number>> = {
  id: ([one], [other]) => one.id - other.id,
  name: ([one], [other]) => byName(one.name, other.name),
  quantity: ([, one], [, other]) => one.quantity - other.quantity,
  price: ([, one], [, other]) => one.price - other.price,
};

/** Filters of ProductsList by their fields (developers.baselinker.com/shops_api). Undefined when none is set. */
export function readFilters(fields: Fields): ListFilters | undefined {
  const set = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const value = fields[name]?.trim() ?? '';
    return value === '' ? [] : filter(value);
  });
  const sort = sortOf(fields.filter_sort);
  const limit = Math.floor(Number(fields.filter_limit)) || 0;
  if (set.length === 0 && !sort && limit <= 0) return undefined;
  return {
    fits: (product, entry) => set.every((filter) => filter(product, entry)),
    ...(sort ? { sort } : {}),
    most: limit > 0 ? Math.min(limit, MOST) : MOST,
  };
}

type Filter = ListFilters['fits'];

const from =
  (value: string, of: (entry: ListedProduct) => number): Filter =>
  (_, entry) =>
    of(entry) >= Number(value);
const to =
  (value: string, of: (entry: ListedProduct) => number): Filter =>
  (_, entry) =>
    of(entry) <= Number(value);

const FILTERS: Readonly<Record<string, (value: string) => Filter | []>> = {
  // Empty and "all" are both every category.
  category_id: (value) => (value === 'all' ? [] : ({ categoryId }) => String(categoryId) === value),
  filter_id:
    (value) =>
    ({ id }) =>
      String(id) === value,
  filter_ids_list: (value) => {
    const ids = new Set(value.split(',').map((id) => id.trim()));
    return ({ id }) => ids.has(String(id));
  },
  filter_ean:
    (value) =>
    ({ sizes }) =>
      sizes.some(({ ean }) => ean === value),
  filter_sku:
    (value) =>
    ({ code, sizes }) =>
      code === value || sizes.some((size) => size.code === value),
  filter_name:
    (value) =>
    (_, { name }) =>
      name.toLowerCase().includes(value.toLowerCase()),
  filter_price_from: (value) => from(value, ({ price }) => price),
  filter_price_to: (value) => to(value, ({ price }) => price),
  filter_quantity_from: (value) => from(value, ({ quantity }) => quantity),
  filter_quantity_to: (value) => to(value, ({ quantity }) => quantity),
  filter_available:
    (value) =>
    (_, { quantity }) =>
      quantity > 0 === (value === '1'),
};

/** `price DESC`; another order than these is none. */
function sortOf(field = ''): ListFilters['sort'] {
  const [, name = '', down] = /^(\w+)(?:\s+(?:asc|(desc)))?$/i.exec(field.trim()) ?? [];
  const by = Object.hasOwn(BY, name) ? BY[name] : undefined;
  return by && down !== undefined ? (one, other) => by(other, one) : by;
}
