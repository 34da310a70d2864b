import type { Plugin } from 'vite';

/** The module through which Vite lets every `import()` of the browser pass. */
const HELPER = /^\0?vite\/preload-helper\.js$/;

/**
 * A fifth of Vite's own, for it is part of what every product page loads: before code that is fetched late runs, the sheets
 * it needs are there. Those the page has, inside or outside, are not fetched again; the router marks some with a `#`.
 */
const helper = `
const add = (href) => new Promise((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.onload = link.onerror = done;
  link.href = href;
  document.head.append(link);
});
export async function __vitePreload(load, names = []) {
  const there = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href').split('#')[0]);
  await Promise.all(names.map((name) => '/' + name).filter((href) => href.endsWith('.css') && !there.includes(href)).map(add));
  return load();
}
`;

export function lateSheets(): Plugin {
  return {
    name: 'late-sheets',
    enforce: 'pre',
    apply: 'build',
    // It is loaded by a part of Vite that nothing comes before.
    transform: { filter: { id: HELPER }, handler: () => ({ code: helper, map: null }) },
  };
}
