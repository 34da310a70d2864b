import { expect, it } from 'vitest';
import type { Product } from '../../catalogue/model.ts';
import { readFilters } from './filters.ts';
import type { ListedProduct } from './products.ts';

const product = (id: number, name: string, price: number, quantity: number): [Product, ListedProduct] => [
  { id, name, code: `K-${id}`, categoryId: id > 2 ? 7 : 8, sizes: [{ ean: `590000000000${id}` }] } as Product,
  { name, sku: `K-${id}`, ean: '', quantity, price },
];
const ALL = [product(1, 'Kubek', 59, 3), product(2, 'Miska', 84.5, 0), product(3, 'Łyżka', 12, 40)];

const found = (fields: Record<string, string>) => {
  const filters = readFilters(fields);
  if (!filters) return undefined;
  const some = ALL.filter(([one, entry]) => filters.fits(one, entry));
  return (filters.sort ? some.toSorted(filters.sort) : some).slice(0, filters.most).map(([{ id }]) => id);
};

it.each<[Record<string, string>, number[] | undefined]>([
  [{}, undefined],
  [{ category_id: 'all', filter_name: '', page: '1' }, undefined],
  [{ category_id: '8' }, [1, 2]],
  [{ filter_id: '2' }, [2]],
  [{ filter_ids_list: '3, 1' }, [1, 3]],
  [{ filter_ean: '5900000000003' }, [3]],
  [{ filter_sku: 'K-2' }, [2]],
  [{ filter_name: 'ŁYŻ' }, [3]],
  [{ filter_price_from: '12.01', filter_price_to: '84.50' }, [1, 2]],
  [{ filter_quantity_from: '1', filter_quantity_to: '39' }, [1]],
  [{ filter_available: '1' }, [1, 3]],
  [{ filter_available: '0' }, [2]],
  [{ filter_sort: 'price DESC' }, [2, 1, 3]],
  [{ filter_sort: 'id', filter_limit: '2' }, [1, 2]],
  [{ filter_sort: 'constructor' }, undefined],
])('the filter %o finds %o', (fields, ids) => expect(found(fields)).toEqual(ids));
