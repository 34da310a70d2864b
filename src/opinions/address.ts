import { type Product, productPath } from '../catalogue/model.ts';

type Named = Pick<Product, 'id' | 'slug'>;

export const opinionsPath = (product: Named): string => `${productPath(product)}/opinie`;
export const writePath = (product: Named): string => `${productPath(product)}/opinia`;

/** Id of an opinion on a page. */
export const opinionPlace = (id: string): string => `opinia-${id}`;

/** Id of the heading over the form. */
export const WRITE_PLACE = 'opinia';
