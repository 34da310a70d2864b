import { globSync, readFileSync, writeFileSync } from 'node:fs';

const MANIFEST = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/**
 * The router's list of routes without what no browser reads of it: what is false, and which files a module imports, which
 * only its own prefetching links would load ahead. It comes with every page. Throws when the file is not as it is known.
 */
export function shortManifest(script: string): string {
  const json = MANIFEST.exec(script)?.[1];
  if (json === undefined) throw new Error('The list of routes is not where it was: see scripts/shortManifest.ts');
  const manifest = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> };
  for (const [id, { imports: _, ...route }] of Object.entries(manifest.routes)) {
    manifest.routes[id] = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
  }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}

/** Shortens the list of a built client in its place. */
export function shortenManifest(client: string): void {
  const files = globSync('assets/manifest-*.js', { cwd: client });
  for (const file of files) {
    const place = `${client}/${file}`;
    writeFileSync(place, shortManifest(readFileSync(place, 'utf8')));
  }
}
