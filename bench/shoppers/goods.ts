/** What a shop has to look at and to buy, with plenty of each piece, so that none sells out. */
import { join } from 'node:path';
import { giveStock } from '../../src/catalogue/stock.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { newBrowser } from './browser.ts';
import { order } from './order.ts';
import { newTally } from './tally.ts';

const PLENTY = 1_000_000;
const LISTS = ['/kategoria/kubki-i-filizanki', '/nowosci', '/promocje'];

export interface Goods {
  lists: readonly string[];
  /** Words that find something. */
  words: readonly string[];
  goods: readonly { product: number; size: string; path: string }[];
}

/** Reads the lists of a running shop, and fills its store in `dataDir`. */
export async function stocked(url: string, dataDir: string): Promise<Goods> {
  const pages = await Promise.all(LISTS.map(async (path) => (await fetch(url + path)).text()));
  const paths = [...new Set(pages.join('').match(/\/produkt\/[a-z0-9-]+-\d+/g) ?? [])];
  const idOf = (path: string) => Number(/\d+$/.exec(path)?.[0]);
  const db = await openDatabase({ file: join(dataDir, 'shop.sqlite') });
  const sizes = await db.read
    .selectFrom('stocks')
    .select(['product_id', 'size_type', 'branch'])
    .where('product_id', 'in', paths.map(idOf))
    .where('quantity', '>', 2)
    .where('own', '=', 1)
    .execute();
  const pieces = sizes.map(({ product_id: product, size_type: size, branch }) => ({
    ...{ product, size, branch, quantity: PLENTY },
  }));
  await db.write((tx) => giveStock(tx, pieces));
  await db.close();
  const goods: { product: number; size: string; path: string }[] = [];
  for (const path of paths) {
    const found = pieces.find(({ product }) => product === idOf(path));
    if (found && (await isOrdered(url, found))) goods.push({ product: found.product, size: found.size, path });
  }
  const words = [...new Set(paths.flatMap((path) => path.replace(/^\/produkt\/|-\d+$/g, '').split('-')))];
  return { lists: LISTS, words: words.filter((word) => word.length > 3), goods };
}

/** Whether a shopper may order a piece just so: some things are sold with a choice, or do not go by every way. */
async function isOrdered(url: string, { product, size }: { product: number; size: string }): Promise<boolean> {
  const ask = newBrowser(url, newTally(), () => true);
  await ask('add', '/koszyk', { mode: '1', number: '1', product: String(product), size });
  return order(ask);
}
