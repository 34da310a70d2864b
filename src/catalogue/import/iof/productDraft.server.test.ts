import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, offer, product, readAll, reasonFor, SIZE } from './testing.server.ts';

const inside = (xml: string) => draftOf(product({ inside: xml }));

test('a full product of IOF 3.0', async () => {
  const draft = await draftOf(`
    <product type="regular" id="21" vat="23.0" site="3" currency="PLN" code_on_card="GL-21" producer_code_standard="GTIN13">
      <producer id="8" name="H&amp;M"/>
      <category id="5" name="Bluzki"/>
      <unit id="0" name="szt."/>
      <series id="4" name="Polna"/>
      <warranty id="1" name="Gwarancja producenta" type="producer" period="24"/>
      <card url="https://shop.example/product-pol-21-Bluzka.feed10005.html"/>
      <description>
        <name type="name" xml:lang="eng"><![CDATA[Blouse]]></name>
        <name type="name" xml:lang="pol"><![CDATA[Bluzka "Łąka" & spółka]]></name>
        <version name="x"><name xml:lang="pol">szara</name></version>
        <short_desc xml:lang="pol">
          <![CDATA[Długi <b>rękaw</b>,
          len]]></short_desc>
        <long_desc xml:lang="pol"><![CDATA[<h1 style="color:red">Len</h1><p onclick="x()">Miękki</p><script>x()</script>]]></long_desc>
      </description>
      <iaiext:delivery_time unit="day" value="2"><iaiext:time days="9"/></iaiext:delivery_time>
      <price gross="115" net="93.5"/>
      <srp gross="129.99" net="105.68"/>
      <sizes iaiext:group_name="Litery">
        <size available="unavailable" id="2" name="XS" code="21-2" weight="0"/>
        <size available="in_stock" id="3" name="S" panel_name="s" code="21-3" code_producer="5901234123457" weight="310.4">
          <price gross="99.90"/><srp gross="0" net="0"/>
          <stock id="0" quantity="6"/><stock id="1" quantity="-1"/>
        </size>
      </sizes>
      <images><large>
        <image url="https://shop.example/b.jpg" iaiext:priority="2"/>
        <image url="https://shop.example/a.jpg" iaiext:priority="1" width="998" height="1500"/>
      </large><icons><icon url="https://shop.example/icon.jpg"/></icons></images>
      <attachments><file url="https://shop.example/karta%20mycia.pdf"><name xml:lang="pol">Pranie</name></file></attachments>
      <parameters>
        <parameter type="section" name="Wymiary"/>
        <parameter type="parameter" name="Materiał"><value name="len"/><value name="wełna"/></parameter>
      </parameters>
      <group id="16" first_product_id="21"><group_by_parameter id="a"><name xml:lang="pol">Kolor</name>
        <product_value id="b"><name xml:lang="pol"><![CDATA[Szary]]></name></product_value></group_by_parameter></group>
    </product>`);
  const size = {
    vat: { bp: 2300, exempt: false },
    phonePrice: false,
    gratis: false,
    availability: {
      status: 'auto',
      visible: true,
      deliveryDays: 2,
      deliveryDaysUndefined: false,
      unknownDelivery: false,
    },
  };
  expect(draft).toEqual({
    externalId: '21',
    preferredId: 21,
    slug: 'bluzka-laka-spolka',
    name: 'Bluzka "Łąka" & spółka',
    type: 'item',
    category: [{ externalId: '5', name: 'Bluzki' }],
    alsoIn: [],
    producer: { externalId: '8', name: 'H&M' },
    series: { externalId: '4', name: 'Polna' },
    group: 'iof-16',
    version: 'Szary',
    promoted: false,
    code: 'GL-21',
    lead: 'Długi rękaw, len',
    descriptionHtml: '<h2>Len</h2><p>Miękki</p>',
    unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
    sellBy: 1,
    precision: 0,
    order: {},
    rebates: [],
    pictures: [
      { file: 'https://shop.example/a.jpg', alt: 'Bluzka "Łąka" & spółka', width: 998, height: 1500 },
      { file: 'https://shop.example/b.jpg', alt: 'Bluzka "Łąka" & spółka', width: 0, height: 0 },
    ],
    parameters: [{ name: 'Materiał', values: ['len', 'wełna'] }],
    attachments: [{ file: 'https://shop.example/karta%20mycia.pdf', name: 'Pranie' }],
    warranty: { name: 'Gwarancja producenta', months: 24 },
    safety: { warnings: [] },
    personalisation: [],
    related: [],
    sizes: [
      {
        ...size,
        type: '2',
        name: 'XS',
        code: '21-2',
        price: { regular: 11_500, history: [] },
        srp: 12_999,
        stocks: [],
      },
      {
        ...size,
        type: '3',
        name: 'S',
        code: '21-3',
        ean: '5901234123457',
        weight: 310,
        price: { regular: 9990, history: [] },
        stocks: [
          { branch: 'M0', own: true, quantity: 6 },
          { branch: 'M1', own: false, quantity: -1 },
        ],
      },
    ],
  });
});

