import { type Product, productPath } from '../catalogue/model.ts';

type Named = Pick<Product, 'id' | 'slug'>;

/** A product whose opinions are told of. */
export type OpinionPlace = Named & { name: string };

export const opinionsPath = (product: Named): string => `${productPath(product)}/opinie`;
export const writePath = (product: Named): string => `${productPath(product)}/opinia`;

/** Path of the form that reports an opinion; `all` is the path of all opinions. */
export const reportPath = (all: string, id: string): string => `${all}/${id}/zglos`;

/** Id of an opinion on a page. */
export const opinionPlace = (id: string): string => `opinia-${id}`;

/** An opinion among the others; those of further pages are not looked for. */
export const opinionHref = (product: Named, id: string): string => `${opinionsPath(product)}#${opinionPlace(id)}`;

/** Id of the heading over the form. */
export const WRITE_PLACE = 'opinia';
