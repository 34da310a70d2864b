import type { ComponentType } from 'react';
import type { PageProps } from './page.ts';
import type { Served } from './pages.server.ts';
import type { PageName } from './places.ts';

/** What the server gives the component of a page. */
export type ViewOf<Name extends PageName> = Awaited<ReturnType<Served[Name]['load']>>['view'];
export type PagesOf<Names extends PageName> = { readonly [Name in Names]: ComponentType<PageProps<ViewOf<Name>>> };
