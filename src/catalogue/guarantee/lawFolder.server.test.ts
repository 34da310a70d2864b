import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from '../../storage/disk.server.ts';
import { folderOf, jpeg } from '../testing/folder.server.ts';
import { LAW_FOLDER, lawAttachment, lawPicture, openLawFolder, readLawAttachment } from './lawFolder.server.ts';

describe('the pictures of law/', () => {
  let data = '';
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'witryna-law-'));
  });
  afterEach(() => rm(data, { recursive: true }));

  it('are kept as they are, and read for e-mails after the folder has others', async () => {
    const bytes = await jpeg();
    const folder = await folderOf({ 'law/notice.jpg': bytes });
    const { law, problems } = await openLawFolder(folder, diskFiles(data));
    expect(problems).toEqual([]);
    if (!law.notices.pl) throw new Error('no notice');
    expect(law.notices.pl.kept).toMatch(/^[0-9a-f]{16}\.jpg$/);
    await writeFile(join(folder, 'law/notice.jpg'), Buffer.concat([bytes, Buffer.from('x')]));
    const { law: later } = await openLawFolder(folder, diskFiles(data));
    expect(later.notices.pl?.kept).not.toBe(law.notices.pl.kept);
    expect(await readdir(join(data, LAW_FOLDER))).toHaveLength(2);
    expect(await readLawAttachment(diskFiles(data), lawAttachment(law.notices.pl))).toEqual(bytes);
    expect(await lawPicture(diskFiles(data), law.notices.pl.kept)).toEqual(bytes);
    expect(await lawPicture(diskFiles(data), '../shop.sqlite')).toBeUndefined();
  });

  it('are the notice of each language, with where its own code leads', async () => {
    const folder = await folderOf({ 'law/notice.jpg': await jpeg(), 'law/notice.en.jpg': await jpeg(20) });
    const { pl, en } = (await openLawFolder(folder, diskFiles(data))).law.notices;
    expect([pl?.href, en?.href]).toEqual([
      'https://europa.eu/youreurope/gwarancje',
      'https://europa.eu/youreurope/guarantees',
    ]);
    expect(en?.kept).not.toBe(pl?.kept);
  });

  it('are none of another kind, name or place', async () => {
    const folder = await folderOf({
      ...{ 'law/a.png': 'no picture', 'law/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      'secret.jpg': await jpeg(),
    });
    await symlink(join(folder, 'secret.jpg'), join(folder, 'law/out.jpg'));
    const { law } = await openLawFolder(folder, diskFiles(data));
    for (const name of ['a.png', 'b.svg', 'out.jpg', '../secret.jpg', '.hidden.png', 'none.png']) {
      expect(await law.keep(name)).toBeUndefined();
    }
  });

  it('leave other attachments to uploads, whatever their names', async () => {
    await writeFile(join(data, 'shop.sqlite'), 'secret');
    for (const file of ['law/../shop.sqlite', 'law/', '0b0f', 'law/0123456789abcdef.svg']) {
      expect(readLawAttachment(diskFiles(data), file)).toBeUndefined();
    }
    await expect(readLawAttachment(diskFiles(data), 'law/0123456789abcdef.png')).rejects.toThrow();
  });

  it('are told where the notice is no picture, and missed where there is none', async () => {
    const { law, problems } = await openLawFolder(await folderOf({ 'law/notice.png': 'no picture' }), diskFiles(data));
    expect([law.notices.pl, problems.map(({ file }) => file)]).toEqual([undefined, ['law/notice.png']]);
    expect(await openLawFolder(await folderOf({ 'a.txt': '' }), diskFiles(data))).toMatchObject({ problems: [] });
    expect(await readFile(join(data, 'law'), 'utf8').catch(() => 'none')).toBe('none');
  });
});
