import { BRANCHES_PATH } from '../../branches/path.ts';
import { COMPARISON_PATH } from '../../comparison/address.ts';
import { TERMS_SLUG } from '../../content/model.ts';
import { POINTS_PATH } from '../../customers/points/model.ts';
import { safeDecode } from '../../kit/decode.ts';
import { LISTS_PATH } from '../../lists/paths.ts';
import { findPath } from '../../orderPages/linkByEmail/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { REGION_PATH } from '../../region/path.ts';
import { SEARCH_PATH } from '../../search/address.ts';

/** Target of an old address of the platform (docs/contract/pages.md#old-addresses); ids are those of the old shop. */
export type Legacy =
  | { kind: 'product' | 'category' | 'producer' | 'series' | 'page'; id: number }
  | { kind: 'page'; id: string }
  | { kind: 'place'; to: string };

const patterns: [RegExp, Extract<Legacy, { id: number }>['kind']][] = [
  [/^\/product-[a-z]{3}-(\d{1,15})(?:-[^/]*)?(?:\.html)?$/, 'product'],
  [/^\/[a-z]{2}\/products\/(?:[^/]*-)?(\d{1,15})(?:\.html)?$/, 'product'],
  [/^\/[a-z]{3}_m_[^/]*-(\d{1,15})(?:\.html)?$/, 'category'],
  [/^\/[a-z]{2}\/menu\/(?:[^/]*-)?(\d{1,15})(?:\.html)?$/, 'category'],
  [/^\/firm-[a-z]{3}-(\d{1,15})(?:-[^/]*)?(?:\.html)?$/, 'producer'],
  [/^\/[a-z]{2}\/producers\/(?:[^/]*-)?(\d{1,15})(?:\.html)?$/, 'producer'],
  [/^\/[^/]*-c(?:terms|info|help|cms)-[a-z]{3}-(\d{1,15})(?:\.html)?$/, 'page'],
  [/^\/[a-z]{2}\/about\/(?:[^/]*-)?(\d{1,15})(?:\.html)?$/, 'page'],
];

const places: Record<string, string> = {
  '/contact.php': '/kontakt',
  '/basketedit.php': '/koszyk',
  '/place-order.php': ORDER_PATH,
  '/order1.php': ORDER_PATH,
  '/order2.php': ORDER_PATH,
  '/order-open.php': findPath(false),
  // Nothing here takes a complaint by itself; the page of the order says whom to write to.
  '/rma-open.php': findPath(false),
  '/returns-open.php': findPath(true),
  '/products-bought.php': '/konto/zamowienia',
  '/client-orders.php': '/konto/zamowienia',
  '/client-rebate.php': POINTS_PATH,
  '/client-rebates.php': POINTS_PATH,
  '/stocks.php': BRANCHES_PATH,
  '/settings.php': REGION_PATH,
  '/newsletter.php': '/newsletter',
  '/shoppinglist.php': LISTS_PATH,
  '/product-compare.php': COMPARISON_PATH,
  '/login.php': '/konto',
  '/signin.php': '/logowanie',
  '/client-new.php': '/rejestracja',
  '/loginedit.php': '/konto/dane',
  '/password-recover.php': '/odzyskiwanie-hasla',
  '/categories.php': '/',
  '/main.php': '/',
  '/index.php': '/',
  '/searching.php': SEARCH_PATH,
  '/sitemap.xml.gz': '/sitemap.xml',
};

/** Parameters of an old address that the new path replaces. */
const SAID = ['operation', 'series', 'mode', 'register'];

/** The rest of an old query stays: which size, and where somebody comes from. */
export function withOldQuery(to: string, old: URL): string {
  const query = new URLSearchParams(old.searchParams);
  for (const name of SAID) query.delete(name);
  return query.size === 0 ? to : `${to}?${query}`;
}

/** Recognises an old address; `contactLink` is the shop's own setting. */
export function legacyAddress(url: URL, contactLink: string): Legacy | undefined {
  const path = safeDecode(url.pathname);
  if (path === undefined) return undefined;
  if (path === '/login.php' && url.searchParams.get('operation') === 'logout') return { kind: 'place', to: '/wyloguj' };
  if (path === '/basketedit.php' && url.searchParams.get('mode') === '2') return { kind: 'place', to: LISTS_PATH };
  if (path === '/terms.php') return { kind: 'page', id: TERMS_SLUG };
  const place = path === contactLink && path !== '/kontakt' ? '/kontakt' : places[path];
  if (place !== undefined) return { kind: 'place', to: place };
  if (path === '/search.php') {
    const series = url.searchParams.get('series');
    if (series === null || url.searchParams.has('text')) return { kind: 'place', to: SEARCH_PATH };
    return /^\d{1,15}$/.test(series) ? { kind: 'series', id: Number(series) } : undefined;
  }
  for (const [pattern, kind] of patterns) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id: Number(id) };
  }
  return undefined;
}
