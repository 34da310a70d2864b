import { existsSync } from 'node:fs';
import { run, type ToolRun } from '../steps/tool.ts';

export const isDebian = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Packages without what they only recommend, and letters for pages to be drawn with. */
export async function fromDebian(...packages: readonly string[]): Promise<ToolRun> {
  // Debian begins a server that it installs; not so for whoever asks in single-user mode.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Only one apt-get may run at a time, and a new machine often updates itself; a second one would fail at once.
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  const updated = await run('apt-get', [...patient, 'update'], { env });
  if (updated.code !== 0) return updated;
  return run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'], {
    env,
  });
}
