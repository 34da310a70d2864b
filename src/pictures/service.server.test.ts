import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photoFile, pictureAddress, readPictureAddress } from './address.ts';
import { keepMeasures, measureBytes, measurePicture, recallMeasures } from './measure.server.ts';
import { addressHash } from './remote/feedPictures.server.ts';
import { createPictures, type PicturesOptions } from './service.server.ts';
import { warmPictures } from './warm.server.ts';
import { servePicture } from './wire.server.ts';

let folder: string;
let now = 1_800_000_000_000;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'));
  await mkdir(join(folder, 'pictures', 'a'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plain = (background: string, side = 500) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();

const open = (more: Partial<PicturesOptions> = {}) => {
  const pictures = createPictures({
    picturesDir: join(folder, 'pictures'),
    cacheDir: join(folder, 'cache'),
    clock: () => now,
    feedAddress: async () => undefined,
    ...more,
  });
  const app = new Hono().get('/pictures/*', (c) => servePicture(c, pictures));
  return {
    pictures,
    get: (path: string, headers?: Record<string, string>) => app.request(path, { headers: headers ?? {} }),
  };
};

const put = async (name: string, background: string, side?: number) => {
  const file = join(folder, 'pictures', name);
  await writeFile(file, await plain(background, side));
  const measured = await measurePicture(file);
  if (!measured) throw new Error('not measured');
  return { file: name, ...measured };
};

const kept = () => readdir(join(folder, 'cache'), { recursive: true }).catch(() => []);

describe('pictures of the shop', () => {
  it('are served for ever under an address that carries their content', async () => {
    const picture = await put('a/kubek.jpg', 'red');
    const { get } = open();
    const path = pictureAddress(picture, { width: 320, cut: '1x1', format: 'webp' }) ?? '';
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320);
    const again = await get(path, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const head = await get(path, {});
    expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
  });

  it('are made in no other size, cut or name, and nothing is written for asking', async () => {
    const picture = await put('kubek.jpg', 'red');
    const { get } = open();
    const { hash } = picture;
    for (const path of [
      `/pictures/${hash}/321/kubek.avif`,
      `/pictures/${hash}/640/kubek.avif`,
      `/pictures/${hash}/320-9x9/kubek.avif`,
      `/pictures/${hash}/320/inny.avif`,
      `/pictures/${hash}/320/..%2Fkubek.avif`,
      `/pictures/${hash}/320/feed-1-0.avif`,
      '/pictures/..%2f..%2fetc%2fpasswd',
      '/pictures/%00.jpg',
      '/pictures/.hidden.jpg',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect(await kept()).toEqual([]);
  });

  it('lead from a former content to the present one', async () => {
    const before = await put('kubek.jpg', 'red');
    const { get } = open();
    const path = pictureAddress(before, { width: 160, format: 'avif' }) ?? '';
    await rm(join(folder, 'pictures', 'kubek.jpg'));
    const after = await put('kubek.jpg', 'blue', 510);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/pictures/${after.hash}/160/kubek.avif`]);
    await rm(join(folder, 'pictures', 'kubek.jpg'));
    expect((await get(path)).status).toBe(404);
  });

  it('are found by the names of their files too, in the best format the browser knows', async () => {
    const { hash } = await put('kubek.jpg', 'red');
    const { get } = open();
    const ask = async (accept: string) =>
      (await get('/pictures/kubek.jpg', { Accept: accept })).headers.get('location');
    expect(await ask('image/avif,image/webp,*/*')).toBe(`/pictures/${hash}/420/kubek.avif`);
    expect(await ask('image/webp')).toBe(`/pictures/${hash}/420/kubek.webp`);
    expect(await ask('*/*')).toBe(`/pictures/${hash}/420/kubek.jpg`);
  });

  it('are missing when they are broken, and are not tried twice', async () => {
    const picture = await put('kubek.jpg', 'red');
    const file = join(folder, 'pictures', 'kubek.jpg');
    const whole = await plain('red');
    await writeFile(file, whole.subarray(0, 400));
    const measured = (await measurePicture(file)) ?? picture;
    const { pictures } = open();
    const address = { name: 'kubek', hash: measured.hash, width: 160, format: 'avif' as const };
    expect((await pictures.answer(address)).kind).toBe('missing');
    expect((await pictures.answer(address)).kind).toBe('missing');
  });

  it('are warmed from the pages that show them', async () => {
    const picture = await put('kubek.jpg', 'red');
    const { pictures } = open();
    const path = pictureAddress(picture, { width: 320, format: 'avif' }) ?? '';
    const html = `<source srcSet="${path} 320w, ${path} 320w"><img src="/pictures/kubek.jpg">`;
    expect(await warmPictures(pictures, [html], new AbortController().signal)).toEqual({ warmed: 1 });
    expect(await warmPictures(pictures, [html], AbortSignal.abort())).toEqual({ warmed: 0 });
    expect((await kept()).filter((name) => name.endsWith('.avif'))).toHaveLength(1);
  });
});

describe('pictures of a feed', () => {
  const address = 'http://feed.example/a.jpg';
  const path = (hash: string, width = 320) => `/pictures/${hash}/${width}-1x1/feed-1001-0.avif`;

  /** A feed on this machine, so to say: the connection is refused, which is as good as any failure. */
  const unreachable = { resolve: async () => [{ address: '127.0.0.1', family: 4 }] };

  it('are fetched only where the feed names the same address now', async () => {
    let asked = 0;
    const { get } = open({
      feedAddress: async ({ productId }) => (productId === 1001 ? address : undefined),
      fetchOptions: {
        resolve: async () => {
          asked += 1;
          return [];
        },
      },
    });
    expect((await get(path(addressHash('http://feed.example/other.jpg')))).status).toBe(404);
    expect((await get(path(addressHash(address)).replace('1001', '1002'))).status).toBe(404);
    expect(asked).toBe(0);
  });

  it('are missing when they cannot be had, told once, and asked for again only later', async () => {
    const told: string[] = [];
    const { get } = open({
      feedAddress: async () => address,
      fetchOptions: unreachable,
      onRefused: (reason, host) => told.push(`${host} ${reason}`),
    });
    const answers = await Promise.all([get(path(addressHash(address))), get(path(addressHash(address), 160))]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(told).toEqual(['feed.example refused: private']);
    await get(path(addressHash(address)));
    expect(told).toHaveLength(1);
    now += 3_600_000;
    await get(path(addressHash(address)));
    expect(told).toHaveLength(2);
  });
});

describe('pictures of a feed that can be reached', () => {
  let server: Server;
  let origin: string;
  let asked: string[];
  const fetchOptions = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allowed: (found: string) => found === '127.0.0.1',
    allowedPort: () => true,
  };
  beforeEach(async () => {
    asked = [];
    const picture = await plain('red');
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      // What a server says of its answer proves nothing.
      response.writeHead(200, { 'Content-Type': 'image/jpeg' });
      if (request.url === '/fine.jpg') response.end(picture);
      else if (request.url === '/drawing.jpg')
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      else response.end('<!doctype html><script>alert(1)</script>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://feed.example:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (file: string, paths: readonly string[]) => {
    const { get } = open({ feedAddress: async () => origin + file, fetchOptions });
    const hash = addressHash(origin + file);
    return Promise.all(paths.map((variant) => get(`/pictures/${hash}/${variant}/feed-1001-0.webp`)));
  };

  it('are fetched once, kept, and served as our own for a week', async () => {
    const answers = await ask('/fine.jpg', ['160-1x1', '420-1x1', '1600-1x1']);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=604800');
    const widths = await Promise.all(
      answers.map(async (answer) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width),
    );
    expect(widths).toEqual([160, 420, 500]);
    await ask('/fine.jpg', ['320-1x1']);
    expect(asked).toEqual(['/fine.jpg']);
  });

  it.each(['/drawing.jpg', '/page.jpg'])(
    'are refused for what they are, whatever their server says: %s',
    async (file) => {
      const [answer] = await ask(file, ['160-1x1']);
      expect(answer?.status).toBe(404);
      expect(asked).toEqual([file]);
      expect((await kept()).filter((name) => !['derived', 'remote'].includes(name))).toEqual([]);
    },
  );
});

describe('measures', () => {
  it('measures of pictures are kept for the next start, and a damaged file is no loss', async () => {
    await put('kubek.jpg', 'red');
    const file = join(folder, 'measures.json');
    await keepMeasures(file);
    await recallMeasures(file);
    await writeFile(file, '[["x",1,2,"3"],{},7]');
    await recallMeasures(file);
    await recallMeasures(join(folder, 'nothing.json'));
    expect(await measurePicture(join(folder, 'pictures', 'kubek.jpg'))).toMatchObject({ width: 500, height: 500 });
    expect(await measurePicture(folder)).toBeUndefined();
  });
});

describe('photos of shoppers', () => {
  const id = '0f8c2f4e-1111-4222-8333-444455556666';
  const shown = async (background: string) => {
    const bytes = await plain(background);
    const measured = await measureBytes(bytes);
    if (!measured) throw new Error('not measured');
    return { measured, read: async () => bytes };
  };
  const addressOf = ({ measured }: Awaited<ReturnType<typeof shown>>) =>
    pictureAddress({ file: photoFile(id), ...measured }, { width: 320, cut: '1x1', format: 'webp' }) ?? '';

  it('are shown from wherever their bytes lie, for a week, under the address of their content alone', async () => {
    const photo = await shown('green');
    const { get } = open({ photo: async (asked) => (asked === id ? photo : undefined) });
    const answer = await get(addressOf(photo));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800']);
    expect((await get(addressOf(await shown('blue')))).status).toBe(404);
    expect((await open().get(addressOf(photo))).status).toBe(404);
  });

  it('that could not be read are read again', async () => {
    const photo = await shown('yellow');
    let fails = true;
    const read = async () => {
      if (fails) throw new Error('the bucket is away');
      return photo.read();
    };
    const { pictures } = open({ photo: async () => ({ ...photo, read }) });
    const address = readPictureAddress(addressOf(photo));
    if (!address) throw new Error('no address');
    await expect(pictures.answer(address)).rejects.toThrow('the bucket is away');
    fails = false;
    expect(await pictures.answer(address)).toMatchObject({ kind: 'picture', passing: true });
  });
});
