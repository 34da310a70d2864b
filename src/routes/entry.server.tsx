import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { LateData } from '../ui/Late.tsx';
import { reportError, requestId } from './context.server.ts';
import { documentHead, withDocumentHead } from './head/documentHead.server.ts';
import { RequestNumber } from './layout/requestNumber.ts';

const RENDER_TIMEOUT_MS = 5000;

/** Renders a page whole before a byte is sent: a failure is still an error page, and the bytes can be hashed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendered = await render(request.url, context, loadContext);
  const html = status === 200 ? withDocumentHead(rendered, loadContext) : rendered;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** What loaders and pages throw. A missing page, or a method that a page does not know, is no news. */
export function handleError(
  error: unknown,
  { context, request }: { context: RouterContextProvider; request: Request },
): void {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) context.get(reportError)(error);
}

function render(
  url: string,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Uint8Array<ArrayBuffer>> {
  const page = (
    <RequestNumber value={loadContext.get(requestId)}>
      <LateData value={loadContext.get(documentHead).late}>
        <ServerRouter context={context} url={url} />
      </LateData>
    </RequestNumber>
  );
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        const whole = new PassThrough();
        buffer(whole).then((bytes) => resolve(new Uint8Array(bytes)), reject);
        pipe(whole);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('The page was not rendered in time')), RENDER_TIMEOUT_MS);
  });
}
