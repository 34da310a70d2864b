import { join } from 'node:path';
import * as v from 'valibot';
import type { Problem, Unlocated } from './problem.ts';
import { readYamlFileIfAny } from './yaml.server.ts';

/** Gives mistakes their lines: those of the things at their places, in files as they are now. */
export async function locate(folder: string, found: readonly Unlocated[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const problem of found) {
    const isYaml = problem.file.endsWith('.yaml');
    const line = isYaml ? await lineOf(folder, problem) : 1;
    problems.push({ ...problem, line });
  }
  return problems;
}

async function lineOf(folder: string, { file, at }: Unlocated): Promise<number> {
  const read = await readYamlFileIfAny(folder, join(folder, file), v.unknown());
  return read.lineOf(at);
}
