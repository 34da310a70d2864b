import {
  type Contact,
  type EnergyLabel,
  type Product,
  type ProductPicture,
  producerPath,
  seriesPath,
} from '../catalogue/model.ts';
import { leadingSize, type PriceTerms, type PriceView, priceView } from '../catalogue/priceView.ts';
import { type AttachmentView, attachmentViews } from './view/attachments.ts';
import { type AvailabilityView, availabilityView } from './view/availability.ts';
import { type PartView, partViews, type SizeView, sizeViews, type VersionView, versionViews } from './view/choices.ts';
import { type RebateView, rebateViews } from './view/rebates.ts';

/** What the product page shows, settled on the server. */
export interface ProductView {
  id: number;
  name: string;
  version?: string;
  code?: string;
  ean?: string;
  lead?: string;
  series?: { href: string; name: string };
  pictures: ProductPicture[];
  price: PriceView;
  unitName: string;
  availability: AvailabilityView;
  sizes: SizeView[];
  versions: VersionView[];
  rebates: RebateView[];
  bundle: PartView[];
  descriptionHtml?: string;
  parameters: { name: string; value: string }[];
  safety: { manufacturer?: Contact; responsible?: Contact; warnings: string[]; identifier?: string };
  warranty?: { name: string; months?: number; text?: string };
  attachments: AttachmentView[];
  producer: { href: string; name: string };
  energyLabel?: EnergyLabel;
}

export interface ProductViewInput {
  product: Product;
  /** Products of its group, itself included. */
  versions: readonly Product[];
  /** Parts of a bundle, in any order. */
  parts: readonly Product[];
  terms: PriceTerms;
}

/** Undefined for a product without sizes: there is nothing to sell. */
export function productView({ product, versions, parts, terms }: ProductViewInput): ProductView | undefined {
  const size = leadingSize(product, terms.at);
  if (!size) return undefined;
  const price = priceView(product, size, terms);
  return {
    id: product.id,
    name: product.name,
    ...(product.version === undefined ? {} : { version: product.version }),
    ...(size.code === undefined ? {} : { code: size.code }),
    ...(size.ean === undefined ? {} : { ean: size.ean }),
    ...(product.lead === undefined ? {} : { lead: product.lead }),
    ...(product.series ? { series: { href: seriesPath(product.series), name: product.series.name } } : {}),
    pictures: product.pictures,
    price,
    unitName: product.unit.name,
    availability: availabilityView(product, size, terms.at),
    sizes: sizeViews(product, size, terms),
    versions: versionViews(product, versions),
    rebates: rebateViews(product, size, price.now),
    bundle: partViews(product, parts),
    ...(product.descriptionHtml === undefined ? {} : { descriptionHtml: product.descriptionHtml }),
    parameters: product.parameters.map(({ name, values }) => ({ name, value: values.join(', ') })),
    safety: product.safety,
    attachments: attachmentViews(product),
    producer: { href: producerPath(product.producer), name: product.producer.name },
    ...(product.energyLabel ? { energyLabel: product.energyLabel } : {}),
    ...(product.warranty ? { warranty: product.warranty } : {}),
  };
}
