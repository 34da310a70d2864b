import { askSection } from '../session/client.ts';
import type { Choice, SizeState } from './buy/model.ts';
import type { ProjectorAnswer } from './wire/shapes.ts';

/** What is chosen, as it is now, in the call that asks for all that a page is not kept with. */
export function askFresh(
  product: number,
  { size, subscribed, parts }: Choice,
  tell: (state: SizeState | false) => void,
) {
  const params = {
    product,
    size,
    ...(subscribed ? { subscription: 1 } : {}),
    ...(parts.length > 0 ? { parts: parts.join() } : {}),
  };
  askSection('Projector', params, (answer) => tell(wholeState(answer as ProjectorAnswer | null | false)));
}

/** What the calls tell of one size; `false` unless all of it came. */
export function wholeState(answer: ProjectorAnswer | null | undefined | false): SizeState | false {
  if (!answer) return false;
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer;
  return availability && delivery && prices ? { prices, availability, delivery } : false;
}
