import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { fontPreloads } from '../../src/ui/styles/preload.ts';
import { PartsPage, pageNames } from './PartsPage.tsx';

export type Rendered = { name: string; head: string; app: string };

/** What each page is before its scripts run: the same elements that `client.tsx` takes over. */
export const rendered = (): Rendered[] => pageNames.map(render);

function render(name: string): Rendered {
  const preloads = fontPreloads.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
  const page = (
    <StrictMode>
      <PartsPage name={name} />
    </StrictMode>
  );
  return { name, head: renderToString(preloads), app: renderToString(page) };
}
