import * as fc from 'fast-check';
import { MARKS } from './judge.ts';

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', ''];

/** Texts that have broken programs: each kind once, not each list of the world. */
const TRICKS = [
  // Of SQL, in both dialects.
  "'",
  "' OR '1'='1",
  '1; DROP TABLE orders--',
  "1' AND SLEEP(3)--",
  "'||(SELECT pg_sleep(3))||'",
  '%_%',
  '\\',
  // Of templates, scripts, and headers.
  '{{31337*31337}}',
  `\${31337*31337}`,
  '<%= 31337*31337 %>',
  `<script>${MARKS.script}</script>`,
  `"><img src=x onerror=${MARKS.script}>`,
  `x\r\n${MARKS.header}: 1`,
  `javascript:${MARKS.script}`,
  '=1+1|cmd',
  // Of paths and addresses.
  '../../../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/passwd\0.jpg',
  '//evil.example/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  // Of encodings.
  '\0',
  'a\0b',
  '\uFEFF',
  '\u202Egnp.exe',
  '\uFFFE\uFFFF',
  '\uD800',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(300),
  'İıſK',
  // Of patterns that count back.
  'a'.repeat(5000),
  `${'a@'.repeat(500)}a`,
  ' '.repeat(3000),
  `${'1-'.repeat(1500)}!`,
  '\t\n\r\v\f',
  // Of JSON and lists.
  '[]',
  '{}',
  '{"__proto__":{"admin":true}}',
  'null',
  `${'['.repeat(2000)}`,
  ',,,,',
  ...NAMES,
];

const NUMBERS = [
  ...['0', '-0', '-1', '1', '1.5', '1,5', '0x10', '1e3', '1e309', '-1e309', '1e-400', 'NaN', 'Infinity'],
  ...['127', '128', '255', '256', '32768', '65536', '2147483647', '2147483648', '-2147483649', '4294967296'],
  ...['9007199254740991', '9007199254740993', '9223372036854775808', '99999999999999999999999999', '00001', '١٢'],
];

const DATES = [
  ...['2026-02-30', '0000-00-00', '9999-12-31', '-271821-04-20', '275760-09-14', '1970-01-01T00:00:00Z', '2026-13-01'],
];

/** Text that is hostile by its kind, or by chance. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TRICKS) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(...DATES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Names of fields and keys: mostly those of prototypes. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** JSON of the wrong type, too deep, too long, or with keys of prototypes. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, [], {}, [[]], [null], ''),
  hostileText,
  fc.array(hostileText, { maxLength: 5 }),
  fc.dictionary(hostileName, hostileText, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    nestedList(60),
    Array.from({ length: 3000 }, () => 1),
    { a: nestedList(40) },
  ),
);

function nestedList(levels: number): unknown {
  let list: unknown = [];
  for (let level = 0; level < levels; level += 1) list = [list];
  return list;
}
