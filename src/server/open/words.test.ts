import { describe, expect, it } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { joined, loadWords } from './words.ts';

describe('words of another language', () => {
  it('are those of the program, and over them the merchant’s own', async () => {
    const folder = await folderOf({
      'texts.en.yaml': 'ui.close: Shut\nui.clsoe: Shut\n',
      'texts.yaml': 'ui.close: Precz\n',
    });
    const { words, problems } = await loadWords(folder, ['en']);
    expect(words.get('en')?.texts).toMatchObject({ 'ui.close': 'Shut', 'buy.add': 'Add to basket' });
    expect(problems).toMatchObject([{ file: 'texts.en.yaml', line: 2, at: 'ui.clsoe' }]);
    expect((await loadWords(folder, [])).words.size).toBe(0);
  });

  it('that are the same for every number have no other form for one', () => {
    const words = { 'a.b': '{n} things', 'a.b.one': '{n} thing', 'a.c': 'c' };
    expect(joined(words, { 'a.b': '{n} pcs' })).toEqual({ 'a.b': '{n} pcs', 'a.c': 'c' });
    expect(joined(words, { 'a.b.one': 'one thing' })).toEqual({ ...words, 'a.b.one': 'one thing' });
  });
});
