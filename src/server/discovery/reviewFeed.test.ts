import { describe, expect, it } from 'vitest';
import { product, size } from '../../catalogue/testing/product.ts';
import { DAY } from '../../kit/clock.ts';
import type { Opinion } from '../../opinions/model.ts';
import { reviewFeed } from './reviewFeed.ts';
import { type Element, joined, parseXml } from './testing/walk.ts';

const cup = product({
  sizes: [
    size({ type: 's', name: '250 ml', code: 'GL-1', ean: '5901234123457' }),
    size({ type: 'm', name: '350 ml', code: 'GL-2' }),
  ],
});

const opinion = (own: Partial<Opinion> = {}): Opinion => ({
  ...{ id: 'o1', product: cup.id, author: 'Anna <K>', rating: 2, content: 'Ucho & brzeg są ostre', state: 'published' },
  ...{ madeAt: Date.UTC(2026, 10, 21, 9), helpful: 0, confirmed: false, photos: [] },
  ...own,
});

async function reviews(...opinions: Opinion[]): Promise<Element[]> {
  const feed = reviewFeed({
    shop: { name: 'Glinianka & córki' },
    shopUrl: 'https://sklep.pl',
    at: 100 * DAY,
    opinions: async (from, most) => opinions.slice(from, from + most),
    products: async (ids) => [cup].filter(({ id }) => ids.includes(id)),
  });
  const read = parseXml(await joined(feed));
  expect(read.children.map(({ name, text }) => [name, text.trim()])).toEqual([
    ['version', '2.4'],
    ['publisher', ''],
    ['reviews', ''],
  ]);
  return read.children[2]?.children ?? [];
}

const textOf = ({ text, children }: Element): string => text + children.map(textOf).join(' ');
const facts = (review: Element | undefined) =>
  Object.fromEntries((review?.children ?? []).map((child) => [child.name, textOf(child)]));

describe('reviewFeed', () => {
  it('is empty without opinions', async () => {
    expect(await reviews()).toEqual([]);
  });

  it('tells an opinion as it stands on its page, in the order of the schema', async () => {
    const [found] = await reviews(opinion());
    expect(facts(found)).toEqual({
      review_id: 'o1',
      reviewer: 'Anna <K>',
      is_verified_purchase: 'false',
      is_incentivized_review: 'false',
      review_timestamp: '2026-11-21T09:00:00.000Z',
      content: 'Ucho & brzeg są ostre',
      review_url: 'https://sklep.pl/produkt/kubek-1001/opinie#opinia-o1',
      ratings: '2',
      products: expect.stringContaining('https://sklep.pl/produkt/kubek-1001'),
      collection_method: 'unsolicited',
    });
    expect(found?.children.map(({ name }) => name)).toEqual(
      ['review_id', 'reviewer', 'is_verified_purchase', 'is_incentivized_review', 'review_timestamp', 'content'].concat(
        ['review_url', 'ratings', 'products', 'collection_method'],
      ),
    );
  });

  it('says what was bought, what was given for it, and shows its photos', async () => {
    const photo = { id: '01234567-89ab-cdef-0123-456789abcdef', hash: '0123456789abcdef', width: 800, height: 600 };
    const own = { confirmed: true, size: '250 ml', thanks: '10 zł rabatu', photos: [photo] };
    const [found] = await reviews(opinion(own));
    expect(facts(found)).toMatchObject({
      is_verified_purchase: 'true',
      is_incentivized_review: 'true',
      collection_method: 'post_fulfillment',
      reviewer_images: expect.stringMatching(/^https:\/\/sklep\.pl\/pictures\//),
    });
    expect(facts(found).products).toContain('5901234123457');
    expect(facts(found).products).not.toContain('GL-2');
  });

  it('holds every opinion, however many there are, but for products that have gone', async () => {
    const many = Array.from({ length: 401 }, (_, n) => opinion({ id: `o${n}`, product: n === 400 ? 99 : cup.id }));
    expect((await reviews(...many)).length).toBe(400);
  });
});
