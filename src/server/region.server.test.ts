import { describe, expect, it } from 'vitest';
import { add, basketOf, browser, section } from './testing/basket.server.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90 }
  - { id: niemcy, name: Kurier do Niemiec, countries: [DE], cost: 49, free_from: never }
`;
const KEPT = 'Path=/; Max-Age=2592000; SameSite=Lax';
const GONE = 'Path=/; Max-Age=-1; SameSite=Lax';
const CHEAP = '16,90 zł';
const DEAR = '49,00 zł';

describe('the country of delivery', () => {
  const { ask } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}` }, realPages: true });
  const choose = (country: string, headers: Record<string, string> = {}) => form({ country }, headers);
  const textOf = async (answer: Response) => (await answer.text()).replaceAll('\u00a0', ' ');
  const graph = async (mine: ReturnType<typeof browser>, query: string) => {
    const answer = await mine('/graphql/v1/?mutation=unsetRegionAndZipcode', json({ query }));
    return { data: (await answer.json()).data, cookies: answer.headers.getSetCookie() };
  };

  it('is chosen in the header of every page, and leads back to the page', async () => {
    const html = await textOf(await ask('/kategoria/kubki'));
    expect(html).toMatch(
      /<form [^>]*action="\/kraj-dostawy" method="post">.{0,200}<select name="country"[^>]* id="region_header"/s,
    );
    const sent = await ask(
      '/kraj-dostawy',
      choose('DE', { Referer: 'http://localhost:3000/kategoria/kubki?portions=48' }),
    );
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/kategoria/kubki?portions=48']);
    const elsewhere = await ask('/kraj-dostawy', choose('DE', { Referer: 'https://obcy.example/x' }));
    expect(elsewhere.headers.get('Location')).toBe('/kraj-dostawy');
  });

  it('changes what delivery of the basket costs, and what makes it free, until it is taken back', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    expect(await basketOf(await mine('/ajax/get.php', section))).toMatchObject({
      shippingCost: '16.90',
      toShippingFree: '82.00',
    });
    await mine('/kraj-dostawy', choose('DE'));
    const abroad = await basketOf(await mine('/ajax/get.php', section));
    expect(abroad).toMatchObject({ shippingCost: '49.00', toShippingFree: '', deliveryCountry: 'DE' });
    const html = await textOf(await mine('/koszyk'));
    expect(html).toContain('Kraj dostawy: Niemcy.');
    expect(html).toContain(DEAR);
    expect(html).not.toContain(CHEAP);
    const { data } = await graph(mine, '{ shipping(ShippingInput: {mode: basket}) { shipping { courier { id } } } }');
    expect(data.shipping.shipping).toEqual([{ courier: { id: 'niemcy' } }]);
    await mine('/kraj-dostawy', form({ restore: '1' }));
    const home = await basketOf(await mine('/ajax/get.php', section));
    expect(home).toMatchObject({ shippingCost: '16.90' });
    expect(home).not.toHaveProperty('deliveryCountry');
  });

  it('is the one that an order starts with', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    await mine('/kraj-dostawy', choose('DE'));
    const html = await textOf(await mine('/zamowienie'));
    expect(html).toMatch(/<select[^>]*name="client_region"[^>]*>.*<option value="DE" selected="">/s);
  });

  it('has a postcode beside it, which the order starts with, and which is taken back', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    const refused = await mine('/kraj-dostawy', form({ zipcode: '3105' }));
    expect([refused.status, await textOf(refused)]).toEqual([200, expect.stringMatching(/role="alert".*XX-XXX/s)]);
    const page = 'http://localhost:3000/kategoria/kubki';
    const set = await mine('/kraj-dostawy', form({ zipcode: '31056' }, { Referer: page }));
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/kategoria/kubki']);
    expect(await textOf(await mine('/kraj-dostawy'))).toMatch(/name="zipcode"[^>]*value="31-056"/);
    expect(await textOf(await mine('/zamowienie'))).toMatch(/name="client_zipcode"[^>]*value="31-056"/);
    await mine('/kraj-dostawy', form({ restore: 'zipcode' }));
    expect(await textOf(await mine('/zamowienie'))).not.toContain('31-056');
  });

  it('is refused in words when the shop does not send there', async () => {
    const answer = await ask('/kraj-dostawy', choose('US'));
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toContain('Wybierz kraj odbiorcy przesyłki.');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('never reaches the pages that are kept for all', async () => {
    const paths = ['/', '/kategoria/kubki', '/produkt/kubek-1001', '/szukaj?text=kubek', '/strona/o-nas'];
    const before = await Promise.all(paths.map(async (path) => textOf(await ask(path))));
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    await mine('/kraj-dostawy', choose('DE'));
    for (const [place, path] of paths.entries()) {
      const own = await mine(path);
      expect(own.headers.get('Cache-Control'), path).toBe('no-store');
      expect(await textOf(own), path).not.toContain(CHEAP);
      expect(await textOf(await ask(path)), path).toBe(before[place]);
    }
    for (const path of ['/koszyk', '/zamowienie', '/kraj-dostawy']) {
      const answer = await mine(path);
      expect(await textOf(answer), path).toContain('Niemcy');
      expect(answer.headers.get('Cache-Control'), path).toContain('no-store');
      expect(await textOf(await ask(path)), path).not.toContain('Kraj dostawy: Niemcy');
    }
  });

  it('is set and taken back by the graph', async () => {
    const mine = browser(ask);
    const set = await graph(
      mine,
      'mutation { a: setRegion(SetRegionInput: {billingRegionId: 616, deliveryRegionId: "276", areForced: true}) { status error { code } } b: setTemporaryZipcode(SetTemporaryZipcodeInput: {deliveryZipcode: "10115"}) { status } }',
    );
    expect(set.data).toEqual({ a: { status: 'success', error: null }, b: { status: 'success' } });
    const wrong = await graph(
      mine,
      'mutation { a: setRegion(SetRegionInput: {deliveryRegionId: 840}) { status error { code message } } b: setTemporaryZipcode(SetTemporaryZipcodeInput: {deliveryZipcode: "x"}) { status error { code message } } }',
    );
    expect(wrong.data).toEqual({
      a: { status: 'error', error: { code: 'incorect_delivery_region', message: 'Wybierz kraj odbiorcy przesyłki.' } },
      b: { status: 'error', error: { code: 'incorect_zipcode', message: expect.stringContaining('XXXXX') } },
    });
    const both = '{ status error { code message } }';
    const unset = await graph(mine, `mutation { unsetTemporaryRegion ${both} unsetTemporaryZipcode ${both} }`);
    const done = { status: 'success', error: null };
    expect(unset.data).toEqual({ unsetTemporaryRegion: done, unsetTemporaryZipcode: done });
    expect(unset.cookies).toContain('setRegionForced=; Path=/; Max-Age=-1; SameSite=Lax');
    expect(unset.cookies).toContain('setZipcodeForced=; Path=/; Max-Age=-1; SameSite=Lax');
  });
});

