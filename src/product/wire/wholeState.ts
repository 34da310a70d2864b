import type { SizeState } from '../buy/state/model.ts';
import type { ProjectorAnswer } from './shapes.ts';

/** What the calls tell of one size; `false` unless all of it came. */
export function wholeState(answer: ProjectorAnswer | null | undefined | false): SizeState | false {
  if (!answer) return false;
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer;
  return availability && delivery && prices ? { prices, availability, delivery } : false;
}
