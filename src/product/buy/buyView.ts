import { LONGEST_TEXT } from '../../basket/limits.ts';
import { bundleParts, isEnough } from '../../catalogue/bundle.ts';
import { composed, type PartChoice, partSizes, writePart } from '../../catalogue/bundleChoice.ts';
import {
  type BundlePart,
  ONE_SIZE,
  type Product,
  type ProductPicture,
  productPath,
  type Size,
  seriesPath,
  versionPicture,
} from '../../catalogue/model.ts';
import { orderOfSize, orderQuantityRule } from '../../catalogue/orderQuantity.ts';
import { isOffered, sizeStatus } from '../../catalogue/priceView.ts';
import { bytesOf, type FileRules } from '../../files/refusedFiles.ts';
import type { Provider } from '../../instalments/model.ts';
import { optional } from '../../kit/optional.ts';
import { correctQuantity, formatQuantity, type Parts, readQuantity, stepBounds } from '../../kit/quantity.ts';
import { nbsp } from '../../kit/typography.ts';
import { sizeOf } from '../wire/request.ts';
import type { SizeItem } from '../wire/shapes.ts';
import { sizeAvailability } from '../wire/sizeAvailability.ts';
import { sizeItem } from '../wire/sizeItem.ts';
import { sizePrices } from '../wire/sizePrices.ts';
import type { ProductTerms } from '../wire/terms.ts';
import { serviceDateView } from './serviceDateView.ts';
import type {
  BuyView,
  PartSize,
  PartView,
  PersonalField,
  SizeChoice,
  Subscribing,
  VersionView,
} from './state/model.ts';
import { sizeChoice } from './state/sizeChoice.ts';

/** What the address says of the choice. */
export interface AskedChoice {
  size?: string | undefined;
  subscription?: boolean;
  /** Quantity as it was typed. */
  number?: string | undefined;
  /** Parts of a bundle, in the sizes asked for. */
  parts?: readonly PartChoice[];
}

export interface BuyViewInput {
  product: Product;
  /** Products of its group, itself included. */
  versions: readonly Product[];
  terms: ProductTerms;
  asked: AskedChoice;
  contactHref: string;
  /** Who sells, and who lends to those who buy. */
  lending?: { company: string; providers: readonly Provider[] };
  /** What files the shop takes. */
  files: FileRules;
  /** Its sizes, where they were made before. */
  items?: ReadonlyMap<Size, SizeItem>;
  /** The word for its sizes, where it is not the usual one. */
  sizesAre?: string | undefined;
}

/** Undefined when there is no such size, or nothing to sell at all. */
export function buyView(input: BuyViewInput): BuyView | undefined {
  const { product: whole, versions, terms, asked, items, contactHref, lending, files, sizesAre } = input;
  const product = composed(whole, asked.parts ?? [], terms.parts);
  const size = sizeOf(product, asked.size, terms.at);
  if (!size) return undefined;
  const subscription = subscribing(product, size, asked.subscription ?? false);
  const { precision, sellBy } = product;
  const itemOf = (one: Size) => items?.get(one) ?? sizeItem(product, one, terms);
  const sizes = product.sizes.map((one) => sizeChoice(itemOf(one), { ...terms, precision }));
  const state = {
    prices: sizePrices(product, size, terms, { subscription: subscription?.on }),
    availability: sizeAvailability(product, size, terms),
    delivery: terms.facts.delivery(product, size),
  };
  return {
    id: product.id,
    path: productPath(product),
    name: product.name,
    type: product.type,
    ...headingOf(product, size),
    priceType: terms.priceType,
    currency: terms.currency,
    unit: product.unit,
    sellBy,
    precision,
    order: product.order,
    sizes,
    hasSizes: hasSizes(product),
    ...optional('sizesAre', sizesAre),
    size: size.type,
    ...quantityOf(product, size, sizes, { number: asked.number, subscribed: subscription?.on ?? false }),
    state,
    ...(subscription ? { subscription } : {}),
    versions: versionViews(product, versions),
    parts: partViews(product, terms.parts),
    ...(product.serviceDate ? { serviceDate: serviceDateView(product.serviceDate, product, terms.at) } : {}),
    personal: personalFields(product, files),
    contactHref,
    ...instalmentsOf(product, lending),
    ...(product.energyLabel ? { energy: product.energyLabel } : {}),
  };
}

