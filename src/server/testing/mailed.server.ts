import type { TestShop } from './testShop.server.ts';

/** Mails of a shop to one address, the oldest first, as they wait to be sent. */
export async function mailed(shop: TestShop['shop'], to: string) {
  return shop()
    .db.read.selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('recipient', '=', to)
    .orderBy('created_at')
    .execute();
}

/** Where the newest of these mails leads that has a link below an address: its path. */
export async function linkMailed(shop: TestShop['shop'], to: string, below: string): Promise<string> {
  const link = new RegExp(`${below}[\\w-]{43}`);
  const links = (await mailed(shop, to)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
  const newest = links.at(-1);
  if (newest === undefined) throw new Error(`No mail to ${to} leads below ${below}`);
  return newest;
}
