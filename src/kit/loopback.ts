/** Tells whether an address is this very machine; a name that resolves to it does not count. */
export const isLoopbackUrl = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');
