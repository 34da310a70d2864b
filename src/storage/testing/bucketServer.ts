import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../../settings/filesPlace.ts';
import { sha256, signatureOf } from './signature.ts';

/** A bucket in memory behind HTTP, which takes no request whose signature or content is not right. */
export interface BucketServer {
  bucket: Bucket;
  /** Answers of the next requests, instead of what they ask for; `cut` ends the connection. */
  faults: (readonly [status: number, code: string] | 'cut')[];
  /** Keys of files that are there and not given. */
  refused: Set<string>;
  /** Requests so far, as `PUT files/a`. */
  asked: string[];
  stop(): Promise<void>;
}

/** Files on one page of a list: few, so that there are several pages. */
const PAGE = 2;

interface Kept {
  bytes: Buffer;
  at: Date;
}

export async function startBucket(): Promise<BucketServer> {
  const kept = new Map<string, Kept>();
  const faults: BucketServer['faults'] = [];
  const asked: string[] = [];
  const refusedKeys = new Set<string>();
  const keys = {
    name: 'pliki',
    region: 'eu-central-1',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret-/of+the',
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const { method = '' } = request;
    asked.push(`${method} ${key}`.trim());
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const refused = fault ?? refusal(request, body, bucket);
    if (refused) return say(response, ...refused);
    const found = kept.get(key);
    if (method === 'PUT') {
      kept.set(key, { bytes: body, at: new Date() });
      response.end();
    } else if (method === 'DELETE') {
      kept.delete(key);
      response.writeHead(204).end();
    } else if (key === '') response.end(listOf(searchParams));
    else if (!found) say(response, 404, 'NoSuchKey');
    else if (refusedKeys.has(key)) say(response, 403, 'AccessDenied');
    else {
      const headers = { 'Content-Length': found.bytes.length, 'Last-Modified': found.at.toUTCString() };
      if (method === 'GET' && request.headers.range !== undefined)
        return sendPart(response, found, request.headers.range);
      response.writeHead(200, headers).end(method === 'HEAD' ? '' : found.bytes);
    }
  }

  function refusal(request: IncomingMessage, body: Buffer, bucket = ''): readonly [number, string] | undefined {
    const headers = request.headers as Record<string, string>;
    const parts =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
    const [, id, , region = '', names = '', signature] = parts.exec(headers.authorization ?? '') ?? [];
    if (id !== keys.accessKeyId) return [403, 'InvalidAccessKeyId'];
    if (region !== keys.region) return [400, 'AuthorizationHeaderMalformed'];
    const signed = names.split(';');
    const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
    const hash = headers['x-amz-content-sha256'] ?? '';
    const scope = { secret: keys.secretAccessKey, at: headers['x-amz-date'] ?? '', region, service: 's3' };
    const { method = '', url: target = '' } = request;
    const own = signatureOf({ method, target, headers, signed, hash }, scope);
    if (!needed.every((name) => signed.includes(name)) || own !== signature) return [403, 'SignatureDoesNotMatch'];
    if (hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
    if (method === 'PUT' && headers['content-length'] === undefined) return [411, 'MissingContentLength'];
    return bucket === keys.name ? undefined : [404, 'NoSuchBucket'];
  }

  function listOf(asked: URLSearchParams): string {
    const from = Number(asked.get('continuation-token') ?? 0);
    const all = [...kept.entries()].filter(([key]) => key.startsWith(asked.get('prefix') ?? ''));
    const shown = all
      .slice(from, from + PAGE)
      .map(
        ([key, { bytes, at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
      );
    const more = from + PAGE < all.length;
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    const page = `<IsTruncated>${more}</IsTruncated>${next}${shown.join('')}`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${page}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, ...keys },
    faults,
    refused: refusedKeys,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendPart(response: ServerResponse, { bytes, at }: Kept, range: string) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const start = Number(first);
  if (start >= bytes.length) return say(response, 416, 'InvalidRange');
  const part = bytes.subarray(start, Number(last) + 1);
  const headers = {
    'Content-Length': part.length,
    'Content-Range': `bytes ${start}-${start + part.length - 1}/${bytes.length}`,
    'Last-Modified': at.toUTCString(),
  };
  return void response.writeHead(206, headers).end(part);
}

function say(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}
