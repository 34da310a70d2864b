const DAY_SECONDS = 24 * 60 * 60;

export type CookieOptions = {
  /**
   * True: the value is written as it is, not encoded; the caller vouches that it holds no `;`, comma, space or line
   * break.
   */
  readonly raw?: boolean;
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
  readonly secure?: boolean;
};

/** The value of one cookie in a `Cookie` header or `document.cookie`. A value that cannot be decoded is given as it is. */
export function cookieIn(header: string, name: string, { raw = false }: CookieOptions = {}): string | undefined {
  const start = `${name}=`;
  for (const part of header.split(';')) {
    const pair = part.trimStart();
    if (!pair.startsWith(start)) continue;
    const value = pair.slice(start.length).trimEnd();
    if (raw) return value;
    // Not `safeDecode`: the kernel is smaller without another function.
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

/** The line that sets a cookie; its life is in days (docs/contract/pages.md#cookies), without them it lasts for the session. */
export function cookieLine(name: string, value: string, days?: number, options: CookieOptions = {}): string {
  const { raw = false, sameSite = 'Lax', secure = false } = options;
  return [
    `${name}=${raw ? value : encodeURIComponent(value)}`,
    'path=/',
    ...(days === undefined ? [] : [`max-age=${Math.round(days * DAY_SECONDS)}`]),
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Sets a cookie for so many days; without them for as long as the browser is open. */
export function setCookie(name: string, value: string, days?: number, options: CookieOptions = {}): void {
  const secure = options.secure ?? window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is asynchronous and absent over plain http
  document.cookie = cookieLine(name, value, days, { ...options, secure });
}
