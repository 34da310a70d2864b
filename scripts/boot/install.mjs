import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, stamp, thisMachine } from './lock.mjs';
import { findNpm } from './npm.mjs';
import { progress } from './progress.mjs';
import { findRuntime } from './runtime.mjs';

/**
 * Makes node_modules what package-lock.json says, and says so; does nothing where it is already.
 * @param {string} root
 * @returns {Promise<boolean>} false when it could not, which has been told
 */
export async function install(root) {
  const modules = join(root, 'node_modules');
  const stampFile = join(modules, '.witryna-lock');
  const machine = thisMachine();
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  const wanted = stamp(lockFile, machine);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;

  const lacking = () => {
    const hidden = join(modules, '.package-lock.json');
    if (!existsSync(hidden)) return undefined;
    return differences(JSON.parse(lockFile.toString()), JSON.parse(readFileSync(hidden, 'utf8')), machine);
  };
  const before = lacking();
  if (before?.length !== 0) {
    const npm = findNpm(root, process.env);
    if (npm === undefined) {
      console.error('npm was not found, on PATH or beside Node. It comes with Node from https://nodejs.org.');
      return false;
    }
    const reason = before === undefined ? 'nothing is installed yet' : `package-lock.json changed: ${summary(before)}`;
    if (!(await clean(`Installing packages with npm ci (${reason})`, npm.node, npm.script, root))) return false;

    // An old Node makes npm leave out optional packages whose engines name a newer one: the bundler's and the
    // linter's programs among them. The Node just installed is new enough for all.
    const runtime = findRuntime(root);
    const left = lacking() ?? [];
    if (left.length > 0 && 'path' in runtime && runtime.path !== npm.node) {
      const what = `Installing once more on Node 26 (Node ${process.versions.node} left out ${summary(left)})`;
      if (!(await clean(what, runtime.path, npm.script, root))) return false;
    }
  }
  writeFileSync(stampFile, wanted);
  return true;
}

/** @param {string[]} places */
function summary(places) {
  const names = places.map((place) => place.replace(/^.*node_modules\//, ''));
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
}

/**
 * @param {string} what
 * @param {string} node
 * @param {string} script
 * @param {string} root
 * @returns {Promise<boolean>}
 */
function clean(what, node, script, root) {
  const shown = progress(what);
  // Development and optional packages are named because NODE_ENV=production or a user's .npmrc may leave them out.
  const words = [script, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ part) => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (/** @type {boolean} */ worked) => {
      shown.end(worked ? 'done' : 'failed');
      if (!worked) console.error(`${output.trim()}\nMend what npm says above, then run the same command again.`);
      resolve(worked);
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
