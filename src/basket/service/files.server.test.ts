import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { aDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { fileTerms } from '../../files/model.ts';
import { createUploads, type Uploads } from '../../files/service.server.ts';
import { DAY } from '../../kit/clock.ts';
import type { Visit } from '../../session/model.ts';
import { SESSION_LIFE } from '../../session/model.ts';
import { filesSettings } from '../../settings/filesFile.ts';
import { diskFiles } from '../../storage/disk.server.ts';
import { type Baskets, createBaskets } from '../service.server.ts';
import { rules } from '../testing/rules.ts';
import { basketShop, cup } from '../testing/shop.server.ts';

const FIELD = { key: 'rysunek', label: 'Rysunek', kind: 'file', required: true } as const;

eachDatabase('files of what lies in a basket', (open) => {
  const shop = basketShop(open);
  let folder: string;
  let uploads: Uploads;
  let baskets: Baskets;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-basket-files-'));
    const clock = () => shop.now;
    const terms = fileTerms(v.parse(filesSettings, {}));
    uploads = createUploads({ db: shop.db, clock, files: diskFiles(folder), parts: join(folder, 'files'), terms });
    baskets = createBaskets({ db: shop.db, catalogue: createCatalogue(shop.db), clock, rules: rules(), uploads });
    const product = (id: number, personalisation = [FIELD]) => aDraft(String(id), { preferredId: id, personalisation });
    await importAll(shop.db, [product(1, []), product(2, []), product(3)], shop.now);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function sent(visit: Visit): Promise<string> {
    async function* body() {
      yield Buffer.from('rysunek');
    }
    const kept = await uploads.keep(visit, { name: 'rysunek.txt', type: 'text/plain', from: '', body: body() });
    if (!kept.ok) throw new Error(kept.error.code);
    return kept.value.id;
  }
  const drawn = (id: string) => cup({ product: 3, chosen: { personalisation: { rysunek: id } } });
  const filesIn = async (visit: Visit) => (await baskets.view(visit)).lines.flatMap(({ known }) => known?.files ?? []);

  it('are taken with the line, by their owner alone', async () => {
    const [owner, stranger] = [await shop.visitor(), await shop.visitor()];
    const id = await sent(owner);
    await sent(stranger);
    const refused = { ok: false, error: { code: 'personalisation' } };
    expect(await baskets.add(stranger, [drawn(id)])).toEqual([refused]);
    expect(await baskets.add(owner, [drawn(''), drawn('x'), drawn(id)])).toMatchObject([
      refused,
      refused,
      { ok: true },
    ]);
    expect(await filesIn(owner)).toMatchObject([{ id, name: 'rysunek.txt', label: 'Rysunek' }]);
    expect(await uploads.remove(owner.session, id)).toBe(false);
    const [line] = (await baskets.view(owner)).lines;
    const more = { product: 3, size: 'uniw', additional: line?.additional ?? '' };
    expect(await baskets.add(owner, [more])).toMatchObject([{ ok: true, value: { line: line?.id, quantity: 2 } }]);
  });

  it('live as long as the basket, however long it is kept, and no longer', async () => {
    const { visit, header } = await shop.shopper();
    const id = await sent(visit);
    await baskets.add(visit, [drawn(id)]);
    for (let days = 0; days < 100; days += 20) {
      shop.now += 20 * DAY;
      await shop.visitor(header);
      expect(await uploads.sweep()).toBe(0);
    }
    expect(await uploads.find(visit.session, id)).toMatchObject({ name: 'rysunek.txt' });
    shop.now += SESSION_LIFE;
    expect(await uploads.sweep()).toBe(1);
  });

  it('go with the basket to another session, and are the first one’s no more', async () => {
    const [from, into] = [await shop.shopper(), await shop.shopper()];
    const id = await sent(from.visit);
    const waiting = await sent(from.visit);
    await baskets.add(from.visit, [drawn(id)]);
    const sessions = [from.visit.session ?? '', into.visit.session ?? ''] as const;
    await shop.db.write((tx) => baskets.merge(tx, ...sessions));
    expect(await uploads.find(sessions[1], id)).toMatchObject({ id });
    expect(await uploads.waiting(sessions[1], [waiting])).toHaveLength(1);
    expect(await uploads.find(sessions[0], id)).toBeUndefined();
    expect(await uploads.remove(sessions[0], waiting)).toBe(false);
    const [line] = (await baskets.view(into.visit)).lines.filter(({ product }) => product === 3);
    const more = { product: 3, size: 'uniw', additional: line?.additional ?? '' };
    expect(await baskets.add(into.visit, [more])).toMatchObject([{ ok: true, value: { quantity: 2 } }]);
    shop.now += SESSION_LIFE - 1;
    expect(await uploads.sweep()).toBe(1);
    expect(await uploads.find(sessions[1], id)).toMatchObject({ id });
  });

  it('stay with who merges with themselves', async () => {
    const { visit } = await shop.shopper();
    await baskets.add(visit, [drawn(await sent(visit))]);
    const before = await baskets.view(visit);
    await shop.db.write((tx) => baskets.merge(tx, visit.session ?? '', visit.session ?? ''));
    expect(await baskets.view(visit)).toEqual(before);
  });
});
