import { describe, expect, it } from 'vitest';
import { form, SHOP, testShop } from './testing/testShop.server.ts';

describe('a shop on another origin of the same site', () => {
  const PASSKEYS = 'passkeys: { domain: sklep.example, shops: ["https://www.sklep.example", "https://zly.example"] }\n';
  const { ask } = testShop({
    shopUrl: 'https://konta.sklep.example',
    files: { 'shop.yaml': `${SHOP['shop.yaml']}${PASSKEYS}` },
  });
  const path = '/accounts/webAuthn/generateLoginRequest.php';
  const from = (origin: string, init: RequestInit = form({ domain: 'sklep.example' })) =>
    ask(path, { ...init, headers: { ...init.headers, Origin: origin } });

  it('may ask when it is configured, with the browser’s session', async () => {
    const asked = await from('https://www.sklep.example', { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
    const answer = await from('https://www.sklep.example');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.sklep.example');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(JSON.parse((await answer.json()).data)).toMatchObject({ rpId: 'sklep.example' });
  });

  it.each(['https://zly.example', 'https://inny.sklep.example', 'null'])('may not when it is %s', async (origin) => {
    const answer = await from(origin);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('a shop whose accounts are on another origin', () => {
  const service = (origin: string) => `${SHOP['shop.yaml']}passkeys: { domain: sklep.example, service: "${origin}" }\n`;
  const apart = testShop({
    shopUrl: 'https://www.sklep.example',
    files: { 'shop.yaml': service('https://konta.sklep.example') },
  });
  const strange = testShop({
    shopUrl: 'https://www.sklep.example',
    files: { 'shop.yaml': service('https://konta.zly.example') },
  });
  const told = async ({ ask }: typeof apart) => {
    const answer = await ask('/ajax/get.php', form({ request: '{"Customer":{"format":"json","params":{}}}' }));
    return ((await answer.json()) as { Customer: { response: object } }).Customer.response;
  };

  it('tells its pages where they are', async () => {
    const keys = { base: 'https://konta.sklep.example/accounts', domain: 'sklep.example' };
    expect(await told(apart)).toEqual({ signedIn: false, keys });
  });

  it('sends nobody to a stranger’s', async () => {
    expect(await told(strange)).toEqual({ signedIn: false, keys: { base: '/accounts', domain: 'sklep.example' } });
  });
});
