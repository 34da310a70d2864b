import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogueFolder } from '../../catalogue/import/openFolder.server.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { CATALOGUE, type Files, folderOf, productYaml, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { aShopFile } from '../../catalogue/testing/shopFile.ts';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { HOUR } from '../../kit/clock.ts';
import { createCall } from './call.server.ts';
import { openCluster } from './cluster.server.ts';
import { INDEX_BODY } from './index.ts';
import { createKeeper } from './keeper.server.ts';
import { MARKER } from './names.ts';
import { type KeptDoc, type OpenSearchServer, startOpenSearch } from './testing/openSearchServer.ts';

const FILES: Files = {
  ...CATALOGUE,
  'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek Nocny', version: 'kobalt', code: 'GL-0350-KO' }),
  'products/miska.yaml': productYaml({ id: 1002, name: 'Miska', stock: 0 }),
};

let server: OpenSearchServer;
beforeEach(async () => {
  server = await startOpenSearch();
});
afterEach(() => server.stop());

async function keeperOf(db: Db, files = FILES) {
  const folder = await folderOf(files);
  let now = Date.UTC(2026, 10, 21);
  const clock = () => now;
  const reopen = () => openCatalogueFolder(db, { folder, shop: aShopFile(), clock, openedAt: Date.UTC(2026, 10, 21) });
  await reopen();
  const bought = new Map<number, number>();
  const waited: number[] = [];
  const ending = new AbortController();
  const open = () =>
    createKeeper({
      cluster: openCluster({
        call: createCall(server.place),
        prefix: 'sklep',
        wait: async (ms) => void waited.push(ms),
        signal: ending.signal,
      }),
      prefix: 'sklep',
      catalogue: createCatalogue(db),
      sold: async () => new Map(bought),
      clock,
    });
  return {
    ...{ open, bought, waited, ending },
    pass: (ms: number) => {
      now += ms;
    },
    change: async (changed: Files) => {
      await writeFiles(folder, changed);
      await reopen();
    },
  };
}

const serving = () => [...server.indexes].filter(([, { aliases }]) => aliases.has('sklep-1'));
const docs = () => serving()[0]?.[1].docs ?? new Map<string, KeptDoc>();
const paths = () => server.asked.splice(0).map(({ method, path }) => `${method} ${path.replace(/-1-\d+-\w+/, '-NEW')}`);

