import { describe, expect, it } from 'vitest';
import type { Language } from '../kit/language.ts';
import { REQUEST } from '../payments/payu/testing/payu.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}languages: [en]\n` } });

async function started(language: Language = 'pl') {
  const { provider } = shop().payments;
  const attempt = crypto.randomUUID();
  const notifyUrl = 'http://localhost:3000/platnosci';
  const continueUrl = 'http://localhost:3000/zamowienie/1/platnosc';
  const answer = await provider?.start({
    ...{ ...REQUEST, attempt, notifyUrl, continueUrl },
    buyer: { ...REQUEST.buyer, language },
  });
  if (!answer?.ok || answer.value.status !== 'redirect') throw new Error('no page');
  const { providerId, address } = answer.value;
  return { providerId, path: address.replace('http://localhost:3000', ''), state: () => provider?.state(providerId) };
}

describe('the payment simulator in the shop', () => {
  it('shows its page under the headers of every answer and a policy of its own', async () => {
    const { path } = await started();
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Symulator płatności');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('speaks the language of the payer', async () => {
    const page = await (await ask((await started('en')).path)).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Payment simulator');
    expect(page).toContain('PLN');
    expect(page).not.toMatch(/zł|Symulator/);
  });

  it('leads back to the shop, which learns of it by a notification alone', async () => {
    const { path, state } = await started();
    const response = await ask(path, form({ decision: 'pay' }, { Origin: 'http://localhost:3000' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('http://localhost:3000/zamowienie/1/platnosc');
    expect(await state()).toMatchObject({ ok: true, value: { status: 'pending' } });
  });

  it('takes no decision that another site makes', async () => {
    const { path, state } = await started();
    const response = await ask(path, form({ decision: 'pay' }, { 'Sec-Fetch-Site': 'cross-site' }));
    expect(response.status).toBe(403);
    expect(await state()).toMatchObject({ ok: true, value: { status: 'new' } });
  });

  it('keeps its calls to itself', async () => {
    const order = await ask('/payu-simulator/api/v2_1/orders', json({}));
    expect(order.headers.get('Content-Type')).not.toContain('json');
    expect(await order.text()).not.toContain('statusCode');
  });
});
