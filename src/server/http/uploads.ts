import type { Context } from 'hono';
import type { FileTerms } from '../../files/model.ts';
import { type Clock, SECOND } from '../../kit/clock.ts';
import { splitLanguage } from '../../kit/language.ts';
import { LIMITS } from '../../settings/limits.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

export const UPLOAD_PATH = '/ajax/upload.php';

/** Pages whose forms bring files when there is no JavaScript; they read the body part by part. */
const FILE_FORMS = /^\/(?:kontakt|produkt\/[a-z0-9-]{1,200}(?:\/(?:pytanie|wycena))?)$/;

/** A request whose body holds files: it may be larger and take longer than others. */
export const bringsFiles = (c: Context): boolean =>
  c.req.method === 'POST' &&
  /^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '') &&
  (c.req.path === UPLOAD_PATH || FILE_FORMS.test(splitLanguage(c.req.path).path));

/**
 * Counts bytes and tells whether more may come from an address: a session costs nothing, so what bounds one shopper
 * does not keep one address from filling up what waits for everybody. `factor` 0 takes the bound away.
 */
export function addressBytes({ addressBytes: most, keepMs }: FileTerms, factor: number, clock: Clock) {
  const burst = factor === 0 ? Number.POSITIVE_INFINITY : most * factor;
  const buckets = createTokenBuckets({
    ...{ name: 'bytes of files', burst, perSecond: (burst * SECOND) / keepMs },
    ...{ most: LIMITS.addresses, clock },
  });
  return (from: string, bytes: number): boolean => buckets.take(from, bytes) === 0;
}
