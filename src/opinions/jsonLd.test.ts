import { expect, it } from 'vitest';
import { opinionsJsonLd } from './jsonLd.ts';

it('a product without opinions says nothing of a rating', () => {
  expect(opinionsJsonLd({ opinions: [] })).toEqual({});
});

it('a product with opinions says their average, and those on its page', () => {
  const opinion = {
    ...{
      id: 'a',
      product: 1,
      author: 'Marta',
      rating: 4 as const,
      content: 'Stoi pewnie',
      state: 'published' as const,
    },
    ...{ madeAt: Date.UTC(2026, 10, 21, 9), confirmed: false, helpful: 0, photos: [] },
  };
  expect(opinionsJsonLd({ average: { count: 14, tenths: 46 }, opinions: [opinion] })).toMatchObject({
    aggregateRating: { ratingValue: '4.6', reviewCount: 14 },
    review: [{ author: { name: 'Marta' }, datePublished: '2026-11-21', reviewRating: { ratingValue: 4 } }],
  });
});
