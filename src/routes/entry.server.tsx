import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptJson } from '../kit/scriptJson.ts';
import { LateData } from '../ui/LateData.ts';
import { reportError, requestId } from './context.server.ts';
import { documentHead, withDocumentHead } from './head/documentHead.server.ts';
import { RequestNumber } from './layout/requestNumber.ts';

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

/**
 * In one go: nothing on a page waits for anything once its loaders have answered. The router's own way to hand over
 * their data waits, so the data is written here, as it would write it.
 */
async function render(url: string, context: EntryContext, loadContext: RouterContextProvider): Promise<string> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await text(serverHandoffStream) : '';
  const html = renderToString(
    <RequestNumber value={loadContext.get(requestId)}>
      <LateData value={loadContext.get(documentHead).late}>
        <ServerRouter context={rest} url={url} />
      </LateData>
    </RequestNumber>,
  );
  if (html.includes(WAITING)) throw new Error('A part of the page waits for something while it is drawn');
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${handedOver(data)}${html.slice(-END.length)}`;
}

/** What React writes where a part was not there in time. */
const WAITING = '<!--$!-->';
const END = '</body></html>';

const handedOver = (data: string) =>
  data === '' ? '' : `<script>${CONTROLLER}.enqueue(${scriptJson(data)});${CONTROLLER}.close();</script>`;

const CONTROLLER = 'window.__reactRouterContext.streamController';
