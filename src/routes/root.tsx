import { type ReactNode, use, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { BasketLink } from '../basket/BasketLink.tsx';
import { BASKET_PATH } from '../basket/path.ts';
import { schemeScript } from '../content/colourScheme.ts';
import { ErrorPage } from '../content/ErrorPage.tsx';
import { FOOTER_DATA, Footer } from '../content/Footer.tsx';
import { Header } from '../content/Header.tsx';
import { MissingPage } from '../content/MissingPage.tsx';
import { SettingsFields } from '../content/SettingsFields.tsx';
import { SettingsMenu } from '../content/SettingsMenu.tsx';
import { closedScript } from '../content/strips/closedScript.ts';
import { isOrdering } from '../content/strips/model.ts';
import { STRIPS_DATA, StripsBox, useOpenStrips } from '../content/strips/StripsBox.tsx';
import { BackToTop } from '../ui/BackToTop.tsx';
import { pressScript } from '../ui/earlyPresses.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { TextProvider, useText } from '../ui/TextContext.tsx';
import { ViewType } from '../ui/ViewType.tsx';
import type { Route } from './+types/root';
import { services } from './context.server.ts';
import { stillData } from './head/documentHead.server.ts';
import { type Chrome, chrome } from './layout/chrome.server.ts';
import { useClientLinks } from './layout/clientLinks.ts';
import type { PageHandle } from './layout/handle.ts';
import { PageChange } from './layout/PageChange.tsx';
import { PageScripts, useMadeByServer } from './layout/PageScripts.tsx';
import { packed, unpacked } from './layout/packed.ts';
import { fallBackToDocument } from './layout/pageSwap.ts';
import { REQUEST_NUMBER, RequestNumber } from './layout/requestNumber.ts';
import { useOwn } from './layout/useOwn.ts';
import { routeTexts } from './texts.ts';
import '../ui/styles/global.css';

/** Everything here is needed: without the shop's name and menu there is no page. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  stillData(context, STRIPS_DATA, shop.strips.shown(shop.clock()));
  const { name, company } = shop.shop;
  const { footer: groups, legal } = shop.content.menu;
  stillData(context, FOOTER_DATA, { name, company, groups, legal });
  return packed(await chrome(shop));
}

/** Undefined when not even that could be had. */
function useChrome(): Chrome | undefined {
  const data = useRouteLoaderData<typeof loader>('root');
  return useMemo(() => data && unpacked(data), [data]);
}

/** The header and footer are the same on every page of a visit. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [fallBackToDocument];

export function Layout({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  const madeByServer = useMadeByServer();
  const openStrips = useOpenStrips();
  return (
    // The scripts below may have set data-scheme and taken away classes before React takes the document over.
    <html lang="pl" className={openStrips} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {madeByServer && ownScripts.map(([name, text]) => <OwnScript key={name} text={text} />)}
        <Meta />
        <Links />
        {chrome && <link rel="stylesheet" href={chrome.themeHref} />}
        {chrome && <ThemeColours {...chrome.themeColours} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <TextProvider overrides={chrome?.texts ?? {}}>
          {chrome ? <Shell chrome={chrome}>{children}</Shell> : <main id="content">{children}</main>}
        </TextProvider>
        <PageScripts />
      </body>
    </html>
  );
}

/** A browser finds them in the document, and needs their words no second time. */
const ownScripts = [
  ['scheme', import.meta.env.SSR ? schemeScript : ''],
  ['closed', import.meta.env.SSR ? closedScript : ''],
  ['press', import.meta.env.SSR ? pressScript : ''],
] as const;

/** A constant of ours, named in the policy (`server/document/finishPages.ts`). */
const OwnScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no part of it comes from anywhere else
  <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
);

/** The browser's own frame in the colour of the page. */
const ThemeColours = ({ light, dark }: Chrome['themeColours']) => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
  </>
);

function Shell({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const failed = (useRouteError() ?? undefined) !== undefined;
  const type = failed ? 'noproduct' : (handles.findLast((handle) => handle)?.pageType ?? 'text');
  const ordering = isOrdering(pathname);
  useClientLinks();
  useOwn({ overrides: chrome.texts, currency: chrome.currency, net: chrome.net });
  return (
    <>
      <SkipLink target="content" />
      <PageChange content="content" />
      <ViewType />
      <StripsBox place="top" ordering={ordering} />
      <Header
        name={chrome.name}
        menu={chrome.menu}
        contact={{ phone: chrome.company.phone, hours: chrome.company.hours, href: '/kontakt' }}
        current={pathname}
        settings={<SettingsMenu currency={chrome.currency} />}
        tools={<BasketLink current={pathname === BASKET_PATH} />}
        drawer={<SettingsFields id="settings_drawer" currency={chrome.currency} />}
      />
      <div id="container" className={`${type}_page container max-width-1200`}>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <StripsBox place="bottom" ordering={ordering} />
      <BackToTop target="content" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** 404 and what nobody expected: a calm page with the way on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const chrome = useChrome();
  const t = useText(routeTexts);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const number = use(RequestNumber);
  return (
    <>
      <title>{[t(missing ? 'missing' : 'failed'), chrome?.name].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      {!missing && number !== undefined && <meta name={REQUEST_NUMBER} content={number} />}
      {missing ? (
        <MissingPage categories={chrome?.menu ?? []} />
      ) : (
        <ErrorPage requestId={number} contact={chrome?.company} />
      )}
    </>
  );
}
