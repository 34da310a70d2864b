/** What a document ends with, taken apart. Every part is checked to be exactly what it should be. */
export interface DocumentTail {
  /** Everything before the scripts. */
  before: string;
  /** Inline scripts in order, without their tags; the module script among them is `undefined`. */
  scripts: readonly (string | undefined)[];
  /** Of the module script. */
  modules: RouteModules;
  /** What stands after the scripts. */
  end: string;
}

/** The modules a page starts with, by address. */
export interface RouteModules {
  manifest: string;
  /** Modules of each route, in order; a route's later modules add to the earlier ones. */
  routes: Readonly<Record<string, readonly string[]>>;
  entry: string;
}

const MODULE_OPEN = '<script type="module" async="">';
const OPEN = '<script>';
const CLOSE = '</script>';
const STREAM =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const CONTEXT = /^window\.__reactRouterContext = (\{[^\n]*?\});/;
/** Written by `routes/entry.server.tsx`. */
const DATA =
  /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);window\.__reactRouterContext\.streamController\.close\(\);$/s;
const END = '</body></html>';

/**
 * Reads the scripts at the end of a document from its end on, so that nothing inside the page can pass for one of them.
 * Throws when they are not what this version of React Router and `entry.server.tsx` write: a script is trusted only when it is known.
 */
export function readTail(html: string): DocumentTail {
  const moduleAt = html.lastIndexOf(MODULE_OPEN);
  if (moduleAt < 0) throw unknown('no module script');
  const context = scriptBefore(html, moduleAt);
  if (!isContext(context.text)) throw unknown('the context script');
  const scroll = scriptBefore(html, context.start);
  if (!scroll.text.startsWith('((storageKey, restoreKey) =>')) throw unknown('the scroll script');

  const moduleEnd = html.indexOf(CLOSE, moduleAt);
  const modules = readModules(html.slice(moduleAt + MODULE_OPEN.length, moduleEnd));
  const dataAt = moduleEnd + CLOSE.length;
  const dataEnd = html.indexOf(CLOSE, dataAt);
  const data = html.slice(dataAt + OPEN.length, dataEnd);
  if (!html.startsWith(OPEN, dataAt) || !isData(data)) throw unknown('the script of data');
  const end = html.slice(dataEnd + CLOSE.length);
  if (end !== END) throw unknown('what stands after the scripts');
  return { before: html.slice(0, scroll.start), scripts: [scroll.text, context.text, undefined, data], modules, end };
}

function scriptBefore(html: string, end: number): { start: number; text: string } {
  const start = html.lastIndexOf(OPEN, end - 1);
  const text = html.slice(start + OPEN.length, end - CLOSE.length);
  if (start < 0 || html.slice(end - CLOSE.length, end) !== CLOSE || text.includes(CLOSE)) throw unknown('their order');
  return { start, text };
}

function isContext(text: string): boolean {
  const json = CONTEXT.exec(text);
  return json?.[1] !== undefined && typeof parsed(json[1]) === 'object' && text.slice(json[0].length) === STREAM;
}

function isData(text: string): boolean {
  const data = DATA.exec(text)?.[1];
  return data !== undefined && typeof parsed(data) === 'string';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const MANIFEST = /^import "([^"]+)";?$/;
const ROUTE = /^import \* as (route\d+)(?:_\w+)? from "([^"]+)";$/;
const JOINED = /^const route\d+ = \{(?:\.\.\.route\d+_\w+,?)+\};$/;
const NAMES = /^window\.__reactRouterRouteModules = \{(.*)\};$/;
const NAME = /"((?:[^"\\]|\\.)*)":(route\d+)/g;
const ENTRY = /^import\("([^"]+)"\);$/;

/** Line by line; a line that is not known ends it. */
function readModules(text: string): RouteModules {
  let manifest: string | undefined;
  let entry: string | undefined;
  let names = '';
  const addresses = new Map<string, string[]>();
  for (const line of text.split('\n').map((one) => one.trim())) {
    const route = ROUTE.exec(line);
    if (route?.[1] !== undefined && route[2] !== undefined) {
      addresses.set(route[1], [...(addresses.get(route[1]) ?? []), route[2]]);
    } else if (MANIFEST.test(line)) manifest = MANIFEST.exec(line)?.[1];
    else if (ENTRY.test(line)) entry = ENTRY.exec(line)?.[1];
    else if (NAMES.test(line)) names = NAMES.exec(line)?.[1] ?? '';
    else if (line !== '' && !JOINED.test(line)) throw unknown(`the line ${line}`);
  }
  const routes = [...names.matchAll(NAME)].map(([, id, name]): [string, readonly string[]] => [
    JSON.parse(`"${id}"`) as string,
    addresses.get(name ?? '') ?? [],
  ]);
  if (manifest === undefined || entry === undefined || routes.length !== addresses.size) throw unknown('the modules');
  return { manifest, entry, routes: Object.fromEntries(routes) };
}

const unknown = (what: string) =>
  new Error(
    `React Router's scripts at the end of the page are not as expected: ${what}. See src/server/document/tail.ts`,
  );
