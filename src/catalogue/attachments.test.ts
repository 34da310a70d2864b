import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentKind, attachmentPath, beginsAs } from './attachments.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the name of an attachment', () => {
  it.each([
    ['instrukcja.pdf', 'pdf'],
    ['Pielęgnacja kamionki (2).PDF', 'pdf'],
    ['dane.csv', 'csv'],
    ['rzut.jpeg', 'jpeg'],
  ])('lets %s be handed out', (name, kind) => {
    expect(attachmentKind(name)).toBe(kind);
  });

  it.each([
    'strona.html',
    'rysunek.svg',
    'skrypt.js',
    'program.exe',
    'instrukcja',
    '.ukryty.pdf',
    '../shop.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'c:b.pdf',
    'a\nb.pdf',
    'a.pdf.',
    'a.pdf\0.txt',
    'a..pdf',
    'a.constructor',
    `${'a'.repeat(150)}.pdf`,
    '',
  ])('does not let %j be handed out', (name) => {
    expect(attachmentKind(name)).toBeUndefined();
  });

  it('never leads out of its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const file = `${name}.pdf`;
        if (attachmentKind(file) === undefined) return;
        const address = new URL(attachmentPath(7, file), 'https://shop.example');
        expect(address.pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(address.pathname)).toBe(`/zalaczniki/7/${file}`);
      }),
    );
  });
});

it('a file begins as its kind must', () => {
  expect(beginsAs('pdf', bytes('%PDF-1.7'))).toBe(true);
  expect(beginsAs('pdf', bytes('<html>'))).toBe(false);
  expect(beginsAs('zip', bytes('PK\u0003\u0004'))).toBe(true);
  expect(beginsAs('png', bytes('%PDF-'))).toBe(false);
  expect(beginsAs('txt', bytes('Zażółć'))).toBe(true);
  expect(beginsAs('csv', bytes('a;b\0'))).toBe(false);
  expect(beginsAs('jpg', bytes(''))).toBe(false);
});
