import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.server.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const zip = (...names: string[]) =>
  Buffer.concat(
    names.map((name) => {
      const head = Buffer.alloc(30);
      head.write('PK\x03\x04', 'latin1');
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'IHDR');
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const PDF = bytes('%PDF-1.7\n');
const MZ = bytes('MZ', [0x90, 0, 3, 0]);
const OLE = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const INSTALLER = bytes([0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]);

const named = (head: Buffer, name: string, type = '') => sniff(head, { name, type });
const FORBIDDEN = { ok: false, code: 'forbidden' };
const MISMATCH = { ok: false, code: 'mismatch' };
const HEIC = bytes([0, 0, 0, 24], 'ftypheic');
const WEBP = bytes('RIFF', [1, 1, 0, 0], 'WEBP');

describe('content', () => {
  it.each([
    ['a Windows program', MZ],
    ['a Linux program', bytes([0x7f], 'ELF')],
    ['a macOS program', bytes([0xcf, 0xfa, 0xed, 0xfe])],
    ['a Java class', bytes([0xca, 0xfe, 0xba, 0xbe])],
    ['a script', bytes('#!/bin/sh\n')],
    ['a Java archive', zip('META-INF/MANIFEST.MF', 'A.class')],
    ['an Android archive', zip('AndroidManifest.xml')],
    ['an archive of a program', zip('readme.txt', 'faktura.pdf.exe')],
    ['a Windows installer', bytes('', [...OLE], 'x'.repeat(1000), [...INSTALLER])],
    ['HTML', bytes('\n\t <!DOCTYPE html>')],
    ['HTML without a doctype', bytes('  <ScRipT>alert(1)</script>')],
    ['HTML after a comment', bytes('<!-- x --><b>')],
    ['HTML in UTF-16', utf16('<html><script>')],
    ['HTML after a byte order mark', bytes([0xef, 0xbb, 0xbf], '<html >')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['SVG with a prefix', bytes('<s:svg xmlns:s="x">')],
    ['SVG in XML', bytes('<?xml version="1.0"?><svg/>')],
    ['PHP', bytes('<?php system($_GET[0]);')],
  ])('refuses %s whatever it is called', (_, head) => {
    for (const name of ['zdjecie.jpg', 'umowa.pdf', 'notatka.txt', 'plan.dwg', 'umowa.doc', 'x.zip', 'bez'])
      expect(named(head, name, 'image/jpeg')).toEqual(FORBIDDEN);
  });

  it.each<[string, string, Buffer, string]>([
    ['kubek.png', 'image/png', PNG, 'image/png'],
    ['kubek.JPG', 'image/jpeg', JPEG, 'image/jpeg'],
    ['kubek.jpeg', '', JPEG, 'image/jpeg'],
    ['umowa.pdf', 'application/pdf', PDF, 'application/pdf'],
    ['tabela.xlsx', '', zip('[Content_Types].xml'), 'application/zip'],
    ['tekst.odt', '', zip('mimetype', 'META-INF/'), 'application/zip'],
    ['umowa.doc', 'application/msword', OLE, 'application/msword'],
    ['zdjecie.heic', '', HEIC, 'image/heic'],
    ['z-haslem.docx', '', OLE, 'application/msword'],
    ['zeskanowana.pdf', 'application/pdf', bytes('\n%PDF-1.4\n'), 'application/pdf'],
    ['zeskanowana.pdf', 'application/pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4\n'), 'application/pdf'],
    ['z-drukarki.pdf', 'application/pdf', bytes([0x1b], '%-12345X@PJL JOB\r\n%PDF-1.4\n'), 'application/pdf'],
    ['notatka.txt', 'text/plain', bytes('Dzień dobry, <jan@example.pl>'), 'application/octet-stream'],
    ['adresy.txt', 'text/plain', bytes('<adam@example.pl>'), 'application/octet-stream'],
    ['czesci.csv', 'application/vnd.ms-excel', bytes('MZ-20;1;2\n'), 'application/octet-stream'],
    ['plan.dwg', '', bytes('AC1032'), 'application/octet-stream'],
  ])('takes %s', (name, type, head, kept) => expect(named(head, name, type)).toEqual({ ok: true, name, type: kept }));

  it.each<[string, string, Buffer, string]>([
    ['kubek.jpg', 'image/jpeg', PNG, 'kubek.png'],
    ['kubek.JPG', 'image/jpeg', WEBP, 'kubek.webp'],
    ['IMG_0001.JPG', 'image/jpeg', HEIC, 'IMG_0001.heic'],
    ['IMG_0001.HEIC', 'image/heic', JPEG, 'IMG_0001.jpg'],
    ['kubek.png', 'image/jpeg', PNG, 'kubek.png'],
    ['skan.pdf', 'application/pdf', JPEG, 'skan.jpg'],
    ['skan.3.jpg', '', PDF, 'skan.3.pdf'],
    ['cokolwiek', 'image/png', PDF, 'cokolwiek'],
    ['umowa.odt', '', OLE, 'umowa.doc'],
    ['rysunki.rar', '', zip('a.dwg'), 'rysunki.zip'],
  ])('takes %s that claims %s for what it is', (name, type, head, kept) =>
    expect(named(head, name, type)).toMatchObject({ ok: true, name: kept }),
  );

  it.each<[string, string, Buffer]>([
    ['kubek.png', 'image/png', bytes('to nie jest obraz')],
    ['umowa.pdf', '', zip('x')],
    ['kubek.jpg', 'image/jpeg', OLE],
  ])('refuses %s that claims %s and is something else', (name, type, head) =>
    expect(named(head, name, type)).toMatchObject(MISMATCH),
  );

  it('is never trusted to be well made', () => {
    const starts = fc.constantFrom(PNG, MZ, PDF, OLE, zip('a'), bytes('<svg'), bytes([0xff, 0xfe]), Buffer.alloc(0));
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 20 }), (head, rest, name) => {
        expect(named(Buffer.concat([head, rest]), name, name)).toHaveProperty('ok');
      }),
    );
  });
});