eachDatabase('the index of an OpenSearch', (open) => {
  it('is built beside the one that serves, and takes its place in one step', async () => {
    const { open: keeper } = await keeperOf(await open());
    server.indexes.set('sklep-1-3-old', { body: {}, aliases: new Set(['sklep-1']), docs: new Map() });
    server.indexes.set('sklep-2-3-newer', { body: {}, aliases: new Set(['sklep-2']), docs: new Map() });
    server.indexes.set('sklep-b2b', { body: {}, aliases: new Set(), docs: new Map() });
    await keeper().run();
    expect(paths()).toEqual([
      'GET /sklep-1/_doc/catalogue',
      'PUT /sklep-NEW',
      'POST /sklep-NEW/_bulk',
      'POST /sklep-NEW/_refresh',
      'GET /sklep-NEW/_count',
      'POST /sklep-NEW/_bulk?refresh=true',
      'GET /sklep-*/_alias',
      'POST /_aliases',
    ]);
    const [[name, index] = ['']] = serving();
    expect(name).toMatch(/^sklep-1-\d+-\w+$/);
    expect([...server.indexes.keys()]).toEqual(['sklep-2-3-newer', 'sklep-b2b', name]);
    expect(index?.body).toEqual(INDEX_BODY);
    expect(docs().get('1001')).toMatchObject({
      ...{ id: 1001, name: 'kubek nocny', codes: ['gl0350ko'], length: 2 },
      own: expect.stringContaining('kobalt'),
      shared: expect.stringContaining('kubki'),
    });
    expect(docs().get(MARKER)).toMatchObject({ version: expect.any(Number) });
  });

  it('is patched with what has changed, and asked nothing while nothing has', async () => {
    const { open: keeper, change } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    const [[name] = ['']] = serving();
    const { version } = docs().get(MARKER) as { version: number };
    paths();
    await one.run();
    expect(paths()).toEqual([]);
    await change({
      'products/kubek.yaml': undefined,
      'products/wazon.yaml': productYaml({ id: 1003, name: 'Wazon' }),
    });
    await one.run();
    expect(paths()).toEqual(['POST /sklep-1/_bulk?require_alias=true', 'POST /sklep-1/_bulk?require_alias=true']);
    expect(serving().map(([now]) => now)).toEqual([name]);
    expect([...docs().keys()].sort()).toEqual(['1002', '1003', MARKER]);
    expect(docs().get(MARKER)?.version).toBeGreaterThan(version);
  });

  it('is taken over by a process that starts, with what has changed meanwhile', async () => {
    const { open: keeper, change } = await keeperOf(await open());
    await keeper().run();
    const before = docs().get('1001');
    docs().set('1001', { ...before, untouched: true });
    await change({ 'products/miska.yaml': productYaml({ id: 1002, name: 'Misa' }) });
    paths();
    await keeper().run();
    expect(paths()).toEqual([
      'GET /sklep-1/_doc/catalogue',
      ...['POST /sklep-1/_bulk?require_alias=true', 'POST /sklep-1/_bulk?require_alias=true'],
    ]);
    expect(docs().get('1002')).toMatchObject({ name: 'misa' });
    expect(docs().get('1001')).toMatchObject({ untouched: true });
  });

  it('is built anew when something that products share has another name, also while nobody looked', async () => {
    const { open: keeper, change } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    const renamed = (name: string) => ({
      'producers.yaml': String(FILES['producers.yaml']).replace('name: Glinianka', `name: ${name}`),
    });
    await change(renamed('Kaflarnia'));
    await one.run();
    expect(docs().get('1001')?.own).toContain('kaflarnia');
    await change(renamed('Cegielnia'));
    await keeper().run();
    expect(docs().get('1002')?.own).toContain('cegielnia');
    expect(server.indexes.size).toBe(1);
  });

  it('goes on serving while another is not built to its end, and that one never serves', async () => {
    const { open: keeper, change, pass } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    const [[name] = ['']] = serving();
    await change({ 'producers.yaml': String(FILES['producers.yaml']).replace('name: Glinianka', 'name: Kaflarnia') });
    for (const path of ['/_bulk', '/_count', 'refresh=true', '/_aliases']) {
      pass(1);
      server.faults.push({ path, fault: [503, '{}'] });
      await expect(one.run(), path).rejects.toMatchObject({ fault: 'status', status: 503 });
      expect(serving().map(([now]) => now)).toEqual([name]);
    }
    pass(1);
    server.faults.push({ path: '/_count', fault: [200, '{"count":1,"_shards":{"failed":0}}'] });
    await expect(one.run()).rejects.toMatchObject({ fault: 'half_built' });
    expect(serving().map(([now]) => now)).toEqual([name]);
    pass(1);
    await one.run();
    expect(serving().map(([now]) => now)).not.toEqual([name]);
    expect(server.indexes.size).toBe(1);
    expect(docs().get('1001')?.own).toContain('kaflarnia');
  });

  it('takes in again what a failed patch may have left out', async () => {
    const { open: keeper, change } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    await change({ 'products/miska.yaml': productYaml({ id: 1002, name: 'Misa' }) });
    server.faults.push({ path: '/_bulk', fault: [403, '{"error":"index_create_block_exception","status":403}'] });
    await expect(one.run()).rejects.toMatchObject({ status: 403 });
    await one.run();
    expect(docs().get('1002')).toMatchObject({ name: 'misa' });
  });

  it('is built anew when it has gone, and never made by a patch', async () => {
    const { open: keeper, change } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    server.indexes.clear();
    await change({ 'products/miska.yaml': productYaml({ id: 1002, name: 'Misa' }) });
    await expect(one.run()).rejects.toMatchObject({ status: 404 });
    expect(server.indexes.size).toBe(0);
    await one.run();
    expect([...docs().keys()].sort()).toEqual(['1001', '1002', MARKER]);
  });

  it('waits while the cluster has too much to do, and not for ever', async () => {
    const { open: keeper, waited } = await keeperOf(await open());
    const full = JSON.stringify({ took: 1, errors: true, items: [{ index: { status: 429 } }] });
    server.faults.push({ path: '/_bulk', fault: [429, '{}'] }, { path: '/_bulk', fault: [200, full] });
    await keeper().run();
    expect(waited).toEqual([1000, 4000]);
    expect(docs().size).toBe(3);
    server.indexes.clear();
    for (let n = 0; n < 4; n++) server.faults.push({ path: '/_bulk', fault: [429, '{}'] });
    await expect(keeper().run()).rejects.toMatchObject({ status: 429 });
    expect(serving()).toEqual([]);
  });

  it('follows what is often bought, once an hour', async () => {
    const { open: keeper, bought, pass } = await keeperOf(await open());
    const one = keeper();
    await one.run();
    const weight = () => docs().get('1001')?.weight as number;
    const before = weight();
    bought.set(1001, 16);
    await one.run();
    expect(weight()).toBe(before);
    pass(HOUR);
    await one.run();
    expect(weight()).toBeLessThan(before);
  });

  it('is left as it is by a process that is being stopped', async () => {
    const { open: keeper, ending } = await keeperOf(await open());
    server.faults.push({ path: '/_bulk', fault: 'hang' });
    const running = keeper().run();
    await expect.poll(() => server.asked.some(({ path }) => path.endsWith('/_bulk'))).toBe(true);
    ending.abort();
    await expect(running).rejects.toMatchObject({ fault: 'late' });
    expect(serving()).toEqual([]);
  });
});
