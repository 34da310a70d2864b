import { toWire } from '../kit/quantity.ts';
import { CALL_TIMEOUT_MS, call, postForm } from '../ui/browser/call.ts';
import { graphql } from '../ui/browser/graphql.ts';
import type { BuyView, NotifyAnswer, SizeState } from './buy/model.ts';
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
  return whole(await call<ProjectorAnswer | null>(about(product, chosen(size, get, subscribed)), options));
}

export async function askPrices(product: number, size: string, subscribed: boolean): Promise<SizePrices | false> {
  const answer = await call<ProjectorAnswer | null>(about(product, chosen(size, 'sizeprices', subscribed)), options);
  return (answer || undefined)?.sizeprices ?? false;
}

/** The same for a page that may have been kept for a while, in the call that asks for all that a page is not kept with. */
export async function askFresh(product: number, size: string): Promise<SizeState | false> {
  const request = JSON.stringify({ Projector: { format: 'json', params: { product, size } } });
  const answer = await postForm<{ Projector?: { response?: ProjectorAnswer | null } }>('/ajax/get.php', { request });
  return whole((answer || undefined)?.Projector?.response);
}

function whole(answer: ProjectorAnswer | null | undefined | false): SizeState | false {
  if (!answer) return false;
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer;
  return availability && delivery && prices ? { prices, availability, delivery } : false;
}

interface Wanted {
  size: string;
  subscribed: boolean;
  /** In parts of the unit. */
  quantity: number;
}

interface Added {
  addProductsToBasket?: { status: string; results?: { status: string; error?: { message?: string } | null }[] };
}

/** Puts a size into the basket. `why` is what the shop said, when it said anything. */
export async function addToBasket(
  { id, precision, subscription }: Pick<BuyView, 'id' | 'precision' | 'subscription'>,
  { size, subscribed, quantity }: Wanted,
): Promise<{ ok: true } | { ok: false; why?: string | undefined }> {
  const period = subscribed && subscription ? `, subscription: ${subscription.periods[0] ?? 0}` : '';
  const input = `{id: ${id}, size: ${JSON.stringify(size)}, quantity: ${toWire(quantity, precision)}${period}}`;
  const data = await graphql<Added>(
    `mutation { addProductsToBasket(ProductInput: [${input}]) { status results { status error { code message } } } }`,
    undefined,
    { label: 'addToBasket/' },
  );
  const { status, results: [result] = [] } = (data || undefined)?.addProductsToBasket ?? {};
  if (status === 'success' && result?.status !== 'error') return { ok: true };
  return { ok: false, why: result?.error?.message };
}

/** Asks to be told once when a size is back (wire facts, 2.1). */
export async function observe(product: number, size: string, form: FormData): Promise<NotifyAnswer['code']> {
  const email = String(form.get('email') ?? '');
  const consent = form.get('consent') === null ? {} : { consent: 1 };
  const answer = await postForm<{ status?: string; code?: string }>(PROJECTOR, {
    action: 'set_product_observed',
    product,
    size,
    email,
    mode: 2,
    ...consent,
  });
  if (!answer) return 'failed';
  if (answer.status === 'success' || answer.status === 'ok') return 'ok';
  return answer.code === 'email' || answer.code === 'consent' ? answer.code : 'failed';
}
