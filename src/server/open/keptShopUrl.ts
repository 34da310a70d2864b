import type { Db } from '../../db/database.ts';
import type { Settings } from '../../settings/env.server.ts';

const KEY = 'shop_url';

/** Writes down the origin that the open shop is seen at, for commands: each runs in an environment of its own. */
export const keepShopUrl = (db: Db, shopUrl: string): Promise<void> =>
  db.write(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ key: KEY, value: shopUrl })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: shopUrl }))
      .execute();
  });

/** Origin for the addresses that a command writes into e-mails: what it was told, or where the shop was last seen. */
export async function commandShopUrl(
  db: Db,
  { shopUrl, shopUrlGiven }: Pick<Settings, 'shopUrl' | 'shopUrlGiven'>,
): Promise<string> {
  if (shopUrlGiven) return shopUrl;
  const row = await db.read.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value ?? shopUrl;
}
