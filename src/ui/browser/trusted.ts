/**
 * The one Trusted Types policy of the pages that the shop's Content-Security-Policy allows (W3C Trusted Types). HTML comes
 * only from our own server, which cleaned it; no script is ever made of a text. More code runs only from files that the
 * merchant has put into the folder of the shop, and from the shop's service worker.
 */
const POLICY_NAME = 'shop';

/** Beginning of the addresses of the merchant's own scripts. */
export const SCRIPTS_PATH = '/dodatki/';

type Rules = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
};
type Policy = {
  readonly createHTML: (html: string) => TrustedHTML;
  readonly createScriptURL: (address: string) => unknown;
};
type Factory = { readonly createPolicy: (name: string, rules: Rules) => Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (/^\/(dodatki\/[\w.-]+|sw\.js)$/.test(address)) return address;
    throw new TypeError(address);
  },
};

// A policy name may be taken once; a second copy of this module would throw, and must.
const policy: Policy = factory?.createPolicy(POLICY_NAME, rules) ?? rules;

/** Marks HTML as trusted that the server cleaned when it entered the shop. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy.createHTML(html);
}

/** Marks the address of a script of this shop as trusted. Throws a TypeError for any other address. */
export function trustedScript(address: string): string {
  // Where the browser keeps to Trusted Types it is an object that `src` alone takes.
  return policy.createScriptURL(address) as string;
}
