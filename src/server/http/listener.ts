import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';

/** The program as node:http calls it: kept pages first, then everything else. */
export function listener({ hono, frontDoor }: Pick<App, 'hono' | 'frontDoor'>): RequestListener {
  const others = getRequestListener(hono.fetch);
  return (request, response) => {
    const taken = frontDoor(request, response);
    if (taken === false) void others(request, response);
    else if (taken !== true) {
      void taken.then(async (done) => {
        if (!done) await others(request, response);
      });
    }
  };
}
