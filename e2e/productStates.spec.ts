import { states } from '../src/server/testing/productStates.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { ADDED, buy, form, openAwake } from './support/productPage.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const WALKS = 3;

for (const walk of Array.from({ length: WALKS }, (_, n) => states.filter((_, place) => place % WALKS === n))) {
  const names = walk.map(({ name }) => name).join('; ');
  test(`a product reads the same once its scripts run, is accessible and fits a phone: ${names}`, async ({ page }) => {
    await page.setViewportSize(views.phone);
    for (const { name, at, reads, open, gone = [] } of walk) {
      await test.step(name, async () => {
        await page.goto(at);
        await expectTakenOver(page);
        for (const words of reads) await expect(form(page)).toContainText(words);
        if (open) await expect(buy(page)).toBeEnabled();
        else await expect(page.locator('#projector_button_basket:enabled')).toHaveCount(0);
        for (const id of gone) await expect(page.locator(`#${id}`)).toHaveCount(0);
        const notified = reads.includes('Powiadom mnie');
        await expect(page.locator('#projector_tell_availability_section')).toBeVisible({ visible: notified });
        await expect(page.locator('#projector_tell_availability_email')).toBeEnabled({ enabled: notified });
        await expectNoHorizontalScroll(page);
        await expectNoAxeViolations(page, { part: page.getByRole('main') });
      });
    }
  });
}

test.describe('energy labels', () => {
  const ARROW = 'Klasa efektywności energetycznej E, w skali od A do G';

  test('stand beside the price wherever there is one, and lead to the label', async ({ page }) => {
    await page.goto('/produkt/zarowka-led-do-latarenki-1071');
    const arrow = page.locator('#projector_prices_section').getByRole('link', { name: ARROW });
    await expect(arrow).toBeVisible();
    await expect(arrow.locator('img')).toHaveJSProperty('naturalWidth', 52);
    await arrow.click();
    await expect(page.locator('#projector_energy')).toBeInViewport();
    await expect(page.getByRole('link', { name: /w bazie EPREL/ })).toHaveAttribute('href', /\/qr\/9999901$/);
    await expectNoAxeViolations(page);
    await page.goto('/kategoria/swieczniki-i-drobiazgi');
    const card = page.locator('.product').filter({ hasText: 'Żarówka LED' });
    await expect(card.getByRole('img', { name: ARROW })).toBeVisible();
    await expect(page.getByRole('img', { name: /Klasa efektywności/ })).toHaveCount(1);
    await openAwake(page, '/produkt/zarowka-led-do-latarenki-1071');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await page.goto('/koszyk');
    await expect(page.getByRole('main').getByRole('img', { name: ARROW })).toBeVisible();
  });

  test('have no picture of a class that there is not', async ({ page }) => {
    for (const name of ['H-A-G.svg', 'E-A-D.svg', 'E-A-G', '..%2f..%2fetc']) {
      expect((await page.request.get(`/energia/${name}`)).status()).toBe(404);
    }
  });
});

test('a picture of the status and its words for a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/produkt/kubek-z-rysunkiem-1072');
  const status = page.locator('#projector_status');
  const picture = page.locator('#projector_status_gfx');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(status.getByText('Na zamówienie, do 14 dni', { exact: true })).toBeVisible();
  await expect(status.getByText('Malujemy na zamówienie, do 14 dni')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(status.getByText('Malujemy na zamówienie, do 14 dni')).toBeVisible();
});
