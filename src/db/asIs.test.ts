import { access } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrations } from './migrations.server.ts';
import { openDatabase } from './open.server.ts';
import { eachDatabase } from './testing/databases.server.ts';

eachDatabase('a store that is only looked at', (open) => {
  it('is neither made nor brought up to date', async () => {
    const place = await open.bare();
    await expect(openDatabase({ ...place, asIs: true })).rejects.toMatchObject({ code: 'missing' });
    if ('file' in place) await expect(access(place.file)).rejects.toThrow();
    const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    await (await openDatabase({ ...place, migrations: older })).close();
    await expect(openDatabase({ ...place, asIs: true })).rejects.toMatchObject({ code: 'older_schema' });
    await (await openDatabase({ ...place, migrations: older, asIs: true })).close();
  });
});
