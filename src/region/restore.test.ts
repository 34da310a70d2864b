import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageTerms } from '../ui/browser/testing/stubPageTerms.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';
import { restore } from './restore.ts';

const region = { currentCountry: 'Czechy', defaultCountry: 'Polska', showModal: true };
const zipcode = { currentZipcode: '110 00', defaultZipcode: '00-891', showModal: true };
const ok = { status: 'success', error: null };
const asked: { url: string; query: string }[] = [];

const answer = (data: object | undefined) =>
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, query: JSON.parse(body).query });
    return data === undefined ? new Response('', { status: 503 }) : Response.json({ data });
  });

beforeEach(() => stubPageTerms());
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

it('taking a region back asks for what was changed alone, under the label of the platform', async () => {
  answer({ unsetTemporaryRegion: ok, unsetTemporaryZipcode: ok });
  expect(await restore({ region })).toEqual([REGION_COOKIE]);
  expect(await restore({ zipcode })).toEqual([ZIPCODE_COOKIE]);
  expect(await restore({ region, zipcode })).toEqual([REGION_COOKIE, ZIPCODE_COOKIE]);
  expect(asked.map(({ url }) => url.split('?')[1])).toEqual([
    'mutation=unsetRegion',
    'mutation=unsetZipcode',
    'mutation=unsetRegionAndZipcode',
  ]);
  expect(asked[2]?.query).toMatch(/unsetTemporaryRegion.*unsetTemporaryZipcode/);
  expect(asked[0]?.query).not.toContain('Zipcode');
});

it('taking a region back takes only success for success', async () => {
  for (const data of [undefined, {}, { unsetTemporaryRegion: null }, { unsetTemporaryRegion: { status: 'error' } }]) {
    answer(data);
    expect(await restore({ region })).toEqual([]);
  }
  answer({ unsetTemporaryRegion: ok, unsetTemporaryZipcode: { status: 'error' } });
  expect(await restore({ region, zipcode })).toEqual([REGION_COOKIE]);
});
