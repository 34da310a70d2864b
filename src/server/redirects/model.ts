import { safeDecode } from '../../kit/decode.ts';
import { err, ok, type Result } from '../../kit/result.ts';

/** An address of an older shop, and the page of this one that has taken its place. */
export interface Redirect {
  /** Path, with a query where that tells pages apart; without a slash at its end. */
  from: string;
  /** Path of this shop, with a query or a fragment. Empty: the old address leads nowhere any more. */
  to: string;
}

/** An address as redirects are looked up: path alone, and path with query. Undefined for a path that is no text. */
export function lookedUp({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): { path: string; whole: string } | undefined {
  const decoded = safeDecode(pathname);
  if (decoded === undefined) return undefined;
  const path = decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  return { path, whole: `${path}${search}` };
}

/** Reads both addresses of a redirect; the error says what is wrong with them. */
export function readRedirect(from: string, to: string, shopUrl: string): Result<Redirect, string> {
  const old = URL.parse(from, 'http://old.example/');
  const address = old && ['http:', 'https:'].includes(old.protocol) && /^(?:\/|https?:)/.test(from) && lookedUp(old);
  if (!address) return err(`"${from}" is no address such as /old-page`);
  if (address.whole === '/') return err('the main page is a page of this shop');
  if (to === '') return ok({ from: address.whole, to });
  const target = /^(?:\/(?!\/)|https?:)/.test(to) ? URL.parse(to, shopUrl) : null;
  if (!target) return err(`"${to}" is no address such as /kategoria/kubki`);
  if (target.origin !== shopUrl) return err(`"${to}" is in another shop`);
  const leads = lookedUp(target);
  if (leads?.whole === address.whole) return err('it leads to itself');
  return ok({ from: address.whole, to: `${target.pathname}${target.search}${target.hash}` });
}

/** Redirects with each leading to the end of its way, and those that lead round in a circle. */
export function straightened(redirects: readonly Redirect[]): { straight: Redirect[]; round: Redirect[] } {
  const ways = new Map(redirects.map(({ from, to }) => [from, to]));
  const straight: Redirect[] = [];
  const round: Redirect[] = [];
  for (const redirect of redirects) {
    const seen = new Set([redirect.from]);
    let { to } = redirect;
    for (let next = onward(ways, to); next !== undefined && !seen.has(keyOf(to)); next = onward(ways, to)) {
      seen.add(keyOf(to));
      to = next;
    }
    if (seen.has(keyOf(to))) round.push(redirect);
    else straight.push({ from: redirect.from, to });
  }
  return { straight, round };
}

const keyOf = (to: string): string => lookedUp(new URL(to, 'http://shop.example'))?.whole ?? to;
const onward = (ways: ReadonlyMap<string, string>, to: string) => ways.get(keyOf(to));

/** Where an address leads now; the query of a visitor stays, unless it told the old page. */
export function leadsTo(redirects: ReadonlyMap<string, string>, url: URL): string | undefined {
  const asked = lookedUp(url);
  if (!asked) return undefined;
  const exact = redirects.get(asked.whole);
  if (exact !== undefined) return exact;
  const to = url.search === '' ? undefined : redirects.get(asked.path);
  if (to === undefined) return undefined;
  const target = new URL(to, url);
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
  return `${target.pathname}${target.search}${target.hash}`;
}
