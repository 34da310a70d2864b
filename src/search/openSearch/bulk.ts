import * as v from 'valibot';
import { OutsideError } from './error.ts';
import type { OutsideDoc } from './index.ts';

/** Bounds of one request: OpenSearch advises 1 000 to 5 000 actions and some megabytes. */
const MOST_ACTIONS = 1000;
const MOST_SIGNS = 4_000_000;

/** One action: a document to keep, or the id of one to forget. */
export type BulkAction = { doc: OutsideDoc } | { removed: number };

function linesOf(action: BulkAction): string {
  if ('removed' in action) return `${JSON.stringify({ delete: { _id: String(action.removed) } })}\n`;
  const { doc } = action;
  return `${JSON.stringify({ index: { _id: String(doc.id) } })}\n${JSON.stringify(doc)}\n`;
}

/** Bodies of bulk requests, each within its bounds. */
export function* bulkBodies(actions: Iterable<BulkAction>): Generator<string> {
  let lines = '';
  let count = 0;
  for (const action of actions) {
    const next = linesOf(action);
    if (count > 0 && (count === MOST_ACTIONS || lines.length + next.length > MOST_SIGNS)) {
      yield lines;
      lines = '';
      count = 0;
    }
    lines += next;
    count++;
  }
  if (count > 0) yield lines;
}

const outcome = v.object({ status: v.number() });
const answer = v.object({
  errors: v.boolean(),
  items: v.array(v.object({ index: v.optional(outcome), delete: v.optional(outcome) })),
});

const MANY_REQUESTS = 429;
const NOT_FOUND = 404;

/**
 * Checks the answer to a bulk request: true when each action was done, false when the cluster had too much to do and the whole
 * may be sent again. Throws OutsideError for all else. A document that is not there is removed already.
 */
export function isBulkDone(said: unknown): boolean {
  const read = v.safeParse(answer, said);
  if (!read.success) throw new OutsideError('malformed');
  const failed = read.output.items.flatMap(({ index, delete: removed }) => {
    const status = (index ?? removed)?.status ?? 0;
    const done = (status >= 200 && status < 300) || (removed !== undefined && status === NOT_FOUND);
    return done ? [] : [status];
  });
  const worst = failed.find((status) => status !== MANY_REQUESTS);
  if (worst !== undefined) throw new OutsideError('status', { status: worst });
  return failed.length === 0;
}
