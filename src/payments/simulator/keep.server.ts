import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SimulatedOrder } from './model.ts';

export interface Keeper {
  /** Settles once the order as it is now is on the disk. */
  save(order: SimulatedOrder): Promise<void>;
  forget(orderId: string): Promise<void>;
  /** Settles when nothing is being written any more. */
  settled(): Promise<unknown>;
}

const NAME = /^[A-Z0-9]+\.json$/;

/** One file an order; it is there whole or not at all. Files that are not are left aside. */
export async function openKeeper(folder: string): Promise<{ keeper: Keeper; kept: SimulatedOrder[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept: SimulatedOrder[] = [];
  for (const name of (await readdir(folder)).filter((file) => NAME.test(file))) {
    const order = await readFile(join(folder, name), 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
    if (order?.orderId === name.slice(0, -'.json'.length)) kept.push(order);
  }
  const under = new Map<string, Promise<void>>();
  /** Writes of one order come after one another. */
  const after = (orderId: string, work: () => Promise<void>): Promise<void> => {
    const next = (under.get(orderId) ?? Promise.resolve()).catch(() => {}).then(work);
    under.set(orderId, next);
    const done = () => void (under.get(orderId) === next && under.delete(orderId));
    next.then(done, done);
    return next;
  };
  return {
    kept,
    keeper: {
      save: (order) => {
        const text = JSON.stringify(order);
        return after(order.orderId, () => write(folder, order.orderId, text));
      },
      forget: (orderId) => after(orderId, () => rm(join(folder, `${orderId}.json`), { force: true })),
      settled: () => Promise.allSettled(under.values()),
    },
  };
}

async function write(folder: string, orderId: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${orderId}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, `${orderId}.json`));
}
