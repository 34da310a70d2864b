import * as v from 'valibot';
import { SECOND } from '../../kit/clock.ts';
import type { SearchPlace } from '../../settings/searchPlace.ts';
import { type BulkAction, bulkBodies, isBulkDone } from './bulk.ts';
import type { OutsideCall, OutsideRequest } from './call.server.ts';
import { OutsideError } from './error.ts';
import { INDEX_BODY } from './index.ts';
import { aliasOf, MARKER, ownIndexes } from './names.ts';

/** Time for one request of the work in the background. */
const PATIENCE = 60 * SECOND;
/** Waiting before each try but the first, ms, while the cluster has too much to do. */
const PAUSES = [1000, 4000, 15_000];

/** What an index holds: the version of the catalogue, and a hash of the names that products share. */
export interface Held {
  version: number;
  names: string;
}

export interface ClusterOptions {
  call: OutsideCall;
  prefix: SearchPlace['index'];
  wait(ms: number): Promise<unknown>;
  /** Ends the work. */
  signal: AbortSignal;
}

/** What the keeper does to indexes, by the documented calls alone. Each rejects with OutsideError. */
export interface Cluster {
  /** What the index that serves holds; undefined where none serves. */
  serving(): Promise<Held | undefined>;
  /** Makes an index that nobody asks yet. */
  create(index: string): Promise<void>;
  /** Documents of an index, once all can be found. */
  count(index: string): Promise<number>;
  /** Writes to an index, or by `undefined` to the one that serves; never makes one. */
  write(index: string | undefined, actions: Iterable<BulkAction>): Promise<void>;
  /** Says what an index holds: from then on its answers are shown. */
  mark(index: string | undefined, held: Held): Promise<void>;
  /** Puts an index in the place of the one that serves, and removes all others of the shop in one step. */
  swap(index: string): Promise<void>;
}

const held = v.object({ _source: v.object({ version: v.number(), names: v.string() }) });
const counted = v.object({ count: v.number(), _shards: v.object({ failed: v.number() }) });

export function openCluster({ call, prefix, wait, signal }: ClusterOptions): Cluster {
  const alias = aliasOf(prefix);
  const ask = (request: Omit<OutsideRequest, 'signal'>) =>
    call({ ...request, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });

  async function send(path: string, lines: string): Promise<void> {
    for (const pause of [...PAUSES, undefined]) {
      const done = await ask({ method: 'POST', path, lines }).then(isBulkDone, (error: unknown) => {
        if (error instanceof OutsideError && error.status === 429) return false;
        throw error;
      });
      if (done) return;
      if (pause !== undefined) await wait(pause);
    }
    throw new OutsideError('status', { status: 429 });
  }

  return {
    async serving() {
      try {
        const said = await ask({ method: 'GET', path: `/${alias}/_doc/${MARKER}` });
        const read = v.safeParse(held, said);
        return read.success ? read.output._source : undefined;
      } catch (error) {
        if (error instanceof OutsideError && error.fault === 'no_index') return undefined;
        throw error;
      }
    },
    create: async (index) => void (await ask({ method: 'PUT', path: `/${index}`, json: INDEX_BODY })),
    async count(index) {
      await ask({ method: 'POST', path: `/${index}/_refresh` });
      const read = v.safeParse(counted, await ask({ method: 'GET', path: `/${index}/_count` }));
      if (!read.success) throw new OutsideError('malformed');
      if (read.output._shards.failed > 0) throw new OutsideError('partial');
      return read.output.count;
    },
    async write(index, actions) {
      const path = index === undefined ? `/${alias}/_bulk?require_alias=true` : `/${index}/_bulk`;
      for (const lines of bulkBodies(actions)) await send(path, lines);
    },
    async mark(index, what) {
      const lines = `${JSON.stringify({ index: { _id: MARKER } })}\n${JSON.stringify(what)}\n`;
      const path = index === undefined ? `/${alias}/_bulk?require_alias=true` : `/${index}/_bulk?refresh=true`;
      await send(path, lines);
    },
    async swap(index) {
      const said = v.safeParse(
        v.record(v.string(), v.unknown()),
        await ask({ method: 'GET', path: `/${prefix}-*/_alias` }),
      );
      if (!said.success) throw new OutsideError('malformed');
      const others = ownIndexes(Object.keys(said.output), prefix).filter((name) => name !== index);
      const actions = [{ add: { index, alias } }, ...others.map((name) => ({ remove_index: { index: name } }))];
      await ask({ method: 'POST', path: '/_aliases', json: { actions } });
    },
  };
}