function instalmentsOf({ id }: Product, lending: BuyViewInput['lending']): Pick<BuyView, 'instalments'> {
  const lends = lending?.providers.filter(({ notFor = [] }) => !notFor.includes(id)) ?? [];
  // Which other products are refused, and how many go together, is no matter of this page.
  const providers = lends.map(({ notFor: _, maxProducts: __, ...provider }) => provider);
  return lending && providers.length > 0 ? { instalments: { company: lending.company, providers } } : {};
}

const hasSizes = ({ sizes }: Product): boolean => sizes.length > 1 || sizes[0]?.type !== ONE_SIZE;

const headingOf = ({ version, code, lead, series }: Product, size: Size): Partial<BuyView> => {
  const number = size.code ?? code;
  return {
    ...(version === undefined ? {} : { version }),
    ...(number === undefined ? {} : { code: number }),
    ...(lead === undefined ? {} : { lead }),
    ...(series ? { series: { href: seriesPath(series), name: series.name } } : {}),
  };
};

function subscribing(product: Product, size: Size, asked: boolean): Subscribing | undefined {
  const { subscription } = product;
  if (!subscription || size.subscriptionPrice === undefined) return undefined;
  const { periods, only, minDeliveries } = subscription;
  return { periods, only, ...(minDeliveries === undefined ? {} : { minDeliveries }), on: only || asked };
}

/** The quantity that was asked for, or the least that can be had, with the reason when it is another one. */
function quantityOf(
  product: Product,
  size: Size,
  sizes: readonly SizeChoice[],
  { number, subscribed }: { number: string | undefined; subscribed: boolean },
): Pick<BuyView, 'quantity' | 'corrected'> {
  const { precision, sellBy } = product;
  const text = (parts: Parts) => formatQuantity(parts, precision);
  const stock = sizes.find(({ type }) => type === size.type)?.stock ?? 0;
  const of = { order: orderOfSize(product.order, size), sellBy, stock, status: sizeStatus(product, size) };
  const rule = orderQuantityRule(of, { subscription: subscribed });
  if (!rule) return { quantity: text(sellBy) };
  const wanted = number === undefined ? undefined : readQuantity(number, precision);
  const corrected = wanted === undefined ? undefined : correctQuantity(wanted, rule);
  if (!corrected)
    return { quantity: text(stepBounds(rule).min), ...(number === undefined ? {} : { corrected: 'unread' }) };
  const { parts, reason } = corrected;
  return { quantity: text(parts), ...(reason === 'ok' ? {} : { corrected: reason }) };
}

const pictureOf = (picture: ProductPicture | undefined) => (picture ? { picture } : {});

/** Empty when there is nothing to choose from. */
function versionViews(product: Product, versions: readonly Product[]): VersionView[] {
  if (versions.length < 2) return [];
  return versions.map((version) => ({
    href: productPath(version),
    name: version.version ?? version.name,
    ...pictureOf(versionPicture(version)),
    current: version.id === product.id,
    open: isOffered(version),
  }));
}

/** Parts that are not in the shop are left out, and sizes that a part does not have. */
function partViews(product: Product, parts: readonly Product[]): PartView[] {
  return (product.bundle ?? []).flatMap((part) => {
    const found = parts.find((candidate) => candidate.id === part.product);
    const choices = partSizes(part).flatMap((size) => partIn({ ...part, size }, parts) ?? []);
    const chosen = choices.find(({ value }) => value === writePart(part));
    if (!found || !chosen) return [];
    const { value, open, name } = chosen;
    const named = part.size === ONE_SIZE ? {} : { size: name };
    const sizes = choices.length > 1 ? choices : [];
    return [
      { href: productPath(found), name: nbsp(found.name), quantity: part.quantity, ...named, open, value, sizes },
    ];
  });
}

/** Is there enough of a part in this size. */
function partIn(part: BundlePart, parts: readonly Product[]): PartSize | undefined {
  const [found] = bundleParts({ bundle: [part], precision: 0 }, parts) ?? [];
  return found && { value: writePart(part), name: found.size.name, open: isEnough(found) };
}

/** A file may be as large as the shop takes, or less. */
const personalFields = ({ personalisation }: Product, files: FileRules): PersonalField[] =>
  personalisation.map(({ kind, key, label, help, required, maxLength = LONGEST_TEXT, maxMegabytes }) => ({
    kind,
    key,
    label,
    required,
    ...(help === undefined ? {} : { help }),
    ...(kind === 'text' ? { maxLength } : {}),
    ...(kind === 'file'
      ? { rules: { ...files, maxBytes: Math.min(files.maxBytes, bytesOf(maxMegabytes ?? Number.MAX_SAFE_INTEGER)) } }
      : {}),
  }));
