import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { keepRedirects, readRedirects } from './store.server.ts';

const redirect = (from: string, to: string) => ({ from, to });

eachDatabase('redirects that are imported one table after another', (open) => {
  it('lead to the end of their way, never in a circle, and can be taken away', async () => {
    const db = await open();
    const keep = (redirects: ReturnType<typeof redirect>[], gone: string[] = []) =>
      keepRedirects(db, { redirects, gone });
    const kept = async () => Object.fromEntries(await readRedirects(db.read));
    expect(await keep([redirect('/a', '/b'), redirect('/d', '/e')])).toEqual({ changed: 2, round: [] });
    // What /a led to has moved on.
    expect(await keep([redirect('/b', '/c')])).toEqual({ changed: 2, round: [] });
    expect(await kept()).toEqual({ '/a': '/c', '/b': '/c', '/d': '/e' });
    expect(await keep([redirect('/c', '/a'), redirect('/f', '/g')])).toEqual({
      changed: 1,
      round: [redirect('/c', '/a')],
    });
    expect(await keep([], ['/a', '/nie-bylo'])).toEqual({ changed: 1, round: [] });
    expect(await kept()).toEqual({ '/b': '/c', '/d': '/e', '/f': '/g' });
  });
});
