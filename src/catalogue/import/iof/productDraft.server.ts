import { slugify } from '../../../kit/fold.ts';
import { optional } from '../../../kit/optional.ts';
import type { ImportItem, ProductDraft } from '../../draft.ts';
import type { ProductType } from '../../model.ts';
import { contentOf } from '../feed/content.server.ts';
import { type Note, quoted, Unreadable } from '../feed/errors.ts';
import { itemOrSkipped } from '../feed/item.server.ts';
import { unitOf } from '../feed/units.ts';
import { attribute, childrenOf, descend, type Element, rawText } from '../feed/xml/element.ts';
import { htmlToText } from '../sanitize.server.ts';
import { availabilityOf, groupOf, parametersOf, warrantyOf } from './details.ts';
import { localized, nameOf } from './language.ts';
import { attachmentsOf, picturesOf } from './media.ts';
import { vatOf } from './money.ts';
import { categoryOf, contactsOf, menuItems, producerOf, seriesOf } from './names.ts';
import { soldBy } from './quantities.ts';
import { sizesOf } from './sizes.ts';

interface DraftContext {
  language: string | undefined;
  /** Currency of the feed; a product may name its own. */
  currency: string | undefined;
  /** Called once a product for each kind of thing that was left aside. */
  note: Note;
}

const TYPES: Readonly<Record<string, ProductType>> = {
  regular: 'item',
  bundle: 'bundle',
  virtual: 'virtual',
  service: 'service',
};
const LONGEST_NAME = 300;
const CURRENCY = 'PLN';

/** A <product> as a draft, or why it cannot be one. */
export function productItem(product: Element, context: DraftContext): ImportItem {
  const { line } = product;
  const id = attribute(product, 'id');
  return itemOrSkipped({ line, id }, context, (counting) => {
    if (id === undefined) throw new Unreadable('no id');
    return draftOf(id, product, counting);
  });
}

function draftOf(id: string, product: Element, context: DraftContext): ProductDraft {
  const { language, note } = context;
  const type = typeOf(product);
  refuseForeign(product, context.currency);
  const description = descend(product, 'description');
  const name = productName(description, language);
  const vat = vatOf(product);
  const { precision, sellBy, min } = soldBy(product);
  const availability = availabilityOf(product, note);
  const number = /^[1-9]\d*$/.test(id) ? Number(id) : 0;
  noteLeftAside(product, type, note);
  return {
    externalId: id,
    ...optional('preferredId', Number.isSafeInteger(number) && number > 0 ? number : undefined),
    slug: slugify(name) || 'produkt',
    name,
    type,
    category: categoryOf(product, language),
    alsoIn: [],
    producer: producerOf(product, language),
    ...optional('series', seriesOf(product, language)),
    ...groupOf(product, language),
    promoted: false,
    ...optional('code', attribute(product, 'code_on_card')),
    ...optional('lead', htmlToText(rawText(localized(description, 'short_desc', language))) || undefined),
    ...optional('descriptionHtml', contentOf(rawText(localized(description, 'long_desc', language))) || undefined),
    unit: unitOf(nameOf(descend(product, 'unit'), language) ?? 'szt.'),
    sellBy,
    precision,
    order: { ...optional('min', min) },
    rebates: [],
    pictures: picturesOf(product, name, note),
    parameters: parametersOf(product, language),
    attachments: attachmentsOf(product, language, note),
    ...optional('warranty', warrantyOf(product, language)),
    safety: { warnings: [], ...contactsOf(product) },
    personalisation: [],
    related: [],
    sizes: sizesOf(product, { vat, precision, availability }),
  };
}

function typeOf(product: Element): ProductType {
  if (attribute(product, 'removed') === 'yes' || attribute(product, 'deleted') === 'yes') {
    throw new Unreadable('removed at its source');
  }
  const written = attribute(product, 'type') ?? 'regular';
  const type = Object.hasOwn(TYPES, written) ? TYPES[written] : undefined;
  if (type) return type;
  throw new Unreadable(
    written === 'collection'
      ? 'a collection: its parts are imported, each by itself'
      : `unknown type ${quoted(written)}`,
  );
}

function refuseForeign(product: Element, feedCurrency: string | undefined): void {
  const currency = attribute(product, 'currency') ?? feedCurrency;
  if (currency === CURRENCY) return;
  throw new Unreadable(currency === undefined ? 'no currency' : `its price is in ${quoted(currency)}, not PLN`);
}

function productName(description: Element | undefined, language: string | undefined): string {
  const names = childrenOf(description, 'name').filter((each) => (attribute(each, 'type') ?? 'name') === 'name');
  const name = htmlToText(rawText(localized(description && { ...description, children: names }, 'name', language)));
  if (name === '') throw new Unreadable('no name');
  if (name.length > LONGEST_NAME) throw new Unreadable(`a name longer than ${LONGEST_NAME} characters`);
  return name;
}

/**
 * A crossed-out price, a promotion or a lowest price of another shop is no price of this one's own: a reduction is shown
 * only against prices this shop itself has had (Directive 98/6/EC, art. 6a).
 */
function noteLeftAside(product: Element, type: ProductType, note: Note): void {
  const sizes = childrenOf(descend(product, 'sizes'), 'size');
  const anywhere = (...names: readonly string[]) =>
    [product, ...sizes].some((element) => element.children.some((child) => names.includes(child.name)));
  if (anywhere('strikethrough_retail_price'))
    note("a crossed-out price: reductions are counted from this shop's own prices");
  if (anywhere('ext:omnibus_price_retail', 'omnibus_price_retail')) {
    note("a lowest price of 30 days: it is counted from this shop's own prices");
  }
  if (anywhere('promotion')) note('a promotion of the source');
  if (type === 'bundle') note('the parts of a bundle');
  if (menuItems(product).length > 1) note('further places in the menu: the first one was taken');
}
