import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BucketServer, startBucket } from '../testing/bucketServer.ts';
import { s3Files } from './files.server.ts';

describe('a bucket that fails', () => {
  let server: BucketServer;
  let waited: number[];
  beforeEach(async () => {
    server = await startBucket();
    waited = [];
  });
  afterEach(() => server.stop());

  const wait = async (ms: number) => void waited.push(ms);
  const filesOf = (changes: object = {}) => s3Files({ bucket: { ...server.bucket, ...changes }, wait });

  it('is asked again while that may pass, and what was put is there', async () => {
    server.faults.push([503, 'SlowDown'], 'cut');
    await filesOf().put('files/a', Buffer.from('treść'));
    expect(server.asked).toEqual(['PUT files/a', 'PUT files/a', 'PUT files/a']);
    expect(waited).toEqual([200, 1000]);
    expect(String(await filesOf().read('files/a'))).toBe('treść');
  });

  it('is not asked for ever', async () => {
    server.faults.push([500, 'InternalError'], [502, ''], [500, 'InternalError']);
    await expect(filesOf().read('files/a')).rejects.toMatchObject({ name: 'FilesError', code: 'EIO' });
    expect(server.asked).toHaveLength(3);
  });

  it('is not asked again for what no try mends', async () => {
    server.faults.push([507, 'InsufficientStorage']);
    await expect(filesOf().put('files/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    server.faults.push([403, 'QuotaExceeded']);
    await expect(filesOf().put('files/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'AKIDOTHER' }, 'EACCES'],
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'another' }, 'EACCES'],
    ['S3_REGION', { region: 'eu-west-1' }, 'EACCES'],
    ['S3_BUCKET', { name: 'innego-nie-ma' }, 'ENODEV'],
  ])('names %s where that is to be mended, and no secret', async (name, change, code) => {
    const files = filesOf(change);
    const asked = await Promise.allSettled([
      files.read('files/a'),
      files.put('files/a', Buffer.from('x')),
      Array.fromAsync(files.list('files')),
    ]);
    for (const one of asked) {
      const { code: said, message } = (one as PromiseRejectedResult).reason as Error & { code?: string };
      expect(said).toBe(code);
      expect(message).toContain(name);
      expect(message).not.toMatch(/secret-|another$|AKID/);
    }
    expect(server.asked).toHaveLength(3);
  });

  it('may take any time for a file that goes on coming, and not for one that stops', async () => {
    const rung: { ms: number; ring(): void; on: boolean }[] = [];
    const alarm = (ms: number, ring: () => void) => {
      const one = { ms, ring, on: true };
      rung.push(one);
      return () => {
        one.on = false;
      };
    };
    await filesOf().put('files/a', Buffer.from('x'));
    let go = () => {};
    const slowly: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked);
      await answer.body?.cancel();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          go = () => controller.enqueue(Buffer.from('dalej'));
        },
      });
      return new Response(body, answer);
    };
    const files = s3Files({ bucket: server.bucket, wait, alarm, fetch: slowly });
    const found = await files.open('files/a');
    expect(rung.filter(({ on }) => on)).toEqual([]);
    const reader = found?.body.getReader();
    for (let times = 0; times < 3; times += 1) {
      const next = reader?.read();
      go();
      expect(String(Buffer.from((await next)?.value ?? []))).toBe('dalej');
      expect(rung.filter(({ on }) => on)).toEqual([]);
    }
    const last = reader?.read();
    await nextTurn();
    rung.find(({ on }) => on)?.ring();
    await expect(last).rejects.toMatchObject({ name: 'FilesError', code: 'ETIMEDOUT' });
  });

  it('and is not there at all is told by its address', async () => {
    await server.stop();
    const error = (await filesOf()
      .read('files/a')
      .catch((thrown: unknown) => thrown)) as Error & { code?: string };
    expect(error.code).toBe('ECONNREFUSED');
    expect(error.message).toContain(server.bucket.endpoint);
    server = await startBucket();
  });
});
