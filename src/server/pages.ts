import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { reportError, requestId, type ShopServices, services, visit, visitor } from '../routes/context.server.ts';
import { documentHead, emptyDocumentHead } from '../routes/head/documentHead.server.ts';
import type { Visit } from '../session/model.ts';

/** Answers a request with a page of the storefront, or its data. */
export type Pages = (request: Request, shop: ShopServices, asked: Asked) => Promise<Response>;

/** What belongs to one request. */
export interface Asked {
  id: string;
  /** Nobody's for a page that is kept for all. */
  visit: Visit;
  /** Key of who asks, for counting. */
  visitor: string;
  /** Told of what nobody expected. */
  onError(error: unknown): void;
}

/**
 * The pages as built; in development they come from Vite, fresh at each request. React Router compares Origin with the
 * address it was asked at, which behind a proxy is not the shop's: it is told whose forms are ours.
 */
export async function builtPages(shopUrl: string): Promise<Pages> {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild;
  const ours = { ...build, allowedActionOrigins: [new URL(shopUrl).host] };
  const handle = createRequestHandler(ours, import.meta.env.PROD ? 'production' : 'development');
  return (request, shop, { id, visit: asking, visitor: from, onError }) => {
    const context = new RouterContextProvider();
    context.set(services, shop);
    context.set(requestId, id);
    context.set(visit, asking);
    context.set(visitor, from);
    context.set(documentHead, emptyDocumentHead({ written: !new URL(request.url).pathname.endsWith('.data') }));
    context.set(reportError, onError);
    return handle(request, context);
  };
}
