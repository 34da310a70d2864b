import { expect, it, vi } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { importedPoints } from './pointStore.server.ts';
import { POLL_AFTER, pollPoints } from './poll.server.ts';

const source = { url: 'https://points.example/v1/points', token: 'secret' };
const item = (n: number) => ({
  name: `WAW${n}M`,
  status: 'Operating',
  location: { longitude: 21, latitude: 52 },
  location_247: true,
  address_details: { city: 'Warszawa', post_code: '00-891', street: 'Chłodna', building_number: String(n) },
});
/** Two pages of so many points. */
const carrier = (count: number) =>
  vi.fn<typeof fetch>(async (url) => {
    const page = Number(new URL(String(url)).searchParams.get('page'));
    const items = Array.from({ length: count }, (_, n) => item(page * 1000 + n));
    return Response.json({ items, page, total_pages: 2 });
  });

eachDatabase('a list of a carrier', (open) => {
  it('is taken anew with its pages when it is old, and never half of it', async () => {
    const db = await open();
    let now = Date.parse('2026-11-24T12:00Z');
    const poll = (fetch: typeof globalThis.fetch) =>
      pollPoints({ db, clock: () => now, list: 'lockers', source, fetch });
    const codes = async () => (await importedPoints(db.read, 'lockers'))?.length;
    const first = carrier(4);
    expect(await poll(first)).toEqual({ added: 8, gone: 0, points: 8 });
    expect(first.mock.calls.map(([url]) => String(url))).toEqual([
      'https://points.example/v1/points?page=1&per_page=1000',
      'https://points.example/v1/points?page=2&per_page=1000',
    ]);
    expect(new Headers(first.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer secret');

    now += POLL_AFTER - 1;
    const early = carrier(4);
    expect(await poll(early)).toBeUndefined();
    expect(early).not.toHaveBeenCalled();

    now += 1;
    await expect(poll(carrier(1))).rejects.toThrow('2 points came, where there were 8');
    await expect(poll(async () => new Response('', { status: 401 }))).rejects.toThrow('answered 401');
    await expect(poll(async () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(await codes()).toBe(8);
    expect(await poll(carrier(5))).toEqual({ added: 2, gone: 0, points: 10 });
  });
});
