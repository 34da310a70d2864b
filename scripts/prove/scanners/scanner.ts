import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a program of Debian to its end, however it ends, and gives what it wrote. Throws when it has to be stopped. */
export async function scanner(program: string, words: readonly string[], patience: number): Promise<string> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], timeout: patience, killSignal: 'SIGKILL' });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) => resolve(signal));
  });
  const [signal, ...written] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (signal !== null) throw new Error(`${program} was stopped by ${signal}:\n${written.join('\n').slice(-2000)}`);
  return written.join('\n');
}
