import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAuthenticator } from '../passkeys/testing/authenticator.server.ts';
import { NOBODY } from '../session/visit.server.ts';
import { accountsBrowser, OWN } from './testing/accountsBrowser.server.ts';
import { form, testShop } from './testing/testShop.server.ts';

describe('the accounts service', () => {
  const { ask, shop } = testShop();
  const { browser, registered, rightByMail } = accountsBrowser(ask, shop);
  async function withKey() {
    const { own, login } = await registered();
    const key = makeAuthenticator('localhost', OWN);
    const { data } = await own.call('generateRegisterRequest', { authorizeToken: await rightByMail(own, login) });
    expect(await own.call('register', { userLogin: login, ...key.create(data) })).toMatchObject({ status: 'success' });
    return { own, login, key };
  }
  const requested = async (who: ReturnType<typeof browser>) =>
    (await who.call('generateLoginRequest', { domain: 'localhost' })).data;
  const exchanged = async (who: ReturnType<typeof browser>, token: string) =>
    (await who.graph(`mutation { loginByIAIAccountsToken(token: "${token}") { status login } }`))
      .loginByIAIAccountsToken;

  it('adds a key, tells its owner by mail, and signs in with it', async () => {
    const { login, key } = await withKey();
    const guest = browser();
    const data = await requested(guest);
    expect(JSON.parse(data)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      challenge: expect.stringMatching(/^=\?BINARY\?B\?/),
    });
    const { status, loginToken, ms } = await guest.call('login', key.get(data), false);
    expect({ status, ms }).toEqual({ status: 'success', ms: expect.any(Number) });
    expect(await exchanged(guest, loginToken)).toEqual({ status: 'success', login });
    expect(guest.jar.get('zalogowany')).toBe('1');
    const mails = await shop()
      .db.read.selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'passkey_added')
      .execute();
    expect(mails).toContainEqual({ recipient: `${login}@example.pl` });
    const kept = await shop().db.read.selectFrom('passkeys').selectAll().where('id', '=', key.id).executeTakeFirst();
    expect(kept).toMatchObject({ counter: 1, backed_up: 0, backup_eligible: 0, transports: '["internal","hybrid"]' });
  });

  it('takes an answer once, and its token once, each in the browser that asked', async () => {
    const { key } = await withKey();
    const guest = browser();
    const answer = key.get(await requested(guest));
    const stranger = browser();
    await requested(stranger);
    const first = await guest.call('login', answer);
    expect(first.status).toBe('success');
    expect(await guest.call('login', answer)).toMatchObject({ status: 'error', loginToken: '' });
    expect(await exchanged(stranger, first.loginToken)).toMatchObject({ status: 'error' });
    // Taken by a stranger in vain, it is used up.
    expect(await exchanged(guest, first.loginToken)).toMatchObject({ status: 'error' });
    const second = await guest.call('login', key.get(await requested(guest)));
    expect(await exchanged(guest, second.loginToken)).toMatchObject({ status: 'success' });
    expect(await exchanged(guest, second.loginToken)).toMatchObject({ status: 'error' });
    const asked = key.get(await requested(stranger));
    expect(await guest.call('login', asked)).toMatchObject({ status: 'error' });
  });

  it.each<[string, Parameters<ReturnType<typeof makeAuthenticator>['get']>[1]]>([
    ['a key used on another site', { origin: 'https://zly.example' }],
    ['a person who was not verified', { uv: false }],
    ['a key made instead of used', { type: 'webauthn.create' }],
  ])('refuses %s', async (_, flags) => {
    const { own, login, key } = await withKey();
    const guest = browser();
    const answer = await guest.call('login', key.get(await requested(guest), flags));
    expect(answer).toMatchObject({ status: 'error', errorMsg: 'The credential was refused.', loginToken: '' });
    const another = makeAuthenticator('localhost', OWN);
    const { data } = await own.call('generateRegisterRequest', { authorizeToken: await rightByMail(own, login) });
    const created = another.create(data, { ...flags, ...(flags?.type ? { type: 'webauthn.get' } : {}) });
    expect(await own.call('register', { userLogin: login, ...created })).toMatchObject({ status: 'error' });
  });

  it('refuses a copy of a key, which has counted fewer uses', async () => {
    const { key } = await withKey();
    const guest = browser();
    expect((await guest.call('login', key.get(await requested(guest), { counter: 5 }))).status).toBe('success');
    for (const counter of [5, 4, 0]) {
      const answer = await guest.call('login', key.get(await requested(guest), { counter }));
      expect(answer).toMatchObject({ status: 'error', errorMsg: 'The credential has been copied.' });
    }
    expect((await guest.call('login', key.get(await requested(guest), { counter: 6 }))).status).toBe('success');
  });

  it('refuses a key that was removed, and says that it does not know it', async () => {
    const { key } = await withKey();
    const row = await shop()
      .db.read.selectFrom('passkeys')
      .select('account')
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    expect(await shop().passkeys.remove('somebody else', key.id)).toBe(false);
    expect(await shop().passkeys.remove(row.account, key.id)).toBe(true);
    const guest = browser();
    const answer = await guest.call('login', key.get(await requested(guest)));
    expect(answer).toMatchObject({ status: 'error', errorMsg: 'The credential is not known.' });
    expect(JSON.parse(answer.data)).toEqual({ code: 'unknown_credential' });
  });

  it('gives the right to add a key once, to the browser that has it, for the account it is of', async () => {
    const { own, login } = await registered();
    const { login: other } = await registered();
    const token = await rightByMail(own, login);
    const { data } = await own.call('generateRegisterRequest', { authorizeToken: token });
    const again = await own.call('generateRegisterRequest', { authorizeToken: token });
    expect(again).toMatchObject({ status: 'error', errorMsg: '"authorizeToken" is required.' });
    const key = makeAuthenticator('localhost', OWN);
    const created = key.create(data);
    expect(await own.call('register', { userLogin: other, ...created })).toMatchObject({
      errorMsg: '"userLogin" is required.',
    });
    // The challenge is used up.
    expect(await own.call('register', { userLogin: login, ...created })).toMatchObject({ status: 'error' });
    const stolen = await rightByMail(own, login);
    expect(await browser().call('generateRegisterRequest', { authorizeToken: stolen })).toMatchObject({
      status: 'error',
    });
  });

  it('forgets the keys of an account whose owner proves its address by a recovery for the first time', async () => {
    const { own, login } = await registered();
    const key = makeAuthenticator('localhost', OWN);
    // The right comes from having just registered: nobody has read that mailbox.
    const right = await (await own.send('/konto/prawo-do-klucza', form({}))).json();
    const { data } = await own.call('generateRegisterRequest', right as object);
    expect(await own.call('register', { userLogin: login, ...key.create(data) })).toMatchObject({ status: 'success' });
    const { customers, db } = shop();
    await customers.askRecovery(login, '');
    const [mail] = await db.read.selectFrom('mails').select('text').where('kind', '=', 'password_recovery').execute();
    const token = /odzyskiwanie-hasla\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const password = 'glina i ogień 9';
    // This visitor keeps no cookie: the password is set, and nobody is signed in.
    expect(await customers.recover(NOBODY, { token: token ?? '', password, repeat: password })).toMatchObject({
      error: { code: 'insecure' },
    });
    const guest = browser();
    const answer = await guest.call('login', key.get(await requested(guest)));
    expect(JSON.parse(answer.data)).toEqual({ code: 'unknown_credential' });
  });

  it('tells what is missing in the words of the protocol', async () => {
    const own = browser();
    expect(await own.call('generateRegisterRequest', {})).toMatchObject({
      status: 'error',
      errorMsg: '"authorizeToken" is required.',
    });
    expect(await own.call('register', {})).toMatchObject({ errorMsg: '"userLogin" is required.' });
    expect(await own.call('generateLoginRequest', { domain: 'zly.example' })).toMatchObject({ status: 'error' });
    expect(await own.call('login', { domain: 'localhost' })).toMatchObject({
      errorMsg: '"publicKeyCredentialBinRawId" is invalid.',
    });
  });

  it('is there for the shop alone', async () => {
    const body = form({ domain: 'localhost' });
    const path = '/accounts/webAuthn/generateLoginRequest.php';
    expect((await browser('https://zly.example').send(path, body)).status).toBe(403);
    expect((await ask(path, { ...body, headers: { ...body.headers, 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      403,
    );
    expect((await ask(path)).status).toBe(405);
  });

  it('answers whatever is sent', async () => {
    const own = browser();
    const field = fc.constantFrom(
      'authorizeToken',
      'userLogin',
      'domain',
      'transports',
      'clientDataJSONBase64',
      'attestationObjectBase64',
      'publicKeyCredentialBinRawId',
      'authenticatorDataBase64',
      'signatureBase64',
      'userHandleBinBase64',
    );
    const endpoint = fc.constantFrom('generateRegisterRequest', 'register', 'generateLoginRequest', 'login');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.base64String({ maxLength: 200 }),
      fc.constantFrom('localhost', '=?BINARY?B?AAAA?=', '\u0000'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(endpoint, fc.dictionary(field, value), async (name, body) => {
        const answer = await own.call(name, body, false);
        expect(['success', 'error']).toContain(answer.status);
        expect(answer.loginToken).toBe('');
      }),
      { numRuns: 150 },
    );
  });
});
