import type { Context, Hono } from 'hono';
import { isLoopbackUrl } from '../../kit/loopback.ts';
import { jsonError } from '../answers.ts';
import { isLoopback } from './clientAddress.ts';
import type { Env } from './guards.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  /** Settles when the store answers and the lists are loaded; rejects when not. */
  ready(): Promise<void>;
  stopping(): boolean;
  metrics: Metrics;
}

/** For those who run the shop. Numbers are told on the machine itself only, and to nobody who comes through a proxy. */
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

/** What proxies add, each in its own way; Prometheus itself adds `X-Prometheus-…`. */
const FORWARDED =
  /^(?:x-(?:forwarded|real|original|client|cluster|envoy|amz|azure)|cf-|(?:via|forwarded|true-client-ip|client-ip)$)/;

/** Asked by the machine's own name as well: a proxy that adds nothing passes on the name it is asked by. */
function isLocal(c: Context<Env>): boolean {
  return (
    isLoopback(c.env?.incoming?.socket.remoteAddress ?? '') &&
    isLoopbackUrl(c.req.url) &&
    !Object.keys(c.req.header()).some((name) => FORWARDED.test(name))
  );
}
