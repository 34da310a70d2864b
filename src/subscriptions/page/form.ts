import * as v from 'valibot';
import type { SubscriptionRequest } from '../request.ts';

/** Forms of the page: `do` says what is asked for, `date` is that of another day, or of the order that is skipped. */
const simple = v.object({ do: v.picklist(['pause', 'resume', 'cancel']) });
const skip = v.object({ do: v.literal('skip'), date: v.nullable(v.string()) });
const move = v.object({ do: v.literal('move'), date: v.pipe(v.string(), v.trim(), v.isoDate()) });
const asked = v.variant('do', [simple, skip, move]);

/** What changes that were made are called in the address of the page. */
export const DONE = ['pause', 'resume', 'skip', 'move', 'cancel', 'ending'] as const;
export type Done = (typeof DONE)[number];

/** Why a change was not made. */
const REFUSALS = ['refused', 'date', 'often'] as const;
export type SubscriptionRefusal = (typeof REFUSALS)[number];
export const REFUSED_PARAM = 'odmowa';

export const readRefusal = (query: URLSearchParams): SubscriptionRefusal | undefined =>
  REFUSALS.find((one) => one === query.get(REFUSED_PARAM));

export const DONE_PARAM = 'zrobione';
export const ASK_PARAM = 'zakoncz';

/** `date`: no day; undefined: nothing that this page asks for. */
export function readAsked(form: FormData): SubscriptionRequest | 'date' | undefined {
  const read = v.safeParse(asked, { do: form.get('do'), date: form.get('date') });
  if (!read.success) return form.get('do') === 'move' ? 'date' : undefined;
  const { output } = read;
  if (output.do === 'move') return { do: 'move', to: output.date };
  return output.do === 'skip' ? { do: 'skip', day: output.date ?? undefined } : { do: output.do };
}

export const readDone = (query: URLSearchParams): Done | undefined => DONE.find((one) => one === query.get(DONE_PARAM));
