import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, help } from './commands.mjs';
import { install } from './install.mjs';
import { findRuntime } from './runtime.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @param {string[]} words  the command and what follows it
 * @returns {Promise<number>} the exit code
 */
export async function main([name, ...words]) {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    const asked = name === undefined || /^(--?)?h(elp)?$/.test(name);
    (asked ? console.log : console.error)(asked ? help() : `There is no command „${name}”.\n\n${help()}`);
    return asked ? 0 : 2;
  }
  if (!(await install(root))) return 1;
  const runtime = findRuntime(root);
  if ('problem' in runtime) {
    console.error(runtime.problem);
    return 1;
  }
  const stands = process.env.INIT_CWD ?? process.cwd();
  const own = command.files ? words.map((word) => (isFile(stands, word) ? resolve(stands, word) : word)) : words;
  const env = environment(command.production === true);
  for (const [place, run] of command.runs.entries()) {
    const last = place === command.runs.length - 1;
    const code = await runOn(runtime.path, last ? [...run, ...own] : [...run], env);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * @param {string} folder
 * @param {string} word
 */
function isFile(folder, word) {
  return !word.startsWith('-') && existsSync(resolve(folder, word));
}

/** @param {boolean} production */
function environment(production) {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = [join(root, 'node_modules', '.bin'), env[key]].filter(Boolean).join(delimiter);
  if (production) env.NODE_ENV = 'production';
  return env;
}

/**
 * Runs one script, passes signals on to it and gives back its exit code (128 + signal, as shells count).
 * @param {string} node
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runOn(node, words, env) {
  return new Promise((done, fail) => {
    const child = spawn(node, words, { cwd: root, env, stdio: 'inherit' });
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
