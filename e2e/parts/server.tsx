import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { fontPreloads } from '../../src/ui/styles/preload.ts';
import { PartsPage } from './PartsPage.tsx';

export type Rendered = { head: string; app: string };

/** What the page is before its scripts run: the same elements that `client.tsx` takes over. */
export function render(): Rendered {
  const preloads = fontPreloads.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
  const page = (
    <StrictMode>
      <PartsPage />
    </StrictMode>
  );
  return { head: renderToString(preloads), app: renderToString(page) };
}
