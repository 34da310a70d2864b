import { defineConfig } from '@playwright/test';
import { engineNames, locate } from '../../scripts/test/engines.ts';

/** Playwright runs and counts the parts of the journey here; what it drives is not its own browsers but real ones. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/globalSetup.ts',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  reporter: 'list',
  timeout: 120_000,
  projects: engineNames.filter((engine) => locate(engine)).map((name) => ({ name })),
});
