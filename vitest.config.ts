import { configDefaults, defineConfig } from 'vitest/config';

/** Files that open a store, a server or a program of their own: each in a process of its own. */
const withStore = [
  'src/**/*.server.test.ts',
  'src/**/kill*.test.ts',
  'src/{db,server}/**/*.test.{ts,tsx}',
  'src/giftCards/model.test.ts',
];

export default defineConfig({
  // As Node resolves them: with Vite's `development`, our graphql and the one that yoga loads would be two.
  ssr: { resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // failOnConsole.ts hears every warning; printed by Node as well, an expected one would only be noise.
    execArgv: ['--no-warnings'],
    setupFiles: ['./scripts/test/failOnConsole.ts'],
    restoreMocks: true,
    // In a shared process a stub that is left would be the next file's.
    unstubGlobals: true,
    // The first test to ask for PostgreSQL may have to wait until it is installed and started.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // The others only count, and share processes: to start one for each took longer than what most of them do.
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...withStore],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: [...withStore, 'scripts/**/*.test.ts', 'e2e/support/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['./scripts/test/postgres.ts'],
        },
      },
    ],
  },
});
