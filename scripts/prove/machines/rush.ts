import pg from 'pg';
import { type Bought, buy, PRODUCT } from './purchase.ts';

export const PIECES = 1_000_000;

export interface Rush {
  bought: Bought[];
  failures: string[];
  /** Settles when every buyer has bought what they came for. */
  done: Promise<void>;
  count(): number;
}

/** So many guests at a time, each of whom buys one thing after another. */
export function rush(url: string, { buyers, each, mark }: { buyers: number; each: number; mark: string }): Rush {
  const bought: Bought[] = [];
  const failures: string[] = [];
  const buyer = async (_: unknown, who: number) => {
    for (let n = 0; n < each; n += 1) {
      await buy(url, `${mark}.${who}.${n}@example.pl`).then(
        (one) => bought.push(one),
        (error: unknown) => failures.push(String(error)),
      );
    }
  };
  const done = Promise.all(Array.from({ length: buyers }, buyer)).then(() => {});
  return { bought, failures, done, count: () => bought.length + failures.length };
}

/** Puts so much on the shelf that nobody is refused, as another program on the same store would. */
export const fillShelf = (databaseUrl: string): Promise<void> =>
  asking(databaseUrl, async (client) => {
    await client.query('update stocks set quantity = $1 where product_id = $2', [PIECES, Number(PRODUCT.id)]);
    await client.query(`update versions set value = value + 1 where name in ('catalogue', 'offer')`);
    await client.query(
      `update products set changed_version = (select value from versions where name = 'catalogue') where id = $1`,
      [Number(PRODUCT.id)],
    );
  });

/** Throws unless the store holds every order that its buyer was told of, once, and has sold a piece for each. */
export async function assertKept(databaseUrl: string, bought: readonly Bought[]): Promise<void> {
  await asking(databaseUrl, async (client) => {
    const { rows: orders } = await client.query<{ number: string; attempt: string }>(
      'select number, attempt from orders',
    );
    const kept = new Map(orders.map(({ number, attempt }) => [attempt, Number(number)]));
    const lost = bought.filter(({ attempt, number }) => kept.get(attempt) !== number);
    if (lost.length > 0) throw new Error(`Lost: ${JSON.stringify(lost)}`);
    const { rows } = await client.query<{ left: string }>(
      'select sum(quantity) as left from stocks where product_id = $1',
      [Number(PRODUCT.id)],
    );
    const { rows: shelves } = await client.query('select 1 from stocks where product_id = $1', [Number(PRODUCT.id)]);
    const sold = PIECES * shelves.length - Number(rows[0]?.left);
    if (sold !== orders.length) throw new Error(`${orders.length} orders have sold ${sold} pieces`);
  });
}

export async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
