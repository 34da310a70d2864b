import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { serverChecks } from './checks.server.ts';
import { checkEmail } from './email.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

it.each([
  ['jan@example.pl', 'jan@example.pl'],
  ['  jan@Example.pl ', 'jan@example.pl'],
  ['\u200Bjan@example.pl\uFEFF', 'jan@example.pl'],
  ['jan@żółw.example.pl', 'jan@xn--w-uga1v8h.example.pl'],
  ['jan@example.pl.', 'jan@example.pl'],
  ['jan@example.pl, ', 'jan@example.pl'],
  ['mailto:jan@example.pl', 'jan@example.pl'],
  ['<jan@example.pl>', 'jan@example.pl'],
  ['Jan Kowalski <jan@example.pl>', 'jan@example.pl'],
  ['"Kowalski, Jan" <jan@example.pl>;', 'jan@example.pl'],
  ['„jan@example.pl”', 'jan@example.pl'],
  ['(jan@example.pl).', 'jan@example.pl'],
  ['"jan@example.pl"', 'jan@example.pl'],
  ['e-mail: jan@example.pl', 'jan@example.pl'],
  ['MAILTO: jan@example.pl', 'jan@example.pl'],
  ['mailto:jan@example.pl?subject=Zwrot', 'jan@example.pl'],
  ['ｊａｎ＠example.pl', 'jan@example.pl'],
  ['jan‑kowalski@example.pl', 'jan-kowalski@example.pl'],
  ['jan @example.pl', 'jan@example.pl'],
  ['jan@ example.pl', 'jan@example.pl'],
  ['jan@example. pl', 'jan@example.pl'],
  ['jan@example .pl', 'jan@example.pl'],
  ['o’brien@example.pl', "o'brien@example.pl"],
  ['jan@example.pl..', 'incorect_email'],
  ['Jan Kowalski jan@example.pl', 'incorect_email'],
  ['Jan Kowalski @example.pl', 'incorect_email'],
  ['jan@example.pl. Proszę', 'incorect_email'],
  ['jan@example.pl; ola@example.pl', 'incorect_email'],
  ['jan@example.pl <ola@example.pl>', 'incorect_email'],
  ['', 'incorect_email'],
  ['a@b', 'incorect_email'],
  [`${'a'.repeat(300)}@b.pl`, 'max_length'],
])('the e-mail „%s” is %s', (value, expected) => {
  expect(told(checkEmail(value, serverChecks.email))).toBe(expected);
});

it('the server takes for no address what the browser does not either', () => {
  const sign = fc.constantFrom(...'ab.@ -_"1żą');
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 20 }),
      (value) => !checkEmail(value, serverChecks.email).ok || value.includes('"') || checkEmail(value).ok,
    ),
    { numRuns: 3000 },
  );
});

it('an address with half a sign is none, also where nothing has tidied it', () => {
  expect(serverChecks.email('jan\uD800@example.pl')).toBeUndefined();
});
