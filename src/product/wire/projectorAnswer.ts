import { composed } from '../../catalogue/bundleChoice.ts';
import { type Product, producerPath, productPath, type Size, seriesPath } from '../../catalogue/model.ts';
import { zonesOf } from '../../catalogue/zones.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { bundleAnswer, bundlePrice } from './bundleAnswer.ts';
import { type ProjectorRequest, partsOf, sizeOf } from './request.ts';
import type { PictureAnswer, ProductAnswer, ProjectorAnswer } from './shapes.ts';
import { flag, sizeAvailability } from './sizeAvailability.ts';
import { sizeItem } from './sizeItem.ts';
import { sizePrices } from './sizePrices.ts';
import { productType, sizesAnswer, vatText } from './sizesAnswer.ts';
import type { ProductTerms } from './terms.ts';
import { iconOf, multiversionsAnswer, versionsAnswer } from './versionsAnswer.ts';

export interface AnsweredProduct {
  product: Product;
  /** Products of its group, itself included; only for calls that ask for them. */
  versions: readonly Product[];
}

export interface AnswerTerms extends ProductTerms {
  /** Number of days that a product is new. */
  newDays: number;
}

type Asked = Omit<ProjectorRequest, 'product'>;

/** An object with one key for each thing asked for. */
export function projectorAnswer(
  { product: whole, versions }: AnsweredProduct,
  asked: Asked,
  terms: AnswerTerms,
): ProjectorAnswer {
  const product = composed(whole, asked.parts, terms.parts);
  const size = sizeOf(product, asked.size, terms.at);
  const ofSize = <T>(answer: (size: Size) => T): T | null => (size ? answer(size) : null);
  const quantity = asked.number && partsOf(asked.number, product.precision);
  const chosen = { quantity, subscription: asked.subscription };
  const answers: { [Key in keyof ProjectorAnswer]-?: () => ProjectorAnswer[Key] } = {
    product: () => productAnswer(product, terms),
    sizes: () => sizesAnswer(product, terms),
    size: () => ofSize((one) => sizeItem(product, one, terms)),
    sizeprices: () => ofSize((one) => sizePrices(product, one, terms, chosen)),
    sizeavailability: () => ofSize((one) => sizeAvailability(product, one, terms, quantity)),
    sizedelivery: () => ofSize((one) => terms.facts.delivery(product, one, quantity)),
    multiversions: () => multiversionsAnswer(product, versions, terms),
    versions: () => versionsAnswer(product, versions),
    pictures: () => pictureAnswers(product),
    bundle: () => bundleAnswer(product, terms),
    bundleprice: () => bundlePrice(product, size, terms),
  };
  return Object.fromEntries(asked.keys.map((key) => [key, answers[key]()]));
}

function productAnswer(product: Product, terms: AnswerTerms): ProductAnswer {
  const { series, producer } = product;
  const zones = zonesOf(product, terms);
  const icon = product.pictures[0] && outsidePicture(product.pictures[0]);
  return {
    id: product.id,
    name: product.name,
    firm: { name: producer.name, productsLink: producerPath(producer) },
    ...(series ? { series: { name: series.name, link: seriesPath(series) } } : {}),
    code: product.code ?? '',
    ...(icon === undefined ? {} : { icon }),
    taxes: { vat: vatText(product.sizes[0]?.vat) },
    promotion: flag(zones.includes('promotion')),
    new: flag(zones.includes('new')),
    link: productPath(product),
    product_type: productType(product.type),
  };
}

/** Pictures that cannot be shown are left out. */
const pictureAnswers = (product: Product): PictureAnswer[] =>
  product.pictures.flatMap((picture) => {
    const large = outsidePicture(picture);
    return large === undefined ? [] : [{ data: { icon: iconOf(picture) ?? large, large, description: picture.alt } }];
  });
