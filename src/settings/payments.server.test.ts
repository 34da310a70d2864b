import { describe, expect, it } from 'vitest';
import { readSettings } from './env.server.ts';

const PAYU = {
  PAYU_URL: 'https://secure.snd.payu.com',
  PAYU_POS_ID: '300746',
  PAYU_CLIENT_ID: '300746',
  PAYU_CLIENT_SECRET: 'tajne',
  PAYU_SECOND_KEY: 'drugie',
};
const LIVE = { NODE_ENV: 'production', SHOP_URL: 'https://sklep.pl' };
const read = (env: Record<string, string>) => {
  const settings = readSettings(env);
  return settings.ok ? settings.value.payments : settings.error;
};

describe('who takes payments', () => {
  it('is PayU when its five settings are given', () => {
    const { PAYU_URL: url, ...five } = PAYU;
    expect(read({ ...LIVE, ...PAYU, PAYU_URL: `${url}/` })).toEqual({
      kind: 'payu',
      url,
      posId: five.PAYU_POS_ID,
      clientId: five.PAYU_CLIENT_ID,
      clientSecret: 'tajne',
      secondKey: 'drugie',
    });
  });

  it.each([
    ['where nobody really buys', {}, 'simulator'],
    ['on http', { NODE_ENV: 'production' }, 'simulator'],
    ['on https under development', { SHOP_URL: LIVE.SHOP_URL }, 'simulator'],
    ['in a real shop', LIVE, 'none'],
    ['in a real shop that asks for it by name', { ...LIVE, PAYMENTS: 'simulator' }, 'simulator'],
    ['in a shop that wants none', { PAYMENTS: 'none' }, 'none'],
    ['with keys, when another is named', { ...LIVE, ...PAYU, PAYMENTS: 'simulator' }, 'simulator'],
    ['with keys, when none is wanted', { ...LIVE, ...PAYU, PAYMENTS: 'none' }, 'none'],
  ])('is told by the environment: %s', (_, env, kind) => {
    expect(read(env)).toEqual({ kind });
  });

  it('waits as long as tests want', () => {
    expect(read({ PAYMENTS: 'simulator:50' })).toEqual({ kind: 'simulator', delay: 50 });
  });

  it.each(Object.keys(PAYU))('is nobody by halves: %s alone stops the start', (name) => {
    const alone = read({ [name]: PAYU[name as keyof typeof PAYU] });
    expect(alone).toHaveLength(4);
    const { [name as keyof typeof PAYU]: _, ...others } = PAYU;
    expect(read(others)).toEqual([expect.stringMatching(new RegExp(`^${name}: expected `))]);
  });

  it('asks for all five when PayU is named', () => {
    expect(read({ PAYMENTS: 'payu' })).toHaveLength(5);
  });

  it.each([
    ['PAYU_URL', 'http://secure.payu.com'],
    ['PAYU_URL', 'https://user:haslo@secure.payu.com'],
    ['PAYU_URL', 'platnosci.example'],
    ['PAYU_CLIENT_SECRET', 'ze spacją'],
    ['PAYMENTS', 'tak'],
    ['PAYMENTS', 'simulator:prędko'],
  ])('refuses %s=%s and does not say it again', (name, value) => {
    expect(read({ ...PAYU, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected `))]);
    expect(String(read({ ...PAYU, [name]: value }))).not.toContain(value);
  });

  it('may be on this machine without https', () => {
    expect(read({ ...PAYU, PAYU_URL: 'http://127.0.0.1:3721' })).toMatchObject({ kind: 'payu' });
  });
});
