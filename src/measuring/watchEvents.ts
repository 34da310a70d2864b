import * as v from 'valibot';
import { pushEvent } from '../snippets/dataLayer.ts';
import { runScript } from '../snippets/runScript.ts';
import { answers } from '../ui/browser/call.ts';
import { hasConsent } from '../ui/browser/consent.ts';
import { graphql } from '../ui/browser/graphql.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { EVENTS_HEADER } from '../ui/browser/trackedEvents.ts';
import { trackedAnswer, trackedEvent } from './answers.ts';
import { watchPages } from './watchPages.ts';

/** Measures what a shopper does, and what they see where the shop has a data layer. */
export function watchEvents(): void {
  answers.heard = (headers) => void (headers.has(EVENTS_HEADER) && fetchEvents());
  watchPages();
}

/** Events are given once; one after another, so that they come in their order. */
let fetching: Promise<void> = Promise.resolve();

function fetchEvents(): Promise<void> {
  // Who has just ordered is about to leave, and what is given once would be lost with the page: the next one asks.
  if (document.documentElement.dataset.frame === 'place') return fetching;
  fetching = fetching.then(async () => {
    const answer = await graphql('{ trackingEvents }', undefined, { label: 'query=trackingEvents' });
    const read = v.safeParse(trackedAnswer, answer);
    for (const text of read.success ? read.output.trackingEvents : []) hear(text);
  });
  return fetching;
}

function hear(text: string): void {
  const read = v.safeParse(trackedEvent, JSON.parse(text));
  if (!read.success) return;
  const { scripts, ...event } = read.output;
  if (pageTerms().measures === 'pages' && hasConsent('statistics')) pushEvent(event);
  for (const address of scripts) runScript(address, JSON.stringify(event));
}
