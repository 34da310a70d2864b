import { slugify } from '../../kit/fold.ts';
import { toWire } from '../../kit/quantity.ts';
import { pictureAddress } from '../../pictures/address.ts';
import * as boxes from '../../pictures/boxes.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { pictureProps } from '../../pictures/props.ts';
import { amounts } from '../amount.ts';
import { type Product, producerPath, productPath, type Size, seriesPath, UNLIMITED } from '../model.ts';
import { leadingSize, type PriceTerms, sizeStatus } from '../priceView.ts';
import { productPrice } from './price.ts';

export type GraphTerms = Pick<PriceTerms, 'currency' | 'at'>;

/** A product in the shape of the graph, all but its group; undefined for one without sizes, which cannot be shown. */
export function productFields(product: Product, terms: GraphTerms) {
  const size = leadingSize(product, terms.at);
  if (!size) return undefined;
  const { series, producer, subscription, order } = product;
  const [first, second] = product.pictures;
  return {
    id: String(product.id),
    type: product.type,
    name: product.name,
    versionName: product.version ?? null,
    code: product.code ?? null,
    link: productPath(product),
    icon: (first && outsidePicture(first)) ?? null,
    iconSecond: (second && outsidePicture(second)) ?? null,
    iconSmall: pictureProps(first, boxes.card)?.src ?? null,
    iconSmallSecond: pictureProps(second, boxes.card)?.src ?? null,
    description: product.lead ?? null,
    points: size.pointsPrice ?? null,
    pointsReceive: size.pointsEarned ?? null,
    producer: { id: String(producer.id), name: producer.name, link: producerPath(producer) },
    series: series ? { id: String(series.id), name: series.name, link: seriesPath(series) } : null,
    unit: unitFields(product),
    price: () => productPrice(product, size, terms),
    sizes: () => product.sizes.map((one) => sizeFields(product, one, terms)),
    parametersWithContext: product.parameters.map(({ name, values }) => ({
      id: slugify(name),
      name,
      contextValue: null,
      values: values.map((value) => ({ id: slugify(value), name: value })),
    })),
    subscription: subscription
      ? {
          minimumQuantity: order.minSubscription === undefined ? null : units(order.minSubscription, product),
          periods: subscription.periods,
          only: subscription.only,
        }
      : null,
  };
}

export const unitFields = ({ unit, precision, sellBy }: Product) => ({
  name: unit.name,
  singular: unit.one,
  plural: unit.many,
  precision,
  sellBy: toWire(sellBy, precision),
});

export const units = (parts: number, { precision }: Pick<Product, 'precision'>): number =>
  parts === UNLIMITED ? UNLIMITED : toWire(parts, precision);

function sizeFields(product: Product, size: Size, terms: GraphTerms) {
  const { all, own, outside } = amounts(size.stocks);
  const { availability } = size;
  return {
    id: size.type,
    name: size.name,
    code: size.code ?? null,
    amount: units(all, product),
    amount_mo: units(own, product),
    amount_mm: units(outside, product),
    amount_mw: null,
    amount_mp: null,
    availability: {
      visible: availability.visible,
      status: sizeStatus(product, size),
      description: availability.description ?? null,
      descriptionTel: availability.descriptionPhone ?? null,
      icon: statusIcon(availability.picture),
      iconTel: statusIcon(availability.picturePhone),
    },
    price: () => productPrice(product, size, terms),
  };
}

const statusIcon = (file: string | undefined): string | null =>
  (file === undefined ? undefined : pictureAddress({ file, width: 0, height: 0 }, { width: 0, format: 'jpg' })) ?? null;
