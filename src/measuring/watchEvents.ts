import * as v from 'valibot';
import { pushEvent } from '../snippets/dataLayer.ts';
import { runScript } from '../snippets/runScript.ts';
import { answers } from '../ui/browser/call.ts';
import { hasConsent } from '../ui/browser/consent.ts';
import { graphql } from '../ui/browser/graphql.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { EVENTS_HEADER } from '../ui/browser/trackedEvents.ts';
import { trackedAnswer, trackedEvent } from './answers.ts';
import { isNew, watchConsent } from './heard.ts';
import { watchPages } from './watchPages.ts';

/** Measures what a shopper does, and what they see where the shop has a data layer. */
export function watchEvents(): void {
  answers.heard = (headers) => void (Number(headers.get(EVENTS_HEADER)) >= 1 && fetchEvents());
  watchConsent();
  watchPages();
}

/** Nobody does so much in one page; an answer that is always the same would never end. */
const MOST_ASKED = 5;

/** One after another, so that they come in their order. */
let fetching: Promise<void> = Promise.resolve();

function fetchEvents(): Promise<void> {
  // Who has just ordered is about to leave: the next page asks.
  if (document.documentElement.dataset.frame === 'place') return fetching;
  fetching = fetching.then(fetchAll);
  return fetching;
}

/** Hears all events that wait, and says so, since each stays until then: one that comes meanwhile is heard with it. */
async function fetchAll(): Promise<void> {
  let heard: string[] = [];
  for (let asked = 0; asked === 0 || (heard.length > 0 && asked < MOST_ASKED); asked += 1) {
    const query = 'query Events($heard: [ID!]!) { trackingEvents(heard: $heard) }';
    const answer = await graphql(query, { heard }, { label: 'query=trackingEvents' });
    const read = v.safeParse(trackedAnswer, answer);
    heard = (read.success ? read.output.trackingEvents : []).flatMap(hear);
  }
}

/** Reads an event, and runs what hears of it unless that has happened before; gives its id. */
function hear(text: string): string[] {
  const read = v.safeParse(trackedEvent, JSON.parse(text));
  if (!read.success) return [];
  const { id, scripts, ...event } = read.output;
  if (isNew(id)) {
    if (pageTerms().measures === 'pages' && hasConsent('statistics')) pushEvent(event);
    for (const address of scripts) runScript(address, JSON.stringify(event));
  }
  return [id];
}
