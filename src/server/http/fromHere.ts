import { isLoopbackUrl } from '../../kit/network.ts';
import { isLoopback } from './clientAddress.ts';

/** Headers that proxies add, each in its own way; Prometheus itself adds `X-Prometheus-…`. */
const FORWARDED =
  /^(?:x-(?:forwarded|real|original|client|cluster|envoy|amz|azure|scheme)|cf-|cdn-|front-end-|(?:via|forwarded|true-client-ip|client-ip)$)/;

export interface Origin {
  peer: string | undefined;
  /** Address that was asked for, with the name from `Host`. */
  url: string;
  /** Headers by their names in lower case. */
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Tells whether a request comes from the machine itself. The name must be the machine's too: a proxy that adds no
 * header passes on the visitor's.
 */
export const isFromHere = ({ peer, url, headers }: Origin): boolean =>
  isLoopback(peer ?? '') && isLoopbackUrl(url) && !Object.keys(headers).some((name) => FORWARDED.test(name));
