import type { RouteModules } from './tail.ts';

/** Name of the Trusted Types policy that the loader takes; it makes one address and is out of reach afterwards. */
export const LOADER_POLICY = 'boot';

/**
 * A classic script that starts the page's modules. Chromium refuses the imports of an inline module script that is
 * allowed by its hash (their parser state is the script's, which `strict-dynamic` does not trust), but loads the module
 * of an element that an allowed script has made. `routes/entry.client.tsx` takes the rest from `__witrynaModules`.
 */
export function loaderScript({ manifest, routes, entry }: RouteModules): string {
  const start =
    `((u,t)=>{const s=document.createElement("script");s.type="module";` +
    `s.src=t?t.createPolicy(${JSON.stringify(LOADER_POLICY)},{createScriptURL:()=>u}).createScriptURL(""):u;` +
    `document.head.append(s)})(${json(entry)},window.trustedTypes)`;
  return `window.__witrynaModules=${json({ manifest, routes })};${start}`;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
