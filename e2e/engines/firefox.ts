import { type ElementHandle, launch } from 'puppeteer-core';
import { locate } from '../../scripts/test/engines.ts';
import type { Driver } from './driver.ts';

/** What Firefox says of an answer that is cut off because its page is being left; Chromium says `net::ERR_ABORTED`. */
const CUT_OFF = 'TypeError: Error in input stream';

/** Firefox speaks WebDriver BiDi itself, so that no driver stands between. */
export async function openFirefox(): Promise<Driver> {
  const [executablePath] = locate('firefox') ?? [];
  if (executablePath === undefined) throw new Error('Firefox is not installed');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'pl', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const told = `page error: ${error instanceof Error ? error.stack : error}`;
    if (!told.includes(CUT_OFF)) complaints.push(told);
  });

  return {
    open: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    resize: (size) => page.setViewport(size),
    ask: (look, asked) => page.evaluate(look as (one: unknown) => ReturnType<typeof look>, asked),
    async find(find, asked) {
      const handle = await page.evaluateHandle(find as (one: unknown) => Element | null, asked);
      const element = handle.asElement() as ElementHandle<Element> | null;
      return element === null ? undefined : { press: () => element.click(), type: (text) => element.type(text) };
    },
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
