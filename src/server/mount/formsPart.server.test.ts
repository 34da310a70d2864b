import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AccountPorts } from '../../forms/ports.ts';
import { LIMITS } from '../../settings/limits.ts';
import { shopSchema } from '../graphql/schema.ts';
import { testShop } from '../testing/testShop.server.ts';
import { formsPart } from './formsPart.ts';

const accounts: Omit<AccountPorts, 'mayAsk'> = {
  loginUse: async (login) => (login === 'anna' ? 'login' : login === 'anna@example.pl' ? 'email' : 'free'),
  emailExists: async (email) => email === 'anna@example.pl',
  isLoggedIn: ({ session }) => session === 'signed-in',
};

describe('what is told of accounts', () => {
  const { shop } = testShop();

  function asker() {
    let at = shop().clock();
    const part = formsPart({ ...shop(), clock: () => at }, LIMITS, accounts);
    const schema = shopSchema(shop().file, [part]);
    return {
      wait: (ms: number) => {
        at += ms;
      },
      async ask(input: string, fields: string, who: { session?: string; visitor?: string } = {}) {
        const { session, visitor = 'somebody' } = who;
        const source = `{ f: validateClientData(ClientDataInput: {${input}}) { ${fields} } }`;
        const contextValue = { shopper: session === undefined ? {} : { session }, visitor };
        const { data, errors } = await graphql({ schema, source, contextValue });
        expect(errors).toBeUndefined();
        return { ...Object(data?.f) };
      },
    };
  }
  const ANNA = 'clientData: {email: "anna@example.pl"}';

  it('is whether one exists, and who is asking', async () => {
    const { ask } = asker();
    const fields = 'clientExists isClientLoggedIn';
    expect(await ask(ANNA, fields)).toEqual({ clientExists: true, isClientLoggedIn: false });
    expect(await ask('clientData: {email: "ewa@example.pl"}', fields, { session: 'signed-in' })).toEqual({
      clientExists: false,
      isClientLoggedIn: true,
    });
  });

  it('is a free login beside a taken one', async () => {
    const { messages } = await asker().ask('loginAndPassword: {login: "anna"}', 'messages { code message }');
    expect(messages).toEqual([
      { code: 'login_taken_login_propose', message: 'Podany login jest już zajęty. Wolny jest na przykład: anna10' },
    ]);
  });

  it('is that somebody signs in with it, and calls themselves otherwise', async () => {
    const { messages } = await asker().ask('loginAndPassword: {login: "anna@example.pl"}', 'messages { code message }');
    expect(messages).toEqual([{ code: 'used_login', message: 'Podany login jest już zajęty' }]);
  });

  it.each([
    ['a longer word', ['not_equal_passwords']],
    ['', ['not_equal_passwords']],
    ['zielony piec 7', []],
  ])('is nothing about two passwords: the second is %j', async (repeat, codes) => {
    const input = `loginAndPassword: {password: "zielony piec 7", passwordRepeat: "${repeat}"}`;
    const { messages } = await asker().ask(input, 'messages { code }');
    expect(messages).toEqual(codes.map((code) => ({ code })));
  });

  it('ends after some questions, by session where there is one, and goes on later', async () => {
    const { ask, wait } = asker();
    const exists = async (who: { session?: string; visitor?: string }) =>
      (await ask(ANNA, 'clientExists', who)).clientExists;
    const all = await Promise.all(
      Array.from({ length: LIMITS.rates.accounts.burst }, () => exists({ session: 'one' })),
    );
    expect(new Set(all)).toEqual(new Set([true]));
    expect(await exists({ session: 'one' })).toBeNull();
    expect(await exists({ session: 'one', visitor: 'elsewhere' })).toBeNull();
    expect(await exists({ session: 'two' })).toBe(true);
    expect(await exists({ visitor: 'elsewhere' })).toBe(true);
    wait(61_000);
    expect(await exists({ session: 'one' })).toBe(true);
  });

  it('ends for an address too, whatever sessions it takes', async () => {
    const { ask } = asker();
    const told = async (n: number) =>
      (await ask(ANNA, 'clientExists', { session: `new ${n}`, visitor: '203.0.113.7' })).clientExists;
    const all = await Promise.all(Array.from({ length: 300 }, (_, n) => told(n)));
    const { rates, sessionsPerAddress } = LIMITS;
    expect(all.filter((exists) => exists !== null)).toHaveLength(rates.accounts.burst * sessionsPerAddress);
  });

  it('is nothing to those who only ask whether a field is right', async () => {
    const { ask } = asker();
    for (let time = 0; time < 30; time += 1) await ask(ANNA, 'messages { code }');
    expect(await ask(ANNA, 'clientExists')).toEqual({ clientExists: true });
  });
});
