import type { Settings } from '../../settings/env.server.ts';
import { isRedirectFile } from '../redirects/read.server.ts';
import { readArguments, USAGE } from './import/arguments.ts';
import { runImportFile } from './import/importFile.ts';
import { runImportPoints } from './import/importPoints.ts';
import { runImportRedirects } from './import/importRedirects.ts';
import { wrongWords } from './say.ts';

/** `witryna import FILE`, or what `--help` says besides. */
export async function runImport(settings: Settings, args: readonly string[]): Promise<number> {
  const [first, ...more] = args;
  if (first === 'points') return runImportPoints(settings, more);
  if (first === 'redirects') return runImportRedirects(settings, more);
  const asked = readArguments(args);
  if (!asked.ok) return wrongWords(asked.error);
  if (asked.value === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  const { file } = asked.value;
  return (await isRedirectFile(file)) ? runImportRedirects(settings, [file]) : runImportFile(settings, asked.value);
}
