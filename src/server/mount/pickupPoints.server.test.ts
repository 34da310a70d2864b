import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type PackedPoints, unpackPoints } from '../../delivery/points/mapData.ts';
import { pointsPath } from '../../delivery/points/path.ts';
import { importPoints } from '../../delivery/points/service.server.ts';
import { SHOP, testShop } from '../testing/testShop.server.ts';

const DELIVERY = 'delivery:\n  - { id: automat, name: Automat, points: automaty, cost: 12.90 }\n';
const POINT = '{ code: BOL01, name: Kiosk, street: Rynek 1, postcode: 59-700, city: Bolesławiec';
const { ask, shop } = testShop({
  files: {
    'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}`,
    'points/automaty.yaml': `- ${POINT}, latitude: 51.26, longitude: 15.57 }\n`,
  },
});
const encoded = (path: string, encoding: string) => ask(path, { headers: { 'Accept-Encoding': encoding } });

it('points of a list are kept for ever under their version, in the encoding that is asked for', async () => {
  const list = await shop().points.list('automaty');
  const path = pointsPath('automaty', list?.version ?? '');
  const plain = await encoded(path, '');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(unpackPoints((await plain.json()) as PackedPoints)).toMatchObject([{ id: 'BOL01', town: 'Bolesławiec' }]);
  const packed = await encoded(path, 'br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  const bytes = brotliDecompressSync(new Uint8Array(await packed.arrayBuffer()));
  expect(JSON.parse(bytes.toString())).toMatchObject({ codes: 'BOL01' });
  expect((await encoded(path, 'gzip')).headers.get('content-encoding')).toBe('gzip');
});

it('a list of points under an older version is answered with the newest, which is not kept', async () => {
  const old = pointsPath('automaty', (await shop().points.list('automaty'))?.version ?? '');
  const point = { code: 'NEW01', name: 'Kiosk', street: 'Rynek 1', postcode: '59-700', city: 'Bolesławiec' };
  await importPoints(shop().db, shop().clock, 'automaty', [{ ...point, latitude: 51, longitude: 15 }]);
  const answer = await ask(old);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ codes: 'NEW01' });
});

it.each(['/punkty/inne.abc.json', '/punkty/automaty', '/punkty/automaty.json', '/punkty/..%2Fshop.x.json'])(
  'no list of points is at %s',
  async (path) => expect((await ask(path)).status).toBe(404),
);
