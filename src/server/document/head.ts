import { jsonLdText } from '../../kit/jsonLd.ts';
import { xmlText } from '../../kit/xml.ts';
import type { PageHead } from '../../routes/head/pageHead.ts';
import type { DocumentNotes } from '../../routes/page.ts';

/**
 * Head of one page, as HTML. A swap takes these away and brings those of the next page, without what is for search
 * engines and other sites alone.
 */
export function pageTags(
  { title, description, canonical, noindex }: PageHead,
  { data }: Pick<DocumentNotes, 'data'>,
): string {
  return [
    `<title>${xmlText(title)}</title>`,
    description === '' ? '' : `<meta name="description" content="${xmlText(description)}">`,
    noindex ? '<meta name="robots" content="noindex,follow">' : '',
    canonical === '' ? '' : `<link rel="canonical" href="${xmlText(canonical)}">`,
    ...data.map((make) => make()),
  ].join('');
}

/** Tags of a document alone: for other sites and for search engines. */
export function documentTags({ jsonLd, tags }: Pick<DocumentNotes, 'jsonLd' | 'tags'>): string {
  const graph = jsonLd.flatMap((make) => make());
  const data = graph.length === 0 ? '' : `<script type="application/ld+json">${jsonLdText(graph)}</script>`;
  return tags.map((make) => make()).join('') + data;
}
