import { describe, expect, it } from 'vitest';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { pages } from '../routes/pages.ts';
import { PROOF_LASTS } from '../session/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { scaledLimits } from '../settings/limits.ts';
import { joinRooms } from './mount/rooms.ts';
import { type Access, FIELDS, SECTIONS } from './testing/access.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

const PAGES: Readonly<Record<string, Access>> = {
  '/': 'all',
  '/kategoria/:slug': 'all',
  '/produkt/:address': 'all',
  '/producent/:slug': 'all',
  '/seria/:slug': 'all',
  '/nowosci': 'all',
  '/promocje': 'all',
  '/strona/:slug': 'all',
  '/szukaj': 'all',
  '/kontakt': 'all',
  '/wycofania': 'all',
  '/sklepy': 'all',
  '/newsletter': 'all',
  '/newsletter/sprawdz-poczte': 'all',
  // A token is the secret of its reader.
  '/newsletter/potwierdz/:token': 'own',
  '/newsletter/wypisz/:token': 'own',
  '/produkt/:address/pytanie': 'all',
  '/produkt/:address/wycena': 'all',
  '/produkt/:address/cena': 'all',
  // A vote is known by its session and address; pages that tell it are made for who asks.
  '/produkt/:address/opinie': 'all',
  '/produkt/:address/opinie/:opinion/zglos': 'all',
  '/produkt/:address/opinia': 'all',
  // A token is the secret of the buyer whom the shop asked.
  '/opinia/:token': 'own',
  '/opinia/bez-pytania/:token': 'own',
  '/kraj-dostawy': 'own',
  '/koszyk': 'own',
  '/listy': 'own',
  '/listy/:id': 'own',
  '/porownanie': 'own',
  // The secret of those who were given the link.
  '/lista/:secret': 'own',
  '/zamowienie': 'own',
  '/zamowienie/znajdz': 'all',
  '/zamowienie/znajdz/odstapienie': 'all',
  // By the key of its link, for its customer or the session that placed it; links go to the address of the order alone.
  '/zamowienie/:number': 'own',
  '/zamowienie/:number/odstapienie': 'own',
  '/zamowienie/:number/platnosc': 'own',
  '/zamowienie/:number/abonament': 'own',
  '/zamowienie/:number/plik': 'own',
  '/basketchange.php': 'own',
  '/powiadomienia/:token': 'own',
  '/powiadomienia/cena/:token': 'own',
  '/powiadomienia/cena/koniec/:token': 'own',
  '/logowanie': 'all',
  '/wyloguj': 'own',
  '/rejestracja': 'all',
  '/odzyskiwanie-hasla': 'all',
  '/odzyskiwanie-hasla/:token': 'own',
  '/konto': 'customer',
  '/konto/zamowienia': 'customer',
  '/konto/zamowienia/:number': 'customer',
  '/konto/zamowienia-bez-konta': 'customer',
  '/konto/zamowienia-bez-konta/:token': 'customer',
  '/konto/punkty': 'customer',
  '/konto/potwierdzenie-adresu': 'customer',
  '/konto/potwierdzenie-adresu/:token': 'customer',
  '/konto/dane': 'customer',
  '/konto/adresy': 'customer',
  '/konto/adresy/:id': 'customer',
  '/konto/zgody': 'customer',
  '/konto/bezpieczenstwo': 'fresh',
  '/konto/moje-dane': 'customer',
};

const PASSWORD = 'zielony piec 7';
const ADDRESS =
  'firstname: "Zła", lastname: "Osoba", street: "Polna 1", zipcode: "59-700", city: "Łódź", country: "PL", phone: "600700800"';

