import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { progress } from '../boot/progress.mjs';
import { runNode, scriptOf } from '../steps/tool.ts';
import { fromDebian, isDebian } from './debian.ts';

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

/** What `findHeadless` would give, if it need not be installed. Undefined too for a CHROMIUM_PATH that is wrong. */
export function headlessThere(env: NodeJS.ProcessEnv = process.env): { path: string } | undefined {
  const there = named(env) ?? onPath(env, [SHELL]) ?? whole(env);
  return there && 'path' in there ? there : undefined;
}

/**
 * CHROMIUM_PATH, or the same Chromium built without windows, which Debian packs by itself; where that is not to be had, the
 * whole one: the system's, Playwright's own, or one installed now. It takes half the processor time. The whole one also loads
 * the list under its address bar, some 400 files, beside half of the pages it opens, as no telephone does.
 */
export async function findHeadless(env: NodeJS.ProcessEnv = process.env): Promise<FoundChromium> {
  const there = named(env) ?? onPath(env, [SHELL]);
  if (there) return there;
  if (isDebian()) {
    const shown = progress('Installing Chromium without windows with apt-get');
    const { code } = await fromDebian(SHELL);
    shown.end(code === 0 ? 'done' : 'not to be had');
  }
  return onPath(env, [SHELL]) ?? whole(env) ?? (await install(env));
}

const SHELL = 'chromium-headless-shell';

function named({ CHROMIUM_PATH: path }: NodeJS.ProcessEnv): FoundChromium | undefined {
  if (!path) return undefined;
  return existsSync(path) ? { path } : { problem: `CHROMIUM_PATH names ${path}, which does not exist` };
}

function onPath(env: NodeJS.ProcessEnv, programs: readonly string[]): { path: string } | undefined {
  return first((env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name))));
}

const whole = (env: NodeJS.ProcessEnv) => onPath(env, names) ?? first([...applications, chromium.executablePath()]);

function first(places: readonly string[]): { path: string } | undefined {
  const path = places.find((place) => place !== '' && existsSync(place));
  return path === undefined ? undefined : { path };
}

async function install(env: NodeJS.ProcessEnv): Promise<FoundChromium> {
  const debian = isDebian();
  const shown = progress(`Installing Chromium with ${debian ? 'apt-get' : 'playwright install'}`);
  const { code, output } = debian
    ? await fromDebian('chromium')
    : await runNode([scriptOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  const found = code === 0 ? whole(env) : undefined;
  shown.end(found ? 'done' : 'failed');
  return (
    found ?? { problem: `${output.trim()}\nInstall Chromium, or name one in CHROMIUM_PATH, and run the tests again.` }
  );
}
