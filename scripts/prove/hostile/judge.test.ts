import { expect, it } from 'vitest';
import { readAnswer } from './client.ts';
import { faultsOf } from './judge.ts';

const asked = { kind: 'route', told: '', bytes: Buffer.alloc(0) };
const judged = (text: string, more: object = {}) =>
  faultsOf({ ...asked, ...more }, { ...readAnswer(Buffer.from(text)), ms: 1 }, ['Ofiarowska']);
const ok = (body: string, headers = 'Content-Type: text/html; charset=utf-8') =>
  `HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`;

it.each([
  ['a page', ok('<p>Kubek 12,00 zł</p>')],
  ['a refusal', 'HTTP/1.1 400 Bad Request\r\n\r\n{"error":{"code":"malformed"}}'],
  ['the name of a field that was sent', ok('<input value="&lt;script>witrynaHostile()&lt;/script>">')],
  ['a value that was sent, and cut', ok('{"region":"file:///etc/p"}')],
  ['one that was cut sooner', ok('{"region":"file:///etc","number":"file:///"}')],
  ['data with a script in it', ok('{"a":"<script>witrynaHostile()</script>"}', 'Content-Type: application/json')],
  ['an answer after a „go on”', `HTTP/1.1 100 Continue\r\n\r\n${ok('')}`],
])('no fault is %s', (_, text) => {
  expect(judged(text)).toEqual([]);
});

it.each([
  ['a failure', 'HTTP/1.1 500 Internal Server Error\r\n\r\n', 'status 500'],
  ['silence', '', 'no answer'],
  ['a trace', ok('Error: x\n    at open (/srv/shop.js:12:5)'), 'tells „'],
  ['a place on the disk', ok('cannot open /tmp/witryna-1/shop.sqlite'), 'tells „'],
  ['a file of the machine', ok('at file:///srv/shop.js'), 'tells „'],
  ['a statement', ok('select "id" from "orders" where "id" = $1'), 'tells „'],
  ['a name of an error', ok('{"name":"TypeError"}'), 'tells „'],
  ['somebody else', ok('Kanarka Ofiarowska'), 'tells „Ofiarowska'],
  ['a template that was run', ok('982007569'), 'has run a template'],
  ['a header from what was sent', ok('', 'x-witryna-hostile: 1'), 'takes a header'],
  ['a script carried over', ok('<b><script>witrynaHostile()</script></b>'), 'carries a script over'],
])('a fault is %s', (_, text, fault) => {
  expect(judged(text)).toEqual([expect.stringContaining(fault)]);
});

it('silence is no fault of whoever is not told all', () => {
  expect([judged('', { cut: true }), judged('', { kind: 'bytes' })]).toEqual([[], []]);
});
