import { describe, expect, it } from 'vitest';
import { createTokens } from './token.server.ts';

/** Gives tokens 1, 2, 3 … that live for `life` seconds. */
function tokensFor(life: number) {
  let now = 0;
  let given = 0;
  const tokens = createTokens({
    url: 'https://secure.snd.payu.com',
    clientId: 'a',
    clientSecret: 'b',
    timeout: 60_000,
    clock: () => now,
    fetch: async () => Response.json({ access_token: String(++given), expires_in: life }),
  });
  const get = async () => {
    const token = await tokens.get();
    return token.ok ? token.value : token.error;
  };
  return { tokens, get, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('a token', () => {
  it('is fetched once for all who wait for it', async () => {
    const { get } = tokensFor(1000);
    expect(await Promise.all([get(), get(), get()])).toEqual(['1', '1', '1']);
  });

  it('is renewed a minute before it ends, and a short one at half its life', async () => {
    for (const [life, used] of [
      [1000, 940],
      [60, 30],
    ] as const) {
      const { get, pass } = tokensFor(life);
      await get();
      pass(used - 1);
      expect(await get()).toBe('1');
      pass(1);
      expect(await get()).toBe('2');
    }
  });

  it('does not take the new one away when it is refused late', async () => {
    const { get, tokens } = tokensFor(1000);
    await get();
    tokens.drop('1');
    expect(await get()).toBe('2');
    tokens.drop('1');
    expect(await get()).toBe('2');
  });
});
