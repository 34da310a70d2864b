import type { Product } from '../../catalogue/model.ts';
import type { Catalogue } from '../../catalogue/service.server.ts';
import { fileIdsIn } from '../chosen.ts';
import type { Wanted } from '../model.ts';

/** Products that are asked for, with parts of bundles that are not as the merchant made them. */
export async function known(catalogue: Pick<Catalogue, 'products'>, wanted: readonly Wanted[]): Promise<Product[]> {
  const ids = wanted.flatMap(({ product, chosen }) => [product, ...(chosen?.parts ?? []).map((part) => part.product)]);
  return catalogue.products([...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0));
}

/** Ids of files that are asked for in fields of that kind. */
export function filesIn(wanted: readonly Wanted[], products: readonly Product[]): string[] {
  return wanted.flatMap(({ product: id, chosen }) => {
    const fields = products.find((product) => product.id === id)?.personalisation ?? [];
    return fields
      .filter(({ kind }) => kind === 'file')
      .flatMap(({ key }) => [
        ...fileIdsIn(chosen?.personalisation?.[key] ?? ''),
        ...(chosen?.files?.[key] ?? []).map((file) => file.id),
      ]);
  });
}
