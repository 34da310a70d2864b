import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock, LockedPackage } from './boot/lock.mjs';
import { root } from './root.ts';

/**
 * A registry that is asked too early lacks a release's packages for some systems; npm then leaves them out of
 * package-lock.json, and `npm ci` refuses the file („Missing: … from lock file”). This adds them, without the
 * checksum nobody has seen; npm fetches one only on its own system.
 */
export type FullLock = Lock & {
  packages: Record<string, LockedPackage & { optionalDependencies?: Record<string, string>; dev?: boolean }>;
};

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** The optional packages that the lock refers to and does not hold, as entries it should hold, by their place. */
export function missingEntries(lock: FullLock): Map<string, LockedPackage> {
  const missing = new Map<string, LockedPackage>();
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = ancestors(place).some((folder) => lock.packages[`${folder}node_modules/${name}`] !== undefined);
      if (!known)
        missing.set(`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...machineOf(name) });
    }
  }
  return missing;
}

/** Where a package's dependencies may lie: beside it or in any folder above, nearest first. */
function ancestors(place: string): string[] {
  const folders =
    place === ''
      ? []
      : place.split('/node_modules/').map((_, depth, parts) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`);
  return ['', ...folders].reverse();
}

function machineOf(name: string): LockedPackage {
  const words = name.split(/[/-]/);
  const os = systems.find((one) => words.includes(one));
  const cpu = processors.find((one) => words.includes(one));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as FullLock;
  const missing = missingEntries(lock);
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (missing.size > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Added ${missing.size} packages of other systems to package-lock.json.`);
}
