/** How many times as much a whole network may do as one address of it. */
export const NETWORK_TIMES = 16;

/**
 * The /48 network around a /64 one, as limits name them: whoever rents a server or a tunnel gets a /48 for nothing, and with
 * it 65 536 networks of /64 (RIPE-690, 4.2). Undefined for every other key.
 */
export function widerNetwork(key: string): string | undefined {
  const start = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(key)?.[1];
  return start === undefined ? undefined : `${start}:/48`;
}

/** Tells whether an address is this very machine; a name that resolves to it does not count. */
export const isLoopbackUrl = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');
