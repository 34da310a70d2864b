import * as v from 'valibot';
import { graphql } from '../ui/browser/graphql.ts';
import type { Forced } from './cookies.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';

const statusSchema = v.object({ status: v.string() });

/** Parts of the choice: the field of the graph that takes each back, and its cookie. */
const PARTS = {
  region: { field: 'unsetTemporaryRegion', cookie: REGION_COOKIE },
  zipcode: { field: 'unsetTemporaryZipcode', cookie: ZIPCODE_COOKIE },
} as const;

const LABELS = { region: 'unsetRegion', zipcode: 'unsetZipcode', both: 'unsetRegionAndZipcode' } as const;

/**
 * Asks the shop for the usual place again, for whatever was changed, in one call.
 * @returns the cookies of what was taken back; those of the rest stay for another try
 */
export async function restore({ region, zipcode }: Forced): Promise<readonly string[]> {
  const asked = [...(region ? [PARTS.region] : []), ...(zipcode ? [PARTS.zipcode] : [])];
  const label = region && zipcode ? 'both' : region ? 'region' : 'zipcode';
  const fields = asked.map(({ field }) => `${field}{status error{code message}}`).join(' ');
  const answer = await graphql(`mutation{${fields}}`, undefined, { label: `mutation=${LABELS[label]}` });
  const read = v.safeParse(v.record(v.string(), v.unknown()), answer);
  const data = read.success ? read.output : {};
  return asked.filter(({ field }) => isSuccess(data[field])).map(({ cookie }) => cookie);
}

function isSuccess(answer: unknown): boolean {
  const read = v.safeParse(statusSchema, answer);
  return read.success && read.output.status === 'success';
}
