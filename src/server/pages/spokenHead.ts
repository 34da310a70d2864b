import { inLanguage } from '../../kit/language.ts';
import { xmlText } from '../../kit/xml.ts';
import type { PageHead } from '../../routes/head/pageHead.ts';
import type { Speech } from '../../routes/speech.ts';

const LOCALES = { en: 'en_GB' } as const;

const spokenUrl = ({ language }: Speech, shopUrl: string, canonical: string): string =>
  canonical.startsWith(shopUrl) ? shopUrl + inLanguage(language, canonical.slice(shopUrl.length)) : canonical;

/** Tags of a page in another language: its own address, and those of the same page in each language (hreflang). */
export function spokenTags(
  speech: Speech | undefined,
  head: PageHead,
  shopUrl: string,
  tagsOf: (head: PageHead) => string,
): string {
  if (!speech) return tagsOf(head);
  const { canonical, noindex } = head;
  const own = spokenUrl(speech, shopUrl, canonical);
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${xmlText(href)}">`;
  const others = canonical === '' || noindex ? '' : alternate('pl', canonical) + alternate(speech.language, own);
  return tagsOf({ ...head, canonical: own }) + others;
}

/** What other sites are told of a page (`shareTags`), in its language. */
export const spokenShare = (speech: Speech | undefined, canonical: string, shopUrl: string, tags: string): string =>
  speech
    ? tags
        .replace('content="pl_PL"', `content="${LOCALES[speech.language]}"`)
        .replace(`content="${xmlText(canonical)}"`, `content="${xmlText(spokenUrl(speech, shopUrl, canonical))}"`)
    : tags;
