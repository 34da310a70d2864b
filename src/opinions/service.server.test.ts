import { beforeEach, expect, it } from 'vitest';
import { OFFER_VERSION } from '../catalogue/import/version.server.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { readVersion } from '../db/versions.server.ts';
import { MINUTE } from '../kit/clock.ts';
import { eraseOpinions, exportOpinions } from './account.server.ts';
import { createOpinions, type Opinions } from './service.server.ts';

const MUG = 1001;
const TERMS = { shortest: 20, longest: 500, photos: 5, on_page: 2 };

eachDatabase('opinions about a product', (open) => {
  let db: Db;
  let now: number;
  let opinions: Opinions;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    opinions = createOpinions(db, () => now, TERMS);
  });

  let number = 0;
  const wrote = async (rating: 1 | 2 | 3 | 4 | 5 = 5, more: { customer?: string; product?: number } = {}) => {
    number += 1;
    now += 1000;
    const written = { rating, content: `Opinia numer ${number}`, author: 'Marta' };
    const id = await opinions.write(more.product ?? MUG, written, more.customer);
    if (id === undefined) throw new Error('The words came before');
    return id;
  };
  const published = async (rating: 1 | 2 | 3 | 4 | 5, more = {}) => {
    const id = await wrote(rating, more);
    await opinions.publish(id);
    return id;
  };
  const offer = () => readVersion(db.read, OFFER_VERSION);
  const vote = (id: string, session: string | undefined, address: string) =>
    opinions.vote(id, { remember: async () => session, address });

  it('wait to be read, and nothing shows them before', async () => {
    const id = await wrote();
    expect(await opinions.list('waiting')).toMatchObject([{ id, state: 'waiting', product: MUG }]);
    expect(await opinions.of(MUG, { page: 1 })).toEqual({
      ...{ opinions: [], page: 1, last: 1 },
      counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      choices: { photos: 0, sizes: [] },
    });
    expect(await opinions.newest(MUG, 3)).toEqual({ opinions: [] });
    expect(await offer()).toBe(0);
  });

  it('are counted and shown once they are published, newest first, and kept pages end', async () => {
    const bad = await published(1);
    const good = await published(5);
    await published(4);
    await published(4, { product: 7 });
    await wrote(1);
    expect(await offer()).toBe(4);
    const shown = await opinions.of(MUG, { page: 1 });
    expect(shown).toMatchObject({ average: { count: 3, tenths: 33 }, page: 1, last: 2 });
    expect(shown.opinions.map(({ rating }) => rating)).toEqual([4, 5]);
    expect((await opinions.of(MUG, { page: 9 })).opinions.map(({ id }) => id)).toEqual([bad]);
    expect((await opinions.of(MUG, { rating: 5, page: 1 })).opinions.map(({ id }) => id)).toEqual([good]);
    expect(await opinions.of(MUG, { rating: 2, page: 1 })).toMatchObject({ opinions: [], average: { count: 3 } });
    expect((await opinions.newest(MUG, 1)).opinions).toHaveLength(1);
    expect(await opinions.averages([7, 8, MUG])).toEqual(
      new Map([
        [MUG, { count: 3, tenths: 33 }],
        [7, { count: 1, tenths: 40 }],
      ]),
    );
    expect(await opinions.averages([])).toEqual(new Map());
  });

  it('are shown no more once they are refused, and can be published after all', async () => {
    const id = await published(1);
    expect(await opinions.refuse(id, 'obraża')).toMatchObject({ state: 'refused', why: 'obraża' });
    expect((await opinions.of(MUG, { page: 1 })).average).toBeUndefined();
    expect(await offer()).toBe(2);
    const again = await opinions.publish(id);
    expect(again?.state).toBe('published');
    expect(again?.why).toBeUndefined();
    expect(await opinions.publish('nothing')).toBeUndefined();
  });

  it('can be answered, and the answer taken away', async () => {
    const id = await published(3);
    const answered = await opinions.answer(id, 'Dziękujemy');
    expect(answered?.answer).toEqual({ content: 'Dziękujemy', at: now });
    expect(await offer()).toBe(2);
    expect((await opinions.answer(id, ''))?.answer).toBeUndefined();
    await opinions.answer(await wrote(), 'Czekamy');
    expect(await offer()).toBe(3);
  });

  it('are not taken with the words of another, however they are written', async () => {
    const written = { rating: 5 as const, content: 'Świetny kubek, polecam!', author: 'A' };
    expect(await opinions.write(MUG, written, undefined)).toBeDefined();
    expect(await opinions.write(7, { ...written, content: 'swietny KUBEK — polecam' }, undefined)).toBeUndefined();
    const two = ['A', 'B'].map((author) =>
      opinions.write(MUG, { ...written, content: 'Dwa razy naraz', author }, undefined),
    );
    expect((await Promise.all(two)).filter((id) => id !== undefined)).toHaveLength(1);
  });

  it('are one where their form was sent twice', async () => {
    const send = (more = {}) =>
      opinions.write(MUG, { rating: 5, content: 'Kubek od rana', author: 'A', ...more }, undefined);
    const [one, other] = await Promise.all([send(), send()]);
    expect([typeof one, other]).toEqual(['string', one]);
    expect(await opinions.list('waiting')).toHaveLength(1);
    expect(await send({ rating: 4 })).toBeUndefined();
    now += MINUTE;
    expect(await send()).toBeUndefined();
  });

  it('are found helpful once by a session and once by an address', async () => {
    const id = await published(5);
    expect(await vote(id, 'one', '1.2.3.4')).toBe('counted');
    expect(await vote(id, 'one', '5.6.7.8')).toBe('again');
    expect(await vote(id, 'two', '1.2.3.4')).toBe('again');
    expect(await vote(id, undefined, '1.2.3.4')).toBe('again');
    const many = await Promise.all([1, 2, 3].map(() => vote(id, 'three', '9.9.9.9')));
    expect(many.filter((one) => one === 'counted')).toHaveLength(1);
    const [shown] = (await opinions.of(MUG, { page: 1 })).opinions;
    expect(shown?.helpful).toBe(2);
    expect(shown && [...(await opinions.voted([shown], { session: 'one', address: '' }))]).toEqual([id]);
    expect(shown && [...(await opinions.voted([shown], { session: 'four', address: '' }))]).toEqual([]);
    const stored = JSON.stringify(await db.read.selectFrom('opinion_votes').selectAll().execute());
    expect(stored).not.toContain('1.2.3.4');
  });

  it('cannot be voted for before they are published', async () => {
    expect(await vote(await wrote(), 'one', 'a')).toBe('gone');
    expect(await vote('guessed', 'one', 'a')).toBe('gone');
  });

  it('are exported and removed with the account of their author', async () => {
    const own = await published(2, { customer: 'anna' });
    await vote(own, 'one', 'a');
    const other = await published(5);
    expect(await exportOpinions(db, 'anna')).toMatchObject({ opinions: [{ rating: 2, state: 'published' }] });
    const before = await offer();
    await db.write((tx) => eraseOpinions(tx, 'anna'));
    expect(await offer()).toBe(before + 1);
    expect((await opinions.of(MUG, { page: 1 })).opinions.map(({ id }) => id)).toEqual([other]);
    expect(await exportOpinions(db, 'anna')).toEqual({ opinions: [] });
    await db.write((tx) => eraseOpinions(tx, 'anna'));
    expect(await offer()).toBe(before + 1);
  });
});