test('a product of IOF 2.6 as other programs write it', async () => {
  const xml = `<product id="24" vat="23" code_on_card="C49" code_producer="5901477140723">
    <producer name="GEKO" id=""/>
    <category id="105266" name="Podnośniki" path="Części zamienne\\Podnośniki"/><category_idosell path="Inne\\Coś"/>
    <unit id="1409" name="kpl." moq="2"/>
    <description><name><![CDATA[Koło]]></name><long_desc xml:lang="pl"><![CDATA[]]></long_desc></description>
    <price gross="" net="100.00"/><srp gross="" net=""/>
    <sizes><size code="C49" weight=""><stock id="1" quantity="12.00"/></size></sizes>
    <parameters><parameter type="parameter" contextId="3" name="Kolor"><value name="czarny"/></parameter></parameters>
  </product>`;
  const { items } = await readAll(offer(xml, 'file_format="IOF" version="2.6"', 'language="pl" currency="PLN"'));
  expect(items).toMatchObject([
    {
      draft: {
        name: 'Koło',
        producer: { externalId: 'GEKO', name: 'GEKO' },
        category: [
          { externalId: '\\Części zamienne', name: 'Części zamienne' },
          { externalId: '\\Części zamienne\\Podnośniki', name: 'Podnośniki' },
        ],
        unit: { name: 'kpl.', many: 'kompletów' },
        order: { min: 2 },
        parameters: [{ name: 'Kolor', values: ['czarny'] }],
        sizes: [{ type: 'uniw', price: { regular: 12_300 }, stocks: [{ branch: 'M1', own: false, quantity: 12 }] }],
      },
    },
  ]);
  expect(items[0]).not.toHaveProperty('draft.sizes.0.srp');
  expect(items[0]).not.toHaveProperty('draft.descriptionHtml');
});

