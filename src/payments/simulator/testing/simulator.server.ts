import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulator, type Simulator, type SimulatorOptions } from '../simulator.server.ts';

export const KEYS = {
  posId: '300746',
  clientId: '300746',
  clientSecret: 'tajne',
  secondKey: 'drugi-klucz',
};

export const PUBLIC_URL = 'http://localhost:3000/payu-simulator';

/** A simulator whose time passes when it is told, with everything it posts. */
export async function simulatorAt(start: number, options: Partial<SimulatorOptions> = {}) {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'witryna-payu-')));
  let now = start;
  let status = 200;
  const posted: { at: number; url: string; body: string; headers: Headers }[] = [];
  const errors: unknown[] = [];
  const opened: Simulator[] = [];
  const open = async () => {
    const simulator = await openSimulator({
      folder,
      publicUrl: PUBLIC_URL,
      clock: () => now,
      keys: KEYS,
      onError: (error) => errors.push(error),
      ...options,
    });
    opened.push(simulator);
    simulator.connect(async (request) => {
      posted.push({ at: now - start, url: request.url, body: await request.text(), headers: request.headers });
      return new Response(null, { status });
    });
    return simulator;
  };
  return {
    folder,
    simulator: await open(),
    /** Another process on the same folder. */
    open,
    posted,
    errors,
    statuses: () => posted.map(({ body }) => JSON.parse(body).order?.status ?? JSON.parse(body).refund.status),
    answer(next: number) {
      status = next;
    },
    clock: () => now,
    pass(ms: number) {
      now += ms;
    },
    async remove() {
      // What is still being written would stand in the folder again.
      for (const simulator of opened) await simulator.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks as a shop does, with a token. */
export async function shopCalls(api: { request(path: string, init?: RequestInit): Response | Promise<Response> }) {
  const answered = await api.request('/pl/standard/user/oauth/authorize', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: KEYS.clientId,
      client_secret: KEYS.clientSecret,
    }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { access_token: token } = (await answered.json()) as { access_token: string };
  return async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
}
