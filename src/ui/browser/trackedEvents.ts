/** Header of an answer: so many events wait to be measured (docs/contract/graph.md#events-to-measure). */
export const EVENTS_HEADER = 'x-iai-tracking-events';

const WAIT = 'trackedevents';

let waited = false;

/** Tells the page that events wait; who measures fetches them. */
export function tellEventsWait(): void {
  waited = true;
  window.dispatchEvent(new Event(WAIT));
}

/** Hears it, also when it was told before. */
export function onEventsWait(listener: () => void): void {
  window.addEventListener(WAIT, listener);
  if (waited) listener();
}
