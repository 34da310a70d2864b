import { type Category, type Product, productPath } from '../../../catalogue/model.ts';
import { fullName, type Offer, offersOf } from '../../../catalogue/offer.ts';
import { unitPrice } from '../../../catalogue/unitPrice.ts';
import { formatTenths } from '../../../kit/decimals.ts';
import { formatMoney } from '../../../kit/priceFormat.ts';
import { pathInHand } from '../../../kit/speech.ts';
import type { Average } from '../../../opinions/model.ts';
import { outsidePicture } from '../../../pictures/outside.ts';
import type { Translate } from '../../../ui/text.ts';
import type { markdownTexts } from '../../markdown.texts.ts';
import { markdownOf } from '../../markdownOf.server.ts';
import { blocks, plain } from './markdown.server.ts';

export interface ProductMarkdownInput {
  product: Product;
  /** Categories from the root. */
  categories: readonly Pick<Category, 'name'>[];
  average: Average | undefined;
  shopUrl: string;
  currency: string;
  /** Epoch ms. */
  at: number;
  t: Translate<typeof markdownTexts.values>;
}

const MOST_PICTURES = 4;

/** A product for programs that read Markdown: what stands on its page, without forms and menus. */
export function productMarkdown(input: ProductMarkdownInput): string {
  const { product, shopUrl, t, average, categories } = input;
  const name = fullName(product);
  const facts = [
    `${t('producer')}: ${plain(product.producer.name)}`,
    ...(product.code === undefined ? [] : [`${t('code')}: ${plain(product.code)}`]),
    ...(categories.length === 0 ? [] : [`${t('categories')}: ${categories.map((one) => plain(one.name)).join(' › ')}`]),
    `${t('address')}: ${shopUrl}${pathInHand(productPath(product))}`,
  ];
  const parameters = product.parameters.map(
    ({ name: parameter, values }) => `- ${plain(parameter)}: ${plain(values.join(', '))}`,
  );
  const warnings = product.safety.warnings.map((warning) => `- ${plain(warning)}`);
  return blocks(
    `# ${plain(name)}`,
    product.lead === undefined ? undefined : `> ${plain(product.lead)}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    average && average.count > 0 ? t('rating', { n: average.count, average: formatTenths(average.tenths) }) : undefined,
    `## ${t('offers')}\n\n${offersTable(input)}`,
    pictures(product, name, shopUrl),
    product.descriptionHtml === undefined ? undefined : markdownOf(product.descriptionHtml, shopUrl),
    parameters.length === 0 ? undefined : `## ${t('parameters')}\n\n${parameters.join('\n')}`,
    warnings.length === 0 ? undefined : `## ${t('warnings')}\n\n${warnings.join('\n')}`,
  );
}

const STATUS = { enable: 'inStock', order: 'toOrder', disable: 'soldOut' } as const;

function offersTable({ product, currency, at, t }: ProductMarkdownInput): string {
  const offers = offersOf(product, at);
  if (offers.length === 0) return t('noOffers');
  const rows = offers.map((offer) => [
    plain(offer.sizeName ?? fullName(product)),
    priceWords(offer, currency, t),
    t(STATUS[offer.status]),
  ]);
  const head = [t('size'), t('price'), t('availability')];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function priceWords(offer: Offer, currency: string, t: ProductMarkdownInput['t']): string {
  const money = (grosze: number) => formatMoney(grosze, currency);
  const per = offer.contents && unitPrice(offer.price, offer.contents);
  const beside = [
    ...(per ? [t('unitPrice', { price: money(per.price), per: per.per })] : []),
    ...(offer.reduction ? [t('lowest', { price: money(offer.reduction.before) })] : []),
  ];
  return money(offer.price) + (beside.length === 0 ? '' : ` (${beside.join('; ')})`);
}

const pictures = (product: Product, name: string, shopUrl: string): string =>
  product.pictures
    .slice(0, MOST_PICTURES)
    .flatMap((picture) => {
      const src = outsidePicture(picture);
      return src === undefined ? [] : [`![${plain(picture.alt || name)}](${shopUrl}${src})`];
    })
    .join('\n');
