import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

export type ToolRun = { code: number; output: string };
export type ToolOptions = {
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes; it is kept either way. */
  stream?: boolean;
};

/** The script behind a command that a package installs; node_modules/.bin holds shims that Windows cannot spawn. */
export function scriptOf(packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const place = typeof bin === 'string' ? bin : bin?.[command];
  if (place === undefined) throw new Error(`${packageName} installs no command ${command}`);
  return join(folder, place);
}

/** Runs a script on this Node in the folder of the project and ends with it when told to stop. Never rejects for what the script does. */
export function runNode(words: readonly string[], { env = {}, stream = false }: ToolOptions = {}): Promise<ToolRun> {
  return run(process.execPath, words, { env, stream });
}

export function run(
  program: string,
  words: readonly string[],
  { env = {}, stream = false }: ToolOptions = {},
): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    const take = (out: NodeJS.WriteStream) => (part: Buffer) => {
      parts.push(part);
      if (stream) out.write(part);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    let stopped = false;
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      child.kill(signal);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    const end = (code: number, more = '') => {
      if (stopped) process.exit(130);
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ code, output: Buffer.concat(parts).toString() + more });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}
