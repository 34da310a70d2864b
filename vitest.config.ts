import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves them: with Vite's `development`, our graphql and the one that yoga loads would be two.
  ssr: { resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] } },
  test: {
    include: ['{src,scripts,bench}/**/*.test.{ts,tsx}', 'e2e/support/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // To load the shop anew for each file took a third of the time. What a test leaves behind, the next file finds.
    isolate: false,
    maxWorkers: 2,
    // failOnConsole.ts hears every warning; printed by Node as well, an expected one would only be noise.
    execArgv: ['--no-warnings'],
    globalSetup: ['./scripts/test/postgres.ts'],
    setupFiles: ['./scripts/test/failOnConsole.ts', './scripts/test/leaveNothing.ts', './scripts/test/properties.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // The first test to ask for PostgreSQL may have to wait until it is installed and started.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A guard against waiting for ever, as in the browser tests: in its own one second a busy machine sent one e-mail of three.
    expect: { poll: { timeout: 15_000 } },
  },
});
