import { join } from 'node:path';
import { inEnglish } from '../scripts/boot/polish.mjs';
import { beginLean } from './server/processes/leanMemory.ts';

const words = process.argv.slice(1);
// Before the program is loaded: what begins anew would load it twice.
if (inEnglish(words.slice(1))[0] === 'start') beginLean();
const { runProgram } = await import('./server/commands/program.ts');
process.exitCode = await runProgram(words, {
  clientDir: join(import.meta.dirname, '../client'),
  programDir: join(import.meta.dirname, '../..'),
});
