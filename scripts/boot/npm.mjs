import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join, sep } from 'node:path';

/** @typedef {{ node: string, script: string }} Npm  npm's own script and the Node to run it on */

/**
 * The npm that called, else the one on PATH or beside the running Node. The Node it runs on lies outside the
 * project where there is one: `npm ci` empties node_modules, and with it the pinned Node.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Npm | undefined}
 */
export function findNpm(root, env) {
  const folders = pathFolders(env).filter((folder) => !folder.startsWith(root + sep));
  const script = [
    callingNpm(env),
    ...folders.map((folder) => join(folder, 'npm')),
    ...[...folders, dirname(process.execPath)].map((folder) =>
      join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ),
  ]
    .map(realScript)
    .find(Boolean);
  if (script === undefined) return undefined;
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = [env.npm_node_execpath, process.execPath, ...folders.map((folder) => join(folder, exe))].find(
    (place) => place !== undefined && existsSync(place) && !realpathSync(place).startsWith(root + sep),
  );
  return { node: node ?? process.execPath, script };
}

/**
 * Other package managers set npm_execpath too, and do not read package-lock.json.
 * @param {NodeJS.ProcessEnv} env
 */
function callingNpm(env) {
  return env.npm_execpath && /^npm(-cli)?(\.c?js)?$/.test(basename(env.npm_execpath)) ? env.npm_execpath : undefined;
}

/** @param {string | undefined} place */
function realScript(place) {
  if (place === undefined || !existsSync(place)) return undefined;
  const real = realpathSync(place);
  return /\.c?js$/.test(real) ? real : undefined;
}

/** @param {NodeJS.ProcessEnv} env */
function pathFolders(env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return (env[key] ?? '').split(delimiter).filter(Boolean);
}
