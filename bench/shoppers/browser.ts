/** Asks a shop as one browser does, keeping its cookies, and tells a tally of every answer. */
import type { Tally } from './tally.ts';

/** A shopper has gone by then. */
const PATIENCE_MS = 10_000;

export interface Page {
  status: number;
  text: string;
  location: string;
}

export type Ask = (step: string, path: string, form?: Readonly<Record<string, string>>) => Promise<Page>;

export class Failed extends Error {}

/** `allowed`: whether a status is what the visitor expects; any other ends the visit and is counted. */
export function newBrowser(url: string, tally: Tally, allowed: (status: number) => boolean): Ask {
  const cookies = new Map<string, string>();
  return async (step, path, form) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = performance.now();
    const fail = (why: string): never => {
      tally.failed(`${step}: ${why}`);
      throw new Failed(why);
    };
    try {
      const answer = await fetch(url + path, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...(cookie === '' ? {} : { Cookie: cookie }) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(form ? { body: new URLSearchParams(form) } : {}),
      });
      const text = await answer.text();
      tally.answered(step, performance.now() - asked);
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      if (!allowed(answer.status)) fail(`status ${answer.status}`);
      return { status: answer.status, text, location: answer.headers.get('Location') ?? '' };
    } catch (error) {
      if (error instanceof Failed) throw error;
      return fail(error instanceof Error ? error.name : 'unknown');
    }
  };
}
