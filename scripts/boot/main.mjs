import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, help } from './commands.mjs';
import { install } from './install.mjs';
import { inEnglish } from './polish.mjs';
import { runOn } from './runOn.mjs';
import { findRuntime } from './runtime.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @param {string[]} said  the command and what follows it
 * @returns {Promise<number>} the exit code
 */
export async function main(said) {
  const [name, ...words] = inEnglish(said);
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
  const isPlace = (/** @type {string} */ word, /** @type {number} */ n) =>
    command.places ? n === 0 && !word.startsWith('-') : command.files && isFile(stands, word);
  const own = words.map((word, n) => (isPlace(word, n) ? resolve(stands, word) : word));
  const env = environment(command);
  for (const [place, run] of command.runs.entries()) {
    const last = place === command.runs.length - 1;
    const code = await runOn(runtime.path, last ? [...run, ...own] : [...run], { cwd: root, env });
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

/** @param {import('./commands.mjs').Command} command */
function environment({ production, settings }) {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = [join(root, 'node_modules', '.bin'), env[key]].filter(Boolean).join(delimiter);
  if (production) env.NODE_ENV = 'production';
  return { ...settings, ...env };
}
