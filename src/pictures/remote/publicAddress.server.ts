import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Networks that are not the public internet: IANA's registries of special-purpose addresses, IPv4 (RFC 6890 and
 * those after it) and, below, IPv6.
 */
const PRIVATE_4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers (CGNAT)
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the metadata services of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // measurements
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const;

/** The only IPv6 network with public hosts; loopback, mapped IPv4, NAT64, local and multicast addresses are outside it. */
const PUBLIC_6 = ['2000::', 3] as const;

const PRIVATE_6 = [
  ['2001::', 23], // protocols, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 carries an IPv4 address of anyone's choice
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
] as const;

const private4 = new BlockList();
for (const [network, bits] of PRIVATE_4) private4.addSubnet(network, bits, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const private6 = new BlockList();
for (const [network, bits] of PRIVATE_6) private6.addSubnet(network, bits, 'ipv6');

/** Tells whether the shop may connect to this address for a feed: a public host, and nothing near the shop itself. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !private4.check(address, 'ipv4');
  // A zone (fe80::1%eth0) exists only on the local link.
  if (!isIPv6(address) || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}
