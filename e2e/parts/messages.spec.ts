import { messages, open, press } from './page.ts';
import { expect, test } from './test.ts';

test.describe('a message', () => {
  const start = new Date('2026-11-21T08:00:00Z');
  const later = new Date('2026-11-21T08:01:00Z');

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: start });
    await open(page, 'windows');
    await page.clock.pauseAt(later);
  });

  test('is gone after 4000 ms and a fade of 500 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await press(page, 'Komunikat');
    const text = messages(page).getByText('Produkt został dodany.');
    await expect(text).toBeVisible();
    const toast = messages(page).getByRole('status').locator('> *');
    await page.clock.runFor(3999);
    await expect(toast).not.toHaveCSS('transition-duration', '0.5s');
    await page.clock.runFor(1);
    await expect(toast).toHaveCSS('transition-duration', '0.5s');
    await expect(toast).toHaveCSS('opacity', '0');
    await page.clock.runFor(499);
    await expect(text).toBeAttached();
    await page.clock.runFor(1);
    await expect(text).not.toBeAttached();
  });

  test('is said exactly once, in a region that was there before', async ({ page }) => {
    const region = messages(page);
    await expect(region.getByRole('status')).toBeEmpty();
    await expect(region.getByRole('alert')).toBeEmpty();
    const said = await region.evaluateHandle((element) => {
      const heard: string[] = [];
      const listen = (records: MutationRecord[]) => {
        for (const { type, target, addedNodes } of records) {
          const text =
            type === 'characterData' ? target.textContent : [...addedNodes].map((one) => one.textContent).join();
          const live = (target instanceof Element ? target : target.parentElement)?.closest('[role]')?.role;
          if (text) heard.push(`${live}: ${text.replaceAll(/\s+/g, ' ')}`);
        }
      };
      new MutationObserver(listen).observe(element, { subtree: true, childList: true, characterData: true });
      return heard;
    });

    await press(page, 'Komunikat');
    await expect(region.getByRole('status')).toHaveText(/Produkt został dodany/);
    await press(page, 'Komunikat o błędzie');
    await expect(region.getByRole('alert')).toHaveText(/Nie udało się/);
    await page.clock.runFor(2000);
    await press(page, 'Komunikat, który zostaje');
    await expect(region.getByRole('status').locator('> *')).toHaveCount(2);
    await page.clock.runFor(4500);
    await expect(region.getByRole('status').locator('> *')).toHaveCount(1);
    await expect(region.getByRole('alert')).toBeEmpty();
    expect(await said.jsonValue()).toEqual([
      'status: Produkt został dodany. Zobacz koszyk',
      'alert: Nie udało się dodać produktu. ',
      'status: Wysłaliśmy list na Twój adres. ',
    ]);
  });

  test('waits while it is pointed at, then takes the time that was left', async ({ page }) => {
    await press(page, 'Komunikat');
    const text = messages(page).getByText('Produkt został dodany.');
    await page.clock.runFor(3000);
    await text.hover();
    await page.clock.runFor(60_000);
    await expect(text).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(1499);
    await expect(text).toBeAttached();
    await page.clock.runFor(1);
    await expect(text).not.toBeAttached();
  });

  test('waits while it holds focus, and gives focus back when it is closed', async ({ page }) => {
    await press(page, 'Komunikat');
    const text = messages(page).getByText('Produkt został dodany.');
    await messages(page).getByRole('link', { name: 'Zobacz koszyk' }).focus();
    await page.clock.runFor(60_000);
    await expect(text).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(messages(page).getByRole('button', { name: 'Zamknij' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(text).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text).not.toBeAttached();
    await expect(page.getByRole('button', { name: 'Komunikat', exact: true })).toBeFocused();
  });

  test('comes back from its fade when it is pointed at', async ({ page }) => {
    await press(page, 'Komunikat');
    const text = messages(page).getByText('Produkt został dodany.');
    const toast = messages(page).getByRole('status').locator('> *');
    await page.clock.runFor(4200);
    await expect(toast).toHaveCSS('opacity', '0');
    await toast.hover();
    await expect(toast).toHaveCSS('opacity', '1');
    await page.clock.runFor(60_000);
    await expect(text).toBeVisible();
  });
});
