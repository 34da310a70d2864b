import type { Product } from './model.ts';
import type { Catalogue } from './service.server.ts';

/** A product for one field of a request, whose context is the key; unknown and removed ones are undefined. */
export type ProductLoader = (request: object, id: number) => Promise<Product | undefined>;

interface Asked {
  known: Map<number, Promise<Product | undefined>>;
  /** Ids that are read together once the fields that can be answered now have all asked. */
  gathering: { ids: number[]; read: Promise<Map<number, Product>> } | undefined;
}

/** Reads products that many fields of one request ask for at the same time with one question, each of them once. */
export function productLoader(catalogue: Pick<Catalogue, 'products'>): ProductLoader {
  const requests = new WeakMap<object, Asked>();

  function gather(asked: Asked): NonNullable<Asked['gathering']> {
    const ids: number[] = [];
    const read = Promise.resolve().then(async () => {
      asked.gathering = undefined;
      return new Map((await catalogue.products(ids)).map((product) => [product.id, product]));
    });
    return { ids, read };
  }

  return (request, id) => {
    const asked = requests.get(request) ?? { known: new Map(), gathering: undefined };
    requests.set(request, asked);
    const before = asked.known.get(id);
    if (before) return before;
    asked.gathering ??= gather(asked);
    asked.gathering.ids.push(id);
    const found = asked.gathering.read.then((products) => products.get(id));
    asked.known.set(id, found);
    return found;
  };
}
