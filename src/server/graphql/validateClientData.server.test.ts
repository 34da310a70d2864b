import { describe, expect, it } from 'vitest';
import { json, SHOP, testShop } from '../testing/testShop.server.ts';

type Messages = { code: string; message: string }[];
type Answer = Record<string, { messages: Messages }>;

describe('validateClientData', () => {
  const { ask } = testShop();

  async function send(
    init: RequestInit,
  ): Promise<{ status: number; data: Answer; errors?: { extensions: { code: string } }[] }> {
    const answer = await ask('/graphql/v1/?query=validateClientData', init);
    const body = await answer.json();
    return { status: answer.status, ...body };
  }
  const asked = (input: string, fields = 'messages { code message }') =>
    `query { f: validateClientData(ClientDataInput: {${input}}) { ${fields} } }`;
  async function codes(input: string): Promise<string[]> {
    const { data } = await send(json({ query: asked(input) }));
    return (data.f?.messages ?? []).map(({ code }) => code);
  }
  const billing = (fields: string) => `clientData: {clientBillingData: {${fields}}}`;

  /** Each code that a field may earn; those of other addresses come from the address form. */
  it.each([
    [billing('firstname: ""'), 'no_firstname'],
    [billing('firstname: "J4n"'), 'illegal_characters_client_firstname'],
    [billing('firstname: "-"'), 'invalid_format'],
    [billing('lastname: ""'), 'no_name'],
    [billing('lastname: "<"'), 'illegal_characters_client_lastname'],
    [billing('companyName: ""'), 'no_firmname'],
    [billing('companyName: "a;b"'), 'illegal_characters_client_firm'],
    [billing('additional: "a;b"'), 'illegal_characters_client_firm'],
    [billing('street: ""'), 'no_street'],
    [billing('street: "Polna"'), 'no_street_number'],
    [billing('street: "Baker Street", country: 826'), 'no_street_number_uk'],
    [billing('street: "Polna; 1"'), 'illegal_characters_client_street'],
    [billing('city: ""'), 'no_city'],
    [billing('city: "="'), 'illegal_characters_client_city'],
    [billing('phone: ""'), 'incorect_phone'],
    [billing('phone: "x", country: 616'), 'illegal_characters_client_phone'],
    [billing('phone2: "x"'), 'illegal_characters_client_phone2'],
    [billing('country: 999'), 'incorrect_region'],
    ['clientData: {taxNumber: "1234563219"}', 'incorect_nip'],
    ['clientData: {taxNumber: "?"}', 'illegal_characters_client_nip'],
    ['clientData: {email: "a@b"}', 'incorect_email'],
    ['clientData: {birthDate: "2026-02-30"}', 'birth_date'],
    ['loginAndPassword: {login: ""}', 'no_login'],
    ['loginAndPassword: {login: "a"}', 'incorect_login'],
    ['loginAndPassword: {password: ""}', 'no_password'],
    ['loginAndPassword: {password: "x7#"}', 'password_to_short'],
    [`loginAndPassword: {password: "${'x7#Kp!9'.repeat(5)}"}`, 'password_to_long'],
    ['loginAndPassword: {login: "JanKowal7", password: "jankowal7"}', 'login_equals_password'],
    ['loginAndPassword: {password: "haslo123"}', 'password_forbidden'],
  ])('answers %s with %s', async (input, code) => {
    expect(new Set(await codes(input))).toEqual(new Set([code]));
  });

  it('has nothing to say to good data, or to none', async () => {
    const good = `clientData: {clientBillingData: {firstname: "Anna", lastname: "Kowalska", companyName: "Glina", street: "Polna 12",
      zipcode: "59-700", city: "Bolesławiec", phone: "+48512345678", country: 616}, taxNumber: "123-456-32-18",
      email: "anna@example.pl", birthDate: "1987-05-12"}, loginAndPassword: {login: "anna.k", password: "kubek z uchem"}`;
    expect(await codes(good)).toEqual([]);
    expect(await codes('')).toEqual([]);
    expect(await codes('clientData: null')).toEqual([]);
    expect((await send(json({ query: '{ f: validateClientData { messages { code } } }' }))).data).toEqual({
      f: { messages: [] },
    });
  });

  it('tells the formats of postcodes in its second message', async () => {
    const { data } = await send(json({ query: asked(billing('zipcode: "1", country: "US"')) }));
    expect(data.f?.messages).toEqual([
      { code: 'incorect_zipcode', message: 'Wpisz poprawny kod pocztowy. Dozwolone formaty (X – cyfra, Y – litera):' },
      { code: 'incorect_zipcode', message: 'XXXXX, XXXXX-XXXX' },
    ]);
  });

  it('answers many fields at once, each by its alias', async () => {
    const query = `{ client_firstname: validateClientData(ClientDataInput: {clientData: {clientBillingData: {firstname: "4"}}}) { messages { code message } }
      client_city: validateClientData(ClientDataInput: {clientData: {clientBillingData: {city: "Łódź"}}}) { messages { code message } } }`;
    expect((await send(json({ query }))).data).toEqual({
      client_firstname: {
        messages: [{ code: 'illegal_characters_client_firstname', message: 'Pole nie może zawierać cyfr.' }],
      },
      client_city: { messages: [] },
    });
  });

  it.each(['ClientDataInput', 'ClientDataInput!'])('takes variables of %s', async (type) => {
    const query = `query ($a: ${type}) { a: validateClientData(ClientDataInput: $a) { messages { code } } }`;
    const { data } = await send(
      json({ query, variables: { a: { clientData: { clientBillingData: { zipcode: '1', country: 616 } } } } }),
    );
    expect(data.a?.messages[0]?.code).toBe('incorect_zipcode');
  });

  it('tells of accounts only when asked', async () => {
    const fields = 'messages { code } clientExists clientProposedLogin isClientLoggedIn';
    expect((await send(json({ query: asked('clientData: {email: "anna.k@example.pl"}', fields) }))).data.f).toEqual({
      messages: [],
      clientExists: false,
      clientProposedLogin: 'anna.k',
      isClientLoggedIn: false,
    });
    expect((await send(json({ query: asked('clientData: {email: "anna"}', fields) }))).data.f).toMatchObject({
      clientExists: null,
    });
    expect((await send(json({ query: asked(billing('city: "Łódź"'), fields) }))).data.f).toMatchObject({
      clientExists: null,
      clientProposedLogin: null,
    });
  });

  describe('without saying that the body is JSON', () => {
    const bare = (query: unknown, headers: Record<string, string> = {}, variables?: unknown): RequestInit => ({
      method: 'POST',
      body: new TextEncoder().encode(JSON.stringify({ query, variables })),
      headers,
    });
    const good = asked(billing('city: ""'));

    it.each<Record<string, string>>([
      {},
      { 'Content-Type': 'text/plain;charset=UTF-8' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { Origin: 'http://localhost:3000' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ])('is answered: %o', async (headers) => {
      const { status, data } = await send(bare(good, headers));
      expect([status, data.f?.messages[0]?.code]).toEqual([200, 'no_city']);
    });

    it('takes variables, aliases and fragments inside', async () => {
      const query = `query Q($a: ClientDataInput) { a: validateClientData(ClientDataInput: $a) { ...m } b: validateClientData { ...m } }
        fragment m on ClientDataValidation { messages { code } }`;
      const { status, data } = await send(bare(query, {}, { a: { clientData: { email: 'x' } } }));
      expect(status).toBe(200);
      expect(data).toEqual({ a: { messages: [{ code: 'incorect_email' }] }, b: { messages: [] } });
    });

    it.each<Record<string, string>>([
      { Origin: 'https://obcy.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ])('is refused to another site: %o', async (headers) => {
      expect((await ask('/graphql/v1/', bare(good, headers))).status).toBe(403);
    });

    it.each([
      '{ shop { name } }',
      `{ shop { name } ${good.slice(8, -1)} }`,
      `{ validateClientData: shop { name } }`,
      '{ ...f } fragment f on Query { validateClientData { messages { code } } }',
      '{ ... on Query { shop { name } } validateClientData { messages { code } } }',
      'mutation { validateClientData { messages { code } } }',
      'subscription { validateClientData { messages { code } } }',
      'query A { validateClientData { messages { code } } } query B { shop { name } }',
      'query A { validateClientData { messages { code } } } mutation B { x }',
      'fragment f on Query { validateClientData { messages { code } } }',
      'type validateClientData { a: Int }',
      '{ validateClientData',
      `{ validateClientData ${'{a'.repeat(4000)} }`,
      '',
      7,
      null,
    ])('reads nothing else: %s', async (query) => {
      const { status, errors } = await send(bare(query));
      expect([status, errors?.[0]?.extensions.code]).toEqual([415, 'content_type']);
    });

    it.each([
      '',
      'null',
      '[]',
      '"x"',
      '{',
      '[{"query":"{validateClientData{messages{code}}}"}]',
      'query={validateClientData{messages{code}}}',
    ])('reads no other body: %s', async (body) => {
      expect((await ask('/graphql/v1/', { method: 'POST', body: new TextEncoder().encode(body) })).status).toBe(415);
    });
  });
});

describe('what a merchant sets', () => {
  const { ask } = testShop({
    files: {
      'texts.yaml': 'forms.no_city: Gdzie mieszkasz?\n',
      'shop.yaml': `${SHOP['shop.yaml']}customers: { password_min: 8, password_max: 64, min_age: 18 }\n`,
    },
  });

  it('bounds passwords and age, and words what is wrong', async () => {
    const query = `{ p: validateClientData(ClientDataInput: {loginAndPassword: {password: "x7#Kp!"}}) { messages { message } }
      b: validateClientData(ClientDataInput: {clientData: {birthDate: "2026-01-01"}}) { messages { message } }
      c: validateClientData(ClientDataInput: {clientData: {clientBillingData: {city: ""}}}) { messages { message } } }`;
    const { data } = await (await ask('/graphql/v1/', json({ query }))).json();
    expect(data.p.messages).toEqual([{ message: 'Hasło jest za krótkie (minimum 8 znaków)' }]);
    expect(data.b.messages[1]).toEqual({ message: 'Trzeba mieć ukończone 18 lat.' });
    expect(data.c.messages).toEqual([{ message: 'Gdzie mieszkasz?' }]);
  });
});

describe('GET /ajax/payments.php', () => {
  const { ask } = testShop();
  const errno = async (account: string) => {
    const answer = await ask(`/ajax/payments.php?action=verify_iban&bankAccount=${encodeURIComponent(account)}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return (await answer.json()).errno;
  };

  it.each([
    '61109010140000071219812874',
    '61 1090 1014 0000 0712 1981 2874',
    'PL61109010140000071219812874',
    'DE89370400440532013000',
  ])('takes %s for an account', async (account) => {
    expect(await errno(account)).toBe(0);
  });

  it.each(['', '61109010140000071219812875', 'x', '\uFFFD', '1'.repeat(1000)])(
    'takes „%s” for none',
    async (account) => {
      expect(await errno(account)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['61109010140000071219812875', 'Któraś cyfra się nie zgadza. Porównaj numer z tym, który podaje bank.'],
    ['1090 1014 0000 0712 1981 2874', 'Polski numer konta ma 26 cyfr, a ten 24.'],
    ['konto mamy', 'Format numeru konta bankowego jest niepoprawny'],
  ])('says of „%s” what is wrong: %s', async (account, message) => {
    const answer = await ask(`/ajax/payments.php?action=verify_iban&bankAccount=${encodeURIComponent(account)}`);
    expect(await answer.json()).toEqual({ errno: 2, message });
  });

  it('knows no other action', async () => {
    const answer = await ask('/ajax/payments.php?action=pay');
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'unknown_action']);
  });
});
