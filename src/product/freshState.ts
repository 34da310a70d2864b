import { postForm } from '../ui/browser/call.ts';
import type { SizeState } from './buy/model.ts';
import type { ProjectorAnswer } from './wire/shapes.ts';

/** The same for a page that may have been kept for a while, in the call that asks for all that a page is not kept with. */
export async function askFresh(product: number, size: string, subscribed: boolean): Promise<SizeState | false> {
  const params = { product, size, ...(subscribed ? { subscription: 1 } : {}) };
  const request = JSON.stringify({ Projector: { format: 'json', params } });
  const answer = await postForm<{ Projector?: { response?: ProjectorAnswer | null } }>('/ajax/get.php', { request });
  return wholeState((answer || undefined)?.Projector?.response);
}

/** What the calls tell of one size; `false` unless all of it came. */
export function wholeState(answer: ProjectorAnswer | null | undefined | false): SizeState | false {
  if (!answer) return false;
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer;
  return availability && delivery && prices ? { prices, availability, delivery } : false;
}
