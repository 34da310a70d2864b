import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { descriptionHtml } from '../../catalogue/import/descriptionHtml.server.ts';
import { readOnce } from '../../settings/readings.server.ts';
import { readYaml } from '../../settings/yaml.server.ts';
import { recallReadings } from './keptReadings.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'readings-'));
  onTestFinished(() => rm(data, { recursive: true }));
});

/** One start: what it read itself, of these texts. */
async function start(texts: readonly string[], program = 'one'): Promise<string[]> {
  const keep = await recallReadings(data, program);
  const read = vi.fn((text: string) => `read ${text}`);
  for (const text of texts) expect(readOnce('words', text, read)).toBe(`read ${text}`);
  await keep();
  return read.mock.calls.map(([text]) => text);
}

const file = () => join(data, 'index/readings');

describe('what a start has read of the folder', () => {
  it('is not read again by the next one, but what is new or another text', async () => {
    expect(await start(['a', 'b'])).toEqual(['a', 'b']);
    expect(await start(['a', 'b'])).toEqual([]);
    expect(await start(['a', 'c'])).toEqual(['c']);
    expect(await start(['b'])).toEqual(['b']);
  });

  it('is read anew by another program, and from a file that is damaged or torn', async () => {
    await start(['żółć']);
    expect(await start(['żółć'], 'two')).toEqual(['żółć']);
    const kept = await readFile(file());
    for (const bad of [
      kept.subarray(0, kept.length - 3),
      kept.map((byte, n) => (n === kept.length - 4 ? byte ^ 1 : byte)),
    ]) {
      await writeFile(file(), bad);
      expect(await start(['żółć'], 'two')).toEqual(['żółć']);
    }
    await writeFile(file(), '');
    expect(await start(['żółć'], 'two')).toEqual(['żółć']);
  });

  it('is another thing for each way of reading', async () => {
    await start(['a']);
    await recallReadings(data, 'one');
    expect(readOnce('other', 'a', () => 'else')).toBe('else');
  });

  it('is the same page and the same data at the next start', async () => {
    const schema = v.strictObject({ title: v.string(), sizes: v.optional(v.array(v.number())) });
    const texts = [
      'title: Żółw\nsizes: [1, -0.5]\n',
      'title: a\n',
      'title: 3\n',
      'title: a\ntitle: b\n',
      '',
      'sizes: [.nan]',
    ];
    const once = async () => {
      const keep = await recallReadings(data, 'one');
      const read = texts.map((text) => readYaml(text, 'a.yaml', schema, 3));
      const html = await descriptionHtml('# Tytuł\n\n<script>1</script> i [tu](/regulamin)');
      await keep();
      return { html, read: read.map(({ lineOf, ...rest }) => ({ ...rest, line: lineOf('sizes.1') })) };
    };
    const first = await once();
    expect(first.read[0]).toMatchObject({ value: { title: 'Żółw', sizes: [1, -0.5] }, problems: [], line: 4 });
    expect(first.read.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 1, 1, 2]);
    expect(await readFile(file(), 'utf8')).toContain('Żółw');
    expect(await once()).toEqual(first);
  });

  it('keeps no data that JSON would change', async () => {
    const keep = await recallReadings(data, 'one');
    const read = (text: string) => readYaml(text, 'a.yaml', v.unknown()).value;
    expect(read('[.nan, .inf, -0]')).toEqual([Number.NaN, Number.POSITIVE_INFINITY, -0]);
    await keep();
    await recallReadings(data, 'one');
    expect(read('[.nan, .inf, -0]')).toEqual([Number.NaN, Number.POSITIVE_INFINITY, -0]);
  });
});
