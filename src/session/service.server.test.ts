import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { StoreRefusal } from '../db/error.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { SESSION_LIFE } from './model.ts';
import { createSessions, type Sessions } from './service.server.ts';
import { openVisit } from './visit.server.ts';

const TERMS = { name: 'witryna', secure: false };

eachDatabase('sessions', (open) => {
  let db: Db;
  let now: number;
  let sessions: Sessions;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    sessions = createSessions(db, () => now);
  });

  const visit = (header?: string) => openVisit(sessions, TERMS, header);
  const rows = () => db.read.selectFrom('sessions').selectAll().execute();

  /** A shopper who has done something; gives the header the browser will send from now on. */
  async function remembered(): Promise<{ id: string; header: string }> {
    const made = await visit();
    const id = await db.write((tx) => made.remember(tx));
    const header = /^witryna=[\w-]+/.exec(made.cookie() ?? '')?.[0];
    if (id === undefined || header === undefined) throw new Error('not remembered');
    return { id, header };
  }

  it('begin only when something is worth remembering', async () => {
    const looking = await visit();
    expect([looking.session, looking.cookie(), looking.marks()]).toEqual([undefined, undefined, []]);
    expect(await rows()).toEqual([]);
  });

  it('draw random bytes for who begins one, and for nobody else', async () => {
    let drawn = 0;
    const draft = () => {
      drawn++;
      return sessions.draft();
    };
    const looking = await openVisit({ ...sessions, draft }, TERMS, undefined);
    expect(drawn).toBe(0);
    await db.write((tx) => looking.remember(tx));
    expect(drawn).toBe(1);
  });

  it('keep a hash of the token, never the token', async () => {
    const { id, header } = await remembered();
    const [row] = await rows();
    expect(row).toMatchObject({ id, created_at: now, expires_at: now + SESSION_LIFE });
    expect(JSON.stringify(row)).not.toContain(header.slice('witryna='.length));
    expect((await visit(header)).session).toBe(id);
  });

  it('are the same for all that one request does, also when its transaction is tried again', async () => {
    const made = await visit();
    const [first, second] = await db.write(async (tx) => [await made.remember(tx), await made.remember(tx)]);
    const third = await db.write((tx) => made.remember(tx));
    expect(new Set([first, second, third]).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('begin where that is allowed, which is asked once for a request', async () => {
    let asked = 0;
    const refused = await openVisit(sessions, TERMS, undefined, '', () => asked++ > 0);
    const begin = () => db.write((tx) => refused.remember(tx));
    await expect(begin()).rejects.toBeInstanceOf(StoreRefusal);
    await expect(begin()).rejects.toBeInstanceOf(StoreRefusal);
    expect([asked, refused.cookie(), await rows()]).toEqual([1, undefined, []]);
  });

  it('give no cookie when what began them is undone', async () => {
    const made = await visit();
    const undone = db.write(async (tx) => {
      await made.remember(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([made.session, made.cookie(), await rows()]).toEqual([undefined, undefined, []]);
  });

  it('take nobody with a made-up or expired token', async () => {
    const { header } = await remembered();
    expect((await visit(`witryna=${'a'.repeat(43)}`)).session).toBeUndefined();
    now += SESSION_LIFE;
    expect((await visit(header)).session).toBeUndefined();
  });

  it('live on while they are used, at the cost of one write a day', async () => {
    const { id, header } = await remembered();
    now += DAY / 2;
    expect((await visit(header)).cookie()).toBeUndefined();
    now += DAY;
    expect((await visit(header)).cookie()).toMatch(new RegExp(`^${header}; Path=/; Max-Age=2592000`));
    expect((await rows())[0]?.expires_at).toBe(now + SESSION_LIFE);
    now += SESSION_LIFE - 1;
    expect((await visit(header)).session).toBe(id);
  });

  it('begin anew for a shopper whose session is swept away in the middle of a request', async () => {
    const { id, header } = await remembered();
    const shopper = await visit(header);
    await db.write((tx) => tx.deleteFrom('sessions').execute());
    const another = await db.write((tx) => shopper.remember(tx));
    expect(another).not.toBe(id);
    expect(shopper.session).toBe(another);
    expect(shopper.cookie()).toMatch(/^witryna=/);
  });

  describe('of a customer', () => {
    const enter = async (header?: string, customer = '') => {
      const made = await openVisit(sessions, TERMS, header, 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0');
      const own = customer === '' ? await db.write((tx) => sessions.beginOwn(tx)) : customer;
      await db.write((tx) => made.signIn(tx, own));
      return { made, own, header: /^witryna=[\w-]+/.exec(made.cookie() ?? '')?.[0] ?? '' };
    };

    it('are new ones, with a sign beside the token; what hung on the old one is gone', async () => {
      const before = await remembered();
      const { made, own, header } = await enter(before.header);
      expect(made).toMatchObject({ session: own, customer: own, provedAt: now });
      expect(made.marks()).toEqual([
        'sesja=1; Path=/; Max-Age=2592000; SameSite=Lax',
        'zalogowany=1; Path=/; Max-Age=2592000; SameSite=Lax',
      ]);
      expect(header).not.toBe(before.header);
      expect((await visit(before.header)).session).toBeUndefined();
      expect(await visit(header)).toMatchObject({ session: own, customer: own, place: made.place, provedAt: now });
    });

    it('keep their things on one session that no token opens and no sweep takes', async () => {
      const { own, header } = await enter();
      expect((await visit(`witryna=${own}`)).session).toBeUndefined();
      const again = await visit(header);
      expect(await db.write((tx) => again.remember(tx))).toBe(own);
      now += 10 * SESSION_LIFE;
      await sessions.sweep();
      expect((await rows()).map(({ id }) => id)).toEqual([own]);
    });

    it('change their token when the customer proves again who they are, and whoever holds the old one is out', async () => {
      const first = await enter();
      now += 60_000;
      const second = await enter(first.header, first.own);
      expect(second.made.place).toBe(first.made.place);
      expect((await visit(first.header)).session).toBeUndefined();
      expect(await visit(second.header)).toMatchObject({ customer: first.own, provedAt: now });
    });

    it('are another person’s when another signs in', async () => {
      const first = await enter();
      const second = await enter(first.header);
      expect(second.own).not.toBe(first.own);
      expect((await visit(first.header)).customer).toBeUndefined();
      expect(await sessions.signedIn(first.own)).toEqual([]);
    });

    it('are listed, and revoked one by one or all but this', async () => {
      const first = await enter();
      const second = await enter(undefined, first.own);
      const third = await enter(undefined, first.own);
      const stranger = await enter();
      const places = () => sessions.signedIn(first.own).then((list) => list.map(({ id }) => id).sort());
      expect(await sessions.signedIn(first.own)).toHaveLength(3);
      expect((await sessions.signedIn(first.own))[0]).toMatchObject({ device: 'Chrome, Windows', signedInAt: now });
      const only = third.made.place ?? '';
      expect(await db.write((tx) => sessions.revoke(tx, stranger.own, { only }))).toBe(0);
      expect(await db.write((tx) => sessions.revoke(tx, first.own, { only }))).toBe(1);
      expect((await visit(third.header)).customer).toBeUndefined();
      await db.write((tx) => sessions.revoke(tx, first.own, { except: first.made.place ?? '' }));
      expect(await places()).toEqual([first.made.place]);
      expect((await visit(second.header)).customer).toBeUndefined();
      await db.write((tx) => sessions.revoke(tx, first.own, 'all'));
      expect(await places()).toEqual([]);
      expect((await visit(stranger.header)).customer).toBe(stranger.own);
    });

    it('are nobody’s any more when they are revoked in the middle of a request', async () => {
      const { own, header } = await enter();
      const shopper = await visit(header);
      await db.write((tx) => sessions.revoke(tx, own, 'all'));
      const id = await db.write((tx) => shopper.remember(tx));
      expect(id).not.toBe(own);
      expect(shopper.customer).toBeUndefined();
      expect(shopper.marks()).toEqual([
        'sesja=1; Path=/; Max-Age=2592000; SameSite=Lax',
        'zalogowany=1; Path=/; Max-Age=0; SameSite=Lax',
      ]);
    });

    it('end with their cookies when the customer signs out; their things stay', async () => {
      const { own, header } = await enter();
      const shopper = await visit(header);
      await db.write((tx) => shopper.signOut(tx));
      expect(shopper).not.toHaveProperty('session');
      expect(shopper.cookie()).toBe('witryna=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
      expect(shopper.marks()).toEqual([
        'sesja=1; Path=/; Max-Age=0; SameSite=Lax',
        'zalogowany=1; Path=/; Max-Age=0; SameSite=Lax',
      ]);
      expect((await visit(header)).customer).toBeUndefined();
      expect((await rows()).map(({ id }) => id)).toEqual([own]);
    });

    it('take the sign away from a browser that has it without being signed in', async () => {
      const gone = ['zalogowany=1; Path=/; Max-Age=0; SameSite=Lax'];
      expect((await visit('zalogowany=1')).marks()).toEqual(gone);
      expect((await visit('niezalogowany=1')).marks()).toEqual([]);
      const { header } = await remembered();
      expect((await visit(`${header}; sesja=1; zalogowany=1`)).marks()).toEqual(gone);
    });
  });

  it('are told to scripts by a mark of the same life, once, and again when it grows longer', async () => {
    const sign = 'sesja=1; Path=/; Max-Age=2592000; SameSite=Lax';
    const made = await visit();
    await db.write((tx) => made.remember(tx));
    expect(made.marks()).toEqual([sign]);
    const header = (made.cookie() ?? '').split(';')[0] ?? '';
    expect((await visit(header)).marks()).toEqual([sign]);
    expect((await visit(`${header}; sesja=1`)).marks()).toEqual([]);
    now += 2 * DAY;
    expect((await visit(`${header}; sesja=1`)).marks()).toEqual([sign]);
    now += SESSION_LIFE;
    expect((await visit(`${header}; sesja=1`)).marks()).toEqual(['sesja=1; Path=/; Max-Age=0; SameSite=Lax']);
  });

  it('are swept away when they are over, with what hangs on them', async () => {
    const { id } = await remembered();
    const line = { id: 'l', session_id: id, product_id: 1, size_type: 'uniw', additional: '', chosen: '{}' };
    const counts = { quantity: 1, precision: 0, for_points: 0, subscription_days: 0, price_seen: 1, added_at: now };
    await db.write((tx) =>
      tx
        .insertInto('basket_lines')
        .values({ ...line, ...counts })
        .execute(),
    );
    now += DAY;
    const { id: younger } = await remembered();
    now += SESSION_LIFE - DAY;
    expect(await sessions.sweep()).toBe(1);
    expect((await rows()).map((row) => row.id)).toEqual([younger]);
    expect(await db.read.selectFrom('basket_lines').selectAll().execute()).toEqual([]);
    expect(await sessions.sweep()).toBe(0);
  });

  it('cannot be kept over plain http on a network', async () => {
    const nobody = await openVisit(sessions, undefined, `witryna=${'a'.repeat(43)}`);
    expect(await db.write((tx) => nobody.remember(tx))).toBeUndefined();
    expect([nobody.session, nobody.cookie(), await rows()]).toEqual([undefined, undefined, []]);
  });
});
