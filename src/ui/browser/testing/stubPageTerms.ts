import { vi } from 'vitest';
import type { PageTerms } from '../pageTerms.ts';

/** Until the test ends: a document that says so much to its scripts. */
export function stubPageTerms(terms: Partial<PageTerms> = {}): void {
  const textContent = JSON.stringify({ texts: {}, ...terms });
  vi.stubGlobal('document', { cookie: '', getElementById: () => ({ textContent }) });
}
