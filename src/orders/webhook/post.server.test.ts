import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { postEvent, signature } from './post.server.ts';

const secret = 's'.repeat(32);
const event = { id: 'a1', type: 'order.paid', body: '{"zażółć":1}', at: 1_795_000_000_999 };

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
}

const reasonOf = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    (error: { reason?: string }) => error.reason,
  );

it('the webhook signs the second and the body, as anybody can check', () => {
  // printf '%s' '1795000000.{}' | openssl dgst -sha256 -hmac key
  expect(signature('key', 1_795_000_000_999, '{}')).toBe(
    't=1795000000,v1=71f6cd81e7ac967a6bfd8d621347e9ee7792b1fde3a9a64c3161a631437c7fb6',
  );
});

it('the check that docs/orders.md gives to receivers takes what is sent, and nothing that is not', async () => {
  const docs = await readFile(new URL('../../../docs/orders.md', import.meta.url), 'utf8');
  const [code = ''] = /^ {4}import \{ createHmac.*?^ {4}\}$/ms.exec(docs) ?? [];
  const folder = await folderOf({ 'receiver.mjs': `${code}\nexport default isGenuine;\n` });
  const { default: isGenuine } = (await import(pathToFileURL(join(folder, 'receiver.mjs')).href)) as {
    default: (header: string, body: Buffer, secret: string, now: number) => boolean;
  };
  const header = signature(secret, event.at, event.body);
  const body = Buffer.from(event.body);
  const at = event.at / 1000;
  expect(isGenuine(header, body, secret, at)).toBe(true);
  expect(isGenuine(header, Buffer.from(`${event.body} `), secret, at)).toBe(false);
  expect(isGenuine(header, body, 't'.repeat(32), at)).toBe(false);
  expect(isGenuine(header, body, secret, at + 301)).toBe(false);
  expect(isGenuine(header.replace('t=1', 't=2'), body, secret, at + 1_000_000_000)).toBe(false);
  expect(isGenuine('', body, secret, at)).toBe(false);
});

it('the webhook sends the bytes with their signature, type and id', async () => {
  const got: { headers: IncomingMessage['headers']; method: string | undefined; body: string }[] = [];
  const url = await receiver((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, method: request.method, body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
    });
  });
  await postEvent({ url, secret }, event);
  expect(got).toMatchObject([
    {
      method: 'POST',
      body: event.body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'witryna-event': 'order.paid',
        'witryna-event-id': 'a1',
        'witryna-signature': signature(secret, event.at, event.body),
      },
    },
  ]);
});

it('the webhook takes nothing but 2xx for done, and goes where it is told alone', async () => {
  let elsewhere = 0;
  const other = await receiver((_, response) => {
    elsewhere += 1;
    response.end();
  });
  const redirecting = await receiver((_, response) => void response.writeHead(307, { Location: other }).end());
  const failing = await receiver((_, response) => void response.writeHead(500).end('x'.repeat(100_000)));
  expect(await reasonOf(postEvent({ url: redirecting, secret }, event))).toBe('redirects');
  expect(await reasonOf(postEvent({ url: failing, secret }, event))).toBe('status');
  expect(elsewhere).toBe(0);
});

it('the webhook waits no longer than it may', async () => {
  const silent = await receiver(() => {});
  expect(await reasonOf(postEvent({ url: silent, secret }, event, { time: 50 }))).toBe('time');
});

it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
  'the webhook refuses a name on the net that leads to %s',
  async (address) => {
    const resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ];
    expect(await reasonOf(postEvent({ url: 'https://erp.example/', secret }, event, { resolve }))).toBe('private');
    const literal = address.includes(':') ? `[${address}]` : address;
    // Even this machine is asked over http alone where it is named.
    if (address !== '127.0.0.1' && address !== '::1') {
      expect(await reasonOf(postEvent({ url: `https://${literal}/`, secret }, event))).toBe('private');
    }
  },
);

it('the webhook calls this machine only where this machine is named', async () => {
  const resolve = async () => [{ address: '1.1.1.1', family: 4 }];
  expect(await reasonOf(postEvent({ url: 'http://localhost:9/', secret }, event, { resolve }))).toBe('private');
});