describe('countries in the graph', () => {
  const { ask } = testShop({
    files: {
      'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}  - { id: czechy, name: Kurier do Czech, countries: [CZ], cost: 39 }\n`,
    },
  });
  const shown = async (mine: ReturnType<typeof browser>, input = '') => {
    const query = `{ shippingCountries${input} { id name selected provinces { id name selected } provinceTypes } }`;
    const { data } = await (await mine('/graphql/v1/', json({ query }))).json();
    for (const { provinces, provinceTypes } of data.shippingCountries)
      expect([provinces, provinceTypes]).toEqual([[], []]);
    return data.shippingCountries.map((one: { id: string; name: string; selected: boolean }) =>
      [one.id, one.name, ...(one.selected ? ['*'] : [])].join(' '),
    );
  };

  it('are those that the shop sends to, with the one that counts', async () => {
    const mine = browser(ask);
    expect(await shown(mine)).toEqual(['616 Polska *', '276 Niemcy', '203 Czechy']);
    const send = (query: string) => mine('/graphql/v1/', json({ query }));
    const account = `clientData: { clientBillingData: { firstname: "Jan", lastname: "Novak" }, email: "jan@example.cz" },
      loginAndPassword: { login: "jan", password: "zielony piec 7", passwordRepeat: "zielony piec 7" }`;
    await send(`mutation { registerClient(RegisterClientInput: { ${account} }) { status } }`);
    const there = `firstname: "Jan", lastname: "Novak", street: "Hlavni 3", zipcode: "110 00", city: "Praha", country: 203, phone: "+420222333444"`;
    await send(`mutation { insertDeliveryAddress(DeliveryAddressInput: { ${there} }) { isError } }`);
    const input = (account: boolean) => `(ShippingCountriesInput: { includeDeliveryProfile: ${account} })`;
    expect(await shown(mine, input(false))).toContain('616 Polska *');
    expect(await shown(mine, input(true))).toContain('203 Czechy *');
    await send('mutation { setRegion(SetRegionInput: { deliveryRegionId: 276 }) { status } }');
    expect(await shown(mine, input(true))).toEqual(['616 Polska', '276 Niemcy *', '203 Czechy']);
  });
});

