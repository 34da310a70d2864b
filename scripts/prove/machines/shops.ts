import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningShop, startShop } from '../../../e2e/support/shop.ts';
import { startNginx } from '../../test/nginxServer.ts';
import { fillShelf } from './rush.ts';

/** Roles of three machines: one works in the background, too. */
const ROLES = ['all', 'web', 'web'] as const;

export interface Machines {
  /** Address of the proxy before the machines. */
  url: string;
  /** A machine is taken away without a word. */
  kill(place: number): Promise<void>;
  /** It comes back with the data of its folder; with another program when one is named. */
  begin(place: number, program?: string): Promise<void>;
  /** It is told to stop, and does so calmly. */
  end(place: number): Promise<void>;
  stop(): Promise<void>;
}

export interface MachinesOptions {
  databaseUrl: string;
  /** Address of the store itself where `databaseUrl` is that of a pooler. */
  storeUrl?: string;
  env?: NodeJS.ProcessEnv;
  /** What they run; the build of this folder unless told. */
  program?: string;
}

/** Three shops with data folders and ports of their own, on one PostgreSQL, and nginx before them. */
export async function startMachines({
  databaseUrl,
  storeUrl = databaseUrl,
  env = {},
  program,
}: MachinesOptions): Promise<Machines> {
  const home = await mkdtemp(join(tmpdir(), 'witryna-machines-'));
  const ports = await Promise.all(ROLES.map(freePort));
  const front = await freePort();
  const url = `http://127.0.0.1:${front}`;
  const running = new Map<number, RunningShop>();
  const begin = async (place: number, other = program) => {
    const shop = await startShop(
      {
        ...{ DATABASE_URL: databaseUrl, SHOP_URL: url, ROLE: ROLES[place], WORKERS: '1', PAYMENTS: 'none' },
        ...{ TRUST_PROXY: '1', RATE_LIMITS: '0', ...env },
      },
      {
        port: ports[place] ?? 0,
        dataDir: join(home, String(place)),
        ...(other !== undefined && existsSync(other) ? { program: other } : {}),
      },
    );
    running.set(place, shop);
  };
  // The first puts the catalogue into the store, which the others find there.
  for (const place of ROLES.keys()) await begin(place);
  await fillShelf(storeUrl);
  const nginx = await startNginx(front, ports);
  return {
    url,
    begin,
    kill: async (place) => running.get(place)?.kill(),
    end: async (place) => running.get(place)?.stop(),
    async stop() {
      await nginx.stop();
      for (const shop of running.values()) await shop.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
