import { CACHES, OFFLINE_PATH } from './names.ts';
import { pageFor, type SeenBasket, withBasket } from './slots.ts';

/**
 * The service worker of the shop. It never answers with a page that it has kept: prices would be old. It asks the network
 * for every page, and shows one of its own when there is no answer. Files, calls and forms it leaves to the browser.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends WorkerEvent {
  readonly data: SeenBasket | undefined;
}
/** What of the worker's world is used here; TypeScript's own types of it and of pages exclude each other. */
interface WorkerWorld {
  /** Tells one build and shop from others; the server writes it before this file, as the line below. */
  readonly edition: string;
  /** Addresses of the page that is shown without a network, one for each language of the shop. */
  readonly offlinePages: readonly string[];
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: PageEvent) => void): void;
  addEventListener(name: 'message', listener: (event: Told) => void): void;
}
const world = globalThis as unknown as WorkerWorld;

const pages = `${CACHES}${world.edition}`;
const seen = `${CACHES}koszyk`;

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('message', (event) => event.waitUntil(keepBasket(event.data)));
world.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageOf(event));
});

async function install(): Promise<void> {
  await (await caches.open(pages)).addAll(world.offlinePages.map((path) => new Request(path, { cache: 'reload' })));
  await world.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && name !== pages && name !== seen);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while the worker starts: nobody waits for it.
  await world.registration.navigationPreload?.enable();
  await world.clients.claim();
}

async function pageOf({ request, preloadResponse }: PageEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await offlinePage(request.url)) ?? Response.error();
  }
}

/** The page in the language of an address, or in that of the shop. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const spoken = pageFor(new URL(url).pathname, world.offlinePages);
  const page = await caches.match(spoken, { cacheName: pages });
  if (!page) return undefined;
  const basket = await caches.match(OFFLINE_PATH, { cacheName: seen });
  const html = await page.text();
  const headers = Object.fromEntries(
    ['Content-Type', 'Content-Security-Policy'].map((name) => [name, page.headers.get(name) ?? '']),
  );
  return new Response(basket ? withBasket(html, (await basket.json()) as SeenBasket) : html, { headers });
}

/** Keeps what a page tells of the basket; an empty one is forgotten. */
async function keepBasket(basket: SeenBasket | undefined): Promise<void> {
  if (!basket?.lines.length) await caches.delete(seen);
  else await (await caches.open(seen)).put(OFFLINE_PATH, new Response(JSON.stringify(basket)));
}
