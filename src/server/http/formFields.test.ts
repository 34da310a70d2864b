import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { formFields } from './formFields.ts';

const app = new Hono().post('/', async (c) => c.json({ name: (await formFields(c))?.get('name') ?? null }));
const sent = async (body: BodyInit, headers: Record<string, string> = {}) =>
  (await (await app.request('/', { method: 'POST', body, headers })).json()).name;

it('the reader of forms takes a form of words, one with files, and no other body', async () => {
  const form = new FormData();
  form.set('name', 'Zażółć & gęś');
  expect(await sent(form)).toBe('Zażółć & gęś');
  expect(await sent(new URLSearchParams({ name: 'Zażółć & gęś' }))).toBe('Zażółć & gęś');
  const words = (type: string) => sent('name=a+b%C5%82', { 'Content-Type': type });
  expect(await words('Application/X-WWW-Form-Urlencoded; charset=UTF-8')).toBe('a bł');
  expect(await words('application/x-www-form-urlencodedx')).toBeNull();
  expect(await words('application/json')).toBeNull();
  expect(await words('multipart/form-data; boundary=x')).toBeNull();
});
