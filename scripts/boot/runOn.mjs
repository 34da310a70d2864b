import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs one script, passes signals on to it and gives back its exit code (128 + signal, as shells count).
 * @param {string} node
 * @param {string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} where
 * @returns {Promise<number>}
 */
export function runOn(node, words, where = {}) {
  return new Promise((done, fail) => {
    const child = spawn(node, words, { ...where, stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      // A terminal sends Ctrl+C to the child as well; passed on, it would arrive twice and cut its farewell short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, pass);
    const orphaned = whenOrphaned(() => child.kill('SIGTERM'));
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const one of signals) process.off(one, pass);
      done(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * npm runs commands in a shell, and on SIGTERM that shell dies without telling anyone: what it started would stay.
 * @param {() => void} act  called once
 */
function whenOrphaned(act) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  return timer;
}
