import type { Db, Tx } from '../../db/database.ts';
import type { DownloadRow } from '../../db/tables/downloads.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Order } from '../model.ts';
import { byNumber, held } from '../store/orders.server.ts';
import { type FoundDownload, findDownload } from './load.server.ts';
import {
  baseName,
  type DownloadRules,
  type DownloadState,
  downloadPath,
  downloadState,
  downloadsUntil,
  TRY,
} from './model.ts';
import { countDownload, downloadById, downloadsOf, grantDownloads, renewDownloads } from './store.server.ts';

/** A file that somebody bought. */
export interface Download {
  id: string;
  name: string;
  /** Address of the file on the shop, for whoever has the link. */
  href: string;
  state: DownloadState;
  /** Times that it can still be fetched. */
  left: number;
  /** The last try is not over: it may be fetched once more as a part of it, also when none is left. */
  goesOn: boolean;
  /** Epoch ms. */
  expiresAt: number;
  /** Missing when it is not there. */
  file?: FoundDownload;
}

export interface Downloads {
  /** Files of an order, in the order of its lines. */
  of(order: Order): Promise<Download[]>;
  /** By the number of its order and the secret of its link; undefined where there is none. */
  find(number: number, id: string): Promise<Download | undefined>;
  /** Counts that it is fetched, once a try; false when it may not be any more. */
  count(id: string): Promise<boolean>;
  /** Lets all files of a paid order be fetched as if it had just been paid, with those that were named since; how many. */
  renew(order: Order): Promise<number>;
  /** Makes the links of an order, in the transaction that says it is paid. */
  grant(tx: Tx, order: Order): Promise<void>;
}

const ID = /^[\w-]{32}$/;

export function createDownloads({ db, clock, rules }: { db: Db; clock: Clock; rules: DownloadRules }): Downloads {
  async function shown(order: Order, row: DownloadRow): Promise<Download> {
    const { id, left, expires_at: expiresAt, place, counted_at: countedAt } = row;
    const line = order.lines.find((one) => one.place === place);
    const state = downloadState(order, line, { expiresAt, left }, clock());
    const file = await findDownload(rules, row.file);
    return {
      ...{ id, left, expiresAt, name: baseName(row.file), href: downloadPath(order, id) },
      goesOn: countedAt !== null && clock() < countedAt + TRY,
      state: state === 'ready' && !file ? 'missing' : state,
      ...(file ? { file } : {}),
    };
  }
  return {
    of: async (order) => Promise.all((await downloadsOf(db.read, order.id)).map((row) => shown(order, row))),
    async find(number, id) {
      const row = ID.test(id) ? await downloadById(db.read, id) : undefined;
      const order = row && (await byNumber(db.read, number));
      return row && order?.id === row.order_id ? shown(order, row) : undefined;
    },
    count: (id) => db.write((tx) => countDownload(tx, id, clock())),
    renew: ({ id }) =>
      db.write(async (tx) => {
        const order = await held(tx, id);
        if (order?.paidAt === undefined) return 0;
        const at = clock();
        await grantDownloads(tx, order, rules, at);
        await renewDownloads(tx, id, { expires_at: downloadsUntil(at, rules), left: rules.times });
        const rows = await downloadsOf(tx, id);
        const states = rows.map(({ place, expires_at: expiresAt, left }) =>
          downloadState(
            order,
            order.lines.find((line) => line.place === place),
            { expiresAt, left },
            at,
          ),
        );
        return states.filter((state) => state === 'ready').length;
      }),
    grant: (tx, order) => grantDownloads(tx, order, rules, clock()),
  };
}
