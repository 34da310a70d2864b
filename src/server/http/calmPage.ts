import { escapeHtml } from '../../kit/html.ts';
import { sourceHash } from '../document/policy.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}' +
  'a{display:inline-block;padding:.6rem 0;color:inherit}code{font-size:.875rem}';

/** Policy of a page that runs nothing and asks for nothing. */
export const CALM_POLICY = `default-src 'none'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface CalmWords {
  title: string;
  text: string;
  toMain: string;
  number: string;
}

/** Page for a person when no other can be made: whole in itself, so that it can be shown whatever is broken. */
export function calmPage({ title, text, toMain, number }: CalmWords, requestId: string): string {
  return (
    '<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(text)}</p><p><a href="/">${escapeHtml(toMain)}</a></p>` +
    `<p>${escapeHtml(number)} <code>${escapeHtml(requestId)}</code></p></main></body></html>`
  );
}
