import { describe, expect, it } from 'vitest';
import { add, browser } from './testing/basket.server.ts';
import { form, SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90 }
  - { id: automat, name: Automat, cost: 12, points: automaty }
`;
const code = (n: number) => `BOL${String(n).padStart(2, '0')}`;
const POINTS = Array.from(
  { length: 30 },
  (_, n) =>
    `- { code: ${code(n + 1)}, name: Kiosk, street: ${n < 15 ? 'Rynek' : 'Leśna'} ${n + 1}, postcode: 59-700, city: Bolesławiec }\n`,
).join('');

describe('a pick-up point that was chosen without scripts', () => {
  const { ask } = testShop({
    files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}`, 'points/automaty.yaml': POINTS },
    realPages: true,
  });
  /** Codes of the points in sight, the chosen one marked. */
  async function sent(fields: Record<string, string>) {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    const html = await (await mine('/zamowienie', form({ client_type: 'private', ...fields }))).text();
    const radios = [...html.matchAll(/<input [^>]*name="pickup_point"[^>]*>/g)].map(([tag]) => tag);
    const codes = radios.map((tag) => (/value="([^"]*)"/.exec(tag)?.[1] ?? '') + (/ checked/.test(tag) ? '*' : ''));
    const typed = /<input [^>]*name="point_search"[^>]*value="([^"]*)"/.exec(html)?.[1];
    return { codes, typed, isFaulty: html.includes('Podaj imię.') };
  }

  it('stays in sight after a fault, though it is none of the first', async () => {
    const { codes, isFaulty } = await sent({ shipping: 'automat-1', pickup_point: code(27) });
    expect(isFaulty).toBe(true);
    expect(codes).toHaveLength(21);
    expect(codes[0]).toBe(`${code(27)}*`);
  });

  it('stands among what was looked for after a fault, with the words that it was looked for by', async () => {
    const { codes, typed } = await sent({ shipping: 'automat-1', pickup_point: code(27), point_search: 'Leśna' });
    expect(typed).toBe('Leśna');
    expect(codes).toEqual(Array.from({ length: 15 }, (_, n) => (n + 16 === 27 ? `${code(27)}*` : code(n + 16))));
  });

  it('is none where another way was chosen', async () => {
    const { codes, isFaulty } = await sent({ shipping: 'kurier-1' });
    expect(isFaulty).toBe(true);
    expect(codes.filter((one) => one.endsWith('*'))).toEqual([]);
  });
});
