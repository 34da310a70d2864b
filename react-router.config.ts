import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/routes',
  buildDirectory: 'build',
  ssr: true,
  // Lazy discovery asks /__manifest outside clientMiddleware, so a hung request would defeat the 16 s fallback.
  routeDiscovery: { mode: 'initial' },
  // Apart, what a route does in the browser before it is drawn costs every page 20 bytes of manifest and one request more.
  splitRouteModules: false,
} satisfies Config;
