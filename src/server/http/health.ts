import type { Context, Hono } from 'hono';
import { jsonError } from '../answers.ts';
import { isFromHere } from './fromHere.ts';
import type { Env } from './guards.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  /** Settles when the store answers and the lists are loaded; rejects when not. */
  ready(): Promise<void>;
  stopping(): boolean;
  metrics: Metrics;
}

/** Addresses for operators. Metrics are for requests from the machine itself only, never through a proxy. */
export function addHealth(app: Hono<Env>, { ready, stopping, metrics }: HealthOptions): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (stopping()) return jsonError(c, 503, 'stopping', 'The shop is being stopped');
    try {
      await ready();
      return c.json({ status: 'ready' });
    } catch {
      return jsonError(c, 503, 'not_ready', 'The store does not answer');
    }
  });
  app.get('/metrics', (c) => {
    if (!isLocal(c)) return jsonError(c, 404, 'not_found', 'There is nothing here');
    return c.text(metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}

const isLocal = (c: Context<Env>): boolean =>
  isFromHere({ peer: c.env?.incoming?.socket.remoteAddress, url: c.req.url, headers: c.req.header() });
