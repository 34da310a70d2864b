import { readFile as readText, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { feedFile, readFile, readPath } from '../feed/testing/files.server.ts';
import { keepChoices, readChoices } from './choices.server.ts';

describe('a plain table', () => {
  it('tells its columns by their names in Polish', async () => {
    const { kind, drafts, skipped } = await readFile(
      'Symbol;Nazwa;Cena brutto;VAT;Stan;Kategoria;Producent;Opis;EAN;Waga (kg);Zdjęcie 1;Zdjęcie 2;Rozmiar;Kolor;Jednostka;Czas wysyłki;Producent GPSR;Adres producenta;E-mail producenta;Ostrzeżenia\n' +
        'K-1;Kubek;"1 084,50 zł";8%;3 szt.;Stół > Kubki;Glinianka;Miękki;5901234123457;0,35;https://a.example/1.jpg;https://a.example/2.jpg;S;Kobalt;szt;2;Glinianka;Polna 1, Bolesławiec;a@b.example;Ostrożnie\n' +
        'K-1;Kubek;90;8%;;Stół > Kubki;;;;;;;M;Kobalt;;;;;;\n',
    );
    expect(kind).toBe('table');
    expect(skipped).toEqual([]);
    expect(drafts).toMatchObject([
      {
        externalId: 'K-1',
        name: 'Kubek',
        category: [{ name: 'Stół' }, { name: 'Kubki' }],
        producer: { name: 'Glinianka' },
        pictures: [{ file: 'https://a.example/1.jpg' }, { file: 'https://a.example/2.jpg' }],
        parameters: [{ name: 'Kolor', values: ['Kobalt'] }],
        safety: {
          warnings: ['Ostrożnie'],
          manufacturer: { name: 'Glinianka', street: 'Polna 1, Bolesławiec', email: 'a@b.example' },
        },
        sizes: [
          {
            type: 's',
            price: { regular: 108450 },
            vat: { bp: 800 },
            ean: '5901234123457',
            weight: 350,
            stocks: [{ quantity: 3 }],
            availability: { deliveryDays: 2 },
          },
          { type: 'm', price: { regular: 9000 }, stocks: [{ quantity: -1 }] },
        ],
      },
    ]);
  });

  it.each([
    ['English', 'sku,name,net price,stock\na,Mug,100,5\n', 12300],
    ['tabs', 'kod\tnazwa\tcena\na\tKubek\t12,30\n', 1230],
    ['bars', 'kod|nazwa|cena\na|Kubek|12.30\n', 1230],
    ['a separator told to Excel', 'sep=;\nkod;nazwa;cena\na;Kubek;12,30\n', 1230],
    ['a mark', '\uFEFFkod;nazwa;cena\na;Kubek;12,30\n', 1230],
    ['lines of an old Mac', 'kod;nazwa;cena\ra;Kubek;12,30\r', 1230],
    ['commas in names', 'kod;nazwa;cena\na;"Kubek, duży, z uchem";12,30\nb;Dzban;5\n', 1230],
  ])('is read with %s', async (_, file, regular) => {
    const { drafts } = await readFile(file);
    expect(drafts[0]).toMatchObject({ externalId: 'a', sizes: [{ price: { regular } }] });
  });

  it('is read in windows-1250 and ISO-8859-2', async () => {
    const bytes = (letters: Record<string, number>) =>
      Uint8Array.from('kod;nazwa;cena\na;śąź;5\n', (letter) => letters[letter] ?? letter.charCodeAt(0));
    for (const letters of [
      { ś: 0x9c, ą: 0xb9, ź: 0x9f },
      { ś: 0xb6, ą: 0xb1, ź: 0xbc },
    ]) {
      expect((await readFile(bytes(letters))).drafts).toMatchObject([{ name: 'śąź' }]);
    }
  });

  it('names what it cannot take, by line', async () => {
    const { skipped, drafts } = await readFile(
      'kod;nazwa;cena;vat;stan;aktywny\n;X;5;;;\nb;;5;;;\nc;X;;;;\nd;X;5;kot;;\ne;X;5;;dużo;\nf;X;5;;;nie\ng;X;5;;;\ng;Y;6;;;\nh;X;5;;;;;x\n',
    );
    expect(skipped).toEqual([
      'line 2: product at line 2: no id',
      'line 3: product b: no name',
      'line 4: product c: no price',
      'line 5: product d: unknown rate of VAT "kot"',
      'line 6: product e: unreadable stock "dużo"',
      'line 7: product f: it is not active',
      'line 9: product g: its id and size stand twice; the first one was taken',
      'line 10: product h: it has 8 cells, but there are 6 columns: a separator or a quote is wrong',
    ]);
    expect(drafts).toMatchObject([{ externalId: 'g', name: 'X' }]);
  });

  it('asks what a column holds, and keeps the answer beside the file', async () => {
    const path = await feedFile('kod;nazwa;Do zapłaty;Szkliwo;Uwagi\na;Kubek;5;Kobalt;x\n');
    await expect(readPath(path)).rejects.toThrow('its columns are those of no table that is read');
    await keepChoices(path, new Map([['Do zapłaty', 'price']]));
    await expect(readPath(path)).rejects.toThrow('line 1: nothing says what these columns hold: "Szkliwo", "Uwagi"');
    await keepChoices(
      path,
      new Map([
        ['Szkliwo', 'parameter'],
        ['Uwagi', 'ignore'],
      ]),
    );
    expect((await readPath(path)).drafts).toMatchObject([
      { parameters: [{ name: 'Szkliwo', values: ['Kobalt'] }], sizes: [{ price: { regular: 500 } }] },
    ]);
    expect(await readText(`${path}.columns.yaml`, 'utf8')).toContain('Szkliwo: parameter');
    await writeFile(`${path}.columns.yaml`, 'Szkliwo: colour\n');
    await expect(readChoices(path)).rejects.toThrow('"Szkliwo" has to be one of id, name');
  });
});
