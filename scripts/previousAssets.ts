import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Names of the files that a build has made itself, beside it: those of the build before it are not passed on again. */
const OWN = '.assets.json';
const ASSETS = 'client/assets';

/**
 * Sets aside the scripts and sheets of a build that is about to be replaced. A page that was opened before asks for them later.
 * @returns what puts them beside those of the new build, whose own they never replace
 */
export function setAsideAssets(build: string): () => void {
  const list = join(build, OWN);
  const aside = mkdtempSync(join(tmpdir(), 'witryna-assets-'));
  const own = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const there = own.filter((name) => existsSync(join(build, ASSETS, name)));
  for (const name of there) copy(join(build, ASSETS, name), join(aside, name));
  return () => {
    const made = globSync('**/*', { cwd: join(build, ASSETS), withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(join(build, ASSETS).length + 1));
    writeFileSync(list, JSON.stringify(made));
    for (const name of there) if (!made.includes(name)) copy(join(aside, name), join(build, ASSETS, name));
    rmSync(aside, { recursive: true });
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
