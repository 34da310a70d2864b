import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';

/** Panel for the merchant who looks at the shop on the machine that it runs on. */
export interface Panel {
  /** Tells whether it goes with the answer: to a document that the machine itself asks for, never through a proxy. */
  isFor(request: IncomingMessage): boolean;
  /** The answer with the panel. `ask` makes the page as anybody gets it. */
  answer(request: Request, ask: (request: Request) => Response | Promise<Response>): Promise<Response>;
}

/**
 * The program as node:http calls it: kept pages and answers first, then everything else.
 * @param app the one that answers now
 */
export function listener(
  app: () => Pick<App, 'hono' | 'cacheHandler' | 'callHandler'>,
  panel?: Panel,
): RequestListener {
  const others = getRequestListener((request, env) => app().hono.fetch(request, env));
  const panelled =
    panel && getRequestListener((request, env) => panel.answer(request, (asked) => app().hono.fetch(asked, env)));
  return (request, response) => {
    if (panelled && panel.isFor(request)) return void panelled(request, response);
    const { cacheHandler, callHandler } = app();
    const taken = (request.method === 'POST' ? callHandler : cacheHandler)(request, response);
    if (taken === false) void others(request, response);
    else if (taken !== true) {
      void taken.then(async (done) => {
        if (!done) await others(request, response);
      });
    }
  };
}
