import { expectNoAxeViolations } from './support/axe.ts';
import { FORBIDDEN, files, fill, png, ready, send } from './support/contactForm.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test('refuses files that may not be sent and sends the others ahead', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await files(page).setInputFiles([
    { name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') },
    png('kubek.png'),
    { name: 'udaje.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ]);
  const list = page.getByRole('list', { name: 'Dołączone pliki' });
  await expect(list.getByText(FORBIDDEN)).toBeVisible();
  await expect(list.getByText(/^Nie można wgrać pliku udaje\.png, ponieważ załączanie/)).toBeVisible();
  await expect(list.getByRole('link', { name: 'kubek.png' })).toBeVisible();
  // Made in the page: that many bytes would take their time on the way into it.
  await files(page).evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new ArrayBuffer(10_485_761)], 'wielki.bin'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(
    list.getByText('Nie można wgrać pliku wielki.bin, ponieważ przekracza maksymalny dozwolony rozmiar 10,00MB.'),
  ).toBeVisible();
  expect(await files(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Usuń plik kubek.png' }).click();
  await expect(page.getByRole('link', { name: 'kubek.png' })).toHaveCount(0);
});

test('a file shows how far it has come, and is stopped by keyboard', async ({ page, guard }) => {
  // From the start: told only right before the key, Chromium may hear of the key first.
  page.on('filechooser', () => {});
  guard.allowRequest(/upload\.php/);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/ajax/upload.php', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/kontakt');
  await ready(page);
  await files(page).focus();
  const choosing = page.waitForEvent('filechooser');
  // What opens the browser's own field in Chromium.
  await page.keyboard.press('Space');
  await (await choosing).setFiles([png('jeden.png'), png('dwa.png')]);
  const list = page.getByRole('list', { name: 'Dołączone pliki' });
  await expect(list.getByRole('progressbar', { name: 'Wgrywamy plik jeden.png' })).toBeVisible();
  await expectNoAxeViolations(page);
  // The form waits for what is on its way, and goes with it.
  await page.getByRole('button', { name: 'Przerwij wgrywanie pliku jeden.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText('jeden.png')).toHaveCount(0);
  await fill(page, 'Z jednym plikiem');
  await send(page).click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(page.getByText('Razem z nią 1 plik.')).toBeVisible();
});

test('takes files that are dropped', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Dzień dobry'], 'list.txt', { type: 'text/plain' }));
    return transfer;
  });
  const place = files(page).locator('..');
  await place.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText('Upuść pliki tutaj')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('link', { name: 'list.txt' })).toBeVisible();
});
