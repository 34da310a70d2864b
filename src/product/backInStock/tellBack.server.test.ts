import { beforeEach, expect, it } from 'vitest';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import type { Db, Tx } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { add } from '../store/stockRequests.server.ts';
import { createStockNotices, type StockNotices } from './service.server.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

eachDatabase('people who wait for what came back', (open) => {
  let db: Db;
  let notices: StockNotices;
  const mailbox = createMailbox(() => NOW);
  const options = () => ({ db, clock: () => NOW, mailbox, emails: EMAIL_TERMS });

  beforeEach(async () => {
    db = await open();
    notices = createStockNotices(options());
    const sizes = [aSizeDraft({ type: 'm', name: '350 ml', stocks: [stock(0)] })];
    await importAll(db, [aDraft('1', { preferredId: 1, sizes })], NOW);
  });

  /** As many as that wait, the later ones by their addresses first. */
  const crowd = (people: number) =>
    db.write(async (tx) => {
      for (let n = 0; n < people; n += 1) {
        await add(tx, {
          ...{ id: `r${n}`, product_id: 1, size_type: 'm', email: `p${n}@example.pl`, consent: 'Tak' },
          ...{
            consented_at: NOW - Math.floor(n / 2),
            notified_at: null,
            token_hash: null,
            language: null,
            parts: null,
          },
        });
      }
    });
  const oneMore = (tx: Tx) => tx.updateTable('stocks').set({ quantity: 1 }).execute();
  const mails = () => db.read.selectFrom('mails').selectAll().execute();
  const written = () => db.read.selectFrom('back_in_stock').selectAll().execute();

  async function back(): Promise<void> {
    await db.write(async (tx) => {
      await oneMore(tx);
      await notices.stockBack(tx, [1]);
      expect(await tx.selectFrom('mails').selectAll().execute()).toEqual([]);
    });
    expect(await written()).toHaveLength(1);
  }

  it('are written to beside what brings it, in small portions, each once, whoever asked first before others', async () => {
    await crowd(130);
    await back();
    const portions = new Map<Tx, number>();
    const told: string[] = [];
    const counting = createStockNotices({
      ...options(),
      mailbox: {
        ...mailbox,
        enqueue: (tx, email) => {
          portions.set(tx, (portions.get(tx) ?? 0) + 1);
          told.push(email.recipient);
          return mailbox.enqueue(tx, email);
        },
      },
    });
    expect(await counting.tellBack()).toBe(130);
    expect([...portions.values()]).toEqual([50, 50, 30]);
    expect([told[0], told.at(-1)]).toEqual(['p128@example.pl', 'p1@example.pl']);
    expect([(await mails()).length, await written(), await counting.tellBack()]).toEqual([130, [], 0]);
  });

  it('are each written to once when two programs do it at once', async () => {
    await crowd(60);
    await back();
    const [one, two] = await Promise.all([notices.tellBack(), createStockNotices(options()).tellBack()]);
    expect([one + two, (await mails()).length, await written()]).toEqual([60, 60, []]);
  });

  it('are written to later when the work is ended in the middle', async () => {
    await crowd(60);
    await back();
    const end = new AbortController();
    const clock = () => {
      end.abort();
      return NOW;
    };
    await createStockNotices({ ...options(), clock }).tellBack(end.signal);
    expect([(await mails()).length, (await written()).length]).toEqual([50, 1]);
    expect(await notices.tellBack()).toBe(10);
    expect(await written()).toEqual([]);
  });

  it('wait on when it is sold again before they are written to', async () => {
    await crowd(1);
    await back();
    await db.write((tx) => tx.updateTable('stocks').set({ quantity: 0 }).execute());
    expect([await notices.tellBack(), await written()]).toEqual([0, []]);
    await back();
    expect(await notices.tellBack()).toBe(1);
  });

  it('are written to when a part of the bundle that they wait for comes back', async () => {
    const held = [{ product: 1, size: 'm', quantity: 1 }];
    await importAll(db, [aDraft('2', { preferredId: 2, type: 'bundle', bundle: held })], NOW, { complete: false });
    const asked = await notices.observeProduct({ product: 2, size: '', email: 'ala@example.pl', consent: true });
    expect(asked).toEqual({ ok: true, value: 'kept' });
    await back();
    expect(await notices.tellBack()).toBe(1);
  });

  it('are told of to whoever writes to them, once that is sure, and nobody is told where none waits', async () => {
    const heard: string[] = [];
    notices.onBack(() => heard.push('back'));
    await db.write((tx) => notices.stockBack(tx, [1]));
    expect([heard, await written()]).toEqual([[], []]);
    await crowd(1);
    await db.write(async (tx) => {
      await notices.stockBack(tx, [1, 2]);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['back']);
  });
});
