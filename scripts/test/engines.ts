import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { progress } from '../boot/progress.mjs';
import { fromDebian, isDebian } from './debian.ts';

export type Engine = keyof typeof engines;

/** Programs of each engine; one of each list is needed. WebKitGTK's browser shows itself on a screen, which Xvfb makes up. */
const engines = {
  firefox: {
    title: 'Firefox',
    programs: [['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']],
    packages: ['firefox-esr'],
    elsewhere: 'Install it so that `firefox` is on PATH.',
  },
  webkit: {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    elsewhere:
      'WebKitGTK is meant, with `WebKitWebDriver` and `Xvfb` on PATH; on Debian `apt-get install webkit2gtk-driver xvfb`.',
  },
} as const;

export const engineNames = Object.keys(engines) as Engine[];

/** The programs of an engine, in the order they stand above, if all are there. */
export function locate(engine: Engine, env: NodeJS.ProcessEnv = process.env): string[] | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  const places = engines[engine].programs.map((names) =>
    names
      .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
      .find((place) => existsSync(place)),
  );
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** Why an engine cannot be used; nothing where it is there, or was installed now, which is told. */
export async function lacking(engine: Engine): Promise<string[]> {
  if (locate(engine)) return [];
  const { title, packages, elsewhere } = engines[engine];
  if (!isDebian()) return [`${title} is not installed, so nothing was tested in it. ${elsewhere}`];
  const shown = progress(`Installing ${title} with apt-get`);
  const { output } = await fromDebian(...packages);
  const there = locate(engine) !== undefined;
  shown.end(there ? 'done' : 'failed');
  return there ? [] : [`${title} could not be installed.\n${output.trim()}`];
}
