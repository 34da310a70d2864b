import type { RouteModules } from './tail.ts';

/** Name of the Trusted Types policy that the loader takes; it makes one address and is out of reach afterwards. */
export const LOADER_POLICY = 'boot';

/** Scripts come at the latest then, whatever is still on its way, ms. */
const LATEST_MS = 2500;

/**
 * A classic script that starts the page's modules. Chromium refuses the imports of an inline module script that is
 * allowed by its hash (their parser state is the script's, which `strict-dynamic` does not trust), but loads the module
 * of an element that an allowed script has made. `routes/entry.client.tsx` takes the rest from `__witrynaModules`.
 *
 * It waits until what the page shows first is there and painted, so that a slow line carries pictures and letters before
 * scripts. A press or a key starts it at once. `preloads` are the addresses of all modules it will need.
 */
export function loaderScript({ manifest, routes, entry }: RouteModules, preloads: readonly string[]): string {
  return `window.__witrynaModules={...${json({ manifest, routes })},made:${ADDRESS}};(${START})(${json(entry)},${json(preloads)},window.trustedTypes)`;
}

/** As `routes/layout/startModules.ts` reads it later. */
const ADDRESS = 'location.pathname+location.search';

/** A timer beside the frame: a window in the background has none. */
const START = `(u,m,t)=>{let b=0;const d=document,e=addEventListener,l=(n,p)=>d.head.append(Object.assign(d.createElement(n),p)),\
g=()=>{if(b)return;b=1;for(const href of m)l("link",{rel:"modulepreload",href});\
l("script",{type:"module",src:t?t.createPolicy(${JSON.stringify(LOADER_POLICY)},{createScriptURL:()=>u}).createScriptURL(""):u})},\
p=()=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,200)};\
e("load",p);setTimeout(g,${LATEST_MS});for(const n of["pointerdown","keydown"])e(n,g,{capture:true,once:true,passive:true})}`;

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
