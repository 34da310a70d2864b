import type { Page } from '@playwright/test';
import { messages, open, press } from './parts/page.ts';
import { expect, test } from './parts/test.ts';

test.describe('motion', () => {
  const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

  test('stops for those who asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'windows');
    await press(page, 'Komunikat, który zostaje');
    await press(page, 'Okno');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(page)).toBe(0);
    await page.keyboard.press('Escape');
    await press(page, 'Menu');
    expect(await moving(page)).toBe(0);
  });

  test('is there for the others', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, 'controls');
    expect(await moving(page)).toBeGreaterThan(0);
  });
});

test.describe('the size of the view', () => {
  const reading = (page: Page, name: string) => page.getByRole('status', { name });

  test('is read from 1 to 4 and from 1 to 3, and the layout switches at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 756, height: 700 });
    await open(page, 'helpers');
    for (const [width, four, three, layout] of [
      [756, 1, 1, 'wąski'],
      [757, 2, 2, 'wąski'],
      [978, 2, 2, 'wąski'],
      [979, 3, 3, 'wąski'],
      [1023, 3, 3, 'wąski'],
      [1024, 3, 3, 'szeroki'],
      [1199, 3, 3, 'szeroki'],
      [1200, 4, 3, 'szeroki'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(reading(page, 'Widok od 1 do 4')).toHaveText(String(four));
      await expect(reading(page, 'Widok od 1 do 3')).toHaveText(String(three));
      await expect(reading(page, 'Układ')).toHaveText(layout);
    }
  });

  test('is read again once the window has kept its new size for 100 ms', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
    await open(page, 'helpers');
    await page.clock.pauseAt(new Date('2026-11-21T08:01:00Z'));
    const heard = await page.evaluateHandle(() => {
      const widths: number[] = [];
      window.addEventListener('resize', () => widths.push(window.innerWidth));
      return widths;
    });
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => heard.evaluate((widths) => widths.at(-1))).toBe(width);
    };
    const view = reading(page, 'Widok od 1 do 4');
    await resize(800);
    await page.clock.runFor(99);
    await resize(1300);
    await page.clock.runFor(99);
    await expect(view).toHaveText('1');
    await page.clock.runFor(1);
    await expect(view).toHaveText('4');
  });
});

test('with forced colours everything keeps its edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await page.getByRole('button', { name: 'Do koszyka' }).focus();
  await expect(page.getByRole('button', { name: 'Do koszyka' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('checkbox', { name: 'Zaznaczone', exact: true })).toHaveCSS('appearance', 'auto');
  await press(page, 'Komunikat, który zostaje');
  await press(page, 'Okno');
  const floating = [page.getByRole('dialog'), messages(page).getByRole('status').locator('> *')];
  for (const one of floating) await expect(one).toHaveCSS('outline', /solid 1px/);
});
