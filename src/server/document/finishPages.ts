import { randomBytes } from 'node:crypto';
import { schemeScript } from '../../content/colourScheme.ts';
import { closedScript } from '../../content/strips/closedScript.ts';
import { pressScript } from '../../ui/earlyPresses.ts';
import { fontPreloads } from '../../ui/styles/preload.ts';
import type { Pages } from '../pages.ts';
import { finishDocument } from './document.ts';
import type { PolicyExtras } from './policy.ts';
import { readSheets } from './sheets.ts';

/** Scripts of our own that stand in the head of every page; a new one has to be listed here, or browsers refuse it. */
const headScripts = [schemeScript, closedScript, pressScript];

export interface FinishOptions {
  clientDir: string;
  theme: { css: string; href: string };
  extras?: PolicyExtras;
}

/** A page of one shopper says that it is never kept; only such a page may have a number that nobody can foresee. */
const isPersonal = ({ headers }: Response) => headers.get('Cache-Control')?.includes('no-store') === true;

/** Pages as browsers get them, with the security policy that fits their bytes. What is no HTML passes unchanged. */
export async function finishedPages(pages: Pages, { clientDir, theme, extras = {} }: FinishOptions): Promise<Pages> {
  const sheets = await readSheets(clientDir, theme);
  const options = { sheets, headScripts, fonts: fontPreloads, extras };
  return async (request, services, asked) => {
    const response = await pages(request, services, asked);
    if (!response.headers.get('Content-Type')?.startsWith('text/html') || response.body === null) return response;
    const nonce = isPersonal(response) ? randomBytes(16).toString('base64') : undefined;
    const { html, policy } = finishDocument(await response.text(), { ...options, nonce });
    const headers = new Headers(response.headers);
    headers.set('Content-Security-Policy', policy);
    return new Response(html, { status: response.status, headers });
  };
}
