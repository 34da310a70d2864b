import { slugify } from '../../kit/fold.ts';
import { toWire } from '../../kit/quantity.ts';
import { pictureAddress } from '../../pictures/address.ts';
import * as boxes from '../../pictures/boxes.ts';
import { outsidePicture, outsideSize } from '../../pictures/outside.ts';
import { pictureProps } from '../../pictures/props.ts';
import { amounts, unitsOf } from '../amount.ts';
import { measureOf } from '../measures.ts';
import { type Product, type ProductPicture, producerPath, productPath, type Size, seriesPath } from '../model.ts';
import { leadingSize, type PriceTerms, pointsPrice, sizeStatus } from '../priceView.ts';
import { contentsOf } from '../unitPrice.ts';
import { zonesOf } from '../zones.ts';
import { productPrice } from './price.ts';

export interface GraphTerms extends Pick<PriceTerms, 'currency' | 'at'> {
  /** Number of days that a product is new. */
  newDays: number;
}

/** A product in the shape of the graph, all but its group; undefined for one without sizes, which cannot be shown. */
export function productFields(product: Product, terms: GraphTerms) {
  const size = leadingSize(product, terms.at);
  if (!size) return undefined;
  const { series, producer } = product;
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
    enclosuresImages: () => product.pictures.filter((one) => outsidePicture(one) !== undefined).map(iconSize),
    description: product.lead ?? null,
    zones: () => zonesOf(product, terms),
    points: pointsPrice(product, size) ?? null,
    pointsReceive: size.pointsEarned ?? null,
    producer: { id: String(producer.id), name: producer.name, link: producerPath(producer) },
    series: series ? { id: String(series.id), name: series.name, link: seriesPath(series) } : null,
    unit: unitFields(product, size),
    price: () => productPrice(product, size, terms),
    sizes: () => product.sizes.map((one) => sizeFields(product, one, terms)),
    parametersWithContext: product.parameters.map(({ name, values }) => ({
      id: slugify(name),
      name,
      contextValue: null,
      values: values.map((value) => ({ id: slugify(value), name: value })),
    })),
    subscription: subscriptionFields(product),
  };
}

function iconSize(picture: ProductPicture) {
  const { width, height } = outsideSize(picture) ?? { width: null, height: null };
  return { iconWidth: width, iconHeight: height };
}

/** How it is sold by subscription; null where it is not. */
export function subscriptionFields({ subscription, order, precision }: Product) {
  if (!subscription) return null;
  return {
    minimumQuantity: order.minSubscription === undefined ? null : unitsOf(order.minSubscription, precision),
    periods: subscription.periods,
    only: subscription.only,
  };
}

export function unitFields(product: Product, size: Size) {
  const { unit, precision, sellBy } = product;
  const contents = contentsOf(product, size);
  return {
    name: unit.name,
    singular: unit.one,
    plural: unit.many,
    precision,
    sellBy: toWire(sellBy, precision),
    unitConvertedFormat: (contents && measureOf(contents.unit)?.per) ?? null,
  };
}

function sizeFields(product: Product, size: Size, terms: GraphTerms) {
  const { all, own, outside } = amounts(size.stocks);
  const { availability } = size;
  return {
    id: size.type,
    name: size.name,
    code: size.code ?? null,
    amount: unitsOf(all, product.precision),
    amount_mo: unitsOf(own, product.precision),
    amount_mm: unitsOf(outside, product.precision),
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
