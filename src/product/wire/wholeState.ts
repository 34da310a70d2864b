import type { SizeState } from '../buy/state/model.ts';
import type { ProjectorAnswer } from './shapes.ts';

/** State of one size from the answers; `false` unless all of it came. */
export function wholeState(answer: ProjectorAnswer | null | undefined | false): SizeState | false {
  if (!answer) return false;
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer;
  return availability && delivery && prices ? { prices, availability, delivery } : false;
}
