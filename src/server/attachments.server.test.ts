import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { testShop } from './testing/testShop.server.ts';

const PDF = '%PDF-1.7 pielęgnacja';
const FILE = 'Pielęgnacja "kamionki".pdf';

describe('attachments', () => {
  const { ask } = testShop({
    files: {
      [`attachments/${FILE}`]: PDF,
      'attachments/inny.pdf': PDF,
      'attachments/dane.csv': 'a;b',
      'products/kubek.yaml': productYaml({
        id: 1001,
        name: 'Kubek',
        attachments: [
          { file: FILE, name: 'Pielęgnacja' },
          { file: 'dane.csv', name: 'Dane' },
        ],
      }),
    },
  });
  const address = `/zalaczniki/1001/${encodeURIComponent(FILE)}`;

  it('are sent to be kept, never opened', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PDF);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(Buffer.byteLength(PDF)),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Piel_gnacja _kamionki_.pdf"; filename*=UTF-8''Piel%C4%99gnacja%20%22kamionki%22.pdf`,
    );
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are not sent again to one who has them', async () => {
    const etag = (await ask(address)).headers.get('etag') ?? '';
    const again = await ask(address, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const head = await ask(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(PDF)));
    expect(await head.text()).toBe('');
  });

  it.each([
    '/zalaczniki/1001/inny.pdf',
    '/zalaczniki/1001/missing.pdf',
    '/zalaczniki/9999/dane.csv',
    '/zalaczniki/1001x/dane.csv',
    '/zalaczniki/01001/dane.csv',
    '/zalaczniki/1001/..%2Fshop.yaml',
    '/zalaczniki/1001/..%2Fattachments%2Fdane.csv',
    '/zalaczniki/1001/%2e%2e%5cdane.csv',
    '/zalaczniki/constructor/dane.csv',
  ])('are not there at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });
});
