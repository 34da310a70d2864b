import fc from 'fast-check';
import { expect, it } from 'vitest';
import { customerIp } from './customerIp.ts';

it.each([
  ['83.11.200.7', '83.11.200.7'],
  ['::ffff:83.11.200.7', '83.11.200.7'],
  ['::1', '0000:0000:0000:0000:0000:0000:0000:0001'],
  ['2001:db8::8a2e:370:7334', '2001:0db8:0000:0000:0000:8a2e:0370:7334'],
  ['2011:0DB8:85a3:0101:0101:8a2e:0370:7334', '2011:0db8:85a3:0101:0101:8a2e:0370:7334'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000:0000:0000:0000:0001'],
  ['::', '0000:0000:0000:0000:0000:0000:0000:0000'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['256.1.1.1', '127.0.0.1'],
  ['1.2.3', '127.0.0.1'],
  ['1::2::3', '127.0.0.1'],
  ['1:2:3:4:5:6:7', '127.0.0.1'],
  ['1:2:3:4:5:6:7:8:9', '127.0.0.1'],
  ['zażółć', '127.0.0.1'],
])('the adapter sends the address %s as %s', (address, sent) => {
  expect(customerIp(address)).toBe(sent);
});

it('the adapter changes nothing of an address the second time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (address) => {
      expect(customerIp(customerIp(address))).toBe(customerIp(address));
    }),
  );
});
