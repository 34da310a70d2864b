import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { locate } from './locate.server.ts';

const MENU = `# menu
header: []

footer:
  - heading: Sklep
    links:
      - label: O nas
        to: /nie-ma
`;

it('a mistake that shows beside other files has the line of its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-locate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/menu.yaml'), MENU);
  const lineOf = async (file: string, at: string) => (await locate(folder, [{ file, at, expected: '' }]))[0]?.line;
  expect(await lineOf('content/menu.yaml', 'footer.0.links.0.to')).toBe(8);
  expect(await lineOf('content/menu.yaml', 'legal')).toBe(2);
  expect(await lineOf('content/tiles.yaml', 'tiles.0')).toBe(1);
  expect(await lineOf('pages/', '')).toBe(1);
});
