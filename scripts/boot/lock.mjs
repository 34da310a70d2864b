import { createHash } from 'node:crypto';

/**
 * The parts of package-lock.json, and of the copy npm leaves in node_modules/.package-lock.json, that are compared here.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {{ platform: string, arch: string, libc?: 'glibc' | 'musl' }} Machine
 */

/**
 * The line kept in node_modules/.witryna-lock: what was installed, and for which machine.
 * @param {string | Buffer} lockFile  contents of package-lock.json
 * @param {Machine} machine
 */
export function stamp(lockFile, machine) {
  return `${createHash('sha256').update(lockFile).digest('hex')} ${machine.platform}-${machine.arch}\n`;
}

/**
 * The packages of the lock that are absent from what is installed or differ from it, and the installed ones the lock
 * does not know. An optional package counts only if it names this machine: npm leaves the others out.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Machine} machine
 * @returns {string[]}
 */
export function differences(lock, installed, machine) {
  const wanted = lock.packages ?? {};
  const present = installed.packages ?? {};
  const wrong = Object.entries(wanted).filter(([place, entry]) => {
    if (place === '') return false;
    const found = present[place];
    if (found === undefined) return !entry.optional || isFor(entry, machine);
    return found.version !== entry.version || (entry.integrity !== undefined && found.integrity !== entry.integrity);
  });
  const unknown = Object.keys(present).filter((place) => wanted[place] === undefined);
  return [...wrong.map(([place]) => place), ...unknown];
}

/**
 * @param {LockedPackage} entry
 * @param {Machine} machine
 */
function isFor(entry, machine) {
  if (entry.os === undefined && entry.cpu === undefined) return false;
  return names(entry.os, machine.platform) && names(entry.cpu, machine.arch) && names(entry.libc, machine.libc);
}

/**
 * npm's rule for os, cpu and libc: a list of allowed values, or of forbidden ones behind an exclamation mark.
 * @param {string | string[] | undefined} list
 * @param {string | undefined} value
 */
function names(list, value) {
  if (list === undefined) return true;
  const all = [list].flat();
  if (all.includes(`!${value}`)) return false;
  const allowed = all.filter((one) => !one.startsWith('!'));
  return allowed.length === 0 || (value !== undefined && allowed.includes(value));
}

/** @returns {Machine} the machine this runs on */
export function thisMachine() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch };
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (process.report?.getReport());
  return { platform, arch, libc: report?.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc' };
}
