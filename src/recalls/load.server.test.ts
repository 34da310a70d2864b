import { describe, expect, it } from 'vitest';
import { folderOf } from '../catalogue/testing/folder.server.ts';
import { loadRecalls } from './load.server.ts';

const recall = (more = '') => `recalls:
  - id: czajnik-0914
    published: 2026-11-20
    name: Czajnik Leśny, partia 0914
    products: [1001]
    hazard: Ucho może pęknąć przy nalewaniu.
    action: Od razu przestań go używać.
    remedies: [replacement, refund]
${more}`;

const read = async (yaml: string) => loadRecalls(await folderOf({ 'content/recalls.yaml': yaml }));

describe('content/recalls.yaml', () => {
  it('is not needed', async () => {
    expect(await loadRecalls(await folderOf({}))).toEqual({ recalls: [], problems: [] });
  });

  it('holds recalls, the newest first', async () => {
    const older = recall()
      .replaceAll('czajnik-0914', 'kubek-1')
      .replace('2026-11-20', '2025-03-01')
      .replace('recalls:\n', '');
    const { recalls, problems } = await read(recall() + older);
    expect(problems).toEqual([]);
    expect(recalls.map(({ id }) => id)).toEqual(['czajnik-0914', 'kubek-1']);
  });

  it.each([
    ['    sold: { from: 2026-10-02, to: 2026-09-14 }\n', 'sold.from before sold.to'],
    ['    sold: { from: 2026-13-02, to: 2026-13-14 }\n', 'a day 2026-11-29'],
    ['    colour: red\n', 'colour'],
  ])('tells of %j', async (more, expected) => {
    const { problems } = await read(recall(more));
    expect(problems).not.toEqual([]);
    expect(JSON.stringify(problems)).toContain(expected);
  });

  it('shows a recall without a picture that cannot be read, and tells', async () => {
    const { recalls, problems } = await read(recall('    picture: nie-ma.jpg\n'));
    expect(recalls[0]?.drawn).toBeUndefined();
    expect(recalls).toHaveLength(1);
    expect(problems).toMatchObject([{ at: 'recalls.0.picture', found: 'nie-ma.jpg' }]);
  });
});
