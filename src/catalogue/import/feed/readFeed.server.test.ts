import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { offer, product } from '../iof/testing/feed.server.ts';
import { FeedError } from './errors.ts';
import { readFile, zipped } from './testing/files.server.ts';

const FILE = offer(product({ id: '7', name: 'Żółty kubek' }));

describe('a file', () => {
  it.each([
    ['as it is', FILE],
    ['packed with gzip', gzipSync(FILE)],
    ['packed with zip', zipped({ 'full.xml': FILE })],
    [
      'in a zip file with what macOS adds',
      zipped({ 'a/full.xml': FILE, '__MACOSX/a/._full.xml': 'x', 'a/.DS_Store': 'x' }),
    ],
    ['in a zip file with a text to read', zipped({ 'full.xml': FILE, 'README.md': '# Feed' })],
    ['in UTF-16 with a mark', Buffer.from(`\uFEFF${FILE.replace('utf-8', 'utf-16')}`, 'utf16le')],
  ])('is read %s', async (_, content) => {
    const { drafts } = await readFile(content);
    expect(drafts).toMatchObject([{ externalId: '7', name: 'Żółty kubek' }]);
  });

  it.each([
    ['nothing', '', 'the file is empty'],
    ['an empty offer', offer(''), 'there is no product in the file'],
    [
      'another XML',
      '<?xml version="1.0"?>\n<catalog><book/></catalog>',
      'line 2: its root <catalog> is that of no file',
    ],
    [
      'combinations of PrestaShop that name no product',
      'Product reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price\nRP;Color:color:0;Blue:0;40\n',
      "line 1: PrestaShop's combinations need the columns Product ID, Attribute and Value",
    ],
    ['a page', '<!DOCTYPE html><html><body>Zaloguj', 'line 1: it is neither XML nor a table: "<!DOCTYPE html>'],
    ['JSON', '\n{"products":[]}', 'line 2: it is neither XML nor a table: "{"products":[]}"'],
    ['a program', 'MZ\u0090\u0000\u0003', 'line 1: it is no text'],
    ['gzip that is cut off', gzipSync(FILE.repeat(50)).subarray(0, 200), 'the gzip file is broken or cut off'],
    ['zip that is cut off', zipped({ 'full.xml': FILE }).subarray(0, 200), 'the zip file is broken'],
    [
      'zip of pictures',
      zipped({ 'a.jpg': 'x', 'b.jpg': 'x' }),
      'there is no XML, CSV, TSV or TXT file in the zip file',
    ],
    ['zip of several', zipped({ 'a.xml': FILE, 'b.xml': FILE }), 'several files (a.xml, b.xml); unpack it'],
    ['a bomb of gzip', gzipSync(Buffer.alloc(70_000_000, 32)), 'it unpacks to more than 200 times its size'],
    ['a bomb of zip', zipped({ 'a.xml': Buffer.alloc(70_000_000, 32) }), 'it unpacks to more than 200 times its size'],
  ])('is refused with its name when it holds %s', async (_, content, message) => {
    const reading = readFile(content);
    await expect(reading).rejects.toBeInstanceOf(FeedError);
    await expect(reading).rejects.toThrow(message);
  });

  it('is refused with the kinds that are read when nobody knows it', async () => {
    await expect(readFile('<catalog/>')).rejects.toThrow(
      'its root <catalog> is that of no file that is read. These files are read, also packed with gzip or zip: IOF 3.0',
    );
  });
});
