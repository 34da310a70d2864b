/** Header of an answer: so many events wait to be measured (docs/contract/graph.md#events-to-measure). */
export const EVENTS_HEADER = 'x-iai-tracking-events';
