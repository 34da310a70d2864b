import { createHash } from 'node:crypto';
import { LOADER_POLICY } from './loader.ts';

/** Sign of a page's own scripts and styles: hashes of their content, or a number of this answer. */
export type Trust =
  | { kind: 'hashes'; scripts: readonly string[]; styles: readonly string[] }
  | { kind: 'nonce'; nonce: string };

/** Further sources that settings call for, such as a payment provider that forms lead to. */
export interface PolicyExtras {
  formAction?: readonly string[];
  connect?: readonly string[];
  images?: readonly string[];
}

/** `'sha256-…'` of a script or a style sheet. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The Content-Security-Policy of a page (CSP Level 3, Trusted Types). */
export function pagePolicy(trust: Trust, extras: PolicyExtras = {}): string {
  const scripts = trust.kind === 'nonce' ? [`'nonce-${trust.nonce}'`] : [...new Set(trust.scripts)];
  const styles = trust.kind === 'nonce' ? [`'nonce-${trust.nonce}'`] : [...new Set(trust.styles)];
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...(extras.images ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(extras.connect ?? [])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...(extras.formAction ?? [])],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['shop', LOADER_POLICY],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
