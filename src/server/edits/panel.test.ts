import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sourceHash } from '../document/policy.ts';
import { createPanel } from './panel.ts';

const told = { version: 7, problems: ['shop.yaml:3: <b>'], book: ['docs/sklep/pola.md#shopyaml'] };
const panel = createPanel(
  () => told,
  () => ({}),
);

const asked = (url: string, headers: Record<string, string> = {}, peer = '127.0.0.1') =>
  ({
    method: 'GET',
    url,
    headers: { host: 'localhost:3000', accept: 'text/html,*/*', ...headers },
    socket: { remoteAddress: peer },
  }) as unknown as IncomingMessage;

describe('the panel of edits', () => {
  it.each<[string, IncomingMessage, boolean]>([
    ['a page that the machine asks for', asked('/'), true],
    ['the state of edits', asked('/edits', { accept: '*/*' }), true],
    ['another machine', asked('/', {}, '192.168.0.7'), false],
    ['what came through a proxy', asked('/', { 'x-forwarded-for': '1.2.3.4' }), false],
    ['what came through a proxy by any header', asked('/edits', { via: '1.1 proxy' }), false],
    ['a proxy that passes the name of the shop on', asked('/', { host: 'sklep.example.pl' }), false],
    ['a part of a page', asked('/?set_render=content'), false],
    ['a picture', asked('/pictures/a.jpg', { accept: 'image/avif' }), false],
    ['an address that is none', asked('http://[', {}), false],
  ])('is given only to who edits: %s', (_, request, expected) => expect(panel.isFor(request)).toBe(expected));
});

describe('a page with the panel', () => {
  const page = (headers: Record<string, string>) => async () =>
    new Response('<html><body>x</body></html>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    });
  const request = new Request('http://localhost:3000/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': '"a"' },
  });

  it('has a script that its policy allows, and is kept by nobody', async () => {
    const answer = await panel.answer(
      request,
      page({ 'Content-Security-Policy': "script-src 'sha256-x'", ETag: '"a"', 'Cache-Control': 'public' }),
    );
    const html = await answer.text();
    const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
    expect(script).toContain('(7,');
    expect(answer.headers.get('Content-Security-Policy')).toBe(`script-src ${sourceHash(script)} 'sha256-x'`);
    expect([answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([null, 'no-store']);
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('is asked for whole, and as if for the first time', async () => {
    let headers = new Headers();
    await panel.answer(request, (inner) => {
      headers = inner.headers;
      return new Response('');
    });
    expect([headers.get('accept-encoding'), headers.get('if-none-match')]).toEqual([null, null]);
  });

  it('is left as it is without a policy of its own', async () => {
    const answer = await panel.answer(request, page({}));
    expect(await answer.text()).toBe('<html><body>x</body></html>');
  });

  it('asks for the state of edits', async () => {
    const answer = await panel.answer(new Request('http://localhost:3000/edits'), page({}));
    expect(await answer.json()).toEqual(told);
  });
});
