import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Content, checkKey, type Files, FilesError, isKey } from '../model.ts';
import { createCall, type S3Options } from './call.server.ts';
import { readListing } from './listing.ts';

/** Files in a bucket, by the calls of S3 that all who speak it have. */
export function s3Files(options: S3Options): Files {
  const call = createCall(options);
  const { bucket } = options;

  return {
    place: (key) => `s3://${bucket.name}/${checkKey(key)}`,
    async put(key, content) {
      const answer = await call({ method: 'PUT', key: checkKey(key), body: await bodyOf(content) });
      if (!answer) throw new FilesError('ENODEV', `bucket ${bucket.name}: it took nothing`);
      await answer.body?.cancel();
      if (!(content instanceof Uint8Array)) await rm(content.path, { force: true });
    },
    async read(key) {
      const answer = await call({ method: 'GET', key: checkKey(key) });
      return answer && whole(answer, bucket.name);
    },
    async open(key, part) {
      const answer = await call({ method: 'GET', key: checkKey(key), ...(part ? { part } : {}) });
      if (answer && part && answer.status !== PARTIAL) {
        await answer.body?.cancel();
        throw new FilesError('EIO', `bucket ${bucket.name}: it gives no parts of files`);
      }
      return answer && { bytes: bytesOf(answer), body: answer.body ?? new Blob([]).stream() };
    },
    async stat(key) {
      const answer = await call({ method: 'HEAD', key: checkKey(key) });
      return (
        answer && { key, bytes: bytesOf(answer), changedAt: Date.parse(answer.headers.get('Last-Modified') ?? '') }
      );
    },
    async delete(key) {
      const answer = await call({ method: 'DELETE', key: checkKey(key) });
      await answer?.body?.cancel();
    },
    async *list(folder) {
      const prefix = `${checkKey(folder)}/`;
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token === undefined ? {} : { 'continuation-token': token }) };
        const answer = await call({ method: 'GET', query });
        if (!answer) throw new FilesError('ENODEV', `bucket ${bucket.name}: it lists nothing`);
        const { files, next } = readListing((await whole(answer, bucket.name)).toString('utf8'));
        yield* files.filter(({ key }) => isKey(key));
        token = next;
      } while (token !== undefined);
    },
  };
}

const PARTIAL = 206;

const bytesOf = ({ headers }: Response): number => Number(headers.get('Content-Length'));

/** A connection that breaks in the middle is a fault of the place, and half a file is none. */
async function whole(answer: Response, bucket: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof FilesError) throw error;
    throw new FilesError('EIO', `bucket ${bucket}: its answer broke off`, { cause: error });
  }
}

async function bodyOf(content: Content): Promise<{ content: Blob; hash: string }> {
  const digest = createHash('sha256');
  if (content instanceof Uint8Array) {
    return { content: new Blob([content as Uint8Array<ArrayBuffer>]), hash: digest.update(content).digest('hex') };
  }
  await pipeline(createReadStream(content.path), digest);
  return { content: await openAsBlob(content.path), hash: digest.digest('hex') };
}
