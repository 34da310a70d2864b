import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/routes',
  buildDirectory: 'build',
  ssr: true,
  // Lazy discovery asks /__manifest outside clientMiddleware, so a hung request would defeat the 16 s fallback.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
