/** Name of the Trusted Types policy that the loader takes; it makes one address and is out of reach afterwards. */
export const LOADER_POLICY = 'boot';

/**
 * Starts the kernel; an inline module. As such it runs in a task after the parsing, and `DOMContentLoaded` comes after it:
 * Chromium then looks for fields to fill in, for which it lays the page out, and parsing and layout are not one long task.
 * It makes an element and imports nothing: Chromium refuses the imports of an inline module that is allowed by its hash (their
 * parser state is the script's, which `strict-dynamic` does not trust), but loads the module of an element that an allowed
 * script has made. It notes the address that the document was loaded for, which the kernel looks at.
 */
export const loaderScript = (kernel: string): string =>
  `${NOTE}const u=${JSON.stringify(kernel)},t=window.trustedTypes,s=document.createElement("script");s.type="module";\
s.src=t?t.createPolicy(${JSON.stringify(LOADER_POLICY)},{createScriptURL:()=>u}).createScriptURL(""):u;document.head.append(s)`;

/** Starts a page in another language: its words come first, then the kernel. Scripts that are not async keep their order. */
export const spokenLoader = (words: string, kernel: string): string =>
  `${NOTE}const a=${JSON.stringify([words, kernel])},t=window.trustedTypes,\
p=t?t.createPolicy(${JSON.stringify(LOADER_POLICY)},{createScriptURL:u=>a.includes(u)?u:""}):{createScriptURL:u=>u};\
a.forEach((u,i)=>{const s=document.createElement("script");s.async=false;if(i)s.type="module";s.src=p.createScriptURL(u);document.head.append(s)})`;

const NOTE = 'document.documentElement.dataset.at=location.pathname+location.search;';
