import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { WORKER_PATH } from '../../offline/names.ts';
import type { Env } from '../http/guards.ts';
import type { Offline } from '../pages/offline.server.tsx';

/** Browsers ask for the worker anew each time a page is opened: a new build reaches them at once. */
const ASK_EACH_TIME = 'no-cache';

/** The worker asks its own shop and nobody else; a sandbox, as data have it, would take its caches away. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Routes of the service worker and of the pages that it keeps. */
export function mountOffline(app: Hono<Env>, { paths, drawn }: Offline): void {
  app.get(WORKER_PATH, (c) => {
    const { worker } = drawn();
    const etag = `"${createHash('sha256').update(worker).digest('base64url').slice(0, 16)}"`;
    const headers = { 'Cache-Control': ASK_EACH_TIME, ETag: etag, 'Content-Security-Policy': WORKER_POLICY };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
    return c.body(worker, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  for (const path of paths)
    app.get(path, (c) => {
      const { html = '', policy = '' } = drawn().pages.find((page) => page.path === path) ?? {};
      return c.body(html, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': ASK_EACH_TIME,
        'Content-Security-Policy': policy,
      });
    });
}
