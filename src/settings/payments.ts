import * as v from 'valibot';

/** Provider of online payments. Keys come from the environment alone, never from the shop's folder. */
export type PaymentSettings =
  | { kind: 'payu'; url: string; posId: string; clientId: string; clientSecret: string; secondKey: string }
  /** A PayU of our own, in the same process: for demonstration and tests. `delay`: how long it takes to decide, ms. */
  | { kind: 'simulator'; delay?: number }
  | { kind: 'none' };

const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
/** Keys travel to it: only over https, or within this machine. */
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$))[^?#@]*$/),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** `simulator:50` decides within 50 ms: for tests, which would wait for nothing. */
const simulator = v.pipe(
  v.string(),
  v.regex(/^simulator(?::\d{1,5})?$/),
  v.transform((text) => {
    const [, delay] = text.split(':');
    return { kind: 'simulator', ...(delay === undefined ? {} : { delay: Number(delay) }) } as const;
  }),
);

export const paymentEntries = {
  PAYMENTS: v.optional(v.union([v.picklist(['payu', 'none']), simulator])),
  PAYU_URL: v.optional(address),
  PAYU_POS_ID: v.optional(key),
  PAYU_CLIENT_ID: v.optional(key),
  PAYU_CLIENT_SECRET: v.optional(key),
  PAYU_SECOND_KEY: v.optional(key),
};
type Given = v.InferOutput<v.ObjectSchema<typeof paymentEntries, undefined>>;

export const paymentsExpected: Record<keyof typeof paymentEntries, string> = {
  PAYMENTS: 'payu, simulator or none',
  PAYU_URL: 'an address such as https://secure.payu.com',
  PAYU_POS_ID: 'the number of the point of sale; all five of PAYU_… belong together',
  PAYU_CLIENT_ID: 'the client_id of the point of sale; all five of PAYU_… belong together',
  PAYU_CLIENT_SECRET: 'the client_secret of the point of sale; all five of PAYU_… belong together',
  PAYU_SECOND_KEY: 'the second key of the point of sale; all five of PAYU_… belong together',
};

/**
 * The settings, or the names that are missing. `isLive`: real shoppers come here; then nobody meets a simulator that was
 * not asked for by name, and pays by it.
 */
export function choosePayments(given: Given, isLive: boolean): { chosen: PaymentSettings } | { missing: string[] } {
  const { PAYMENTS: asked } = given;
  const { PAYU_URL: url, PAYU_POS_ID: posId, PAYU_CLIENT_ID: clientId } = given;
  const { PAYU_CLIENT_SECRET: clientSecret, PAYU_SECOND_KEY: secondKey } = given;
  const missing = FIVE.filter((name) => given[name] === undefined);
  if (missing.length === FIVE.length && asked !== 'payu') {
    return { chosen: asked === 'none' ? NONE : (asked ?? (isLive ? NONE : { kind: 'simulator' })) };
  }
  if (!url || !posId || !clientId || !clientSecret || !secondKey) return { missing };
  if (asked === 'none') return { chosen: NONE };
  if (typeof asked === 'object') return { chosen: asked };
  return { chosen: { kind: 'payu', url, posId, clientId, clientSecret, secondKey } };
}

const NONE = { kind: 'none' } as const;
const FIVE = ['PAYU_URL', 'PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY'] as const;
