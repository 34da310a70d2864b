import type { PriceType } from '../catalogue/priceView.ts';
import { CALL_TIMEOUT_MS, call, postForm } from '../ui/browser/call.ts';
import { graphql } from '../ui/browser/graphql.ts';
import type { Choice, SizeState } from './buy/state/model.ts';
import { graphLiteral, type Wanted } from './buy/state/wanted.ts';
import type { ProjectorAnswer, SizePrices, SizesAnswer } from './wire/shapes.ts';
import { wholeState } from './wire/wholeState.ts';

/** The browser's questions about a product (docs/contract/calls.md#projector). `false`: no answer came. */

const PROJECTOR = '/ajax/projector.php';

const about = (product: number, rest: string) => `${PROJECTOR}?action=get&product=${product}${rest}`;
const chosen = ({ size, subscribed, parts }: Choice, get: string) =>
  `&size=${encodeURIComponent(size)}&get=${get}${subscribed ? '&subscription=1' : ''}${partsOf(parts)}`;
const partsOf = (parts: Choice['parts']) => (parts.length === 0 ? '' : `&parts=${encodeURIComponent(parts.join())}`);

const options = { timeoutMs: CALL_TIMEOUT_MS };

async function ask(product: number, rest: string): Promise<ProjectorAnswer> {
  return (await call<ProjectorAnswer | null>(about(product, rest), options)) || {};
}

const WHOLE = 'sizeavailability,sizedelivery,sizeprices';

export const askSizes = async (product: number, parts: Choice['parts']): Promise<SizesAnswer | false> =>
  (await ask(product, `&get=sizes${partsOf(parts)}`)).sizes ?? false;

export const askSize = async (product: number, choice: Choice): Promise<SizeState | false> =>
  wholeState(await ask(product, chosen(choice, WHOLE)));

export const askPrices = async (product: number, choice: Choice): Promise<SizePrices | false> =>
  (await ask(product, chosen(choice, 'sizeprices'))).sizeprices ?? false;

/** A bundle with other parts: its stock and what it saves are other ones too. */
export async function askBundle(
  product: number,
  choice: Choice,
): Promise<{ sizes: SizesAnswer; state: SizeState } | false> {
  const answer = await ask(product, chosen(choice, `sizes,${WHOLE}`));
  const state = wholeState(answer);
  return state && answer.sizes ? { sizes: answer.sizes, state } : false;
}

interface Lowest {
  getLastLowestProductPrices?: { sizes: { price: Record<PriceType, { formatted: string } | undefined> }[] }[];
}

/** The lowest price of 30 days of a size, as it is read. */
export async function askLowest(product: number, size: string, side: PriceType): Promise<string | undefined> {
  const asked = `productId: "${product}", sizeId: ${JSON.stringify(size)}`;
  const data = await graphql<Lowest>(
    `{ getLastLowestProductPrices(${asked}) { id sizes { id price { ${side} { value currency formatted } } } } }`,
    undefined,
    { label: 'getLastLowestProductPrices' },
  );
  return (data || undefined)?.getLastLowestProductPrices?.[0]?.sizes[0]?.price[side]?.formatted;
}

interface Added {
  addProductsToBasket?: {
    status: string;
    results?: { status: string; error?: { code?: string; message?: string } | null }[];
  };
}

/** Result of adding; `why` is the shop's message, when there is one. */
export type AddAnswer = { ok: true } | { ok: false; code?: string | undefined; why?: string | undefined };

/** Puts what the form holds into the basket. */
export async function addToBasket(wanted: Wanted): Promise<AddAnswer> {
  const data = await graphql<Added>(
    `mutation { addProductsToBasket(ProductInput: [${graphLiteral(wanted)}]) { status results { status error { code message } } } }`,
    undefined,
    { label: 'addToBasket/' },
  );
  const { status, results: [result] = [] } = (data || undefined)?.addProductsToBasket ?? {};
  if (status === 'success' && result?.status !== 'error') return { ok: true };
  return { ok: false, code: result?.error?.code, why: result?.error?.message };
}

/** Result of asking for a notice; false when no answer came. */
export type ObserveAnswer = { status: 'success' } | { status: 'error'; code?: string; errdesc?: string };

/** Asks to be told once when a size is back (docs/contract/calls.md#availability-notice); `rest` are fields of the form that go along. */
export function observe(
  wanted: { product: number; size: string; parts: string; email: string; consent: boolean },
  rest: Readonly<Record<string, string>>,
): Promise<ObserveAnswer | false> {
  const { consent, ...asked } = wanted;
  const form = { ...rest, action: 'set_product_observed', ...asked, mode: 2, ...(consent ? { consent: 1 } : {}) };
  return postForm<ObserveAnswer>(PROJECTOR, form);
}
