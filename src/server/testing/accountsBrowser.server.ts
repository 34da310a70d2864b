import { expect } from 'vitest';
import type { AccountsAnswer } from '../../passkeys/model.ts';
import { form, json, type testShop } from './testShop.server.ts';

export const OWN = 'http://localhost:3000';
export const PASSWORD = 'zielony piec 7';

type Asked = ReturnType<typeof testShop>;

/** What a browser does with the accounts of a shop: registers, asks the accounts service, reads the codes of its mailbox. */
export function accountsBrowser(ask: Asked['ask'], shop: Asked['shop']) {
  let number = 0;

  /** A browser: keeps its cookies, and sends its origin and the page that it is on. */
  function browser(origin = OWN, page = '/') {
    const jar = new Map<string, string>();
    const send = async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('Origin', origin);
      headers.set('Referer', origin + page);
      headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
      const answer = await ask(path, { ...init, headers });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        if (cookie.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    };
    return {
      jar,
      send,
      async call(endpoint: string, body: object, asForm = true): Promise<AccountsAnswer> {
        const init = asForm ? form(body as Record<string, string>) : json(body);
        const answer = await send(`/accounts/webAuthn/${endpoint}.php`, init);
        expect(answer.status).toBe(200);
        return (await answer.json()) as AccountsAnswer;
      },
      async graph(query: string) {
        return ((await (await send('/graphql/v1/', json({ query }))).json()) as { data: Record<string, never> }).data;
      },
    };
  }

  const registered = async (page = '/') => {
    number += 1;
    const login = `anna${number}`;
    const own = browser(OWN, page);
    const given = `clientData: {email: "${login}@example.pl", clientBillingData: {firstname: "Anna", lastname: "Nowak"}}`;
    const password = `loginAndPassword: {login: "${login}", password: "${PASSWORD}", passwordRepeat: "${PASSWORD}"}`;
    const made = await own.graph(
      `mutation { registerClient(RegisterClientInput: {${given}, ${password}}) { status login } }`,
    );
    expect(made.registerClient).toEqual({ status: 'success', login });
    return { own, login };
  };
  /** The right to add a key, by a mailed code. */
  async function rightByMail(own: ReturnType<typeof browser>, login: string): Promise<string> {
    await own.graph(`mutation { expressCheckoutGenerateOtp(UserIdentifier: "${login}@example.pl") { status } }`);
    const mails = await shop()
      .db.read.selectFrom('mails')
      .select(['text', 'recipient'])
      .where('kind', '=', 'account_code')
      .execute();
    const code = /: (\d{6})/.exec(
      mails.findLast(({ recipient }) => recipient === `${login}@example.pl`)?.text ?? '',
    )?.[1];
    const verified = await own.graph(
      `mutation { expressCheckoutVerifyOtp(Pin: "${code}") { isVerified verificationToken } }`,
    );
    expect(verified.expressCheckoutVerifyOtp).toMatchObject({ isVerified: true });
    return (verified.expressCheckoutVerifyOtp as unknown as { verificationToken: string }).verificationToken;
  }
  return { browser, registered, rightByMail };
}
