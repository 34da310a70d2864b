const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/**
 * The payer's address as PayU takes it: IPv4 with dots, or IPv6 with all its eight groups (developers.payu.com, Create
 * an Order). Where none is known, as behind a socket, it is the machine's own; 0.0.0.0 is not accepted.
 */
export function customerIp(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  if (IPV4.test(mapped)) return mapped === '0.0.0.0' ? '127.0.0.1' : mapped;
  return fullIpv6(bare) ?? '127.0.0.1';
}

function fullIpv6(address: string): string | undefined {
  const halves = address.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => group.toLowerCase().padStart(4, '0')).join(':');
}
