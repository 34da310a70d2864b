import type { SizeState } from '../buy/state/model.ts';
import type { ProjectorAnswer } from '../wire/shapes.ts';

/** Hours and minutes run all the time, and nothing that is read is made of them. */
const isRunning = (key: string): boolean => key === 'hours' || key === 'minutes';
const text = (told: readonly unknown[]) => JSON.stringify(told, (key, value) => (isRunning(key) ? undefined : value));

/** Tells whether an answer is the same as the shown state. */
export const sameState = (
  { sizeprices, sizeavailability, sizedelivery }: ProjectorAnswer,
  { prices, availability, delivery }: SizeState,
): boolean => text([sizeprices, sizeavailability, sizedelivery]) === text([prices, availability, delivery]);
