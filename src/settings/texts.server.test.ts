import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadTexts } from './texts.server.ts';

const KNOWN = new Set(['ui.close', 'basket.lines']);

async function read(yaml: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-texts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (yaml !== undefined) await writeFile(join(folder, 'texts.yaml'), yaml);
  return loadTexts(folder, KNOWN);
}

describe('a merchant’s own wordings', () => {
  it('are texts, and texts by plural form', async () => {
    expect(await read('ui.close: Zamknij\nbasket.lines:\n  one: rzecz\n  few: rzeczy\n')).toEqual({
      overrides: { 'ui.close': 'Zamknij', 'basket.lines.one': 'rzecz', 'basket.lines.few': 'rzeczy' },
      problems: [],
    });
  });

  it('may be none', async () => {
    for (const nothing of ['', '# nothing yet\n', '{}'])
      expect(await read(nothing)).toEqual({ overrides: {}, problems: [] });
  });

  it('are told when nobody knows their key; the others count', async () => {
    expect(await read('ui.clsoe: Zamknij\nui.close: Zamknij\nui.toString: x\n')).toMatchObject({
      overrides: { 'ui.close': 'Zamknij' },
      problems: [
        { file: 'texts.yaml', line: 1, at: 'ui.clsoe', expected: 'a key of docs/texts.md', example: 'ui.close' },
        { line: 3, at: 'ui.toString' },
      ],
    });
  });

  it('are told when they are no texts', async () => {
    for (const wrong of ['ui.close: 3\n', 'basket.lines: { two: x }\n', 'ui.close: [a]\n', 'ui.close: {\n', 'word\n']) {
      const { overrides, problems } = await read(wrong);
      expect([overrides, problems.length > 0]).toEqual([{}, true]);
    }
  });
});
