import { isEnglish } from '../../kit/speech.ts';
import { PRICES_MARK } from '../../session/marker.ts';
import { markValue } from '../../session/markValue.ts';
import { graphql } from '../../ui/browser/graphql.ts';
import { sessionStore } from '../../ui/browser/storage.ts';
import { type Found, readFound } from './found.ts';
import { SEARCH_LIMIT } from './terms.ts';

/** Key of an answer: `search_<text>_<language>` (docs/contract/pages.md#storage-keys). */
const keyOf = (text: string) => `search_${text}_${isEnglish() ? 'eng' : 'pol'}`;

/** Prices change: an older answer is asked for anew. */
const GOOD_FOR_MS = 5 * 60_000;

const money = '{value formatted}';
const named = '{name link}';
const QUERY = `query($text:String!){productsTextSearch(searchInput:{text:$text,limit:${SEARCH_LIMIT}}){total totalIsAtLeast \
products{name versionName link iconSmall iconSmallSecond marks points from per subscribed gratis price{price{gross${money}net${money}}}}\
series${named}producers${named}menuNodes{name link breadcrumb{items{title}}}cms${named}searchQueries${named}}}`;

/** The country whose prices an answer tells, unless it is home. */
const countryNow = () => markValue(document.cookie, PRICES_MARK);

/** The answer for a text that this tab has had a moment ago, with the prices of the country that is chosen. */
export function knownAnswer(text: string, now = Date.now()): Found | undefined {
  const kept = sessionStore.readJson(keyOf(text)) ?? {};
  const { at, country, answer } = kept as { at?: unknown; country?: unknown; answer?: unknown };
  const isFresh = typeof at === 'number' && now - at < GOOD_FOR_MS && at <= now;
  return isFresh && country === countryNow() ? readFound(answer) : undefined;
}

/** Asks the shop; undefined when no answer came, or it was called off. */
export async function askAnswer(text: string, signal: AbortSignal): Promise<Found | undefined> {
  const data = await graphql<{ productsTextSearch?: unknown }>(
    QUERY,
    { text },
    { label: 'query=productsTextSearch', signal },
  );
  if (data === false || signal.aborted) return undefined;
  const answer = data.productsTextSearch;
  sessionStore.writeJson(keyOf(text), { at: Date.now(), country: countryNow(), answer });
  return readFound(answer);
}
