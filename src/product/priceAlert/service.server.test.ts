import { beforeEach, expect, it } from 'vitest';
import { productIn } from '../../catalogue/inContext.ts';
import { priceContexts } from '../../catalogue/priceContexts.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import type { Db } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import { DAY } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import type { Visit } from '../../session/model.ts';
import { createPriceAlerts, type PriceAlerts, sweepPriceAlerts, watchPrices } from './service.server.ts';

const terms = { currency: 'PLN', priceType: 'gross' } as const;
const emails = EMAIL_TERMS;

eachDatabase('a price alert', (open) => {
  let db: Db;
  let now: number;
  let alerts: PriceAlerts;
  let quiet: number;
  const clock = () => now;
  const mailbox = createMailbox(clock);

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    quiet = 0;
    alerts = createPriceAlerts({
      db,
      clock,
      mailbox,
      emails,
      terms,
      mayWrite: async () => true,
      waitToMail: async () => quiet,
    });
    await priced('100');
    now += DAY;
  });

  /** Brings the product into the shop at a price, złoty. */
  const priced = (zloty: string) =>
    importAll(
      db,
      [
        aDraft('1', {
          preferredId: 1,
          sizes: [aSizeDraft({ type: 'm', name: '350 ml', price: { regular: Number(zloty) * 100, history: [] } })],
        }),
      ],
      now,
    );
  const product = async () => {
    const found = await createCatalogue(db).product(1);
    if (!found) throw new Error('no product');
    return found;
  };
  const ask = async (below = '', email = 'ala@example.pl', country?: string) => {
    const home = await product();
    const context = contextOf(country);
    const form = alerts.form(context ? productIn(home, context) : home, country);
    const values = { alert_size: 'm', alert_below: below, alert_email: email, alert_consent: '1' };
    return takeForm(form, {} as Visit, { values, files: [], trapped: false, from: 'x' });
  };
  const mails = () => db.read.selectFrom('mails').selectAll().orderBy('created_at').execute();
  const tokens = async () =>
    (await mails()).map(({ text }) => /powiadomienia\/cena\/(?:koniec\/)?([\w-]{43})/.exec(text)?.[1] ?? '');
  const contextOf = priceContexts({ prices: 'net', rates: { HU: { standard: 2700, reduced: {} } } });
  const watch = () =>
    watchPrices({ db, clock, mailbox, emails, terms, contextOf, products: createCatalogue(db).products });
  const confirmed = async (below = '') => {
    await ask(below);
    expect(await alerts.confirm((await tokens()).at(-1) ?? '')).toBe(true);
  };

  it('writes nothing about prices before its address is confirmed', async () => {
    expect(await ask()).toMatchObject({ state: 'sent', email: 'ala@example.pl' });
    const [token = ''] = await tokens();
    now += DAY;
    await priced('80');
    expect(await watch()).toBe(0);
    expect(await mails()).toHaveLength(1);
    expect(await alerts.toConfirm(token)).toEqual({ email: 'ala@example.pl', product: 1, size: 'm' });
    expect(await alerts.confirm(token)).toBe(true);
    expect(await alerts.confirm(token)).toBe(false);
    expect(await alerts.toConfirm(token)).toEqual({ email: 'ala@example.pl', product: 1, size: 'm', works: true });
  });

  it('is confirmed by any of its links in their time, and never said not to work while one does', async () => {
    await ask();
    await ask('75');
    await ask();
    const [first = '', second = '', third = ''] = await tokens();
    expect(await alerts.confirm(first)).toBe(true);
    expect(await alerts.toConfirm(third)).toMatchObject({ works: true });
    const other = await alerts.toConfirm(second);
    expect(other).toMatchObject({ below: 7500 });
    expect(other).not.toHaveProperty('works');
    expect(await alerts.confirm(second)).toBe(true);
    expect(await alerts.toConfirm(second)).toMatchObject({ works: true });
    const before = await alerts.toConfirm(first);
    expect(before).toMatchObject({ product: 1 });
    expect(before).not.toHaveProperty('works');
    const on = db.read
      .selectFrom('price_alerts')
      .select('below')
      .where('email', '=', 'ala@example.pl')
      .where('confirmed_at', 'is not', null);
    expect(await on.execute()).toEqual([{ below: 7500 }]);
    expect(await alerts.confirm(first)).toBe(true);
    expect(await on.execute()).toEqual([{ below: null }]);
    now += 7 * DAY;
    expect(await alerts.toConfirm(first)).toMatchObject({ works: true });
    expect(await alerts.toConfirm(second)).toBeUndefined();
  });

  it('ends by the link of an e-mail of the alert that it took the place of', async () => {
    await confirmed();
    now += DAY;
    await priced('80');
    expect(await watch()).toBe(1);
    const leave = (await tokens()).at(-1) ?? '';
    await confirmed('50');
    expect(await alerts.toLeave(leave)).toMatchObject({ product: 1, below: 5000 });
    expect(await alerts.leave(leave)).toBe(true);
    now += DAY;
    await priced('40');
    expect(await watch()).toBe(0);
  });

  it('tells of each fall once, with the lowest price of 30 days, whoever looks', async () => {
    await confirmed();
    now += 31 * DAY;
    await priced('80');
    const sent = await Promise.all([watch(), watch(), watch()]);
    expect(sent.reduce((sum, one) => sum + one)).toBe(1);
    const told = (await mails()).at(-1);
    expect(told?.subject).toMatch(/^Taniej: /);
    expect(told?.text).toMatch(/80,00/);
    expect(told?.text).toMatch(/Najniższa cena z 30 dni przed obniżką: 100,00/);
    expect(await watch()).toBe(0);
    now += DAY;
    await priced('70');
    expect(await watch()).toBe(1);
  });

  it('is about the prices of the country that it was asked from', async () => {
    await ask('', 'ala@example.pl', 'HU');
    expect(await alerts.confirm((await tokens()).at(-1) ?? '')).toBe(true);
    // 100,00 zł with the VAT of home is less than with that of Hungary, and no fall.
    expect(await watch()).toBe(0);
    now += DAY;
    await priced('80');
    expect(await watch()).toBe(1);
    const { text = '' } = (await mails()).at(-1) ?? {};
    expect(text).toMatch(/82,60/);
    expect(text).toMatch(/Najniższa cena od wprowadzenia do sprzedaży: 103,25/);
  });

  it('is silent when a price has only come back to what it was', async () => {
    await confirmed();
    now += DAY;
    await priced('120');
    expect(await watch()).toBe(0);
    now += DAY;
    await priced('100');
    expect(await watch()).toBe(0);
  });

  it('waits for its amount when it has one', async () => {
    await confirmed('75');
    now += DAY;
    await priced('80');
    expect(await watch()).toBe(0);
    now += DAY;
    await priced('74');
    expect(await watch()).toBe(1);
    now += DAY;
    await priced('60');
    expect(await watch()).toBe(0);
  });

  it('ends by the link of any of its e-mails, and is replaced by a newer one', async () => {
    await confirmed();
    await confirmed('50');
    const on = db.read
      .selectFrom('price_alerts')
      .select('below')
      .where('email', '=', 'ala@example.pl')
      .where('confirmed_at', 'is not', null);
    expect(await on.execute()).toEqual([{ below: 5000 }]);
    now += DAY;
    await priced('40');
    expect(await watch()).toBe(1);
    const leave = (await tokens()).at(-1) ?? '';
    expect(await alerts.toLeave(leave)).toMatchObject({ product: 1 });
    expect(await alerts.leave(leave)).toBe(true);
    expect(await alerts.leave(leave)).toBe(false);
    now += DAY;
    await priced('30');
    expect(await watch()).toBe(0);
  });

  it('answers alike when the address may not be written to now', async () => {
    quiet = 1000;
    expect(await ask()).toMatchObject({ state: 'sent' });
    expect(await mails()).toEqual([]);
  });

  it('is bounded for one address, which the answer does not tell', async () => {
    for (let n = 0; n < 21; n += 1) expect(await ask()).toMatchObject({ state: 'sent' });
    expect(await mails()).toHaveLength(20);
    expect(await ask('', 'ola@example.pl')).toMatchObject({ state: 'sent' });
    expect(await mails()).toHaveLength(21);
  });

  it('is forgotten when it was not confirmed in time, or after a year', async () => {
    await ask();
    await ask('', 'ola@example.pl');
    await alerts.confirm((await tokens()).at(-1) ?? '');
    now += 7 * DAY;
    expect(await sweepPriceAlerts(db, now)).toBe(1);
    now += 365 * DAY;
    expect(await sweepPriceAlerts(db, now)).toBe(1);
  });
});
