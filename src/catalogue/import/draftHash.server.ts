import { hash } from 'node:crypto';

/**
 * What tells an import that a product has changed since the last one.
 * @param json the draft
 */
export const hashOf = (json: string): string => hash('sha256', json, 'base64url');
