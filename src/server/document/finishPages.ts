import { schemeScript } from '../../content/colourScheme.ts';
import { fontPreloads } from '../../ui/styles/preload.ts';
import type { Pages } from '../pages.ts';
import { finishDocument } from './document.ts';
import type { PolicyExtras } from './policy.ts';
import { readSheets } from './sheets.ts';

/** Scripts of our own that stand in the head of every page; a new one has to be listed here, or browsers refuse it. */
const headScripts = [schemeScript];

export interface FinishOptions {
  clientDir: string;
  theme: { css: string; href: string };
  extras?: PolicyExtras;
}

/** Pages as browsers get them, with the security policy that fits their bytes. What is no HTML passes unchanged. */
export async function finishedPages(pages: Pages, { clientDir, theme, extras = {} }: FinishOptions): Promise<Pages> {
  const sheets = await readSheets(clientDir, theme);
  const options = { sheets, headScripts, fonts: fontPreloads, extras };
  return async (request, services, asked) => {
    const response = await pages(request, services, asked);
    if (!response.headers.get('Content-Type')?.startsWith('text/html') || response.body === null) return response;
    const { html, policy } = finishDocument(await response.text(), options);
    const headers = new Headers(response.headers);
    headers.set('Content-Security-Policy', policy);
    return new Response(html, { status: response.status, headers });
  };
}
