import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { commandShopUrl, keepShopUrl } from './keptShopUrl.ts';

eachDatabase('the address of the shop', (open) => {
  it('is that of the open shop for a command that was not told one', async () => {
    const db = await open();
    const untold = { shopUrl: 'http://localhost:3000', shopUrlGiven: false };
    expect(await commandShopUrl(db, untold)).toBe('http://localhost:3000');
    await keepShopUrl(db, 'http://localhost:4000');
    await keepShopUrl(db, 'https://sklep.example');
    expect(await commandShopUrl(db, untold)).toBe('https://sklep.example');
    expect(await commandShopUrl(db, { shopUrl: 'https://inny.example', shopUrlGiven: true })).toBe(
      'https://inny.example',
    );
  });
});
