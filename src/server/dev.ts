import { readSettings, type Settings } from '../settings/env.server.ts';
import { type App, createApp } from './app.ts';
import { startBackground } from './background.ts';
import { createLog } from './log.ts';
import { StartError } from './open/problems.ts';
import { type OpenShop, openShop } from './open/shop.ts';
import { developmentFiles } from './pages/developmentFiles.ts';
import { openPages } from './pages/open.ts';

/** The shop under development: opened once, while the code that answers is loaded anew after each change. */
export interface DevShop {
  settings: Settings;
  shop: OpenShop;
}

export async function openDevShop(env: Record<string, string | undefined>): Promise<DevShop> {
  const settings = readSettings(env);
  if (!settings.ok) throw new StartError(settings.error.join('\n'));
  const shop = await openShop(settings.value);
  startBackground(shop, settings.value, createLog(settings.value.logLevel));
  return { settings: settings.value, shop };
}

let app: App['hono'] | undefined;

/** The app over an open shop; one for each state of the code, because a change loads this module again. */
export function devApp({ settings, shop }: DevShop, clientDir: string) {
  const log = createLog(settings.logLevel);
  const { shopUrl } = settings;
  app ??= createApp({ shop, pages: openPages(developmentFiles(shop.theme)), clientDir, shopUrl, log }).hono;
  return app;
}
