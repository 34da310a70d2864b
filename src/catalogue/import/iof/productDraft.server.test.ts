import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, offer, product, readAll, reasonFor, SIZE } from './testing/feed.server.ts';

test('a full product of IOF 3.0 becomes a draft with all it says', async () => {
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

test('a product of IOF 2.6 becomes a draft as other programs write it', async () => {
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

describe('a product that cannot be read', () => {
  const size = (attributes: string) => `<size ${attributes}><stock id="0" quantity="1"/></size>`;
  test.each([
    [product({ attributes: 'vat="23"' }), 'product at line 4: no id'],
    [product({ attributes: 'id="" vat="23"' }), 'product at line 4: no id'],
    [product({ sizes: '' }), 'product 15: no size'],
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
  ])('is skipped with the reason (%#): %s', async (xml, reason) => {
    expect(await reasonFor(xml)).toBe(reason);
  });
});

test('prices of another shop make no reduction here; what was left aside is counted by product', async () => {
  const crossed = '<strikethrough_retail_price gross="199"/>';
  const { items, notes } = await readAll(
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
  expect(Object.fromEntries(notes)).toEqual({
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
        if (!item || !('draft' in item)) return;
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
