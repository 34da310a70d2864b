import type { Product } from '../model.ts';
import type { GroupLoader, ProductLoader } from '../productLoader.server.ts';

export interface GroupOptions {
  load: ProductLoader;
  loadGroup: GroupLoader;
}

/** The group of a product in the shape of the graph, with its versions in the merchant's order; null for one that stands alone. */
export async function groupFields(product: Product, context: object, { load, loadGroup }: GroupOptions) {
  if (product.group === undefined) return null;
  const ids = (await loadGroup(context, product.group)) ?? [];
  const versions = await Promise.all(ids.map((id) => load(context, id)));
  return {
    id: product.group,
    name: product.name,
    versions: versions
      .filter((version) => version !== undefined)
      .map(({ id, name, version }) => ({ id: String(id), name: version ?? name })),
  };
}
