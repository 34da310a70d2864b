import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fileTerms } from '../../files/model.ts';
import { DAY } from '../../kit/clock.ts';
import { filesSettings } from '../../settings/filesFile.ts';
import { form, testShop } from '../testing/testShop.server.ts';
import { addressBytes, UPLOAD_PATH } from './uploads.ts';

it('the limit of uploads lets so many bytes come from one address, and as many again in the time for which files wait', () => {
  let now = 0;
  const terms = { ...fileTerms(v.parse(filesSettings, {})), addressBytes: 1000, keepMs: DAY };
  const may = addressBytes(terms, 1, () => now);
  expect([may('a', 900), may('a', 200), may('a', 100), may('a', 1), may('b', 1000)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  now += DAY / 2;
  expect([may('a', 501), may('a', 500)]).toEqual([false, true]);
  expect(addressBytes(terms, 0, () => now)('a', 1e12)).toBe(true);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('POST /ajax/upload.php', () => {
  const { ask } = testShop();

  function files(...sent: [name: string, content: string | Uint8Array<ArrayBuffer>, type?: string][]) {
    const body = new FormData();
    for (const [name, content, type = ''] of sent) body.append('files', new File([content], name, { type }));
    return body;
  }

  /** A shopper with the cookies they were given. */
  function shopper() {
    let cookie = '';
    return async (path: string, init: RequestInit = {}) => {
      const response = await ask(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
      const given = response.headers.getSetCookie().map((one) => one.split(';')[0]);
      if (given.length > 0) cookie = given.join('; ');
      return response;
    };
  }

  const upload = (who: ReturnType<typeof shopper>, body: FormData) => who(UPLOAD_PATH, { method: 'POST', body });

  it('keeps several files and says of each what became of it', async () => {
    const response = await upload(
      shopper(),
      files(['kubek.png', PNG, 'image/png'], ['a.exe', 'MZ'], ['list.txt', 'Dzień dobry', 'text/plain']),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()[0]).toMatch(/^witryna=.*HttpOnly; SameSite=Lax$/);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const message = 'Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.';
    expect(await response.json()).toEqual({
      files: [
        { id, name: 'kubek.png', size: 8, type: 'image/png' },
        { name: 'a.exe', error: { code: 'forbidden', message } },
        { id, name: 'list.txt', size: 12, type: 'application/octet-stream' },
      ],
    });
  });

  it('gives a file back to its owner only, as something to be saved', async () => {
    const [owner, other] = [shopper(), shopper()];
    const { files: kept } = await (await upload(owner, files(['żółw "1".html.txt', 'treść']))).json();
    await upload(other, files(['inny.txt', 'x']));
    const path = `/pliki/${kept[0].id}`;
    const response = await owner(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('treść');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="zow _1_.html.txt"; filename*=UTF-8''%C5%BC%C3%B3%C5%82w%20%221%22.html.txt`,
      'content-length': '7',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await owner(path, { method: 'HEAD' })).headers.get('Content-Length')).toBe('7');
    for (const who of [other, shopper()]) {
      expect((await who(path)).status).toBe(404);
      const removed = await who(`${UPLOAD_PATH}?action=remove`, form({ id: kept[0].id }));
      expect(await removed.json()).toEqual({ removed: false });
    }
    expect(await (await owner(`${UPLOAD_PATH}?action=remove`, form({ id: kept[0].id }))).json()).toEqual({
      removed: true,
    });
    expect((await owner(path)).status).toBe(404);
  });

  it('takes nothing that another site sends', async () => {
    const response = await ask(UPLOAD_PATH, {
      method: 'POST',
      body: files(['a.txt', 'x']),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null]);
  });

  it.each<[string, RequestInit, number, string]>([
    ['a form without files', form({ a: '1' }), 415, 'content_type'],
    [
      'no body',
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
      415,
      'content_type',
    ],
    [
      'half a body',
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x\r\nContent' },
      400,
      'malformed',
    ],
  ])('refuses %s', async (_, init, status, code) => {
    const response = await ask(UPLOAD_PATH, init);
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  });

  it('keeps nothing of a request that is broken', async () => {
    const who = shopper();
    await upload(who, files(['pierwszy.txt', 'x']));
    const one = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\ntreść\r\n';
    const body = `${one.repeat(15)}--x\r\nContent-Type: text/plain\r\n\r\nx\r\n--x--`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const _ of [1, 2]) expect((await who(UPLOAD_PATH, { method: 'POST', body, headers })).status).toBe(400);
    const { files: kept } = await (await upload(who, files(['ostatni.txt', 'x']))).json();
    expect(kept).toMatchObject([{ name: 'ostatni.txt' }]);
  });

  it('never fails, whatever is sent', async () => {
    const piece = fc.oneof(
      fc.constantFrom('--x', '\r\n--x', '--', '\r\n', 'Content-Disposition: form-data; name="a"; filename="b', '"'),
      fc.constantFrom('\r\n\r\n', '%PDF-', '\0', 'id='),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    const type = fc.constantFrom('multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded');
    const query = fc.constantFrom('', '?action=remove', '?action=%00');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), type, query, async (pieces, contentType, search) => {
        const init = { method: 'POST', body: pieces.join(''), headers: { 'Content-Type': contentType } };
        expect((await ask(UPLOAD_PATH + search, init)).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });

  it('never finds a file by anything but its id', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (name) => {
        const response = await ask(`/pliki/${encodeURIComponent(name.toWellFormed())}`);
        expect(response.status).toBeGreaterThanOrEqual(name === '' || name === '.' || name === '..' ? 200 : 404);
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });
});
