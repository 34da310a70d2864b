import { describe, expect, it } from 'vitest';
import { createAccounts } from './accounts.server.ts';
import { inEqualTime } from './equalTime.server.ts';
import type { AccountPorts } from './ports.ts';

/** A clock that only sleeping and work move. */
function pace() {
  let at = 0;
  return {
    now: () => at,
    step: 50,
    sleep: async (ms: number) => {
      at += ms;
    },
    work: (ms: number) => {
      at += ms;
    },
  };
}
const asking = { shopper: {}, visitor: 'somebody' };

describe('an answer in equal time', () => {
  it.each([
    [0, 50],
    [3, 50],
    [49, 50],
    [50, 50],
    [51, 100],
    [240, 250],
  ])('comes, after %i ms of work, at %i ms', async (worked, answered) => {
    const time = pace();
    await inEqualTime(async () => time.work(worked), time);
    expect(time.now()).toBe(answered);
  });

  it('comes so also when the work fails', async () => {
    const time = pace();
    await expect(inEqualTime(async () => Promise.reject(new Error('store')), time)).rejects.toThrow('store');
    expect(time.now()).toBe(50);
  });
});

describe('accounts', () => {
  const known = (more: Partial<AccountPorts> & { time?: ReturnType<typeof pace> } = {}) => {
    const time = more.time ?? pace();
    const ports: AccountPorts = {
      isLoggedIn: () => false,
      mayAsk: async () => true,
      emailExists: async (email) => {
        time.work(email === 'anna@example.pl' ? 20 : 1);
        return email === 'anna@example.pl';
      },
      loginUse: async (login) =>
        ['jan', 'jan10'].includes(login) ? 'login' : login === 'jan@example.pl' ? 'email' : 'free',
      ...more,
    };
    return { time, accounts: createAccounts(ports, time) };
  };

  it.each([
    ['anna@example.pl', true],
    [' anna@EXAMPLE.pl ', true],
    ['ewa@example.pl', false],
    ['ewa', undefined],
    ['a'.repeat(1_000_000), undefined],
  ])('know %s: %s, and answer always as fast', async (email, exists) => {
    const { accounts, time } = known();
    expect(await accounts.emailExists(email, asking)).toBe(exists);
    expect(time.now()).toBe(50);
  });

  it('are not told of beyond the allowance', async () => {
    let left = 1;
    const { accounts, time } = known({ mayAsk: async () => left-- > 0 });
    expect(await accounts.emailExists('anna@example.pl', asking)).toBe(true);
    expect(await accounts.emailExists('anna@example.pl', asking)).toBeUndefined();
    expect(await accounts.proposedLogin('jan', asking)).toBeUndefined();
    expect(await accounts.takenLogin({ loginAndPassword: { login: 'jan' } }, asking)).toBeUndefined();
    expect(time.now()).toBe(100);
  });

  it('propose a free login for a taken one', async () => {
    const { accounts } = known();
    const taken = (login: string) => accounts.takenLogin({ loginAndPassword: { login } }, asking);
    expect(await taken('jan')).toEqual({ code: 'login_taken_login_propose', login: 'jan11' });
    expect(await taken('ewa')).toBeUndefined();
    expect(await taken('jan@example.pl')).toEqual({ code: 'used_login' });
    expect(await accounts.proposedLogin('jan@example.pl', asking)).toBe('jan11');
  });

  it('only say that it is taken when nothing near it is free', async () => {
    const { accounts } = known({ loginUse: async () => 'login' });
    expect(await accounts.takenLogin({ loginAndPassword: { login: 'jan' } }, asking)).toEqual({ code: 'login_taken' });
  });
});
