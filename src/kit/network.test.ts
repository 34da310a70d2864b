import { expect, it } from 'vitest';
import { widerNetwork } from './network.ts';

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.1', undefined],
  ['2001:db8:1::/48', undefined],
  ['anna@example.pl', undefined],
  ['', undefined],
])('the wider network of %s is %s', (key, network) => expect(widerNetwork(key)).toBe(network));