describe('skipped, and why', () => {
  const size = (attributes: string) => `<size ${attributes}><stock id="0" quantity="1"/></size>`;
  test.each([
    [product({ attributes: 'vat="23"' }), 'product at line 4: no id'],
    [product({ attributes: 'id="" vat="23"' }), 'product at line 4: no id'],
    [product({ sizes: '' }), 'product 15: no size'],
    [product({ description: '' }), 'product 15: no description: a light.xml names no products, import the full.xml'],
    [product({ description: '<description/>' }), 'product 15: no name'],
    [product({ name: '<b> </b>' }), 'product 15: no name'],
    [product({ name: 'x'.repeat(301) }), 'product 15: a name longer than 300 characters'],
    [product({ attributes: 'id="15"' }), 'product 15: no rate of VAT'],
    [product({ attributes: 'id="15" vat="np"' }), 'product 15: unknown rate of VAT "np"'],
    [product({ price: '' }), 'product 15: size "uniw" has no price'],
    [product({ price: '<price gross="" net=""/>' }), 'product 15: size "uniw" has no price'],
    [product({ price: '<price gross="-5"/>' }), 'product 15: unreadable price gross "-5"'],
    [product({ price: '<price net="12,3,4"/>' }), 'product 15: unreadable price net "12,3,4"'],
    [product({ inside: '<srp gross="?"/>' }), 'product 15: unreadable srp gross "?"'],
    [product({ sizes: size('id="2"') + size('id="2"') }), 'product 15: size "2" stands twice'],
    [product({ sizes: size('id="2"') + size('name="M"') }), 'product 15: a size without an id'],
    [product({ sizes: size('id="2 3"') }), 'product 15: unreadable size id "2 3"'],
    [
      product({ sizes: '<size id="2"><stock id="0" quantity="wiele"/></size>' }),
      'product 15: unreadable stock "wiele"',
    ],
    [
      product({ inside: '<iaiext:sell_by><iaiext:retail quantity="0.0001"/></iaiext:sell_by>' }),
      'product 15: unreadable sell_by "0.0001"',
    ],
    [
      product({ attributes: 'id="15" vat="23" type="collection"' }),
      'product 15: a collection: its parts are imported, each by itself',
    ],
    [product({ attributes: 'id="15" vat="23" type="toString"' }), 'product 15: unknown type "toString"'],
    [product({ attributes: 'id="15" vat="23" removed="yes"' }), 'product 15: removed at its source'],
    [
      product({
        description: `<description><name>a</name><long_desc><![CDATA[${'ł'.repeat(250_001)}]]></long_desc></description>`,
      }),
      'product 15: its description is larger than 500 kB',
    ],
  ])('%#: %s', async (xml, reason) => {
    expect(await reasonFor(xml)).toBe(reason);
  });
});

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

  test('a name is one line of text, whatever it was written in', async () => {
    expect((await described('<name>\n Kubek &amp;amp; <![CDATA[<b>spodek</b>]]>\t5&#160;cm\n</name>')).name).toBe(
      'Kubek & spodek 5 cm',
    );
    expect((await described('<name type="auction_name">A</name><name type="name">B</name>')).name).toBe('B');
    expect(await described('<name>ラム</name>')).toMatchObject({ name: 'ラム', slug: 'produkt' });
  });

  test('plain text keeps its paragraphs and lines', async () => {
    const { descriptionHtml } = await described(
      '<name>a</name><long_desc>Pierwszy &lt; drugi.\nDalej.\n\n  Trzeci &amp; czwarty.</long_desc>',
    );
    expect(descriptionHtml).toBe('<p>Pierwszy &lt; drugi.<br />Dalej.</p>\n<p>Trzeci &amp; czwarty.</p>');
  });

  test('HTML is sanitised and its links into the other shop are unwrapped', async () => {
    const { descriptionHtml } = await described(
      '<name>a</name><long_desc><![CDATA[<p><a href="/pl/x.html">a</a><img src="https://a.example/x.jpg"><a href="javascript:x">b</a></p>]]></long_desc>',
    );
    expect(descriptionHtml).toBe('<p>ab</p>');
  });

  test('an empty description is none', async () => {
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
  ])('%s', async (_, xml, path) => {
    expect((await inside(xml)).category.map((ref) => ref.externalId)).toEqual(path);
  });

  test('is that of the shop the product belongs to', async () => {
    const sites = `<iaiext:navigation><iaiext:site id="1"><iaiext:menu><iaiext:item textid="A"/></iaiext:menu></iaiext:site>
      <iaiext:site id="3"><iaiext:menu><iaiext:item textid="B"/></iaiext:menu></iaiext:site></iaiext:navigation>`;
    const draft = await draftOf(product({ attributes: 'id="15" vat="23" site="3"', inside: sites }));
    expect(draft.category).toEqual([{ externalId: '\\B', name: 'B' }]);
  });
});

