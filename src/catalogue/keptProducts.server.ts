import type { Product } from './model.ts';
import type { Catalogue } from './service.server.ts';

/** A product with the parts of which it consists, as of one version of the catalogue. */
export interface KeptProduct {
  product: Product;
  parts: readonly Product[];
}

export interface KeptProducts {
  /** As committed at some moment after the call, by whatever process; undefined for an unknown or removed id. */
  get(id: number): Promise<KeptProduct | undefined>;
}

export interface KeptProductsOptions {
  catalogue: Pick<Catalogue, 'products'>;
  /** The catalogue's version (`Db.version`); asked at each call, so that a change by another process is seen. */
  version(): number | Promise<number>;
  /** Products kept; the one longest not asked for goes first. */
  most?: number;
}

/** Keeps products in memory while the catalogue stays at one version. */
export function keepProducts({ catalogue, version, most = 500 }: KeptProductsOptions): KeptProducts {
  const kept = new Map<number, Promise<KeptProduct | undefined>>();
  let at = -1;

  async function load(id: number): Promise<KeptProduct | undefined> {
    const [product] = await catalogue.products([id]);
    if (!product) return undefined;
    const parts = product.bundle ? await catalogue.products(product.bundle.map((part) => part.product)) : [];
    return { product, parts };
  }

  function keep(id: number): Promise<KeptProduct | undefined> {
    const loading = load(id);
    kept.set(id, loading);
    const forget = () => {
      if (kept.get(id) === loading) kept.delete(id);
    };
    // Ids that nothing has are without number, and what failed may be there the next time.
    loading.then((found) => found || forget(), forget);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return loading;
  }

  return {
    async get(id) {
      const asked = version();
      const now = typeof asked === 'number' ? asked : await asked;
      // An answer overtaken by a newer one finds what is newer already.
      if (now > at) {
        kept.clear();
        at = now;
      }
      const known = kept.get(id);
      if (!known) return keep(id);
      kept.delete(id);
      kept.set(id, known);
      return known;
    },
  };
}
