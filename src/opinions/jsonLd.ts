import { isoDate } from '../kit/dates.ts';
import { formatTenths } from '../kit/decimals.ts';
import type { JsonLdNode } from '../kit/jsonLd.ts';
import type { Average, Opinion } from './model.ts';

/** What is said of a product by opinions that stand on its page; nothing without them. */
export function opinionsJsonLd({ average, opinions }: { average?: Average; opinions: readonly Opinion[] }): JsonLdNode {
  if (!average) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: formatTenths(average.tenths, '.'),
      reviewCount: average.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: opinions.map(({ author, rating, content, madeAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: isoDate(madeAt),
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
