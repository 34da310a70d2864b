import { createInterface } from 'node:readline/promises';
import { choicesFile, keepChoices } from '../../../catalogue/import/plain/choices.server.ts';
import { FIELDS, type Field, isField } from '../../../catalogue/import/plain/fields.ts';

/** Asks a question and gives the answer. */
export type Ask = (question: string) => Promise<string>;

/** Asks what columns hold, until each has an answer, and keeps the answers beside the table. */
export async function askColumns(table: string, columns: readonly string[], ask: Ask): Promise<void> {
  const fields = Object.keys(FIELDS).join(', ');
  const made = new Map<string, Field>();
  for (const column of columns) {
    let asked = `What does the column "${column}" hold? One of ${fields}; Enter for parameter: `;
    while (!made.has(column)) {
      const answer = (await ask(asked)).trim() || 'parameter';
      if (isField(answer)) made.set(column, answer);
      asked = `"${answer}" is none of them. Once more: `;
    }
  }
  await keepChoices(table, made);
}

/** What to write where nobody can be asked. */
export const howToChoose = (table: string, columns: readonly string[]): string =>
  [
    `Write into ${choicesFile(table)} what they hold, for example:`,
    ...columns.map((column) => `  ${JSON.stringify(column)}: parameter`),
    `One of ${Object.keys(FIELDS).join(', ')}.`,
  ].join('\n');

/** Asks on the terminal; undefined where there is none. */
export function terminalAsk(): { ask: Ask; close(): void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => lines.question(question), close: () => lines.close() };
}
