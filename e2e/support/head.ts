import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const JSON_LD = 'script[type="application/ld+json"]';

type Node = Record<string, unknown>;

/** What the head of the page says now, whoever wrote it. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '');
    const names = [...document.head.querySelectorAll('meta[name], meta[property]')]
      .map(
        (meta) => `${meta.getAttribute('name') ?? meta.getAttribute('property')}|${meta.getAttribute('media') ?? ''}`,
      )
      .filter((name) => !name.startsWith('article:tag'));
    return {
      title: document.title,
      titles: document.querySelectorAll('head > title').length,
      description: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"][hreflang]', 'href'),
      ogUrl: all('meta[property="og:url"]', 'content'),
      ogImage: all('meta[property="og:image"]', 'content'),
      repeated: names.filter((name, place) => names.indexOf(name) !== place),
    };
  });

/** The structured data of the page. */
export async function graphOf(page: Page): Promise<Node[]> {
  const texts = await page.locator(JSON_LD).allTextContents();
  return texts.flatMap((text) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as { '@context': string; '@graph': Node[] };
    expect(context).toBe('https://schema.org');
    return graph;
  });
}

export const typesOf = (graph: readonly Node[]) => graph.map((node) => [node['@type']].flat()[0]);
