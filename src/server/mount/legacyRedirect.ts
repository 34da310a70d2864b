import { categoryPath, producerPath, productPath, seriesPath } from '../../catalogue/model.ts';
import { pagePath } from '../../content/model.ts';
import type { OpenShop } from '../open/shop.ts';
import type { Legacy } from './legacyAddresses.ts';

/** The new address of an old one; undefined when the thing is not in this shop. */
export async function legacyTarget(legacy: Legacy, { catalogue, content }: OpenShop): Promise<string | undefined> {
  switch (legacy.kind) {
    case 'place':
      return legacy.to;
    case 'product': {
      const product = await catalogue.product(legacy.id);
      return product && productPath(product);
    }
    case 'page': {
      const { id } = legacy;
      const page = typeof id === 'number' ? content.pageById(id) : content.page(id);
      return page && pagePath(page);
    }
    default: {
      const names = await catalogue.names();
      if (legacy.kind === 'category') {
        const category = names.categories.byId(legacy.id);
        return category && categoryPath(category);
      }
      const some = legacy.kind === 'producer' ? names.producers : names.series;
      const found = some.find((named) => named.id === legacy.id);
      return found && (legacy.kind === 'producer' ? producerPath(found) : seriesPath(found));
    }
  }
}
