import { CALL_TIMEOUT_MS, call, postForm } from '../ui/browser/call.ts';
import { graphql } from '../ui/browser/graphql.ts';
import type { SizeState } from './buy/model.ts';
import { graphLiteral, type Wanted } from './buy/wanted.ts';
import { wholeState } from './freshState.ts';
import type { ProjectorAnswer, SizePrices, SizesAnswer } from './wire/shapes.ts';

/** The browser's questions about a product, as the specification writes them (section 7). `false`: no answer came. */

const PROJECTOR = '/ajax/projector.php';

const about = (product: number, rest: string) => `${PROJECTOR}?action=get&product=${product}${rest}`;
const chosen = (size: string, get: string, subscribed: boolean) =>
  `&size=${encodeURIComponent(size)}&get=${get}${subscribed ? '&subscription=1' : ''}`;

const options = { timeoutMs: CALL_TIMEOUT_MS };

export async function askSizes(product: number): Promise<SizesAnswer | false> {
  const answer = await call<ProjectorAnswer | null>(about(product, '&get=sizes'), options);
  return (answer || undefined)?.sizes ?? false;
}

export async function askSize(product: number, size: string, subscribed: boolean): Promise<SizeState | false> {
  const get = 'sizeavailability,sizedelivery,sizeprices';
  return wholeState(await call<ProjectorAnswer | null>(about(product, chosen(size, get, subscribed)), options));
}

export async function askPrices(product: number, size: string, subscribed: boolean): Promise<SizePrices | false> {
  const answer = await call<ProjectorAnswer | null>(about(product, chosen(size, 'sizeprices', subscribed)), options);
  return (answer || undefined)?.sizeprices ?? false;
}

interface Added {
  addProductsToBasket?: { status: string; results?: { status: string; error?: { message?: string } | null }[] };
}

/** What happened; `why` is what the shop said, when it said anything. */
export type AddAnswer = { ok: true } | { ok: false; why?: string | undefined };

/** Puts what the form holds into the basket. */
export async function addToBasket(wanted: Wanted): Promise<AddAnswer> {
  const data = await graphql<Added>(
    `mutation { addProductsToBasket(ProductInput: [${graphLiteral(wanted)}]) { status results { status error { code message } } } }`,
    undefined,
    { label: 'addToBasket/' },
  );
  const { status, results: [result] = [] } = (data || undefined)?.addProductsToBasket ?? {};
  if (status === 'success' && result?.status !== 'error') return { ok: true };
  return { ok: false, why: result?.error?.message };
}

/** What came of asking for a notice; false when no answer came. */
export type ObserveAnswer = { status: 'success' } | { status: 'error'; code?: string; errdesc?: string };

/** Asks to be told once when a size is back (wire facts, 2.1); `rest` are fields of the form that go along. */
export function observe(
  wanted: { product: number; size: string; email: string; consent: boolean },
  rest: Readonly<Record<string, string>>,
): Promise<ObserveAnswer | false> {
  const { consent, ...asked } = wanted;
  const form = { ...rest, action: 'set_product_observed', ...asked, mode: 2, ...(consent ? { consent: 1 } : {}) };
  return postForm<ObserveAnswer>(PROJECTOR, form);
}
