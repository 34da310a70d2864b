import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import { GRAPHQL_BASE } from '../../ui/browser/graphql.ts';
import { graphError } from '../answers.ts';
import { GRAPHQL_LIMITS } from '../graphql/bounds.ts';
import { boundedBody } from '../http/boundedBody.ts';
import type { Env } from '../http/guards.ts';
import type { PricedCalls } from './pricedCalls.ts';
import type { WithVisit } from './visits.ts';

interface GraphMount {
  calls: PricedCalls;
  withVisit: WithVisit;
  visitorOf(c: Context<Env>): string;
  guards: [MiddlewareHandler<Env>, MiddlewareHandler<Env>, MiddlewareHandler<Env>];
}

const bare = (path: string) => path.replace(/\/$/, '');

/** Path that a request is answered by: the address that a shop has chosen for its graph is another name of the usual one. */
export const graphAt =
  (chosen: string) =>
  (request: Request): string => {
    const path = getPath(request);
    return bare(path) === bare(chosen) ? GRAPHQL_BASE : path;
  };

/** The graph, which answers POST alone. */
export function mountGraph(app: Hono<Env>, { calls, withVisit, visitorOf, guards }: GraphMount): void {
  app.use('/graphql/*', ...guards);
  const body = boundedBody(GRAPHQL_LIMITS.bytes, (c) => graphError(c, 413, 'too_large', 'The body is too large'));
  for (const path of [bare(GRAPHQL_BASE), GRAPHQL_BASE]) {
    app.post(path, body, (c) =>
      withVisit(c, async (shopper) => {
        const { graph } = await calls.of(c, shopper);
        return graph(c, { shopper, visitor: visitorOf(c) }, c.get('requestId'));
      }),
    );
    app.all(path, (c) => {
      c.header('Allow', 'POST');
      return graphError(c, 405, 'method', 'The graph answers POST');
    });
  }
}
