import { describe, expect, it } from 'vitest';
import { KEY_RIGHT_PATH } from '../customers/paths.ts';
import { browser } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

describe('an English page', () => {
  const { ask } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}languages: [en]\n` }, realPages: true });
  const password = 'zielony piec 7';
  const customer = async (login: string) => {
    const client = `clientData: { clientBillingData: { firstname: "Jan", lastname: "Maj" }, email: "${login}@example.pl" }`;
    const account = `loginAndPassword: { login: "${login}", password: "${password}", passwordRepeat: "${password}" }`;
    const query = `mutation { registerClient(RegisterClientInput: { ${client}, ${account} }) { status } }`;
    const mine = browser(ask);
    await mine('/graphql/v1/', json({ query }));
    return { mine, signIn: (headers = {}) => form({ operation: 'login', login, password }, headers) };
  };

  it.each([
    ['/koszyk', '/en/koszyk'],
    ['/en/koszyk', '/en/koszyk'],
    ['/en/produkt/kubek-1001?size=m', '/en/produkt/kubek-1001?size=m'],
    ['/en/rejestracja', '/en/konto'],
    ['/en/wyloguj', '/en/konto'],
    ['', '/en/konto'],
  ])('is come back to after a password: dalej=%s', async (after, to) => {
    const { signIn } = await customer('jan');
    const at = `/en/logowanie?dalej=${encodeURIComponent(after)}`;
    const answer = await ask(at, signIn());
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, to]);
    const live = await ask(at, signIn({ Accept: 'application/json' }));
    expect(await live.json()).toMatchObject({ to });
    // A script goes there after a key, in browsers that tell of no navigation too.
    expect(await (await ask(at)).text()).toContain(`data-after="${to}"`);
  });

  it('keeps its own calls of the account', async () => {
    const { mine } = await customer('anna');
    const data = await mine('/en/konto/moje-dane.json');
    expect([data.status, data.headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
    const right = await mine(`/en${KEY_RIGHT_PATH}`, json({}));
    expect(await right.json()).toEqual({ authorizeToken: expect.stringMatching(/./) });
    const stranger = await ask('/en/konto/moje-dane.json');
    expect(stranger.headers.get('Location')).toBe('/en/logowanie?dalej=%2Fkonto%2Fmoje-dane');
  });
});