describe('sizes', () => {
  const sized = async (sizes: string) => (await draftOf(product({ sizes }))).sizes;

  test.each([
    ['<size id="0" name="uniwersalny"/>', ['uniw']],
    ['<size id="7" panel_name="uniw"/>', ['uniw']],
    ['<size code="a"/>', ['uniw']],
    ['<size id="7" name="M"/>', ['7']],
    ['<size id="0" name="S"/><size id="7" name="M"/>', ['0', '7']],
  ])('%s', async (xml, types) => {
    expect((await sized(xml)).map((size) => size.type)).toEqual(types);
  });

  test('a code of the producer is an EAN only with the right check digit, and only where it is meant as one', async () => {
    const [right, wrong] = await sized(
      '<size id="1" code_producer="5901234123457"/><size id="2" code_producer="5901234123458"/>',
    );
    expect([right?.ean, wrong?.ean]).toEqual(['5901234123457', undefined]);
    const own = product({
      attributes: 'id="15" vat="23" producer_code_standard="OTHER"',
      sizes: '<size id="1" code_producer="5901234123457"/>',
    });
    expect((await draftOf(own)).sizes[0]?.ean).toBeUndefined();
  });

  test('a price of 0 is no offer to give away: the price is asked for', async () => {
    const [free, priced] = await sized('<size id="1"><price gross="0" net="0"/></size><size id="2"/>');
    expect(free).toMatchObject({ phonePrice: true });
    expect(free?.price).toBeUndefined();
    expect(priced).toMatchObject({ phonePrice: false, price: { regular: 8400 } });
  });

  test('a net price alone is taken with VAT', async () => {
    expect(await sized('<size id="1"><price net="93.4959"/></size>')).toMatchObject([{ price: { regular: 11_500 } }]);
    expect(await sized('<size id="1"><price gross="0" net="10"/></size>')).toMatchObject([
      { price: { regular: 1230 } },
    ]);
  });

  test('exempt goods bear the mark', async () => {
    const draft = await draftOf(product({ attributes: 'id="15" vat="zw"', price: '<price net="10"/>' }));
    expect(draft.sizes[0]).toMatchObject({ vat: { bp: 0, exempt: true }, price: { regular: 1000 } });
  });
});

describe('quantities', () => {
  const stocked = async (stocks: string, rest = '') => {
    const draft = await draftOf(product({ sizes: `<size id="0">${stocks}</size>`, inside: rest }));
    return { ...draft, stocks: draft.sizes[0]?.stocks };
  };
  const sellBy = (quantity: string) =>
    `<iaiext:sell_by><iaiext:retail quantity="${quantity}"/><iaiext:wholesale quantity="5"/></iaiext:sell_by>`;

  test('the step sets the precision; stock is rounded down to it', async () => {
    expect(await stocked('<stock id="0" quantity="12.758"/>', sellBy('0.25'))).toMatchObject({
      precision: 2,
      sellBy: 25,
      stocks: [{ quantity: 1275 }],
    });
    expect(await stocked('<stock id="0" quantity="12.7"/>')).toMatchObject({
      precision: 0,
      sellBy: 1,
      stocks: [{ quantity: 12 }],
    });
    expect(await stocked('', sellBy('0'))).toMatchObject({ precision: 0, sellBy: 1, stocks: [] });
  });

  test('stock never changes the precision', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.nat(999), async (whole, thousandths) => {
        const quantity = `${whole}.${String(thousandths).padStart(3, '0')}`;
        const { precision, stocks } = await stocked(`<stock id="0" quantity="${quantity}"/>`, sellBy('0.5'));
        expect(precision).toBe(1);
        expect(stocks?.[0]?.quantity).toBe(whole * 10 + Math.floor(thousandths / 100));
      }),
      { numRuns: 50 },
    );
  });

  test('the least order is kept when it is more than a step', async () => {
    expect((await stocked('', '<unit name="m" moq="2.5"/>')).order).toEqual({ min: 25 });
    expect((await stocked('', '<unit name="m" moq="1"/>')).order).toEqual({});
    expect(await stocked('', sellBy('0.5'))).toMatchObject({ precision: 1, sellBy: 5, order: {} });
    expect((await stocked('', `${sellBy('0.5')}<unit name="m"/>`)).order).toEqual({});
    expect((await stocked('', `${sellBy('0.5')}<unit name="m" moq="0"/>`)).order).toEqual({});
    expect((await stocked('', `${sellBy('0.5')}<unit name="m" moq="1"/>`)).order).toEqual({ min: 10 });
  });

  test.each([
    ['<stock id="0" quantity="-1"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-1.000"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-3"/>', [{ branch: 'M0', own: true, quantity: 0 }]],
    ['<stock id="2" available_stock_quantity="4"/>', [{ branch: 'M2', own: false, quantity: 4 }]],
    ['<stock id="2" quantity="" stock_quantity="5"/>', [{ branch: 'M2', own: false, quantity: 5 }]],
    ['<stock quantity="2"/><stock quantity="3"/>', [{ branch: 'M0', own: true, quantity: 5 }]],
    ['<stock id="0" quantity="2"/><stock id="0" quantity="-1"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-1"/><stock id="0" quantity="2"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0"/>', [{ branch: 'M0', own: true, quantity: 0 }]],
  ])('%s', async (xml, stocks) => {
    expect((await stocked(xml)).stocks).toEqual(stocks);
  });

  test('a size that is unavailable has none', async () => {
    const xml = product({ sizes: '<size id="0" available="unavailable"><stock id="0" quantity="9"/></size>' });
    expect((await draftOf(xml)).sizes[0]?.stocks).toEqual([]);
  });

  test('stores can be told where they stand in this shop; two of them in one place add up', async () => {
    const place = { branch: 'pracownia', own: true };
    const xml = product({
      sizes: '<size id="0"><stock id="0" quantity="2"/><stock id="1" quantity="3"/><stock id="2" quantity="4"/></size>',
    });
    const draft = await draftOf(xml, {
      branches: new Map([
        ['0', place],
        ['1', place],
      ]),
    });
    expect(draft.sizes[0]?.stocks).toEqual([
      { ...place, quantity: 5 },
      { branch: 'M2', own: false, quantity: 4 },
    ]);
  });
});

