import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { CLAIM_MS } from '../db/queue.server.ts';
import { retryAfter } from '../db/retries.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY, MINUTE } from '../kit/clock.ts';
import { MailRefused, type MailTransport, type NewEmail, type OutgoingMail } from './model.ts';
import { createDelivery, createMailbox, type DeliveryOptions } from './service.server.ts';

const BEGIN = Date.parse('2026-11-21T10:00:00Z');
const email = (more: Partial<NewEmail> = {}): NewEmail => ({
  kind: 'test',
  recipient: 'ala@example.pl',
  subject: 'Kubek wrócił',
  text: 'Tekst',
  html: '<p>Tekst</p>',
  ...more,
});

eachDatabase('the mail queue', (open) => {
  let db: Db;
  let now: number;
  let sent: OutgoingMail[];
  let failures: Parameters<DeliveryOptions['onFailure']>[0][];
  const clock = () => now;

  beforeEach(async () => {
    db = await open();
    now = BEGIN;
    sent = [];
    failures = [];
  });

  const put = (more?: Partial<NewEmail>) => db.write((tx) => createMailbox(clock).enqueue(tx, email(more)));
  const transport = (send: MailTransport['send'] = async (mail) => void sent.push(mail)): MailTransport => ({
    send,
    close() {},
  });
  const delivery = (send?: MailTransport['send'], over: Db = db) =>
    createDelivery({ db: over, transport: transport(send), clock, onFailure: (failure) => failures.push(failure) });
  const rows = () => db.read.selectFrom('mails').selectAll().execute();

  it('holds a mail only together with what it tells of', async () => {
    const undone = db.write(async (tx) => {
      await createMailbox(clock).enqueue(tx, email());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await delivery().run()).toBe(0);
  });

  it('reads what is attached when a mail goes out, and tries again when it cannot', async () => {
    const file = { name: 'umowa.pdf', type: 'application/pdf', file: 'id-1' };
    await put({ replyTo: 'ola@example.pl', attachments: [file] });
    let there = false;
    const readFile = async (id: string) => {
      if (!there) throw new Error('gone');
      return Buffer.from(`bytes of ${id}`);
    };
    const onFailure: DeliveryOptions['onFailure'] = (failure) => failures.push(failure);
    const sending = createDelivery({ db, transport: transport(), clock, readFile, onFailure });
    expect([await sending.run(), failures.length]).toEqual([0, 1]);
    there = true;
    now += MINUTE;
    expect(await sending.run()).toBe(1);
    const content = Buffer.from('bytes of id-1');
    const attachments = [{ name: 'umowa.pdf', type: 'application/pdf', content }];
    expect(sent).toMatchObject([{ replyTo: 'ola@example.pl', attachments }]);
    now += 31 * DAY;
    await sending.sweep();
    expect(await db.read.selectFrom('mail_attachments').selectAll().execute()).toEqual([]);
  });

  it('tells this process that a mail waits, once it is committed', async () => {
    const mailbox = createMailbox(clock);
    let told = 0;
    mailbox.onWaiting(() => (told += 1));
    await db.write(async (tx) => {
      await mailbox.enqueue(tx, email());
      expect(told).toBe(0);
    });
    expect(told).toBe(1);
  });

  it('sends each mail once, oldest first', async () => {
    await put({ recipient: 'a@example.pl' });
    now += 1;
    await put({ recipient: 'b@example.pl' });
    expect(await delivery().run()).toBe(2);
    expect(sent.map(({ recipient, createdAt }) => [recipient, createdAt])).toEqual([
      ['a@example.pl', BEGIN],
      ['b@example.pl', BEGIN + 1],
    ]);
    now += DAY;
    expect(await delivery().run()).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it('sends first what somebody waits for, and last what goes to many, whatever their age', async () => {
    for (const urgency of ['later', undefined, 'now', 'later', undefined, 'now'] as const) {
      await put({ kind: urgency ?? 'plain', ...(urgency ? { urgency } : {}) });
      now += 1;
    }
    // Sent beside the rest while they are due: looked at by themselves.
    await db.write((tx) =>
      tx
        .updateTable('mails')
        .set({ due_at: now + MINUTE })
        .where('kind', '=', 'now')
        .execute(),
    );
    await delivery().run();
    expect(sent.map(({ kind }) => kind)).toEqual(['plain', 'plain', 'later', 'later']);
    now += MINUTE;
    await put({ kind: 'later', urgency: 'later' });
    await delivery().run();
    expect([sent[4]?.kind, sent.length]).toEqual(['now', 7]);
  });

  it('sends what somebody waits for while a server takes long over another mail', async () => {
    await put({ kind: 'bulk', urgency: 'later' });
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const slow = delivery(async (mail) => {
      if (mail.kind === 'bulk') await promise;
      sent.push(mail);
    });
    const first = slow.run();
    await expect.poll(async () => (await rows()).map(({ claim }) => claim !== null)).toEqual([true]);
    await put({ kind: 'code', urgency: 'now' });
    const second = slow.run();
    await expect.poll(() => sent.map(({ kind }) => kind)).toEqual(['code']);
    answer();
    await Promise.all([first, second]);
    expect(sent.map(({ kind }) => kind)).toEqual(['code', 'bulk']);
  });

  it('is shared by several senders without one mail sent twice', async () => {
    for (let n = 0; n < 12; n++) await put({ recipient: `a${n}@example.pl` });
    const counts = await Promise.all([delivery().run(), delivery().run(), delivery().run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(12);
    expect(sent).toHaveLength(12);
  });

  it('takes along what is put in while it sends', async () => {
    await put();
    const one = delivery(async (mail) => {
      sent.push(mail);
      if (sent.length === 1) await put({ recipient: 'druga@example.pl' });
    });
    expect(await Promise.all([one.run(), one.run()])).toEqual([2, 2]);
  });

  it('tries again later, and gives up in the end', async () => {
    await put();
    const failing = delivery(async () => {
      throw new Error('no network');
    });
    let tries = 0;
    for (let wait: number | undefined = 0; wait !== undefined; wait = retryAfter(tries)) {
      now += wait - 1;
      expect(await failing.run()).toBe(0);
      expect(failures).toHaveLength(tries);
      now += 1;
      await failing.run();
      tries += 1;
      expect(failures).toHaveLength(tries);
    }
    expect(failures.map(({ givenUp }) => givenUp)).toEqual([...Array(tries - 1).fill(false), true]);
    now += 30 * DAY;
    expect(await delivery().run()).toBe(0);
    expect(await rows()).toMatchObject([{ tries, sent_at: null, failed_at: expect.any(Number) }]);
  });

  it('sends after a failure that passes', async () => {
    await put();
    let down = true;
    const one = delivery(async (mail) => {
      if (down) throw new Error('no network');
      sent.push(mail);
    });
    await one.run();
    down = false;
    now += MINUTE;
    expect(await one.run()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('gives up at once what the server refuses for good', async () => {
    await put();
    await delivery(async () => {
      throw new MailRefused('no such mailbox');
    }).run();
    expect(failures).toMatchObject([{ kind: 'test', tries: 1, givenUp: true }]);
    now += 30 * DAY;
    expect(await delivery().run()).toBe(0);
  });

  it('stops between mails', async () => {
    await put();
    await put();
    const one = delivery(async (mail) => {
      sent.push(mail);
      void one.stop();
    });
    expect(await one.run()).toBe(1);
    expect(await delivery().run()).toBe(1);
  });

  it('forgets what is long done with, and nothing else', async () => {
    await put();
    await delivery().run();
    now += 30 * DAY;
    await put({ recipient: 'b@example.pl' });
    expect(await delivery().sweep()).toBe(0);
    now += 1;
    expect(await delivery().sweep()).toBe(1);
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['b@example.pl']);
  });

  describe('after a process that died', () => {
    /** Does not come back: what this process would have written next is never written. */
    const dying = (write: number): Db => {
      let writes = 0;
      return {
        ...db,
        read: db.read,
        write: (work) => {
          writes += 1;
          return writes === write ? Promise.reject(new Error('killed')) : db.write(work);
        },
      };
    };

    it('loses nothing when it had claimed nothing', async () => {
      await put();
      await expect(delivery(undefined, dying(1)).run()).rejects.toThrow('killed');
      expect(await delivery().run()).toBe(1);
      expect(sent).toHaveLength(1);
    });

    it('waits until the claim runs out when it had not sent', async () => {
      await put();
      const killed = delivery(async () => {
        throw new Error('killed');
      }, dying(2));
      await expect(killed.run()).rejects.toThrow('killed');
      now += CLAIM_MS - 1;
      expect(await delivery().run()).toBe(0);
      now += 1;
      expect(await delivery().run()).toBe(1);
      expect(sent).toHaveLength(1);
    });

    it('sends the same mail again and marks it when it had not marked', async () => {
      await put();
      await expect(delivery(undefined, dying(2)).run()).rejects.toThrow('killed');
      now += CLAIM_MS;
      expect(await delivery().run()).toBe(1);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      now += DAY;
      expect(await delivery().run()).toBe(0);
    });

    it('does not let one that was only slow undo what another has done', async () => {
      await put();
      let late: (() => void) | undefined;
      const slow = delivery((mail) => {
        sent.push(mail);
        return new Promise((resolve) => {
          late = resolve;
        });
      }).run();
      await expect.poll(() => late).toBeDefined();
      now += CLAIM_MS;
      expect(await delivery().run()).toBe(1);
      const [done] = await rows();
      now += 1;
      late?.();
      await slow;
      expect(await rows()).toEqual([done]);
    });
  });
});
