import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { progress } from '../boot/progress.mjs';
import { run, runNode, scriptOf } from '../steps/tool.ts';

/** Starts without a sandbox (root in a container has none), without a graphics card, and without calls of its own to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export type FoundChromium = { path: string } | { problem: string };

/** CHROMIUM_PATH, the system's, Playwright's own, or one installed now, which is told. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<FoundChromium> {
  if (env.CHROMIUM_PATH) {
    return existsSync(env.CHROMIUM_PATH)
      ? { path: env.CHROMIUM_PATH }
      : { problem: `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist` };
  }
  return present(env) ?? (await install(env));
}

function present(env: NodeJS.ProcessEnv): { path: string } | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const path = [...onPath, ...applications, chromium.executablePath()].find(
    (place) => place !== '' && existsSync(place),
  );
  return path === undefined ? undefined : { path };
}

async function install(env: NodeJS.ProcessEnv): Promise<FoundChromium> {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const shown = progress(`Installing Chromium for the browser tests with ${debian ? 'apt-get' : 'playwright install'}`);
  const { code, output } = debian
    ? await fromDebian()
    : await runNode([scriptOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  const found = code === 0 ? present(env) : undefined;
  shown.end(found ? 'done' : 'failed');
  return (
    found ?? { problem: `${output.trim()}\nInstall Chromium, or name one in CHROMIUM_PATH, and run the tests again.` }
  );
}

async function fromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env });
  if (updated.code !== 0) return updated;
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
}
