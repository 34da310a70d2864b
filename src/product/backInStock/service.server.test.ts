import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { availability, stock } from '../../catalogue/testing/things.ts';
import type { Db } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { maskedEmail } from '../../forms/maskedEmail.ts';
import { DAY } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { notAccepted } from './model.ts';
import { noticeRequests } from './requests.server.ts';
import { createStockNotices, type StockNotices } from './service.server.ts';

const emails = { ...EMAIL_TERMS, texts: { 'notify.consent': 'Tak, napiszcie.' } };

eachDatabase('a request to be told', (open) => {
  let db: Db;
  let now: number;
  let notices: StockNotices;
  const clock = () => now;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    notices = createStockNotices({ db, clock, mailbox: createMailbox(clock), emails });
    await brought(0);
  });

  /** Brings product 1, with sizes s and m, into the shop: `left` pieces of m, none of s. */
  async function brought(left: number, more = {}, ofProduct = {}): Promise<void> {
    await bringing(left, more, ofProduct);
    await notices.tellBack();
  }
  const bringing = (left: number, more = {}, ofProduct = {}) =>
    importAll(
      db,
      [
        aDraft('1', {
          preferredId: 1,
          ...ofProduct,
          sizes: [
            aSizeDraft({ type: 's', name: '250 ml', stocks: [stock(0)] }),
            aSizeDraft({ type: 'm', name: '350 ml', stocks: [stock(left)], ...more }),
          ],
        }),
      ],
      now,
      { onStockBack: notices.stockBack },
    );
  const ask = (more = {}) =>
    notices.observeProduct({ product: 1, size: 'm', email: 'ala@example.pl', consent: true, ...more });
  const mails = () => db.read.selectFrom('mails').selectAll().execute();
  const requests = () => db.read.selectFrom('stock_requests').selectAll().execute();
  const tokenIn = (text = '') => /powiadomienia\/([\w-]{43})/.exec(text)?.[1] ?? '';

  it('is kept with what was agreed to, and when', async () => {
    expect(await ask({ email: ' Ala@Example.PL ' })).toEqual({ ok: true, value: 'kept' });
    expect(await requests()).toMatchObject([
      { product_id: 1, size_type: 'm', email: 'ala@example.pl', consent: 'Tak, napiszcie.', consented_at: now },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('is kept once for a product, size and address', async () => {
    await ask();
    now += DAY;
    expect(await ask({ email: 'ALA@example.pl' })).toEqual({ ok: true, value: 'kept' });
    expect(await requests()).toMatchObject([{ consented_at: now - DAY }]);
    await ask({ size: 's' });
    await ask({ email: 'ola@example.pl' });
    expect(await requests()).toHaveLength(3);
  });

  it.each([
    [{ consent: false }, 'consent'],
    [{ email: 'ala' }, 'email'],
    [{ email: `${'a'.repeat(250)}@b.pl` }, 'email'],
    [{ email: 'ala@example.pl\r\nBcc: ola@example.pl' }, 'email'],
    [{ product: 2 }, 'product'],
    [{ product: Number.NaN }, 'product'],
    [{ product: 1.5 }, 'product'],
    [{ size: 'xl' }, 'product'],
    [{ size: '' }, 'product'],
  ])('is refused for a reason: %j %s', async (input, code) => {
    expect(await ask(input)).toEqual({ ok: false, error: code });
    expect(await requests()).toEqual([]);
  });

  it('is refused for what can be bought', async () => {
    now += 1;
    await brought(3);
    expect(await ask()).toEqual({ ok: false, error: 'available' });
  });

  it('is refused for an address that waits for very much', async () => {
    const sizes = Array.from({ length: 21 }, (_, n) => aSizeDraft({ type: `t${n}`, name: `${n}`, stocks: [stock(0)] }));
    await importAll(db, [aDraft('2', { preferredId: 2, sizes })], now);
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await ask({ product: 2, size: `t${n}` }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers[20]).toEqual({ ok: false, error: 'too_many' });
  });

  describe('when stock comes back', () => {
    it('is answered by one mail, once', async () => {
      await ask();
      await ask({ size: 's', email: 'ola@example.pl' });
      now += DAY;
      await brought(3);
      expect(await mails()).toMatchObject([
        { kind: 'stock_back', recipient: 'ala@example.pl', subject: 'Znowu w sprzedaży: Rzecz 1, 350 ml' },
      ]);
      const [mail] = await mails();
      expect(mail?.text).toContain('https://sklep.example/produkt/rzecz-1-1?size=m');
      now += DAY;
      await brought(0);
      await brought(5);
      await db.write((tx) => notices.stockBack(tx, [1]));
      await notices.tellBack();
      expect(await mails()).toHaveLength(1);
    });

    it('waits on while the product is not for sale', async () => {
      await ask();
      await brought(3, {}, { forSale: false });
      expect(await mails()).toEqual([]);
      await brought(0);
      await brought(3);
      expect(await mails()).toHaveLength(1);
    });

    it('may be made again afterwards', async () => {
      await ask();
      await brought(3);
      now += DAY;
      await brought(0);
      await ask();
      expect(await requests()).toMatchObject([{ consented_at: now, notified_at: null, token_hash: null }]);
      await brought(4);
      expect(await mails()).toHaveLength(2);
    });

    it('is answered also when it comes by an order that is taken back', async () => {
      await ask();
      await db.write((tx) => tx.updateTable('stocks').set({ quantity: 1 }).where('size_type', '=', 'm').execute());
      await db.write((tx) => notices.stockBack(tx, [1]));
      await notices.tellBack();
      expect(await mails()).toHaveLength(1);
    });

    it('waits on while the product cannot be bought for another reason', async () => {
      await ask();
      await brought(3, { availability: availability({ status: 'disable' }) });
      expect(await mails()).toEqual([]);
    });

    it('writes nothing when what brought the stock is undone', async () => {
      await ask();
      const undone = db.write(async (tx) => {
        await tx.updateTable('stocks').set({ quantity: 1 }).where('size_type', '=', 'm').execute();
        await notices.stockBack(tx, [1]);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect([await mails(), (await requests())[0]?.notified_at]).toEqual([[], null]);
    });

    it('costs nothing but a look when nobody waits', async () => {
      await brought(3);
      expect(await mails()).toEqual([]);
    });
  });

  describe('for a bundle with other parts than the merchant chose', () => {
    const bowls = async (large: number, small = 5): Promise<void> => {
      await importAll(
        db,
        [
          aDraft('2', {
            preferredId: 2,
            sizes: [
              aSizeDraft({ type: '14', name: '14 cm', stocks: [stock(small)] }),
              aSizeDraft({ type: '18', name: '18 cm', stocks: [stock(large)] }),
            ],
          }),
          aDraft('3', {
            preferredId: 3,
            type: 'bundle',
            bundle: [{ product: 2, size: '14', quantity: 2, sizes: ['18'] }],
          }),
        ],
        now,
        { onStockBack: notices.stockBack },
      );
      await notices.tellBack();
    };
    const large = [{ product: 2, size: '18', quantity: 2 }];
    const wish = (parts?: typeof large) => ask({ product: 3, size: 'uniw', parts });

    it('is kept though the bundle can be had otherwise, and answered once these are there', async () => {
      await bowls(1);
      expect(await wish()).toEqual({ ok: false, error: 'available' });
      expect(await wish(large)).toEqual({ ok: true, value: 'kept' });
      now += DAY;
      await bowls(1, 7);
      expect(await mails()).toEqual([]);
      now += DAY;
      await bowls(2, 7);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.text).toContain('https://sklep.example/produkt/rzecz-3-3?part=2%3A18%3A2');
    });

    it('is of the parts that were asked for last', async () => {
      await bowls(1, 1);
      await wish(large);
      await wish();
      expect(await requests()).toMatchObject([{ product_id: 3, parts: null }]);
      await wish(large);
      expect(await requests()).toMatchObject([{ product_id: 3, parts: '2:18:2' }]);
      expect(await wish([{ product: 2, size: '18', quantity: 1 }])).toEqual({ ok: true, value: 'kept' });
      expect(await requests()).toMatchObject([{ product_id: 3, parts: null }]);
    });
  });

  describe('has a link in its mail that', () => {
    it('removes the address from everything it waits for', async () => {
      await ask();
      await ask({ size: 's' });
      await ask({ email: 'ola@example.pl' });
      await brought(3);
      const mail = (await mails()).find(({ recipient }) => recipient === 'ala@example.pl');
      const token = tokenIn(mail?.text);
      expect(tokenIn(mail?.html)).toBe(token);
      expect(JSON.stringify(await requests())).not.toContain(token);
      expect(await notices.emailOf(token)).toBe('ala@example.pl');
      expect(await notices.remove(token)).toBe(true);
      expect((await requests()).map(({ email }) => email)).toEqual(['ola@example.pl']);
      expect([await notices.emailOf(token), await notices.remove(token)]).toEqual([undefined, false]);
    });

    it('is of use to nobody who makes it up', async () => {
      await ask();
      expect([await notices.emailOf('a'.repeat(43)), await notices.remove('')]).toEqual([undefined, false]);
      expect(await requests()).toHaveLength(1);
    });
  });

  it('is forgotten when its time is over', async () => {
    await ask();
    await brought(3);
    await ask({ size: 's' });
    now += 30 * DAY;
    expect(await notices.sweep()).toBe(0);
    now += 1;
    expect(await notices.sweep()).toBe(1);
    now += 335 * DAY;
    expect(await notices.sweep()).toBe(1);
    expect(await requests()).toEqual([]);
  });
});

describe('a request from outside', () => {
  const input = { product: 1, size: 'm', email: 'ala@example.pl', consent: true };
  const asked = (mayAsk: boolean, wait = 0) =>
    noticeRequests(
      { observeProduct: async () => ({ ok: true, value: 'kept' }) },
      { mayAsk: () => mayAsk, waitToMail: async (email) => (email === 'ala@example.pl' ? wait : 0) },
    );

  it('is refused from programs and from who asks too often', async () => {
    expect(await asked(true)(input, { trapped: false, from: 'a' })).toEqual({ ok: true, value: 'kept' });
    expect(await asked(true)(input, { trapped: true, from: 'a' })).toEqual({ ok: false, error: 'robot' });
    expect(await asked(false)(input, { trapped: false, from: 'a' })).toEqual({ ok: false, error: 'often' });
  });

  it('is refused for an address that many have asked for, whoever asks and however it is written', async () => {
    const ask = (email: string) => asked(true, 1)({ ...input, email }, { trapped: false, from: 'a' });
    expect(await ask(' ALA@Example.pl ')).toEqual({ ok: false, error: 'often' });
    expect(await ask('ola@example.pl')).toEqual({ ok: true, value: 'kept' });
  });

  it('comes back with what was typed, and what is wrong where it is wrong', () => {
    const returned = { size: 'm', email: 'ala@example.pl', consent: true, ok: false };
    expect(notAccepted(input, 'email', 'Źle.')).toEqual({ ...returned, faults: [{ name: 'email', message: 'Źle.' }] });
    expect(notAccepted(input, 'often', 'Źle.')).toEqual({ ...returned, faults: [], why: 'Źle.' });
  });

  it('shows an address so that its owner alone knows it', () => {
    expect(maskedEmail('jan.kowalski@example.pl')).toBe('j…@example.pl');
  });
});
