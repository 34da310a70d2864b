import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/** A page with every fault that the scanners are asked to find; it listens on this machine alone, and holds nothing. */
export async function startVulnerable(): Promise<{ url: string; stop(): void }> {
  const goods = new DatabaseSync(':memory:');
  goods.exec("create table goods (id integer, name text); insert into goods values (1, 'kubek'), (2, 'talerz')");

  const pages: Readonly<Record<string, (value: string, response: ServerResponse) => unknown>> = {
    '/szukaj': (text) => found(goods, text),
    '/echo': (text) => `<p>${text}</p>`,
    '/idz': (to, response) => {
      response.writeHead(302, { Location: encodeURI(to) });
      return '';
    },
    '/plik': (name) => readFile(name, 'utf8'),
    '/obraz': async (address) => (await fetch(address)).text(),
    // Written by hand, as node:http refuses what divides lines; decoded once more, as wapiti encodes it twice.
    '/jezyk': (value, response) => {
      response.socket?.end(`HTTP/1.1 200 OK\r\nX-Language: ${decodeURIComponent(value)}\r\nConnection: close\r\n\r\n`);
      return undefined;
    },
  };
  const form = '<form method="post" action="/echo"><input name="value" value="kubek" /></form>';
  const links = Object.keys(pages).map((path) => `<a href="${path}?value=kubek">${path}</a>`);

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Set-Cookie', 'sesja=1');
    response.setHeader('Content-Type', 'text/html');
    const page = pages[pathname];
    const value = searchParams.get('value') ?? '';
    try {
      const body = page ? await page(value, response) : `<html><body>${links.join(' ')}${form}</body></html>`;
      if (body !== undefined) response.end(body);
    } catch (error) {
      response.end(`SQLite error 1: ${String(error)}`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      goods.close();
    },
  };
}

/** Rows of a statement that was put together from what was sent. */
const found = (goods: DatabaseSync, text: string): string =>
  `<ul>${goods
    .prepare(`select name from goods where name = '${text}'`)
    .all()
    .map(({ name }) => `<li>${name}</li>`)
    .join('')}</ul>`;
