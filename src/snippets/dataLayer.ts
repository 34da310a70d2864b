import type { Purpose } from '../ui/browser/consentName.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { agreedPurposes, onConsent } from '../ui/browser/purposes.ts';

/**
 * Types of Google's consent mode v2, with the purpose that each of them needs here
 * (developers.google.com/tag-platform/security/guides/consent).
 */
export const CONSENT_TYPES = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: 'preferences',
} as const satisfies Record<string, Purpose>;

type Consent = Record<keyof typeof CONSENT_TYPES, 'granted' | 'denied'>;

/** State of each type for the purposes that were agreed to. */
export const consentOf = (agreed: readonly Purpose[]): Consent =>
  Object.fromEntries(
    Object.entries(CONSENT_TYPES).map(([type, purpose]) => [type, agreed.includes(purpose) ? 'granted' : 'denied']),
  ) as Consent;

/** The array that scripts of the merchant's own read; a name that they all know. */
function layer(): unknown[] {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Puts an event into the data layer. What an event before it told of goods is not its own. */
export function pushEvent(event: { event: string; ecommerce?: object | undefined; search_term?: string }): void {
  if (event.ecommerce) layer().push({ ecommerce: null });
  layer().push(event);
}

function command(_name: 'consent', _what: 'default' | 'update', _state: Consent): void {
  // biome-ignore lint/complexity/noArguments: Google's tag reads only such an object, no array
  layer().push(arguments);
}

// All is denied before the first script of the merchant's own comes, and each choice follows.
if (pageTerms().measures === 'pages') {
  command('consent', 'default', consentOf([]));
  const update = () => command('consent', 'update', consentOf(agreedPurposes()));
  if (agreedPurposes().length > 0) update();
  onConsent(update);
}