describe('what else a feed knows', () => {
  test('hidden parameters and headings are left out, twice-named ones joined, other languages passed over', async () => {
    const draft = await inside(`<parameters>
      <parameter type="section" name="Dane"/><parameter name="Tajne" hide="y"><value name="x"/></parameter>
      <parameter name="Kolor" xml:lang="pol" hide="n"><value name="biały"/><value name="biały"/></parameter>
      <parameter name="Colour" xml:lang="eng"><value name="white"/></parameter>
      <parameter name="Kolor" xml:lang="pol"><value><name xml:lang="eng">blue</name><name xml:lang="pol">kobalt</name></value></parameter>
      <parameter name="Pusty"/></parameters>`);
    expect(draft.parameters).toEqual([{ name: 'Kolor', values: ['biały', 'kobalt'] }]);
  });

  test('a version is told by every parameter of its group, else by its own name', async () => {
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

  test('pictures need an http address; one address once', async () => {
    const { feed, items } = await readAll(
      offer(
        product({
          inside: `<images><large><image url="https://a.example/1.jpg"/><image url="javascript:x"/><image url="data:image/png;base64,AA"/>
            <image/><image url="//a.example/2.jpg"/><image url="https://a.example/1.jpg"/></large></images>`,
        }),
      ),
    );
    expect(items).toMatchObject([{ draft: { pictures: [{ file: 'https://a.example/1.jpg' }] } }]);
    expect([...feed.notes]).toEqual([['a picture without an http address', 1]]);
  });

  test('pictures and attachments are as many as a page can show', async () => {
    const many = (made: (n: number) => string) => Array.from({ length: 5000 }, (_, n) => made(n)).join('');
    const { feed, items } = await readAll(
      offer(
        product({
          inside: `<images><large>${many((n) => `<image url="https://a.example/${n}.jpg"/>`)}</large></images>
            <attachments>${many((n) => `<file url="https://a.example/${n}.pdf"/>`)}</attachments>`,
        }),
      ),
    );
    const [item] = items;
    if (!item || 'skipped' in item) throw new Error('skipped');
    expect(item.draft.pictures).toHaveLength(100);
    expect(item.draft.pictures[0]?.file).toBe('https://a.example/0.jpg');
    expect(item.draft.attachments).toHaveLength(50);
    expect([...feed.notes.keys()]).toEqual([
      'pictures after the first 100 of a product',
      'attachments after the first 50 of a product',
    ]);
  });

  test('attachments likewise, named by their file when they have no name', async () => {
    const draft = await inside(
      '<attachments><file url="https://a.example/d/instrukcja.pdf?x=1"/><file url="file:///etc/passwd"/></attachments>',
    );
    expect(draft.attachments).toEqual([{ file: 'https://a.example/d/instrukcja.pdf?x=1', name: 'instrukcja.pdf' }]);
  });

  test('delivery in days, and only in days', async () => {
    const days = async (xml: string) => (await inside(xml)).sizes[0]?.availability.deliveryDays;
    expect(await days('<iaiext:delivery_time unit="day" value="0"/>')).toBe(0);
    expect(await days('<iaiext:delivery_time><iaiext:time days="5"/></iaiext:delivery_time>')).toBe(5);
    expect(await days('<iaiext:delivery_time unit="hour" value="5"/>')).toBeUndefined();
    expect(await days('<iaiext:delivery_time unit="day" value="999"/>')).toBeUndefined();
  });

  test('a warranty that nobody gives is none', async () => {
    expect(await inside('<warranty name="Brak" type="none" period="0"/>')).not.toHaveProperty('warranty');
    expect((await inside('<warranty name="Dożywotnia" period="0"/>')).warranty).toEqual({ name: 'Dożywotnia' });
  });

  test('who answers for the product', async () => {
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
  ])('type %s is %s', async (written, type) => {
    expect((await draftOf(product({ attributes: `id="15" vat="23" type="${written}"` }))).type).toBe(type);
  });

  test.each([
    ['15', 15],
    ['0', undefined],
    ['015', undefined],
    ['9007199254740993', undefined],
    ['GL-15', undefined],
  ])('id %s is wished for as %s', async (id, preferredId) => {
    expect(await draftOf(product({ id }))).toMatchObject({ externalId: id, ...(preferredId && { preferredId }) });
    expect((await draftOf(product({ id }))).preferredId).toBe(preferredId);
  });

  test('an unknown producer is called just that', async () => {
    expect((await inside('')).producer.name).toBe('Nieokreślony');
  });
});

test('prices of another shop make no reduction here; what was left aside is counted by product', async () => {
  const crossed = '<strikethrough_retail_price gross="199"/>';
  const { items, feed } = await readAll(
    offer(
      [
        product({ id: '1', inside: `${crossed}<promotion name="x"><price gross="1"/></promotion>` }),
        product({ id: '2', sizes: `<size id="1">${crossed}</size><size id="2">${crossed}</size>` }),
        product({
          id: '3',
          inside: '<iaiext:omnibus_price_retail><iaiext:site gross="50"/></iaiext:omnibus_price_retail>',
        }),
        product({ id: '4', inside: crossed, sizes: '' }),
        product({ id: '5', attributes: 'id="5" vat="23" type="bundle"', sizes: SIZE }),
      ].join(''),
    ),
  );
  for (const item of items) {
    if ('draft' in item)
      expect(item.draft.sizes.map((size) => size.price)).toEqual(
        item.draft.sizes.map(() => ({ regular: 8400, history: [] })),
      );
  }
  expect(Object.fromEntries(feed.notes)).toEqual({
    "a crossed-out price: reductions are counted from this shop's own prices": 2,
    'a promotion of the source': 1,
    "a lowest price of 30 days: it is counted from this shop's own prices": 1,
    'the parts of a bundle': 1,
  });
});

test('whatever a feed puts in an attribute or a text, reading it gives a draft or a reason', async () => {
  const escaped = (text: string) => text.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const value = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '0',
      '-1',
      '1e9',
      '99999999999999999999',
      '0.000000001',
      '__proto__',
      'constructor',
      '\\\\',
      '-0',
      '١',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        value.map((text) => escaped(text.replace(/\p{Cc}/gu, ''))),
        { minLength: 14, maxLength: 14 },
      ),
      async (values) => {
        const [id, vat, name, gross, net, size, code, weight, quantity, step, moq, textid, parameter, days] = values;
        const xml = `<product id="${id}" vat="${vat}"><description><name>${name}</name><long_desc>${name}</long_desc></description>
        <price gross="${gross}" net="${net}"/><unit name="${name}" moq="${moq}"/>
        <iaiext:sell_by><iaiext:retail quantity="${step}"/></iaiext:sell_by><iaiext:delivery_time value="${days}"/>
        <iaiext:navigation><iaiext:site><iaiext:menu><iaiext:item textid="${textid}"/></iaiext:menu></iaiext:site></iaiext:navigation>
        <sizes><size id="${size}" code_producer="${code}" weight="${weight}"><stock id="${size}" quantity="${quantity}"/></size></sizes>
        <parameters><parameter name="${parameter}"><value name="${parameter}"/></parameter></parameters></product>`;
        const { items } = await readAll(offer(xml));
        expect(items).toHaveLength(1);
        const [item] = items;
        if (!item || 'skipped' in item) return;
        for (const draftSize of item.draft.sizes) {
          const numbers = [
            draftSize.price?.regular ?? 0,
            ...draftSize.stocks.map((stock) => stock.quantity),
            item.draft.sellBy,
          ];
          expect(numbers.every(Number.isSafeInteger)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
