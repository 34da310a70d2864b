import type { Writable } from 'node:stream';
import { loadRecalls } from '../../recalls/load.server.ts';
import type { Recall } from '../../recalls/model.ts';
import { buyersOf, tellBuyers } from '../../recalls/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptBase } from '../open/openBase.ts';
import { openOrders } from '../open/openOrders.ts';
import { loadShopContent } from '../open/shopContent.ts';
import { runTold } from './run.ts';
import { wrongWords } from './say.ts';

const USAGE = `witryna recalls <what>

  list          recalls of content/recalls.yaml, with the number of orders that each concerns
  tell ID       writes an e-mail to the buyer of each of those orders; one that was written to is not written to again

Ends with 0 when it is done, 1 when it cannot be done, 2 when the words are wrong.
`;

/** Runs `witryna recalls …`. */
export async function runRecalls(
  settings: Settings,
  [what, id, ...more]: readonly string[],
  { out = process.stdout, err = process.stderr }: { out?: Writable; err?: Writable } = {},
): Promise<number> {
  const known = (what === 'list' && id === undefined) || (what === 'tell' && id !== undefined);
  if (!known || more.length > 0) {
    if (what !== undefined && what !== 'help') return wrongWords(USAGE, err);
    out.write(USAGE);
    return 0;
  }
  return runTold(settings, async () => {
    const { recalls, problems } = await loadRecalls(settings.shopDir);
    for (const { file, line, expected, found } of problems)
      err.write(`${file}:${line}: expected ${expected}, found ${found}\n`);
    const recall = recalls.find((one) => one.id === id);
    if (what === 'tell' && !recall) {
      err.write(`There is no recall "${id}".\n`);
      return 1;
    }
    const base = await openKeptBase(settings);
    try {
      const { content } = await loadShopContent(base);
      const { orders } = await openOrders(base, content);
      if (recall) {
        const { told, before } = await tellBuyers(recall, { orders, mailbox: base.mailbox, emails: base.emails });
        out.write(`${recall.id}: ${told} e-mails wait to be sent, ${before} were written before.\n`);
      } else for (const one of recalls) out.write(`${await listLine(one, orders)}\n`);
      return 0;
    } finally {
      await base.db.close();
    }
  });
}

async function listLine(recall: Recall, orders: Parameters<typeof buyersOf>[1]): Promise<string> {
  const concerned = await Array.fromAsync(buyersOf(recall, orders), ({ number }) => number);
  return `${recall.id}  ${recall.published}  ${concerned.length} orders  ${recall.name}`;
}
