/**
 * The one Trusted Types policy of the pages that the shop's Content-Security-Policy allows (W3C Trusted Types). HTML comes
 * only from our own server, which cleaned it; no script is ever made of a text, so that the policy makes none.
 */
const POLICY_NAME = 'shop';

type Rules = { readonly createHTML: (html: string) => string };
type Policy = { readonly createHTML: (html: string) => TrustedHTML };
type Factory = { readonly createPolicy: (name: string, rules: Rules) => Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

const rules: Rules = { createHTML: (html) => html };

// A policy name may be taken once; a second copy of this module would throw, and must.
const policy: Policy = factory?.createPolicy(POLICY_NAME, rules) ?? rules;

/** Marks HTML as trusted that the server cleaned when it entered the shop. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy.createHTML(html);
}
