import { describe, expect, test } from 'vitest';
import { draftOf, offer, product, readAll } from './testing/feed.server.ts';

const inside = (xml: string) => draftOf(product({ inside: xml }));

describe('names and descriptions', () => {
  const described = (xml: string) => draftOf(product({ description: `<description>${xml}</description>` }));

  test('are Polish, else in the language of the feed, else the first', async () => {
    expect((await described('<name xml:lang="eng">A</name><name xml:lang="pl-PL">B</name>')).name).toBe('B');
    expect((await described('<name xml:lang="eng">A</name><name xml:lang="pol"> </name>')).name).toBe('A');
    const czech = offer(
      product({ description: '<description><name xml:lang="eng">A</name><name>B</name></description>' }),
      'version="3.0"',
      'language="cze" currency="PLN"',
    );
    expect((await readAll(czech)).items).toMatchObject([{ draft: { name: 'B' } }]);
    expect((await described('<name xml:lang="deu">C</name><name xml:lang="eng">A</name>')).name).toBe('C');
  });

  test('hold a name as one line of text, whatever it was written in', async () => {
    expect((await described('<name>\n Kubek &amp;amp; <![CDATA[<b>spodek</b>]]>\t5&#160;cm\n</name>')).name).toBe(
      'Kubek & spodek 5 cm',
    );
    expect((await described('<name type="auction_name">A</name><name type="name">B</name>')).name).toBe('B');
    expect(await described('<name>ラム</name>')).toMatchObject({ name: 'ラム', slug: 'produkt' });
  });

  test('keep paragraphs and lines of plain text', async () => {
    const { descriptionHtml } = await described(
      '<name>a</name><long_desc>Pierwszy &lt; drugi.\nDalej.\n\n  Trzeci &amp; czwarty.</long_desc>',
    );
    expect(descriptionHtml).toBe('<p>Pierwszy &lt; drugi.<br />Dalej.</p>\n<p>Trzeci &amp; czwarty.</p>');
  });

  test('are sanitised HTML, whose links into the other shop are unwrapped', async () => {
    const { descriptionHtml } = await described(
      '<name>a</name><long_desc><![CDATA[<p><a href="/pl/x.html">a</a><img src="https://a.example/x.jpg"><a href="javascript:x">b</a></p>]]></long_desc>',
    );
    expect(descriptionHtml).toBe('<p>ab</p>');
  });

  test('leave out an empty description', async () => {
    expect(
      await described('<name>a</name><short_desc/><long_desc><![CDATA[<p>&nbsp;</p>]]></long_desc>'),
    ).not.toHaveProperty('descriptionHtml');
  });
});

describe('the category', () => {
  const navigation = (...textids: readonly string[]) =>
    `<iaiext:navigation><iaiext:site id="1"><iaiext:menu id="1">${textids
      .map((textid, n) => `<iaiext:item id="${n}" textid="${textid}"/>`)
      .join('')}</iaiext:menu></iaiext:site></iaiext:navigation>`;
  const category = '<category id="5" name="Kubki"/>';

  test.each([
    [
      'is the place in the menu',
      category + navigation('Dom\\Kuchnia\\Kubki', 'Nowości'),
      ['\\Dom', '\\Dom\\Kuchnia', '\\Dom\\Kuchnia\\Kubki'],
    ],
    ['without a menu its own name', category, ['5']],
    ['the placeholder is none', '<category id="0" name="*Kategoria tymczasowa"/>', []],
    [
      'the placeholder has a place in the menu',
      `<category id="0" name="*Kategoria tymczasowa"/>${navigation('Dom')}`,
      ['\\Dom'],
    ],
    ['none at all', '', []],
    ['empty steps are left out', navigation('\\Dom\\ \\Kubki\\'), ['\\Dom', '\\Dom\\Kubki']],
  ])('is told by its place in the menu: %s', async (_, xml, path) => {
    expect((await inside(xml)).category.map((ref) => ref.externalId)).toEqual(path);
  });

  test('is that of the shop the product belongs to', async () => {
    const sites = `<iaiext:navigation><iaiext:site id="1"><iaiext:menu><iaiext:item textid="A"/></iaiext:menu></iaiext:site>
      <iaiext:site id="3"><iaiext:menu><iaiext:item textid="B"/></iaiext:menu></iaiext:site></iaiext:navigation>`;
    const draft = await draftOf(product({ attributes: 'id="15" vat="23" site="3"', inside: sites }));
    expect(draft.category).toEqual([{ externalId: '\\B', name: 'B' }]);
  });
});
