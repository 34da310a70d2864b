/** The build of this folder as one process with data of its own, whose memory can be looked at. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/shop.ts';
import { answering, root } from './pinned.ts';

export interface OwnShop {
  url: string;
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

/** Without rate limits: all visitors come from one address. */
export async function openShopOf(name: string, env: NodeJS.ProcessEnv = {}): Promise<OwnShop> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, `${name}-`));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['build/server/index.js', 'start'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
      ...{ NODE_ENV: 'production', SHOP_DIR: 'shop', DATA_DIR: dataDir, PORT: String(port), SHOP_URL: url },
      ...{ RATE_LIMITS: '0', LOG_LEVEL: 'error', WORKERS: '1' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}
