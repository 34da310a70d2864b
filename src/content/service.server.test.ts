import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { pointStyles } from './pointStyles.ts';
import { loadContent } from './service.server.ts';

const FACTS = new Map([['company.name', { words: 'Garnki & *Syn*' }]]);
const folders: string[] = [];

async function shopWith(pages: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-content-'));
  folders.push(folder);
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'content'));
  for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, 'pages', name), text);
  return folder;
}

afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

const page = (id: number, body = 'Tekst.') =>
  `---\nid: ${id}\ntitle: Strona ${id}\ndescription: Opis strony\n---\n${body}`;

describe('pages of a shop', () => {
  it('opens the good ones and tells the line of each mistake', async () => {
    const folder = await shopWith({
      'dobra.md': page(1),
      'bez-glowy.md': '# Tytuł',
      'zly-klucz.md': '---\nid: 2\ntytul: A\n---\n',
      'za-gleboka.md': page(3, '>'.repeat(20_000)),
    });
    await mkdir(join(folder, 'pages', 'folder.md'));
    const { content, problems } = await loadContent(folder, () => FACTS);
    expect(content.pages.map(({ slug }) => slug)).toEqual(['dobra']);
    const inPages = problems.filter(({ file }) => file.startsWith('pages/'));
    expect(new Set(inPages.map(({ file }) => file))).toEqual(
      new Set(['pages/bez-glowy.md', 'pages/zly-klucz.md', 'pages/za-gleboka.md', 'pages/folder.md']),
    );
    expect(inPages).toContainEqual(expect.objectContaining({ file: 'pages/zly-klucz.md', line: 3, at: 'tytul' }));
  });

  it('want a picture for points, which then have a place in a sheet', async () => {
    const points = '---\nid: 4\ntitle: A\ndescription: B\npoints: [{ product: 1, x: 9.4, y: 70 }]\n';
    const { problems } = await loadContent(await shopWith({ 'a.md': `${points}---\n` }), () => FACTS);
    expect(problems.map(({ expected }) => expected)).toContain('a picture for its points');
    const shown = `${points}picture: { file: polka.jpg, alt: Polka }\n---\n`;
    const { content } = await loadContent(await shopWith({ 'a.md': shown }), () => FACTS);
    expect(pointStyles([], content.pages)).toBe('.punkt-strona-4-0{--x:9.4%;--y:70%}');
  });

  it('cleans what a page says', async () => {
    const folder = await shopWith({ 'a.md': page(1, '<script>alert(1)</script>\n\n**Ważne**') });
    const { content } = await loadContent(folder, () => FACTS);
    expect(content.page('a')?.html).toContain('<strong>Ważne</strong>');
    expect(content.page('a')?.html).not.toContain('script');
  });

  it('names facts of the shop in head and body, and tells the line of what is none', async () => {
    const body = 'Sprzedaje **{{company.name}}**.\n\n{{company.nmae}}';
    const head = page(1, body).replace('Opis strony', "'Kto: {{company.name}}'");
    const { content, problems } = await loadContent(await shopWith({ 'a.md': head }), () => FACTS);
    expect(content.page('a')).toMatchObject({
      description: 'Kto: Garnki & *Syn*',
      html: expect.stringContaining('<strong>Garnki &amp; *Syn*</strong>'),
    });
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'pages/a.md', line: 8, found: '{{company.nmae}}' }),
    );
  });

  it('tells the line of a picture that is not there, and of a fact in the head', async () => {
    const head = 'id: 1\ntitle: A\ndescription: {{company.nmae}}\npicture:\n  file: nie-ma.jpg\n  alt: Nic';
    const folder = await shopWith({ 'a.md': `---\n${head.replace('{{', "'{{").replace('}}', "}}'")}\n---\nTekst.` });
    const picture = '    picture:\n      file: tez-nie-ma.jpg\n      alt: Nic\n';
    const tile = `tiles:\n  - category: stol\n    heading: A\n    text: B\n    link: { label: C, to: / }\n${picture}`;
    await writeFile(join(folder, 'content/tiles.yaml'), tile);
    const { problems } = await loadContent(folder, () => FACTS);
    const told = problems.map(({ file, line, found }) => `${file}:${line} ${found}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'content/tiles.yaml:7 tez-nie-ma.jpg',
        'pages/a.md:4 {{company.nmae}}',
        'pages/a.md:6 nie-ma.jpg',
      ]),
    );
  });
});
