import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../testing/folder.server.ts';
import { checkAttachments } from './attachments.server.ts';
import type { Unusable } from './folderDraft/reading.ts';

const PDF = '%PDF-1.7 instrukcja';

async function checked(folder: string, files: readonly string[]) {
  const problems: Unusable[] = [];
  const attachments = await checkAttachments(
    folder,
    files.map((file) => ({ file, name: 'Instrukcja' })),
    (unusable) => problems.push(unusable),
  );
  return { attachments, problems };
}

describe('attachments of a product file', () => {
  it('are taken with their sizes', async () => {
    const folder = await folderOf({ 'attachments/a.pdf': PDF, 'attachments/dane.csv': 'a;b' });
    expect(await checked(folder, ['a.pdf', 'dane.csv'])).toEqual({
      attachments: [
        { file: 'a.pdf', name: 'Instrukcja', bytes: PDF.length },
        { file: 'dane.csv', name: 'Instrukcja', bytes: 3 },
      ],
      problems: [],
    });
  });

  it.each([
    ['missing.pdf', 'the name of a file in attachments/'],
    ['../shop.yaml', 'ends in pdf'],
    ['../outside.pdf', 'ends in pdf'],
    ['page.html', 'ends in pdf'],
    ['false.pdf', 'what its name says'],
    ['empty.pdf', '1 byte to 25 MB'],
    ['folder.pdf', 'the name of a file in attachments/'],
  ])('leave out %s and tell of it, and the others stay', async (file, expected) => {
    const folder = await folderOf({
      'outside.pdf': PDF,
      'shop.yaml': 'name: A',
      'attachments/a.pdf': PDF,
      'attachments/page.html': '<p>',
      'attachments/false.pdf': '<html><script>alert(1)</script>',
      'attachments/empty.pdf': '',
      'attachments/folder.pdf/a.pdf': PDF,
    });
    const { attachments, problems } = await checked(folder, [file, 'a.pdf']);
    expect(attachments).toMatchObject([{ file: 'a.pdf' }]);
    expect(problems).toMatchObject([
      { at: 'attachments.0.file', found: file, expected: expect.stringContaining(expected) },
    ]);
  });

  it('leave out what lies elsewhere and is only linked', async () => {
    const folder = await folderOf({ 'outside.pdf': PDF, 'attachments/a.pdf': PDF });
    await symlink(join(folder, 'outside.pdf'), join(folder, 'attachments/linked.pdf'));
    const { attachments, problems } = await checked(folder, ['linked.pdf']);
    expect(attachments).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it('leave out what is too large', async () => {
    const folder = await folderOf({ 'attachments/a.pdf': PDF });
    await writeFile(join(folder, 'attachments/large.txt'), 'a'.repeat(25_000_001));
    expect((await checked(folder, ['large.txt'])).attachments).toEqual([]);
  });

  it('take once what is named twice', async () => {
    const folder = await folderOf({ 'attachments/a.pdf': PDF });
    const { attachments, problems } = await checked(folder, ['a.pdf', 'a.pdf']);
    expect(attachments).toHaveLength(1);
    expect(problems).toMatchObject([{ at: 'attachments.1.file', expected: 'each file once' }]);
  });
});