describe('a customer who has chosen another country than usual', () => {
  const { ask } = testShop({
    files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}languages: [en]\n` },
    realPages: true,
  });
  const home =
    'firstname: "Jan", lastname: "Maj", street: "Polna 3", zipcode: "00-891", city: "Warszawa", country: 616, phone: "+48512345678"';
  const password = 'zielony piec 7';
  const signIn = (login: string) => form({ operation: 'login', login, password });
  const told = (answer: Response) =>
    answer.headers.getSetCookie().filter((one) => /^set(?:Region|Zipcode)Forced=/.test(one));
  const customer = async (login: string) => {
    const mine = browser(ask);
    const send = (query: string) => mine('/graphql/v1/', json({ query }));
    const client = `clientData: { clientBillingData: { firstname: "Jan", lastname: "Maj" }, email: "${login}@example.pl" }`;
    const account = `loginAndPassword: { login: "${login}", password: "${password}", passwordRepeat: "${password}" }`;
    await send(`mutation { registerClient(RegisterClientInput: { ${client}, ${account} }) { status } }`);
    await send(`mutation { insertDeliveryAddress(DeliveryAddressInput: { ${home} }) { isError } }`);
    return () => send('mutation { setRegion(SetRegionInput: { deliveryRegionId: 276 }) { status } }');
  };

  it.each([
    ['/logowanie', '{"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":true}'],
    ['/en/logowanie', '{"currentCountry":"Germany","defaultCountry":"Poland","showModal":true}'],
  ])('is told so where they sign in at %s', async (path, region) => {
    const login = `jan${path.length}`;
    const choose = await customer(login);
    await choose();
    expect(told(await browser(ask)(path, signIn(login)))).toEqual([`setRegionForced=${region}; ${KEPT}`]);
  });

  it('is told so of a postcode that they chose as a guest', async () => {
    await customer('anna');
    const guest = browser(ask);
    const zipcode =
      'mutation { setTemporaryZipcode(SetTemporaryZipcodeInput: { deliveryZipcode: "31-056" }) { status } }';
    expect(told(await guest('/graphql/v1/', json({ query: zipcode })))).toEqual([`setZipcodeForced=; ${GONE}`]);
    expect(told(await guest('/logowanie', signIn('anna')))).toEqual([
      `setZipcodeForced={"currentZipcode":"31-056","defaultZipcode":"00-891","showModal":true}; ${KEPT}`,
    ]);
  });

  it('is not told it again in a browser where it was read, and nothing in the usual country', async () => {
    const choose = await customer('ewa');
    const Cookie = 'setRegionForced={"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":false}';
    const sent = signIn('ewa');
    const again = () => ask('/logowanie', { ...sent, headers: { ...sent.headers, Cookie } });
    expect(told(await ask('/logowanie', signIn('ewa')))).toEqual([]);
    expect(told(await again())).toEqual([`setRegionForced=; ${GONE}`]);
    await choose();
    expect(told(await again())).toEqual([]);
  });
});

describe('a shop that sends to one country', () => {
  const { ask } = testShop({ realPages: true });

  it('asks for none', async () => {
    expect(await (await ask('/')).text()).not.toContain('/kraj-dostawy');
    expect((await ask('/kraj-dostawy')).status).toBe(404);
  });
});
