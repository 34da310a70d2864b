import { localStore, sessionStore } from '../../ui/browser/storage.ts';
import { isOwnName } from './ownNames.ts';

/** Names in `document.cookie` that are not the shop's own. */
export const foreignCookies = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name !== '' && !isOwnName(name));

/** Takes away what scripts of the merchant's own have left in the browser: who takes a consent back is rid of it. */
export function forgetForeign(): void {
  const { hostname } = window.location;
  const parts = hostname.split('.');
  // A script may have set a cookie for any domain above this one, and only the same domain takes it away.
  const domains = parts.map((_, place) => parts.slice(place).join('.'));
  for (const name of foreignCookies(document.cookie)) {
    for (const domain of ['', ...domains.map((one) => `; domain=${one}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is absent over plain http
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys()) if (!isOwnName(key)) store.remove(key);
  }
}
