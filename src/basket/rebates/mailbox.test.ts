import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['anna@example.pl', 'anna@example.pl'],
  [' Anna@Example.PL ', 'anna@example.pl'],
  ['anna+1@example.pl', 'anna@example.pl'],
  ['anna+sklep+2@example.pl', 'anna@example.pl'],
  ['a.nn.a+x@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['anna.nowak@example.pl', 'anna.nowak@example.pl'],
  ['no address', 'no address'],
])('mail to %s reaches the mailbox %s', (email, box) => expect(mailboxOf(email)).toBe(box));
