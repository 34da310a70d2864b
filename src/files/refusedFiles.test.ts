import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { filesSettings } from '../settings/filesFile.ts';
import { cleanName, extensionOf } from './fileName.ts';
import { fileTerms } from './model.ts';
import { bytesOf, type FileFault, faultText, fileFault, megabytes, shortMegabytes, sizeText } from './refusedFiles.ts';

const { rules } = fileTerms(v.parse(filesSettings, {}));
const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('rules of files', () => {
  it.each(['exe', 'BAT', 'com', 'msi', 'scr', 'js', 'vbs', 'ps1', 'sh', 'php', 'phtml', 'phar', 'html', 'htm', 'svg'])(
    'refuse .%s',
    (extension) => expect(fileFault(file(`umowa.${extension}`), rules)).toEqual({ code: 'forbidden' }),
  );

  it.each([
    'iso',
    'swf',
    'elf',
    'ova',
    'img',
    'url',
    'chm',
    'wsf',
    'pif',
    'vhdx',
    'lnk',
    'docm',
    'xlsm',
    'settingcontent-ms',
    'jse',
    'reg',
    'one',
    'xht',
    'htc',
    'xbap',
    'vsto',
    'wll',
    'searchconnector-ms',
    'udf',
    'dsk',
    'nrg',
  ])('refuse .%s, which a merchant would only open to be harmed', (extension) =>
    expect(fileFault(file(`umowa.${extension}`), rules)).toEqual({ code: 'forbidden' }),
  );

  it.each(['application/x-msdownload', 'text/html', 'image/svg+xml', 'Text/HTML; charset=utf-8'])('refuse %s', (type) =>
    expect(fileFault(file('rysunek.png', type), rules)).toEqual({ code: 'forbidden' }),
  );

  it.each(['umowa.exe.', 'umowa.exe . ', 'umowa.ｅｘｅ', 'x/umowa.exe', 'umowa.ex\u202ee', 'umowa.exe\u200b'])(
    'see through %j',
    (name) => expect(fileFault(file(name), rules)).toEqual({ code: 'forbidden' }),
  );

  it.each([
    'umowa.pdf',
    'plan.dwg',
    'www.sklep.com.pdf',
    'bez-rozszerzenia',
    'exe',
    'żółw.jpg',
    'a.docx',
    'a.xlsx',
    'a.ai',
    'a.stl',
  ])('take %s', (name) => expect(fileFault(file(name), rules)).toBeUndefined());

  it('allow exactly the largest size', () => {
    expect(rules.maxBytes).toBe(10_485_760);
    expect(fileFault(file('a.pdf', '', 10_485_760), rules)).toBeUndefined();
    expect(fileFault(file('a.pdf', '', 10_485_761), rules)).toEqual({ code: 'tooLarge', maxBytes: 10_485_760 });
    expect(fileFault(file('a.pdf', '', 0), rules)).toEqual({ code: 'empty' });
  });

  it('say both messages word for word', () => {
    expect(faultText({ code: 'forbidden' }, 'a.exe', {})).toBe(
      'Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.',
    );
    expect(faultText({ code: 'tooLarge', maxBytes: 10_485_760 }, 'kubek.png', {})).toBe(
      'Nie można wgrać pliku kubek.png, ponieważ przekracza maksymalny dozwolony rozmiar 10,00MB.',
    );
  });

  it('have words for every fault', () => {
    const faults: FileFault[] = [
      { code: 'mismatch' },
      { code: 'mismatch', is: 'ZIP' },
      { code: 'empty' },
      { code: 'full' },
      { code: 'noSession' },
      { code: 'failed' },
      { code: 'tooMuch', maxBytes: 1 },
      { code: 'tooMany', most: 3 },
    ];
    const words = faults.map((fault) => faultText(fault, 'a.pdf', {}));
    for (const text of words) expect(text).toMatch(/a\.pdf[^{}]*\.$/);
    expect(new Set(words).size).toBe(faults.length);
  });

  it.each([
    [0, '0,00'],
    [1_048_576, '1,00'],
    [1_572_864, '1,50'],
    [2_621_440, '2,50'],
    [1_048_576 * 1234, '1234,00'],
    [10_485, '0,01'],
  ])('write %i bytes as %s megabytes', (bytes, text) => expect(megabytes(bytes)).toBe(text));

  it.each([
    [1, '1 kB'],
    [10_241, '11 kB'],
    [1_572_864, '1,50 MB'],
  ])('call %i bytes %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

  it('have a point in English', () => {
    vi.stubGlobal('speaksEnglish', () => true);
    expect([megabytes(1_572_864), sizeText(1_572_864)]).toEqual(['1.50', '1.50 MB']);
    expect(faultText({ code: 'tooLarge', maxBytes: bytesOf(10) }, 'a.pdf', {})).toContain('10.00MB');
    expect([shortMegabytes(bytesOf(10)), shortMegabytes(1_572_864)]).toEqual(['10', '1.5']);
    vi.unstubAllGlobals();
    expect([shortMegabytes(bytesOf(100)), shortMegabytes(1_572_864)]).toEqual(['100', '1,5']);
  });

  it('read back the megabytes they write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
        expect(megabytes(bytesOf(hundredths / 100))).toBe((hundredths / 100).toFixed(2).replace('.', ','));
      }),
    );
  });

  it('clean any name into one that can be shown and is never a path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aż.\u200b/\\\u202e\u2066 \t\0e😀\ud800'), maxLength: 300 }),
        (given) => {
          const name = cleanName(given);
          expect(name).not.toBe('');
          expect([...name].length).toBeLessThanOrEqual(150);
          expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
          expect(name).not.toMatch(/[.\s]$/);
          expect(cleanName(name)).toBe(name);
        },
      ),
    );
  });

  it('keep the extension of a long name', () => {
    expect(extensionOf(cleanName(`${'ą'.repeat(400)}.exe`))).toBe('exe');
    expect(cleanName('C:\\fakepath\\kubek.jpg')).toBe('kubek.jpg');
    expect(cleanName('..')).toBe('plik');
  });
});
