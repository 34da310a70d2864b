import { describe, expect, it } from 'vitest';
import { readRequest } from './request.ts';

const ASKED = {
  action: 'get-hotspots-html',
  'zones-names': 'main_hotspot_zone1,elsewhere',
  components: 'a,b',
  product: '7',
  products: '1;2',
  seen: '4',
};
const read = (more: Readonly<Record<string, string | undefined>> = {}) => {
  const all: Readonly<Record<string, string | undefined>> = { ...ASKED, ...more };
  return readRequest((name) => all[name]);
};
const many = (count: number, sign: string) => Array.from({ length: count }, (_, n) => n + 1).join(sign);

describe('a call for hotspots', () => {
  it('names zones by their elements, and products', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        elements: [
          { id: 'a', zone: 'main_hotspot_zone1' },
          { id: 'b', zone: undefined },
        ],
        product: 7,
        products: [1, 2],
        seen: [4],
      },
    });
    expect(read({ product: undefined, products: undefined })).toMatchObject({ ok: true, value: { products: [] } });
  });

  it.each([
    [{ action: 'get' }, 'unknown_action'],
    [{ 'zones-names': '' }, 'bad_request'],
    [{ components: 'a' }, 'bad_request'],
    [{ components: 'a,<b>' }, 'bad_request'],
    [{ product: 'x' }, 'bad_request'],
    [{ product: '1e9' }, 'bad_request'],
    [{ products: '1;x' }, 'bad_request'],
    [{ products: '-1' }, 'bad_request'],
    [{ products: many(101, ';') }, 'too_many'],
    [{ products: many(10_000, ';') }, 'too_many'],
    [{ 'zones-names': many(17, ','), components: many(17, ',') }, 'too_many'],
  ])('is refused with %j', (more, error) => {
    expect(read(more)).toEqual({ ok: false, error });
  });
});
