import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { boundedBody } from './boundedBody.ts';

const app = new Hono();
app.use(boundedBody(5, (c) => c.text('too much', 413)));
app.get('/', (c) => c.text('read'));
app.post('/', async (c) => c.text(await c.req.text()));

const post = async (body: string, headers: Record<string, string> = {}) =>
  (await app.request('/', { method: 'POST', body, headers })).status;

it('a body is refused by what its request says, and counted where that says nothing', async () => {
  expect(await post('12345', { 'Content-Length': '5' })).toBe(200);
  expect(await post('12345', { 'Content-Length': '6' })).toBe(413);
  expect(await post('12345', { 'Content-Length': 'x' })).toBe(413);
  expect([await post('12345'), await post('123456')]).toEqual([200, 413]);
  expect(await post('123456', { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' })).toBe(413);
});

it('nothing is looked at of a request that has no body', async () => {
  const request = new Request('http://shop.test/');
  const body = vi.spyOn(request, 'body', 'get');
  expect((await app.request(request)).status).toBe(200);
  expect(body).not.toHaveBeenCalled();
});
