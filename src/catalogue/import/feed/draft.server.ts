import { slugify } from '../../../kit/fold.ts';
import { optional } from '../../../kit/optional.ts';
import type { ImportItem, ProductDraft } from '../../draft.ts';
import { MOST_PICTURES, type Parameter, type ProductPicture, type Vat } from '../../model.ts';
import { htmlToText } from '../sanitize.server.ts';
import { contentOf } from './content.server.ts';
import { quoted, Unreadable } from './errors.ts';
import { itemOrSkipped, LONGEST_ID } from './item.server.ts';
import type { FeedContext } from './kind.ts';
import { readMoment } from './moment.server.ts';
import { pathRefs, UNKNOWN_PRODUCER, webAddress } from './names.ts';
import { readMinimum, readVat } from './numbers.ts';
import type { FeedProduct } from './product.ts';
import { sizesOf } from './sizes.server.ts';
import { unitOf } from './units.ts';

const LONGEST_NAME = 300;
const LONGEST_WORD = 200;

/**
 * A record as a draft, or why it cannot be one.
 * @param read tells the product; it may throw Unreadable
 */
export const feedItem = (
  place: { line: number; id: string },
  context: FeedContext,
  read: () => FeedProduct,
): ImportItem => itemOrSkipped(place, context, (counting) => draftOf(read(), counting));

function draftOf(product: FeedProduct, context: FeedContext): ProductDraft {
  const { id } = product;
  if (id === '' || id.length > LONGEST_ID)
    throw new Unreadable(id === '' ? 'no id' : 'an id longer than 200 characters');
  const name = htmlToText(product.name);
  if (name === '') throw new Unreadable('no name');
  if (name.length > LONGEST_NAME) throw new Unreadable(`a name longer than ${LONGEST_NAME} characters`);
  const vat = vatOf(product.vat, context.vat);
  const number = /^[1-9]\d*$/.test(id) ? Number(id) : 0;
  const [category = [], ...others] = product.categories.map((path) => pathRefs(path.map((part) => clean(part))));
  return {
    externalId: id,
    ...optional('preferredId', Number.isSafeInteger(number) && number > 0 ? number : undefined),
    slug: slugify(product.slug ?? '') || slugify(name) || 'produkt',
    name,
    type: product.virtual ? 'virtual' : 'item',
    category,
    alsoIn: others.flatMap((path) => path.at(-1) ?? []),
    producer: producerOf(product.producer),
    ...optional('group', product.group),
    ...optional('version', product.version || undefined),
    promoted: false,
    ...optional('addedAt', product.addedAt === undefined ? undefined : readMoment(product.addedAt)),
    ...optional('code', product.code || undefined),
    ...optional('lead', htmlToText(product.lead ?? '') || undefined),
    ...optional('descriptionHtml', contentOf(product.description ?? '') || undefined),
    unit: unitOf(product.unit || 'szt.'),
    sellBy: 1,
    precision: 0,
    order: optional('min', readMinimum(product.minimum ?? '')),
    rebates: [],
    pictures: picturesOf(product, name, context),
    parameters: parametersOf(product),
    attachments: [],
    safety: {
      warnings: [...(product.warnings ?? [])],
      ...optional('manufacturer', product.manufacturer),
      ...optional('responsible', product.responsible),
    },
    personalisation: [],
    related: [],
    sizes: sizesOf(product, vat, context),
  };
}

function vatOf(written: string | undefined, usual: Vat): Vat {
  if (written === undefined || written === '') return usual;
  const vat = readVat(written);
  if (!vat) throw new Unreadable(`unknown rate of VAT ${quoted(written)}`);
  return vat;
}

const clean = (text: string) => htmlToText(text).slice(0, LONGEST_WORD);

function producerOf(written: string | undefined) {
  const name = clean(written ?? '');
  return name === '' ? UNKNOWN_PRODUCER : { externalId: name, name };
}

function picturesOf({ pictures }: FeedProduct, name: string, { note }: FeedContext): ProductPicture[] {
  const read = new Map<string, ProductPicture>();
  for (const { url, alt } of pictures) {
    const file = webAddress(url);
    if (file === undefined) note('a picture without an http address');
    else if (!read.has(file)) read.set(file, { file, alt: clean(alt ?? '') || name, width: 0, height: 0 });
  }
  if (read.size > MOST_PICTURES) note(`pictures after the first ${MOST_PICTURES} of a product`);
  return [...read.values()].slice(0, MOST_PICTURES);
}

function parametersOf({ parameters }: FeedProduct): Parameter[] {
  const facts = new Map<string, Set<string>>();
  for (const [written, value] of parameters) {
    const [name, text] = [clean(written), clean(value)];
    if (name === '' || text === '') continue;
    facts.set(name, (facts.get(name) ?? new Set()).add(text));
  }
  return [...facts].map(([name, values]) => ({ name, values: [...values] }));
}
