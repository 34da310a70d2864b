import { PART_PARAM } from '../../ui/kernel/part.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { sourceHash } from '../document/policy.ts';
import { isFromHere } from '../http/fromHere.ts';
import type { Panel } from '../http/listener.ts';
import { panelScript } from './panelScript.ts';
import { EDITS_PATH } from './path.ts';

/** State of the folder as the open shop has taken it in. */
export interface EditsTold {
  /** Another one after each edit that shows. */
  version: number;
  /** Mistakes in its files, a line each. */
  problems: readonly string[];
  /** Where the merchant's book describes those files. */
  book: readonly string[];
}

/** Only the answer to this request is another one: pages are kept without the panel. */
const LEFT_OUT = ['accept-encoding', 'if-none-match', 'if-modified-since'];

export function createPanel(told: () => EditsTold, texts: () => TextOverrides): Panel {
  return {
    isFor({ method, url = '', headers, socket }) {
      const whole = URL.parse(url, `http://${headers.host}`);
      if (method !== 'GET' || !whole) return false;
      const isDocument = headers.accept?.includes('text/html') === true && !whole.searchParams.has(PART_PARAM);
      if (!isDocument && whole.pathname !== EDITS_PATH) return false;
      return isFromHere({ peer: socket.remoteAddress, url: whole.href, headers });
    },
    async answer(request, ask) {
      if (new URL(request.url).pathname === EDITS_PATH) {
        return Response.json(told(), { headers: { 'Cache-Control': 'no-store' } });
      }
      const headers = new Headers(request.headers);
      for (const name of LEFT_OUT) headers.delete(name);
      // Before the page is made: an edit meanwhile loads it once more, and is not missed.
      const script = panelScript(told().version, texts());
      return withScript(await ask(new Request(request.url, { headers })), script);
    },
  };
}

const SCRIPTS = 'script-src ';
const END = '</body></html>';

/** A document with a script at its end that its policy allows; any other answer as it is. */
async function withScript(response: Response, script: string): Promise<Response> {
  const policy = response.headers.get('Content-Security-Policy');
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || !policy?.includes(SCRIPTS)) return response;
  const html = await response.text();
  if (!html.endsWith(END)) return new Response(html, response);
  const headers = new Headers(response.headers);
  for (const name of ['ETag', 'Content-Length']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy.replace(SCRIPTS, `${SCRIPTS}${sourceHash(script)} `));
  return new Response(`${html.slice(0, -END.length)}<script>${script}</script>${END}`, {
    status: response.status,
    headers,
  });
}
