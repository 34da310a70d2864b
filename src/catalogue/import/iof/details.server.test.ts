import { describe, expect, test } from 'vitest';
import { draftOf, offer, product, readAll } from './testing/feed.server.ts';

const inside = (xml: string) => draftOf(product({ inside: xml }));

describe('details of a product in IOF', () => {
  test('leave out hidden parameters and headings, join twice-named ones, and pass over other languages', async () => {
    const draft = await inside(`<parameters>
      <parameter type="section" name="Dane"/><parameter name="Tajne" hide="y"><value name="x"/></parameter>
      <parameter name="Kolor" xml:lang="pol" hide="n"><value name="biały"/><value name="biały"/></parameter>
      <parameter name="Colour" xml:lang="eng"><value name="white"/></parameter>
      <parameter name="Kolor" xml:lang="pol"><value><name xml:lang="eng">blue</name><name xml:lang="pol">kobalt</name></value></parameter>
      <parameter name="Pusty"/></parameters>`);
    expect(draft.parameters).toEqual([{ name: 'Kolor', values: ['biały', 'kobalt'] }]);
  });

  test('tell a version by every parameter of its group, else by its own name', async () => {
    const by = (name: string) =>
      `<group_by_parameter><product_value><name>${name}</name></product_value></group_by_parameter>`;
    expect(await inside(`<group id="9">${by('Szary')}${by('Len')}</group>`)).toMatchObject({
      group: 'iof-9',
      version: 'Szary, Len',
    });
    const named = product({ description: '<description><name>a</name><version name="kobalt"/></description>' });
    expect((await draftOf(named)).version).toBe('kobalt');
    expect(await inside('')).not.toHaveProperty('group');
  });

  test('take pictures with an http address, one address once', async () => {
    const { notes, items } = await readAll(
      offer(
        product({
          inside: `<images><large><image url="https://a.example/1.jpg"/><image url="javascript:x"/><image url="data:image/png;base64,AA"/>
            <image/><image url="//a.example/2.jpg"/><image url="https://a.example/1.jpg"/></large></images>`,
        }),
      ),
    );
    expect(items).toMatchObject([{ draft: { pictures: [{ file: 'https://a.example/1.jpg' }] } }]);
    expect([...notes]).toEqual([['a picture without an http address', 1]]);
  });

  test('hold as many pictures and attachments as a page can show', async () => {
    const many = (made: (n: number) => string) => Array.from({ length: 5000 }, (_, n) => made(n)).join('');
    const { notes, items } = await readAll(
      offer(
        product({
          inside: `<images><large>${many((n) => `<image url="https://a.example/${n}.jpg"/>`)}</large></images>
            <attachments>${many((n) => `<file url="https://a.example/${n}.pdf"/>`)}</attachments>`,
        }),
      ),
    );
    const [item] = items;
    if (!item || !('draft' in item)) throw new Error('skipped');
    expect(item.draft.pictures).toHaveLength(100);
    expect(item.draft.pictures[0]?.file).toBe('https://a.example/0.jpg');
    expect(item.draft.attachments).toHaveLength(50);
    expect([...notes.keys()]).toEqual([
      'pictures after the first 100 of a product',
      'attachments after the first 50 of a product',
    ]);
  });

  test('take attachments with an http address, named by their file when they have no name', async () => {
    const draft = await inside(
      '<attachments><file url="https://a.example/d/instrukcja.pdf?x=1"/><file url="file:///etc/passwd"/></attachments>',
    );
    expect(draft.attachments).toEqual([{ file: 'https://a.example/d/instrukcja.pdf?x=1', name: 'instrukcja.pdf' }]);
  });

  test('tell delivery in days, and only in days', async () => {
    const days = async (xml: string) => (await inside(xml)).sizes[0]?.availability.deliveryDays;
    expect(await days('<iaiext:delivery_time unit="day" value="0"/>')).toBe(0);
    expect(await days('<iaiext:delivery_time><iaiext:time days="5"/></iaiext:delivery_time>')).toBe(5);
    expect(await days('<iaiext:delivery_time unit="hour" value="5"/>')).toBeUndefined();
    expect(await days('<iaiext:delivery_time unit="day" value="999"/>')).toBeUndefined();
  });

  test('take a warranty that nobody gives for none', async () => {
    expect(await inside('<warranty name="Brak" type="none" period="0"/>')).not.toHaveProperty('warranty');
    expect((await inside('<warranty name="Dożywotnia" period="0"/>')).warranty).toEqual({ name: 'Dożywotnia' });
  });

  test('name who answers for the product', async () => {
    const { safety } = await inside(`<iaiext:responsible_entity>
      <iaiext:producer id="1"><iaiext:name>Glina sp. z o.o.</iaiext:name><iaiext:street>Garncarska</iaiext:street><iaiext:number>7</iaiext:number>
        <iaiext:zipcode>59-700</iaiext:zipcode><iaiext:city>Bolesławiec</iaiext:city><iaiext:country>Polska</iaiext:country><iaiext:mail>a@b.example</iaiext:mail></iaiext:producer>
      <persons><person><name>Jan Glina</name><phone>756120000</phone></person></persons></iaiext:responsible_entity>`);
    expect(safety).toEqual({
      warnings: [],
      manufacturer: {
        name: 'Glina sp. z o.o.',
        street: 'Garncarska 7',
        postcode: '59-700',
        city: 'Bolesławiec',
        country: 'Polska',
        email: 'a@b.example',
      },
      responsible: { name: 'Jan Glina', phone: '756120000' },
    });
  });

  test.each([
    ['regular', 'item'],
    ['bundle', 'bundle'],
    ['virtual', 'virtual'],
    ['service', 'service'],
  ])('take the type %s for %s', async (written, type) => {
    expect((await draftOf(product({ attributes: `id="15" vat="23" type="${written}"` }))).type).toBe(type);
  });

  test.each([
    ['15', 15],
    ['0', undefined],
    ['015', undefined],
    ['9007199254740993', undefined],
    ['GL-15', undefined],
  ])('wish for the id %s as %s', async (id, preferredId) => {
    expect(await draftOf(product({ id }))).toMatchObject({ externalId: id, ...(preferredId && { preferredId }) });
    expect((await draftOf(product({ id }))).preferredId).toBe(preferredId);
  });

  test('call an unknown producer just that', async () => {
    expect((await inside('')).producer.name).toBe('Nieokreślony');
  });
});
