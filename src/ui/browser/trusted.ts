/**
 * The one Trusted Types policy that the shop's Content-Security-Policy allows (W3C Trusted Types). HTML and scripts come
 * only from our own server, which cleaned or issued them; the policy is here so that nothing else reaches those sinks.
 */
const POLICY_NAME = 'shop';

type Rules = { readonly createHTML: (html: string) => string; readonly createScriptURL: (url: string) => string };
type Policy = { readonly createHTML: (html: string) => TrustedHTML; readonly createScriptURL: (url: string) => string };
type Factory = { readonly createPolicy: (name: string, rules: Rules) => Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** The whole address; throws for any other origin, scheme or kind (a blob's origin is that of its page, so the text decides). */
export function ownScriptUrl(url: string, origin: string): string {
  const { href } = new URL(url, origin);
  if (!href.startsWith(`${origin}/`)) throw new TypeError(`not a script of ${origin}: ${href}`);
  return href;
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (url) => ownScriptUrl(url, window.location.origin),
};

// A policy name may be taken once; a second copy of this module would throw, and must.
const policy: Policy = factory?.createPolicy(POLICY_NAME, rules) ?? rules;

/** Marks HTML as trusted that the server cleaned when it entered the shop. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy.createHTML(html);
}

/**
 * Marks an address of this origin as trusted for `script.src`; throws for another. The type says string because the
 * DOM's types do.
 */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
