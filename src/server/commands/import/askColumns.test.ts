import { expect, it } from 'vitest';
import { feedFile } from '../../../catalogue/import/feed/testing/files.server.ts';
import { readChoices } from '../../../catalogue/import/plain/choices.server.ts';
import { askColumns, howToChoose } from './askColumns.ts';

it('the import asks until each column has an answer, and keeps the answers', async () => {
  const table = await feedFile('');
  const answers = ['', 'colour', 'price'];
  const asked: string[] = [];
  await askColumns(table, ['Szkliwo', 'Do zapłaty'], async (question) => {
    asked.push(question);
    return answers[asked.length - 1] ?? '';
  });
  expect(asked[1]).toMatch(/^What does the column "Do zapłaty" hold\? One of id, name, /);
  expect(asked[2]).toBe('"colour" is none of them. Once more: ');
  expect([...(await readChoices(table))]).toEqual([
    ['szkliwo', 'parameter'],
    ['do zaplaty', 'price'],
  ]);
});

it('the import says what to write where nobody can be asked', () => {
  expect(howToChoose('p.csv', ['Szkliwo'])).toContain(
    'Write into p.csv.columns.yaml what they hold, for example:\n  "Szkliwo": parameter',
  );
});
