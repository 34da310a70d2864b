import type { MetaDescriptor } from 'react-router';
import type { PageHead } from './pageHead.ts';

/** What stands in the head for a page's data, on the server and after a change of page in the browser. */
export function metaTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical, noindex } = head;
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates([{ language: 'pl', url: canonical }]),
  ];
}

/**
 * The same page in the languages of the shop; `x-default` is the first. With one language there is nothing to choose
 * from, and search engines want no mark of it.
 */
export function alternates(languages: readonly { language: string; url: string }[]): MetaDescriptor[] {
  const [first] = languages;
  if (!first || languages.length < 2) return [];
  return [...languages, { language: 'x-default', url: first.url }].map(({ language, url }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: url,
  }));
}
