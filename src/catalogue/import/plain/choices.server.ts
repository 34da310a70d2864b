import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify, YAMLParseError } from 'yaml';
import { FeedError } from '../feed/errors.ts';
import { columnKey } from '../feed/table/head.ts';
import { type ColumnChoices, FIELDS, type Field, isField } from './fields.ts';

/** The file beside a table that says what its columns hold. */
export const choicesFile = (table: string): string => `${table}.columns.yaml`;

/** Choices that are kept beside a table; none when there is no such file. Throws FeedError for one that cannot be read. */
export async function readChoices(table: string): Promise<ColumnChoices> {
  const file = choicesFile(table);
  try {
    return choicesOf(parse(await readFile(file, 'utf8')), file);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new FeedError(`${file} is no YAML: ${error.message.split('\n')[0]}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
}

function choicesOf(read: unknown, file: string): ColumnChoices {
  const rows = typeof read === 'object' && read !== null && !Array.isArray(read) ? Object.entries(read) : [];
  return new Map(
    rows.map(([name, field]) => {
      if (typeof field === 'string' && isField(field)) return [columnKey(name), field];
      throw new FeedError(`${file}: "${name}" has to be one of ${Object.keys(FIELDS).join(', ')}`);
    }),
  );
}

/** Keeps choices beside a table, together with those that were made before. */
export async function keepChoices(table: string, made: ReadonlyMap<string, Field>): Promise<void> {
  const file = choicesFile(table);
  const before = await readFile(file, 'utf8').catch(() => '');
  const all = { ...(parse(before) as Record<string, string> | null), ...Object.fromEntries(made) };
  await writeFile(
    file,
    `# What the columns of this table hold; "parameter" is shown with the product, "ignore" is left aside.\n${stringify(all)}`,
  );
}
