import { describe, expect, it } from 'vitest';
import { sifted } from './findings.ts';
import { readSqlmap } from './sqlmap.ts';
import { crashOf, readWapiti } from './wapiti.ts';

const FOUND = `[05:07:31] [INFO] GET parameter 'value' is 'Generic UNION query (NULL) - 1 to 20 columns' injectable
sqlmap identified the following injection point(s) with a total of 40 HTTP(s) requests:
---
Parameter: value (GET)
    Type: boolean-based blind
    Title: AND boolean-based blind - WHERE or HAVING clause
    Payload: value=kubek' AND 5=5 AND 'a'='a

    Type: UNION query
    Title: Generic UNION query (NULL) - 1 column
    Payload: value=kubek' UNION ALL SELECT NULL-- a
---
`;
const CLEAN = '[05:08:00] [CRITICAL] all tested parameters do not appear to be injectable. Try to increase values for';

describe('what sqlmap says of an address', () => {
  it('is a finding for each parameter that can be injected', () => {
    expect(readSqlmap(FOUND, 'GET /szukaj')).toEqual([
      {
        kind: 'SQL Injection',
        where: 'GET /szukaj, value (GET)',
        told: 'AND boolean-based blind - WHERE or HAVING clause, Generic UNION query (NULL) - 1 column',
      },
    ]);
  });

  it('is a finding for what it only guesses, and for failures on the way', () => {
    const guessed = `[INFO] heuristic (XSS) test shows that GET parameter 'text' might be vulnerable to cross-site scripting (XSS) attacks
[WARNING] HTTP error codes detected during run:
404 (Not Found) - 3 times, 500 (Internal Server Error) - 2 times
${CLEAN}`;
    expect(readSqlmap(guessed, 'GET /szukaj').map(({ kind }) => kind)).toEqual(['Heuristics', 'Failure']);
  });

  it('is nothing only where every parameter was tried', () => {
    expect(readSqlmap(CLEAN, 'GET /szukaj')).toEqual([]);
    expect(() => readSqlmap('[CRITICAL] unable to connect to the target URL', 'GET /szukaj')).toThrow('could not try');
  });
});

const one = (info: string) => [{ method: 'GET', path: '/szukaj', parameter: 'text', info }];

describe('what wapiti says of a shop', () => {
  it('is a finding for each fault and each failure, but not for an answer that was slow', () => {
    const report = {
      vulnerabilities: { 'Cross Site Scripting': one('XSS via text'), 'SQL Injection': [] },
      anomalies: { 'Internal Server Error': one('500'), 'Resource consumption': one('Timeout (text)') },
    };
    expect(readWapiti(report).map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      'Cross Site Scripting GET /szukaj, text',
      'Internal Server Error GET /szukaj, text',
    ]);
  });

  it('counts for nothing where a module broke off', () => {
    const broken = `[*] Launching module sql
UnicodeDecodeError 'utf-8' codec can't decode byte 0xbf in position 0: invalid start byte
  File "/usr/lib/python3/dist-packages/wapitiCore/main/wapiti.py", line 1, in attack`;
    expect(crashOf(broken)).toMatch(/^UnicodeDecodeError/);
    expect(crashOf('[*] Launching module sql\nReport')).toBeUndefined();
  });
});

it('only what is allowed by its very words is no fault', () => {
  const headers = (told: string) => ({ kind: 'HTTP Secure Headers', where: 'GET /', told });
  const missing = headers('X-Frame-Options is not set');
  const { faults, allowed } = sifted([headers('X-XSS-Protection is not set'), missing]);
  expect(faults).toEqual([missing]);
  expect(allowed).toEqual([expect.stringMatching(/^1 × HTTP Secure Headers, „X-XSS-Protection is not set”: browsers/)]);
});
