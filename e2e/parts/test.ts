import { test as base, expect } from '../support/test.ts';

export { expect };

/** The usual test, whose addresses are those of the page of parts instead of the shop. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_PARTS_URL ?? baseURL),
});
