import { expect, it, vi } from 'vitest';

vi.stubGlobal('document', { cookie: '', getElementById: () => null });
const { CONSENT_TYPES, consentOf } = await import('./dataLayer.ts');

it('all types of consent are denied until their purpose is agreed to', () => {
  expect(Object.values(consentOf([]))).toEqual(Object.keys(CONSENT_TYPES).map(() => 'denied'));
  const granted = (purpose: 'preferences' | 'statistics' | 'marketing') =>
    Object.entries(consentOf([purpose])).flatMap(([type, state]) => (state === 'granted' ? [type] : []));
  expect(granted('statistics')).toEqual(['analytics_storage']);
  expect(granted('marketing')).toEqual(['ad_storage', 'ad_user_data', 'ad_personalization']);
  expect(granted('preferences')).toEqual(['functionality_storage', 'personalization_storage', 'security_storage']);
});
