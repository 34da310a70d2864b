import { describe, expect, it } from 'vitest';
import { clientAddress, isLoopback, limitKey } from './clientAddress.ts';

describe('clientAddress', () => {
  it('is the peer unless a proxy is trusted', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', false)).toBe('10.0.0.1');
  });

  it('is what the nearest proxy wrote, never what stood there before', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.9', true)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '203.0.113.9, <script>', true)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', undefined, true)).toBe('10.0.0.1');
    expect(clientAddress(undefined, undefined, true)).toBe('');
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.127.0.1', false],
  ['::2', false],
  ['', false],
])('the address %s is loopback: %s', (address, loopback) => {
  expect(isLoopback(address)).toBe(loopback);
});

describe('limitKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0db8:0000:0007:ffff::1', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});
