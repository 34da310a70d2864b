import type { Locator, Page } from '@playwright/test';
import { expectAwake, islandOf } from './live.ts';

/** Parts of the form in which a product is chosen and bought. */
export const form = (page: Page): Locator => page.locator('#projector_form');
export const price = (page: Page): Locator => page.locator('#projector_price_value');
export const number = (page: Page): Locator => page.locator('#projector_number');
export const numberMessage = (page: Page): Locator => page.locator('#projector_number_message');
export const buy = (page: Page): Locator => page.locator('#projector_button_basket');
export const amount = (page: Page): Locator => page.locator('#projector_amount');
export const announcement = (page: Page): Locator => page.locator('#projector_announcement');

export const ADDED = 'Produkt został dodany.';

/** A page whose form answers presses: somebody is there, and it has been taken over. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAwake(islandOf(form(page)));
}

/** Notes all that an element says from now on; gives back what it has said. */
export async function listenTo(said: Locator): Promise<() => Promise<string[]>> {
  const turns = await said.evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return heard;
  });
  return () => turns.jsonValue();
}
