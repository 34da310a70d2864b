import type { ShopFile } from '../../settings/shopFile.ts';
import type { ProducersFile } from './dictionaryFiles.ts';

/** Producer of a shop without producers.yaml, which makes what it sells: GPSR wants its address with every product. */
export function ownProducer({ name, company }: Pick<ShopFile, 'name' | 'company'>): ProducersFile['producers'][number] {
  const { name: firm, street, postcode, city, country, email, phone } = company;
  return {
    ...{ id: 1, slug: 'nasza-firma', name },
    manufacturer: { name: firm, street, postcode, city, country, email, phone },
  };
}
