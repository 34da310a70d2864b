import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchOptions, fetchPicture } from './fetchPicture.server.ts';
import { checkUrl } from './guarded.server.ts';
import { FetchRefused } from './target.server.ts';

/** A server on this machine that the tests, and only they, allow. */
let server: Server;
let port: number;
const asked: { host: string | undefined; url: string | undefined; headers: object }[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/fine': (response) => response.end('picture'),
  '/once': (response) => response.writeHead(302, { Location: '/fine' }).end(),
  '/for-ever': (response) => response.writeHead(301, { Location: '/for-ever' }).end(),
  '/home': (response) => response.writeHead(307, { Location: 'http://home.example/fine' }).end(),
  '/literal': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end(),
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/password': (response) => response.writeHead(302, { Location: 'http://a:b@feed.example/fine' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/gone': (response) => response.writeHead(404).end('gone'),
  '/declared': (response) => response.writeHead(200, { 'Content-Length': '2000' }).end(Buffer.alloc(2000)),
  '/endless': (response) => void response.writeHead(200).write(Buffer.alloc(5000)),
  '/silent': () => {},
  '/stuck': (response) => void response.writeHead(200).write('begun'),
  '/packed': (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('begun');
    response.destroy();
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ host: request.headers.host, url: request.url, headers: request.headers });
    (answers[request.url ?? ''] ?? answers['/gone'])?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Every name leads here; only `home.example` is said to be at home, and our own port stands for 80. */
const here = (more: FetchOptions = {}): FetchOptions => ({
  mostBytes: 1000,
  resolve: async (host) => [{ address: host.startsWith('home') ? '127.0.0.2' : '127.0.0.1', family: 4 }],
  allowed: (address) => address === '127.0.0.1',
  allowedPort: (given) => given === String(port) || given === '',
  ...more,
});

const get = (path: string, options?: FetchOptions) =>
  fetchPicture(`http://feed.example:${port}${path}`, here(options)).then(
    (bytes) => bytes.toString(),
    (error: unknown) => (error instanceof FetchRefused ? `refused: ${error.reason}` : Promise.reject(error)),
  );

describe('fetchPicture', () => {
  it('fetches from the address that was checked, under the name that was asked for, and tells nothing of a visitor', async () => {
    asked.length = 0;
    expect(await get('/fine')).toBe('picture');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.host).toBe(`feed.example:${port}`);
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('resolves a name once, so that it cannot mean another host a moment later', async () => {
    let times = 0;
    const resolve = async () => {
      times += 1;
      return [{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await get('/fine', { resolve })).toBe('picture');
    expect(times).toBe(1);
  });

  it.each([
    ['/once', 'picture'],
    ['/for-ever', 'refused: redirects'],
    ['/home', 'refused: private'],
    ['/literal', 'refused: private'],
    ['/file', 'refused: address'],
    ['/password', 'refused: address'],
    ['/nowhere', 'refused: address'],
    ['/gone', 'refused: status'],
    ['/declared', 'refused: size'],
    ['/endless', 'refused: size'],
    ['/packed', 'refused: encoding'],
    ['/cut', 'refused: network'],
  ])('answers for %s: %s', async (path, outcome) => {
    expect(await get(path)).toBe(outcome);
  });

  it.each(['/silent', '/stuck'])('gives up in time on %s', async (path) => {
    expect(await get(path, { time: 50 })).toBe('refused: time');
  });

  it('gives up in time on a resolver that does not answer', async () => {
    expect(await get('/fine', { time: 50, resolve: () => new Promise(() => {}) })).toBe('refused: time');
  });

  it('refuses a name of which any address is at home', async () => {
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ];
    expect(await get('/fine', { resolve })).toBe('refused: private');
    expect(await get('/fine', { resolve: async () => [] })).toBe('refused: network');
    expect(await get('/fine', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toBe('refused: network');
  });

  it('refuses itself without the rules of the tests', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0']) {
      const refused = fetchPicture(`http://${host}:${port}/fine`, { allowedPort: () => true });
      await expect(refused, host).rejects.toMatchObject({ reason: 'private' });
    }
  });
});

describe('checkUrl', () => {
  it.each(['http://a.example/b', 'https://a.example/b', 'http://a.example:443/b', 'https://a.example:80/b'])(
    'lets %s through',
    (address) => {
      expect(() => checkUrl(new URL(address))).not.toThrow();
    },
  );
  it.each([
    'ftp://a.example/b',
    'file:///etc/passwd',
    'data:image/png,x',
    'http://user@a.example/',
    'http://:secret@a.example/',
    'http://a.example:8080/',
    'http://a.example:22/',
    'gopher://a.example/',
  ])('refuses %s', (address) => {
    expect(() => checkUrl(new URL(address))).toThrow(FetchRefused);
  });
});
