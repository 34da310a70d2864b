import * as v from 'valibot';
import { cookieIn } from '../ui/browser/cookie.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';

/** Longest value of such a cookie, in characters; it holds ASCII alone. */
const LONGEST = 1024;

/** Nothing in a name or postcode could end the cookie or be taken for something else than words. */
const name = v.pipe(v.string(), v.maxLength(60), v.regex(/^\p{L}[\p{L} ().'-]+$/u));
const zipcode = v.pipe(v.string(), v.maxLength(16), v.regex(/^[\dA-Z][\dA-Z -]+$/));

const regionSchema = v.strictObject({ currentCountry: name, defaultCountry: name, showModal: v.boolean() });
const zipcodeSchema = v.strictObject({ currentZipcode: zipcode, defaultZipcode: zipcode, showModal: v.boolean() });

/** What a notice tells: the country or postcode now, and the usual one. */
export type ForcedRegion = v.InferOutput<typeof regionSchema>;
export type ForcedZipcode = v.InferOutput<typeof zipcodeSchema>;

export interface Forced {
  region?: ForcedRegion;
  zipcode?: ForcedZipcode;
}

/** Value of a cookie: JSON as it is, with letters beyond ASCII written as \u, which a header can carry. */
export const cookieValue = (value: ForcedRegion | ForcedZipcode): string =>
  JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What the cookies of country and postcode say (docs/contract/pages.md#cookies); one that is broken, too long or forged says nothing. */
export function readForced(cookie: (name: string) => string | undefined): Forced {
  const region = read(regionSchema, cookie(REGION_COOKIE));
  const code = read(zipcodeSchema, cookie(ZIPCODE_COOKIE));
  return { ...(region ? { region } : {}), ...(code ? { zipcode: code } : {}) };
}

/** Reads the cookies of country and postcode from a `Cookie` header or `document.cookie`. */
export const forcedIn = (header: string): Forced => readForced((name) => cookieIn(header, name, { raw: true }));

/** Tells whether the notice is still to be read; a cookie that was read stays, without `showModal`. */
export const isNoticeDue = ({ region, zipcode }: Forced): boolean => !!region?.showModal || !!zipcode?.showModal;

function read<S extends typeof regionSchema | typeof zipcodeSchema>(
  schema: S,
  text: string | undefined,
): v.InferOutput<S> | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  // Not `parsedJson`: it would come ahead of every product page, with the rest of the kit.
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
