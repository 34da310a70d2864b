import { existsSync } from 'node:fs';
import { run, type ToolRun } from '../steps/tool.ts';

export const isDebian = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Packages without what they only recommend, and letters for pages to be drawn with. */
export async function fromDebian(...packages: readonly string[]): Promise<ToolRun> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env });
  if (updated.code !== 0) return updated;
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'], { env });
}
