import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedFile, pictureAddress, readFeedName, readPictureAddress, withoutExtension } from './address.ts';

const HASH = '0123456789abcdef';
const size = { width: 800, height: 800 };

describe('pictureAddress', () => {
  it('carries content, size, cut, name and format', () => {
    const picture = { file: 'kubki/kubek ż.jpg', hash: HASH, ...size };
    expect(pictureAddress(picture, { width: 640, cut: '1x1', format: 'avif' })).toBe(
      `/pictures/${HASH}/640-1x1/kubki/kubek%20%C5%BC.avif`,
    );
    expect(pictureAddress(picture, { width: 640, format: 'jpg' })).toBe(
      `/pictures/${HASH}/640/kubki/kubek%20%C5%BC.jpg`,
    );
  });

  it('names a picture of unknown content by its file, and never a remote address', () => {
    expect(pictureAddress({ file: 'a.png', ...size }, { width: 640, format: 'avif' })).toBe('/pictures/a.png');
    for (const file of ['http://a.example/b.jpg', 'HTTPS://a.example/b.jpg']) {
      expect(pictureAddress({ file, hash: HASH, ...size }, { width: 640, format: 'avif' })).toBeUndefined();
    }
    expect(pictureAddress({ file: 'feed:1/0', ...size }, { width: 640, format: 'avif' })).toBeUndefined();
  });

  it('names a picture of a feed by its product', () => {
    const file = feedFile({ productId: 1001, place: 2 });
    expect(pictureAddress({ file, hash: HASH, ...size }, { width: 640, cut: '1x1', format: 'webp' })).toBe(
      `/pictures/${HASH}/640-1x1/feed-1001-2.webp`,
    );
    expect(readFeedName('feed-1001-2')).toEqual({ productId: 1001, place: 2 });
    expect(readFeedName('feed-1001-2b')).toBeUndefined();
  });
});

describe('readPictureAddress', () => {
  it('reads what was written', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[/\0]/.test(text));
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(160, 420, 1600),
        fc.constantFrom(undefined, '1x1' as const, '16x9' as const),
        fc.constantFrom('avif' as const, 'webp' as const, 'jpg' as const),
        (parts, width, cut, format) => {
          const name = parts.join('/');
          fc.pre(!/^(https?|feed):/i.test(name));
          const address = pictureAddress({ file: `${name}.png`, hash: HASH, ...size }, { width, cut, format });
          expect(readPictureAddress(address ?? '')).toEqual({ hash: HASH, width, cut, name, format });
        },
      ),
    );
  });

  it.each([
    '/pictures/kubek.jpg',
    `/pictures/${HASH}/640/kubek.png`,
    `/pictures/${HASH}/640-7x7/kubek.avif`,
    `/pictures/${HASH}/640-constructor/kubek.avif`,
    `/pictures/${HASH}/64000/kubek.avif`,
    `/pictures/${HASH}/640/%ff.avif`,
    `/pictures/${HASH.toUpperCase()}/640/kubek.avif`,
    `/pictures/${HASH}/640/.avif`,
    `/pictures/${HASH}/640/kubek.avif?x=1`,
  ])('does not know %s', (path) => {
    expect(readPictureAddress(path)).toBeUndefined();
  });
});

it('the address of a picture leaves dots in folders alone', () => {
  expect(withoutExtension('a.b/c')).toBe('a.b/c');
  expect(withoutExtension('a.b/c.d.jpg')).toBe('a.b/c.d');
});
