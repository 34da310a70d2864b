import { isIP } from 'node:net';

/**
 * Address of the visitor, as far as limits go. The nearest proxy writes last into X-Forwarded-For, and only it is
 * believed, when told to: whatever stands before its entry anybody can make up.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  const nearest = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return nearest !== undefined && isIP(nearest) > 0 ? nearest : (peer ?? '');
}

/** Loopback, in every way Node writes it. */
export const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Key of one customer of an internet provider: a household has a whole /64 network of IPv6 addresses. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [start = '', end] = (address.split('%')[0] ?? '').split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
