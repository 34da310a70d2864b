import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, headlessThere } from './scripts/test/chromium.ts';

// Tools that only read this file must not begin to install something: the setup before the first test does. Workers read it after that.
const chromium = headlessThere();

/**
 * A page goes on in the process in which its empty tab was opened. The shop's opener policy would have another one started
 * for it, which took an eighth of the time of opening a page in a tab of its own.
 */
const oneProcess = ['--renderer-process-limit=1'];

/** To make fast code of what a page runs takes longer than a page of a test lives: axe takes a quarter less without. */
const quickToStart = ['--js-flags=--no-maglev --no-turbofan'];

/**
 * The certificate of `httpsProxy.spec.ts`: trusted, not overlooked, for after 32 overlooked ones Chromium gives a file up. A
 * browser that only that file starts would be the last one running, alone.
 */
const { E2E_CERTIFICATE: certificate } = process.env;
const trusting = certificate ? [`--ignore-certificate-errors-spki-list=${JSON.parse(certificate).fingerprint}`] : [];

/** Without its screen, which is a desktop's: a telephone of a test would have pictures for that fetched ahead. */
const { screen: _, ...desktop }: (typeof devices)[string] & { screen?: unknown } = devices['Desktop Chrome'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // One test more than the two processors they are run on, for a page waits for its server and its clock; with four they are never idle, and no sooner done.
  workers: 3,
  reporter: 'list',
  // Wide: only what fails waits for them, and a machine may be busy with other work.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...desktop,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // What a service worker asks for is out of reach of `page.route`; its own tests allow it.
    serviceWorkers: 'block',
    // Motion would make axe measure colours half way; what moves has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium.path }),
      args: [...chromiumFlags, ...oneProcess, ...quickToStart, ...trusting],
    },
  },
});
