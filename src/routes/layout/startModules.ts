/** What the page says it starts with. */
interface StartingModules {
  /** Address of the router's manifest. */
  manifest: string;
  /** Addresses of the modules of each route. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Path and query that the document was made for. */
  made: string;
}

declare global {
  interface Window {
    __witrynaModules?: StartingModules;
    /** Read by React Router when it takes the page over. */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/**
 * Does what React Router's own inline module script would do, which no hash in the security policy can allow
 * (`server/document/loader.ts`). In development that script is left as it is, and there is nothing to do here.
 */
export async function startRouteModules(): Promise<void> {
  const modules = window.__witrynaModules;
  if (!modules) return;
  const manifest = load(modules.manifest);
  const routes = Object.entries(modules.routes).map(async ([id, addresses]): Promise<[string, object]> => {
    const parts = await Promise.all(addresses.map(load));
    return [id, parts.length === 1 ? (parts[0] ?? {}) : Object.assign({}, ...parts)];
  });
  const [loaded] = await Promise.all([Promise.all(routes), manifest]);
  window.__reactRouterRouteModules = Object.fromEntries(loaded);
}

const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);

/**
 * Does the window stand at another address than the document was made for? Going back over a page change inside one
 * document stays inside it, also when that document was loaded anew since and its code is still on its way.
 */
export function isLeft(): boolean {
  const made = window.__witrynaModules?.made;
  return made !== undefined && made !== location.pathname + location.search;
}
