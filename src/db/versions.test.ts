import { expect, it } from 'vitest';
import { eachDatabase } from './testing/databases.server.ts';
import { bumpVersion, readVersion } from './versions.server.ts';

eachDatabase('versions', (open) => {
  it('begin at 0 and count every bump', async () => {
    const db = await open();
    expect(await readVersion(db.read, 'catalogue')).toBe(0);
    const bumped = await Promise.all(Array.from({ length: 20 }, () => db.write((tx) => bumpVersion(tx, 'catalogue'))));
    expect(bumped.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(await readVersion(db.read, 'catalogue')).toBe(20);
    expect(await readVersion(db.read, 'content')).toBe(0);
  });

  it('are seen at once by whoever asks for them as of now, whichever process has committed', async () => {
    const db = await open();
    const elsewhere = await open.again();
    expect(await elsewhere.version('catalogue')).toBe(0);
    for (let count = 1; count <= 5; count++) {
      await db.write((tx) => bumpVersion(tx, 'catalogue'));
      expect(await elsewhere.version('catalogue')).toBe(count);
      expect(await db.version('catalogue')).toBe(count);
    }
  });

  it('are taken back with the transaction', async () => {
    const db = await open();
    const failing = db.write(async (tx) => {
      expect(await bumpVersion(tx, 'catalogue')).toBe(1);
      expect(await readVersion(tx, 'catalogue')).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readVersion(db.read, 'catalogue')).toBe(0);
  });
});
