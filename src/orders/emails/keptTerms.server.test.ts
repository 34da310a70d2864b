import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from '../../storage/disk.server.ts';
import { keepTerms, readTermsAttachment, TERMS_FOLDER } from './keptTerms.server.ts';

describe('kept terms', () => {
  let data = '';
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'witryna-terms-'));
  });
  afterEach(() => rm(data, { recursive: true }));

  const keep = (html: string) => {
    const page = { slug: 'regulamin', title: 'Regulamin', lead: 'Krótko.', html };
    return keepTerms(diskFiles(data), { page, shopName: 'Próba', shopUrl: 'https://p.example' }, (words) => words);
  };

  it('stay as they were, each wording once', async () => {
    const first = await keep('Zwrot w 30 dni');
    expect(await keep('Zwrot w 30 dni')).toEqual(first);
    expect(first).toMatchObject({ name: 'regulamin.txt', type: 'text/plain; charset=utf-8' });
    expect((await keep('Zwrot w 14 dni')).file).not.toBe(first.file);
    expect(await readdir(join(data, TERMS_FOLDER))).toHaveLength(2);
    const bytes = await readTermsAttachment(diskFiles(data), first.file);
    expect(String(bytes)).toBe('Regulamin: Próba\n\nhttps://p.example/strona/regulamin\n\nKrótko.\n\nZwrot w 30 dni\n');
  });

  it('leave other attachments to others, and are missed where they have to be', async () => {
    for (const file of ['terms/../shop.sqlite', 'terms/', 'law/0123456789abcdef.png', '0b0f'])
      expect(readTermsAttachment(diskFiles(data), file)).toBeUndefined();
    await expect(readTermsAttachment(diskFiles(data), `terms/${'0'.repeat(32)}.txt`)).rejects.toThrow();
  });
});
