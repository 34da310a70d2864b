import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { endOfDay } from '../../kit/wall.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { begunPayment } from '../../orders/testing/payment.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { orderEmails } from '../emails/orderEmails.server.ts';
import type { Order } from '../model.ts';
import { EMAIL_TERMS } from '../testing/emailTerms.ts';
import { receive } from '../transitions/transitions.server.ts';
import { downloadParts } from './email.server.ts';
import { type DownloadRules, TRY } from './model.ts';
import { serveDownload } from './wire.server.ts';

const COURSE = 7;
const FILM = 'film, część 1.txt';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  await writeFile(join(folder, 'kurs.pdf'), '%PDF-1.4 kurs');
  await writeFile(join(folder, FILM), 'film');
});
afterAll(() => rm(folder, { recursive: true }));

const rules = (): DownloadRules => ({
  folder,
  days: 30,
  times: 2,
  products: [
    { product: COURSE, files: ['kurs.pdf'] },
    { product: COURSE, size: 'film', files: [FILM, 'kurs.pdf'] },
    // Not virtual: nobody has agreed to be handed a file.
    { product: 1, files: ['kurs.pdf'] },
  ],
});

eachDatabase('files that are bought', (open) => {
  const shop = orderShop(
    open,
    () =>
      orderEmails(
        createMailbox(() => shop.now),
        EMAIL_TERMS,
        { paid: (tx, order) => downloadParts(tx, order, EMAIL_TERMS) },
      ),
    () => ({ downloads: rules() }),
  );
  beforeEach(async () => {
    const sizes = ['pdf', 'film'].map((type) => aSizeDraft({ type, name: type }));
    const course = aDraft('kurs', { preferredId: COURSE, type: 'virtual', sizes });
    const cups = [1, 2].map((id) => aDraft(String(id), { preferredId: id }));
    await importAll(shop.db, [...cups, course], shop.now);
  });

  const ordered = async (size = 'film'): Promise<Order> => {
    const visit = await shop.shopper([cup({ product: COURSE, size }), cup()]);
    return shop.placed(visit, 'blik');
  };
  /** Told twice, as providers do. */
  const pay = async (order: Order) => {
    const payment = await begunPayment(shop.db, order, order.total, shop.now);
    for (let time = 0; time < 2; time += 1) {
      await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
    }
    return (await shop.orders.order(order.number)) as Order;
  };
  const app = () =>
    new Hono().get('/zamowienie/:number/plik', async (c) => {
      return (await serveDownload(c, shop.orders.downloads)) ?? c.text('nie ma', 410);
    });
  const states = async (order: Order) =>
    (await shop.orders.downloads.of(order)).map(({ name, state }) => [name, state]);

  it('are there once the order is paid, each once, and stand in its e-mail', async () => {
    const order = await ordered();
    expect(await shop.orders.downloads.of(order)).toEqual([]);
    const paid = await pay(order);
    const files = await shop.orders.downloads.of(paid);
    expect(files.map(({ name, state, left }) => [name, state, left])).toEqual([
      [FILM, 'ready', 2],
      ['kurs.pdf', 'ready', 2],
    ]);
    const mails = await shop.db.read.selectFrom('mails').select('text').where('kind', '=', 'order_paid').execute();
    expect(mails).toHaveLength(1);
    for (const { href } of files) expect(mails[0]?.text).toContain(`http://localhost:3000${href}`);
    expect(mails[0]?.text).toContain('Każdy plik pobierzesz 2 razy');
  });

  it('are those of the size that was bought', async () => {
    expect(await states(await pay(await ordered('pdf')))).toEqual([['kurs.pdf', 'ready']]);
  });

  it('are sent as they are, to be kept, and counted', async () => {
    const order = await pay(await ordered());
    const [film] = await shop.orders.downloads.of(order);
    const href = film?.href ?? '';
    const head = await app().request(href, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe('4');
    const first = await app().request(href);
    expect(await first.text()).toBe('film');
    expect(first.headers.get('Content-Disposition')).toBe(
      `attachment; filename="film, czesc 1.txt"; filename*=UTF-8''film%2C%20cz%C4%99%C5%9B%C4%87%201.txt`,
    );
    expect(first.headers.get('Cache-Control')).toContain('no-store');
    expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(first.headers.get('Content-Type')).toBe('application/octet-stream');
    expect((await shop.orders.downloads.of(order))[0]?.left).toBe(1);
    // One try is left, and four ask for it at once: they are parts of it.
    shop.now += TRY;
    const four = async () => {
      const all = await Promise.all([1, 2, 3, 4].map(() => app().request(href)));
      await Promise.all(all.map((answer) => answer.text()));
      return all.map(({ status }) => status);
    };
    expect(await four()).toEqual([200, 200, 200, 200]);
    expect(await states(order)).toEqual([
      [FILM, 'used'],
      ['kurs.pdf', 'ready'],
    ]);
    expect((await shop.orders.downloads.of(order))[0]?.left).toBe(0);
    shop.now += TRY;
    expect(await four()).toEqual([410, 410, 410, 410]);
  });

  it('are sent in parts to whoever goes on where a connection broke, as one try', async () => {
    const order = await pay(await ordered('pdf'));
    const [file] = await shop.orders.downloads.of(order);
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await app().request(file?.href ?? '', { headers });
      const [range, length] = ['Content-Range', 'Content-Length'].map((name) => answer.headers.get(name));
      return { status: answer.status, text: await answer.text(), range, length, tag: answer.headers.get('ETag') ?? '' };
    };
    const { tag, text } = await ask();
    expect(text).toBe('%PDF-1.4 kurs');
    const rest = { status: 206, text: 'kurs', range: 'bytes 9-12/13', length: '4', tag };
    expect(await ask({ Range: 'bytes=9-', 'If-Range': tag })).toEqual(rest);
    expect(await ask({ Range: 'bytes=-4' })).toEqual(rest);
    expect(await ask({ Range: 'bytes=9-', 'If-Range': '"inny"' })).toMatchObject({ status: 200, text });
    expect(await ask({ Range: 'bytes=13-' })).toMatchObject({ status: 416, text: '', range: 'bytes */13' });
    expect((await shop.orders.downloads.of(order))[0]?.left).toBe(1);
    shop.now += TRY;
    // Nothing of it was sent.
    expect(await ask({ Range: 'bytes=13-' })).toMatchObject({ status: 416 });
    expect((await shop.orders.downloads.of(order))[0]?.left).toBe(1);
    expect(await ask({ Range: 'bytes=9-' })).toEqual(rest);
    expect((await shop.orders.downloads.of(order))[0]?.left).toBe(0);
    // The last try goes on, to its end.
    expect(await ask({ Range: 'bytes=9-' })).toEqual(rest);
    shop.now += TRY;
    expect(await ask({ Range: 'bytes=9-' })).toMatchObject({ status: 410 });
  });

  it('are for their link alone', async () => {
    const [one, other] = [await pay(await ordered()), await pay(await ordered('pdf'))];
    const [file] = await shop.orders.downloads.of(one);
    const asks = [
      `/zamowienie/${other.number}/plik?id=${file?.id}`,
      `/zamowienie/${one.number}/plik?id=${file?.id.slice(0, -1)}`,
      `/zamowienie/${one.number}/plik?id=../../kurs.pdf`,
      `/zamowienie/${one.number}/plik`,
      `/zamowienie/x/plik?id=${file?.id}`,
    ];
    for (const href of asks) expect((await app().request(href)).status).toBe(410);
    expect((await shop.orders.downloads.of(one))[0]?.left).toBe(2);
  });

  it('end with their days, and are opened anew by the merchant', async () => {
    const order = await pay(await ordered());
    // The e-mail and the page name a day alone.
    shop.now = endOfDay(shop.now, 30) - 1;
    expect((await states(order)).map(([, state]) => state)).toEqual(['ready', 'ready']);
    shop.now += 1;
    expect((await states(order)).map(([, state]) => state)).toEqual(['expired', 'expired']);
    const [file] = await shop.orders.downloads.of(order);
    expect((await app().request(file?.href ?? '')).status).toBe(410);
    expect(await shop.orders.downloads.renew(order)).toBe(2);
    const answer = await app().request(file?.href ?? '');
    expect([answer.status, await answer.text()]).toEqual([200, 'film']);
    expect((await shop.orders.downloads.of(order))[0]?.expiresAt).toBe(endOfDay(shop.now, 30));
  });

  it('end with the order, and with what was withdrawn from', async () => {
    const cancelled = await pay(await ordered());
    await shop.orders.cancel(cancelled, 'shop');
    const after = (await shop.orders.order(cancelled.number)) as Order;
    expect((await states(after)).map(([, state]) => state)).toEqual(['ended', 'ended']);
    expect(await shop.orders.downloads.renew(after)).toBe(0);
    const back = await pay(await ordered());
    const taken = [{ place: 0, quantity: 1 }];
    const input = { attempt: 'a'.repeat(22), name: 'Anna', email: 'anna@example.pl', taken };
    expect((await shop.withdrawals.make(back, input)).ok).toBe(true);
    const rest = (await shop.orders.order(back.number)) as Order;
    expect((await states(rest)).map(([, state]) => state)).toEqual(['ended', 'ended']);
  });

  it('cost no try when the shop has lost them', async () => {
    const order = await pay(await ordered('pdf'));
    await rename(join(folder, 'kurs.pdf'), join(folder, 'away.pdf'));
    try {
      const [file] = await shop.orders.downloads.of(order);
      expect((await app().request(file?.href ?? '')).status).toBe(410);
      expect(file).toMatchObject({ state: 'missing', left: 2 });
    } finally {
      await rename(join(folder, 'away.pdf'), join(folder, 'kurs.pdf'));
    }
  });
});
