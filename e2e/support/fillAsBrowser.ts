import type { Locator } from '@playwright/test';

/** Fills a field as a browser does that knows an address: nobody types. */
export const fillAsBrowser = (field: Locator, value: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, filled) => {
    input.value = filled;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
