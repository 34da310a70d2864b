import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Hono } from 'hono';
import { packPoints } from '../../delivery/points/mapData.ts';
import { POINTS_PATH } from '../../delivery/points/path.ts';
import type { OpenList, PickupPoints } from '../../delivery/points/service.server.ts';
import { gzipped } from '../cache/compress.ts';
import { chooseEncoding } from '../cache/encoding.ts';
import type { Env } from '../http/guards.ts';
import { FOR_EVER } from './files.ts';

const brotli = promisify(brotliCompress);
/** 50 000 points take 20 ms; the highest quality takes a second and a half for a fifth fewer bytes. */
const QUALITY = 5;

/** Points of a list for the map. Who asks for an older version gets the newest, and asks again the next time. */
export function mountPickupPoints(app: Hono<Env>, points: PickupPoints): void {
  const packed = new WeakMap<OpenList, Promise<Uint8Array>>();
  app.get(`${POINTS_PATH}:name`, async (c) => {
    const [, name = '', version] = /^([a-z0-9-]+)\.([\w-]{1,20})\.json$/.exec(c.req.param('name')) ?? [];
    const list = await points.list(name);
    if (!list) return c.notFound();
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    const bytes = () => new TextEncoder().encode(JSON.stringify(packPoints(list.index.points)));
    const body = async () => {
      if (encoding !== 'br') return encoding === 'gzip' ? gzipped(bytes()) : bytes();
      const before = packed.get(list);
      const packing = before ?? brotli(bytes(), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
      packed.set(list, packing);
      return packing;
    };
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': version === list.version ? FOR_EVER : 'no-store',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    };
    return c.body(new Uint8Array(await body()), 200, headers);
  });
}
