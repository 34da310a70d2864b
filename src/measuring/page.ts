import type { PageAnswer, TrackedItem } from './answers.ts';

/** What of a page is measured: read from its markup, which themes know (docs/contract/pages.md#page-types). */
export interface ShownPage {
  /** Type of the page: `projector`, `search`, … */
  type: string;
  /** Products of it: of a list in their order. */
  products: number[];
  basket: boolean;
  list?: { item_list_id: string; item_list_name: string };
  searched?: string;
  answer?: PageAnswer;
  /** Choices of the checkout that were told, so that the same is not told again. */
  chosen: Map<string, string>;
}

export interface PageEvent {
  event: string;
  ecommerce?: object;
  search_term?: string;
}

const LISTS: readonly string[] = ['main', 'search'];
const CHECKOUT = 'place-order';
/** As many as the shop tells at once. */
const MOST_PRODUCTS = 100;

/** Fields of the checkout, with the event and the parameter of each. */
const CHOICES: Readonly<Record<string, readonly [event: string, parameter: string]>> = {
  shipping: ['add_shipping_info', 'shipping_tier'],
  payform_id: ['add_payment_info', 'payment_type'],
};

export function readPage(page: Document): ShownPage {
  const type = /(?:^|\s)([\w-]+)_page(?:\s|$)/.exec(page.getElementById('container')?.className ?? '')?.[1] ?? '';
  const { pathname, search } = page.location;
  const isList = LISTS.includes(type);
  const text = pathname.endsWith('/szukaj') ? new URLSearchParams(search).get('text') : null;
  const name = page.querySelector('#content h1')?.textContent ?? '';
  return {
    type,
    products: isList ? listed(page) : type === 'projector' ? subject(page) : [],
    basket: type === 'basketedit' || type === CHECKOUT,
    ...(isList ? { list: { item_list_id: pathname, item_list_name: name.trim() } } : {}),
    ...(text ? { searched: text } : {}),
    chosen: new Map(),
  };
}

const listed = (page: Document): number[] =>
  [
    ...new Set(
      [...page.querySelectorAll<HTMLElement>('#content [data-product_id]')].map(({ dataset }) =>
        Number(dataset.product_id),
      ),
    ),
  ].slice(0, MOST_PRODUCTS);

const subject = (page: Document): number[] => {
  const id = Number(page.querySelector<HTMLInputElement>('#projector_product_hidden')?.value);
  return id > 0 ? [id] : [];
};

/** Items of a list, with the place of each. */
const inList = ({ list, answer }: ShownPage): TrackedItem[] =>
  (answer?.items ?? []).map(({ item }, index) => ({ ...item, ...list, index }));

/** Events of a page once the shop has told of it. */
export function eventsOf(page: ShownPage): PageEvent[] {
  const { type, list, searched, answer } = page;
  if (!answer) return [];
  const { currency, items, basket } = answer;
  const events: PageEvent[] = [];
  if (searched !== undefined) events.push({ event: 'search', search_term: searched });
  if (list && items.length > 0) {
    events.push({ event: 'view_item_list', ecommerce: { ...list, items: inList(page) } });
  }
  const [only] = items;
  if (type === 'projector' && only) {
    const { value, item } = only;
    events.push({ event: 'view_item', ecommerce: { currency, value, items: [item] } });
  }
  if (basket && basket.items.length > 0) {
    events.push({ event: type === CHECKOUT ? 'begin_checkout' : 'view_cart', ecommerce: basket });
  }
  return events;
}

/** Event of a press on a link of a card that stands in the list of the page. */
export function clickedItem(page: ShownPage, link: HTMLAnchorElement): PageEvent | undefined {
  const id = Number(link.closest<HTMLElement>('#content [data-product_id]')?.dataset.product_id);
  const place = page.answer?.items.findIndex(({ product }) => product === id) ?? -1;
  const item = page.list && inList(page)[place];
  return item && { event: 'select_item', ecommerce: { ...page.list, items: [item] } };
}

/** Event of a way of delivery or payment that was chosen. */
export function chosenAtCheckout(page: ShownPage, field: HTMLInputElement): PageEvent | undefined {
  const basket = page.type === CHECKOUT ? page.answer?.basket : undefined;
  const [event, parameter] = CHOICES[field.name] ?? [];
  // A way of delivery ends in how it is paid, which the other event tells.
  const value = parameter === 'shipping_tier' ? field.value.replace(/-\w*$/, '') : field.value;
  if (!basket || event === undefined || parameter === undefined || page.chosen.get(event) === value) return;
  page.chosen.set(event, value);
  return { event, ecommerce: { ...basket, [parameter]: value } };
}
