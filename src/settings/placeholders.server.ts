import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** Mark of what `witryna new` leaves for the merchant to write. */
const MARK = 'UZUPEŁNIJ';
const COMMENT = /^\s*#/;
const MOST_SHOWN = 60;

/** Places of a shop's folder that still wait for the merchant's own words. Lines that are comments whole speak of the mark alone. */
export async function placeholderProblems(folder: string): Promise<Problem[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /^[^.].*\.(?:ya?ml|md)$/.test(name));
  const found = await Promise.all(files.sort().map((file) => marksIn(folder, file)));
  return found.flat();
}

async function marksIn(folder: string, file: string): Promise<Problem[]> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  if (!text.includes(MARK)) return [];
  const isYaml = !file.endsWith('.md');
  return text
    .split('\n')
    .flatMap((line, place) =>
      !line.includes(MARK) || (isYaml && COMMENT.test(line))
        ? []
        : [{ file, line: place + 1, at: '', expected: `your own words, and then no ${MARK}`, found: shown(line) }],
    );
}

const shown = (line: string): string => {
  const text = line.trim();
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
};
