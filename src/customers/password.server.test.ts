import { expect, it } from 'vitest';
import { createPasswords, TooBusy } from './password.server.ts';

const passwords = createPasswords({ memory: 64, passes: 1, parallelism: 1 });

it('a password is kept with salt of its own, and known again', async () => {
  const [one, other] = [await passwords.hash('zielony piec'), await passwords.hash('zielony piec')];
  expect(one).not.toBe(other);
  expect(await passwords.verify('zielony piec', one)).toBe(true);
  expect(await passwords.verify('Zielony piec', one)).toBe(false);
  expect(await passwords.verify('', one)).toBe(false);
  expect(await passwords.verify('x'.repeat(5000), one)).toBe(false);
});

it('the letters of a password may be put together in any way', async () => {
  expect(await passwords.verify('żółć 12'.normalize('NFD'), await passwords.hash('żółć 12'.normalize('NFC')))).toBe(
    true,
  );
});

it('an account that is not there has no password', async () => {
  expect(await passwords.verify('', undefined)).toBe(false);
  expect(await passwords.verify('cokolwiek', undefined)).toBe(false);
});

it('a password that another implementation has hashed is verified', async () => {
  // RFC 9106 has none without secret and data; this one is from the reference implementation's test.c (v=19, m=65536, t=2, p=1).
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify('password', hash)).toBe(true);
  expect(await passwords.verify('passwore', hash)).toBe(false);
});

it('a password that was hashed with less work is hashed anew', async () => {
  expect(createPasswords().isOutdated(await passwords.hash('zielony piec'))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('zielony piec'))).toBe(false);
});

it('more passwords than can be checked are told so, and the others go on', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify('x', undefined)));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusy);
  expect(await passwords.verify('x', undefined)).toBe(false);
});