describe('who may do what', () => {
  const { ask, shop } = testShop();

  it('is said of every address', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort());
  });

  it('an answer about one visitor is cached by nobody', () => {
    const kept = pages.filter(({ path, personal }) => PAGES[path] !== 'all' && !personal);
    expect(kept.map(({ path }) => path)).toEqual([]);
  });

  it('is said of every section of the personal-data call and every field of the graph', () => {
    const { sections, graphParts } = joinRooms(shop(), scaledLimits(0), async () => true);
    expect(Object.keys(sections).sort()).toEqual(Object.keys(SECTIONS).sort());
    const fields = graphParts.flatMap(({ resolvers }) =>
      Object.entries(resolvers)
        .filter(([type]) => type === 'Query' || type === 'Mutation')
        .flatMap(([type, found]) => Object.keys(found as object).map((field) => `${type}.${field}`)),
    );
    expect([...fields, 'Query.shop'].sort()).toEqual(Object.keys(FIELDS).sort());
  });

  let number = 0;
  /** A customer with an address, signed in. */
  async function customer() {
    number += 1;
    const { customers, db, clock } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    const registration = {
      kind: 'private' as const,
      address: { firstname: 'Anna', lastname: 'Nowak' },
      email: `anna${number}@example.pl`,
      login: `anna${number}`,
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      consents: [],
    };
    expect(await customers.register(visit, registration, '')).toMatchObject({ ok: true });
    const address = {
      region: 'PL',
      firstname: 'Anna',
      lastname: 'Nowak',
      street: 'Polna',
      street_number: '1',
      zipcode: '59-700',
      city: 'Łódź',
      phone: '600700800',
    };
    const kept = await customers.saveAddress(visit, { kind: 'delivery', company: false, address, isDefault: true });
    return {
      id: visit.customer ?? '',
      login: registration.login,
      place: visit.place ?? '',
      header: /^witryna=[\w-]+/.exec(visit.cookie() ?? '')?.[0] ?? '',
      address: kept.ok ? kept.value : '',
    };
  }
  type Victim = Awaited<ReturnType<typeof customer>>;

  /** Everybody who is not the victim; each gives the cookie they come with. */
  const STRANGERS: readonly [string, (victim: Victim) => Promise<string>][] = [
    ['nobody', async () => ''],
    ['somebody with a made-up token', async () => `witryna=${'a'.repeat(43)}`],
    ['somebody with the victim’s id as token', async ({ id }) => `witryna=${id}`],
    ['another customer', async () => (await customer()).header],
    [
      'a session that is over',
      async (victim) => {
        await shop().db.write((tx) =>
          tx.updateTable('sessions').set({ expires_at: 1 }).where('id', '=', victim.place).execute(),
        );
        return victim.header;
      },
    ],
    [
      'a session that was revoked',
      async (victim) => {
        await shop().db.write((tx) => createSessions(shop().db, shop().clock).revoke(tx, victim.id, 'all'));
        return victim.header;
      },
    ],
  ];

  const graph = async (query: string, cookie: string) =>
    (await (await ask('/graphql/v1/', json({ query }, { Cookie: cookie }))).json()).data;

  it.each(STRANGERS)('%s cannot read or change what is a customer’s', async (_, become) => {
    const victim = await customer();
    const cookie = await become(victim);
    const before = await shop().customers.exportData(victim.id);
    const { client } = await graph('{ client { login email deliveryAddresses { id } } }', cookie);
    expect(JSON.stringify(client)).not.toContain(victim.address);
    expect(client?.login).not.toBe(victim.login);
    const told = await ask('/ajax/get.php', form({ request: '{"Customer":{}}' }, { Cookie: cookie }));
    expect(await told.text()).not.toContain(`"${victim.login}"`);
    const attempts = [
      `updateDeliveryAddress(DeliveryAddressInput: {id: "${victim.address}", ${ADDRESS}})`,
      `deleteDeliveryAddress(id: "${victim.address}")`,
      `updateInvoiceAddress(InvoiceAddressInput: {id: "${victim.address}", ${ADDRESS}})`,
      `deleteInvoiceAddress(id: "${victim.address}")`,
    ];
    for (const attempt of attempts) {
      const done = await graph(`mutation { x: ${attempt} { isError error { code } result { id } } }`, cookie);
      expect(done.x, attempt).toMatchObject({ isError: true, result: null });
      expect(['nobody', 'no_address']).toContain(done.x.error.code);
    }
    const { sessions: _1, ...kept } = before ?? {};
    const { sessions: _2, ...after } = (await shop().customers.exportData(victim.id)) ?? {};
    expect(after).toEqual(kept);
  });

  it.each(STRANGERS)('%s cannot open what a customer has ordered', async (_, become) => {
    const victim = await customer();
    const { baskets, orders, checkout, db, clock } = shop();
    const visit = (header: string) => openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header);
    const own = await visit(victim.header);
    expect(await baskets.add(own, [{ product: 1001, size: 'uniw', quantity: '1' }])).toMatchObject([{ ok: true }]);
    const placed = await checkout.place(own, await orderInput(baskets, own, 'transfer', { customerId: victim.id }));
    if (!placed.ok) throw new Error(placed.error.code);
    const { number } = placed.value;
    expect(await orders.find(number, await visit(victim.header))).toMatchObject({ number });
    const stranger = await visit(await become(victim));
    expect(await orders.find(number, stranger)).toBeUndefined();
    expect(await orders.find(number, { ...stranger, key: victim.id })).toBeUndefined();
    // The next one needs the pieces.
    await orders.cancel(placed.value, 'shop');
  });

  it('nobody adds an address to no account', async () => {
    for (const [name, input] of [
      ['insertDeliveryAddress', 'DeliveryAddressInput'],
      ['insertInvoiceAddress', 'InvoiceAddressInput'],
    ]) {
      const done = await graph(`mutation { x: ${name}(${input}: {${ADDRESS}}) { isError error { code } } }`, '');
      expect(done.x).toEqual({ isError: true, error: { code: 'nobody' } });
    }
  });

  it('the right to add a key goes to who has just proved who they are, and to nobody else', async () => {
    const victim = await customer();
    const { passkeys, db, clock } = shop();
    const visit = (header: string) => openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header);
    expect(await passkeys.authorize(await visit(victim.header))).toMatch(/^[\w-]{43}$/);
    await db.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ proved_at: clock() - PROOF_LASTS })
        .where('id', '=', victim.place)
        .execute(),
    );
    for (const header of [victim.header, '']) expect(await passkeys.authorize(await visit(header))).toBeUndefined();
  });
});
