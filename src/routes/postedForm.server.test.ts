import { describe, expect, it } from 'vitest';
import { postedForm } from './postedForm.server.ts';

const post = (body: string, type: string) =>
  postedForm(new Request('http://localhost/koszyk', { method: 'POST', body, headers: { 'Content-Type': type } }));

describe('the form of a request', () => {
  it('is read', async () => {
    expect((await post('rebates_codes=LATO', 'application/x-www-form-urlencoded')).get('rebates_codes')).toBe('LATO');
  });

  it.each([
    ['{}', 'application/json'],
    ['rebates_codes=LATO', 'text/plain'],
    ['--x\r\nContent-Dis', 'multipart/form-data; boundary=x'],
    ['--x', 'multipart/form-data'],
  ])('is refused when it is none: %j as %s', async (body, type) => {
    await expect(post(body, type)).rejects.toMatchObject({ status: 400, code: 'form' });
  });
});
