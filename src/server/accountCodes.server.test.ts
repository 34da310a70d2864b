import { describe, expect, it } from 'vitest';
import { makeAuthenticator } from '../passkeys/testing/authenticator.server.ts';
import { accountsBrowser, OWN, PASSWORD } from './testing/accountsBrowser.server.ts';
import { SHOP, testShop } from './testing/testShop.server.ts';

describe('the shop', () => {
  const { ask, shop } = testShop();
  const { browser, registered, rightByMail } = accountsBrowser(ask, shop);

  it('mails codes that five wrong tries use up, and says nothing of who has an account', async () => {
    const { own, login } = await registered();
    const ask = (email: string) =>
      own.graph(`mutation { expressCheckoutGenerateOtp(UserIdentifier: "${email}") { status error { code } } }`);
    expect(await ask(`${login}@example.pl`)).toEqual(await ask(`nikt.tu@example.pl`));
    const tried = async (pin: string) =>
      (
        await own.graph(
          `mutation { expressCheckoutVerifyOtp(Pin: "${pin}") { isVerified exceededLimits isPinExpired } }`,
        )
      ).expressCheckoutVerifyOtp;
    for (let time = 1; time < 5; time += 1)
      expect(await tried('x')).toMatchObject({ isVerified: false, exceededLimits: false });
    expect(await tried('x')).toMatchObject({ exceededLimits: true });
    expect(await tried('000000')).toMatchObject({ isVerified: false, exceededLimits: true });
  });

  it('says why no code is mailed', async () => {
    const asked = (email: string) =>
      browser().graph(
        `mutation { expressCheckoutGenerateOtp(UserIdentifier: "${email}") { status error { code } validationErrors { code } } }`,
      );
    const wrong = await asked('nikt.tu');
    expect(wrong.expressCheckoutGenerateOtp).toEqual({
      ...{ status: 'error', error: { code: 'incorect_email' } },
      validationErrors: [{ code: 'incorect_email' }],
    });
    const answers = new Set<string>();
    for (let time = 0; time < 10; time += 1)
      answers.add(JSON.stringify((await asked('ciagle@example.pl')).expressCheckoutGenerateOtp));
    expect([...answers].map((answer) => JSON.parse(answer))).toEqual([
      { status: 'success', error: null, validationErrors: [] },
      { status: 'error', error: { code: 'wait' }, validationErrors: [] },
    ]);
  });

  it('leaves nothing to whoever registered an address whose owner proves it by a mailed code for the first time', async () => {
    const { own, login } = await registered();
    const enters = async (who: ReturnType<typeof browser>) =>
      (await who.graph(`mutation { login(login: "${login}", password: "${PASSWORD}") { status } }`)).login;
    const inside = async () => (await own.graph('{ client { login } }')).client;
    expect([await enters(browser()), await inside()]).toEqual([{ status: 'success' }, { login }]);
    const owner = browser();
    const token = await rightByMail(owner, login);
    expect([await enters(browser()), await inside()]).toEqual([{ status: 'error' }, null]);
    const key = makeAuthenticator('localhost', OWN);
    const { data } = await owner.call('generateRegisterRequest', { authorizeToken: token });
    expect(await owner.call('register', { userLogin: login, ...key.create(data) })).toMatchObject({
      status: 'success',
    });
    expect(await shop().customers.findByLogin(login)).toHaveProperty('emailVerifiedAt');
  });

  it('leaves the password to who has signed in with it and reads the mailed code of their address', async () => {
    const { own, login } = await registered();
    await rightByMail(own, login);
    expect((await own.graph('{ client { login } }')).client).toEqual({ login });
    const entered = await browser().graph(`mutation { login(login: "${login}", password: "${PASSWORD}") { status } }`);
    expect(entered.login).toEqual({ status: 'success' });
  });

  it('gives no right to an account by a code to a mailbox that is its login but not its address', async () => {
    const login = 'stary@example.pl';
    const owner = browser();
    const given = `clientData: {email: "nowy@example.pl", clientBillingData: {firstname: "Anna", lastname: "Nowak"}}`;
    const password = `loginAndPassword: {login: "${login}", password: "${PASSWORD}", passwordRepeat: "${PASSWORD}"}`;
    await owner.graph(`mutation { registerClient(RegisterClientInput: {${given}, ${password}}) { status } }`);
    const stranger = browser();
    await stranger.graph(`mutation { expressCheckoutGenerateOtp(UserIdentifier: "${login}") { status } }`);
    const sent = await shop()
      .db.read.selectFrom('mails')
      .select('text')
      .where('kind', '=', 'account_code')
      .where('recipient', '=', login)
      .execute();
    const code = /: (\d{6})/.exec(sent[0]?.text ?? '')?.[1];
    const verified = await stranger.graph(
      `mutation { expressCheckoutVerifyOtp(Pin: "${code}") { isVerified needRegistration verificationToken } }`,
    );
    expect(verified.expressCheckoutVerifyOtp).toMatchObject({ needRegistration: true, verificationToken: null });
  });
});

describe('a shop on plain http on a network', () => {
  const { ask, shop } = testShop({ shopUrl: 'http://sklep.lan' });

  it('mails no code, and says that no cookie can be kept', async () => {
    const query = 'mutation { expressCheckoutGenerateOtp(UserIdentifier: "nikt@example.pl") { error { code } } }';
    const headers = { 'Content-Type': 'application/json', Origin: 'http://sklep.lan' };
    const answer = await ask('/graphql/v1/', { method: 'POST', headers, body: JSON.stringify({ query }) });
    expect((await answer.json()).data.expressCheckoutGenerateOtp).toEqual({ error: { code: 'insecure' } });
    expect(await shop().db.read.selectFrom('mails').select('kind').execute()).toEqual([]);
  });
});

describe('a shop that speaks English', () => {
  const { ask, shop } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}languages: [en]\n` } });
  const { registered, rightByMail } = accountsBrowser(ask, shop);
  const mails = async (login: string) => {
    const rows = shop().db.read.selectFrom('mails').select(['kind', 'subject', 'text', 'html']);
    return new Map((await rows.where('recipient', '=', `${login}@example.pl`).execute()).map((row) => [row.kind, row]));
  };

  it.each([
    ['/en/konto/bezpieczenstwo', 'en', 'Your code for Próba', 'New passkey for your account', '“Passkey”'],
    ['/konto/bezpieczenstwo', 'pl', 'Kod do konta w sklepie Próba', 'Nowy klucz dostępu do konta', '„Klucz dostępu”'],
  ])('writes of codes and passkeys in the language of the page: %s', async (page, language, code, added, unnamed) => {
    const { own, login } = await registered(page);
    const token = await rightByMail(own, login);
    const key = makeAuthenticator('localhost', OWN);
    const { data } = await own.call('generateRegisterRequest', { authorizeToken: token });
    await own.call('register', { userLogin: login, ...key.create(data) });
    const found = await mails(login);
    expect([found.get('account_code')?.subject, found.get('passkey_added')?.subject]).toEqual([code, added]);
    expect(found.get('passkey_added')?.text).toContain(unnamed);
    for (const { html } of found.values()) expect(html).toContain(`<html lang="${language}">`);
  });
});
