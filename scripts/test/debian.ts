import { existsSync } from 'node:fs';
import { run, type ToolRun } from '../steps/tool.ts';

export const isDebian = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Packages without what they only recommend, and letters for pages to be drawn with. */
export async function fromDebian(...packages: readonly string[]): Promise<ToolRun> {
  // Debian begins a server that it installs; not so for whoever asks in single-user mode.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LC_ALL: 'C.UTF-8' };
  // Only one apt-get may run at a time, and a new machine often updates itself; a second one would fail at once.
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  const updated = await run('apt-get', [...patient, 'update'], { env });
  if (updated.code !== 0) return updated;
  const words = [...patient, 'install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'];
  const installed = await run('apt-get', words, { env });
  if (!/dpkg was interrupted/.test(installed.output)) return installed;
  // Whoever was stopped while it installed, a run of these tests too, leaves a machine on which nothing more is installed.
  await run('dpkg', ['--configure', '-a'], { env });
  return run('apt-get', words, { env });
}
