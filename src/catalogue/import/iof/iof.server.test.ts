import { describe, expect, test } from 'vitest';
import type { ImportItem } from '../../draft.ts';
import { FeedError } from '../feed/errors.ts';
import { bytesOf, offer, product, readAll, readIof, SIZE, summary } from './testing/feed.server.ts';

const EXTENSIONS = 'http://www.iai-shop.com/developers/iof/extensions.phtml';
const FORMAT = 'http://www.iai-shop.com/developers/iof.phtml';

/** An attribute and elements of the extensions under any prefix, declared anywhere. */
const extended = (prefix: string, onProduct = '', onExtension = '') => `
  <product id="7" vat="8" type="regular" ${onProduct}>
    <description><name>Glina</name></description><price gross="12.50"/>
    <${prefix}:sell_by ${onExtension}><${prefix}:retail quantity="0.5"/></${prefix}:sell_by>
    <${prefix}:navigation ${onExtension}><${prefix}:site id="1"><${prefix}:menu id="1">
      <${prefix}:item id="3" textid="Dom\\Kubki"/></${prefix}:menu></${prefix}:site></${prefix}:navigation>
    <sizes>${SIZE}</sizes></product>`;

describe('namespaces are told by address, not by prefix', () => {
  const document = (root: string, products: string) =>
    `<offer file_format="IOF" version="3.0" ${root}><products language="pol" currency="PLN">${products}</products></offer>`;

  test.each([
    ['the usual prefix on the root', document(`xmlns:iaiext="${EXTENSIONS}"`, extended('iaiext'))],
    ['another prefix', document(`xmlns:e="${EXTENSIONS}"`, extended('e'))],
    ['declared on the product', document('', extended('iaiext', `xmlns:iaiext="${EXTENSIONS}"`))],
    ['declared on each inner element', document('', extended('q', '', `xmlns:q="${EXTENSIONS}"`))],
    ['the usual prefix, never declared', document('', extended('iaiext'))],
    [
      'everything in a default namespace',
      document(`xmlns="${FORMAT}" xmlns:iaiext="${EXTENSIONS}"`, extended('iaiext')),
    ],
    [
      'the format itself under a prefix',
      `<i:offer xmlns:i="${FORMAT}" file_format="IOF" version="3.0"><i:products currency="PLN">
       <i:product id="7" vat="8"><i:description><i:name>Glina</i:name></i:description><i:price gross="12.5"/>
       <x:sell_by xmlns:x="${EXTENSIONS}"><x:retail quantity="0.5"/></x:sell_by>
       <x:navigation xmlns:x="${EXTENSIONS}"><site xmlns=""><menu><item textid="Dom\\Kubki"/></menu></site></x:navigation>
       <i:sizes><i:size id="0"><i:stock id="0" quantity="1"/></i:size></i:sizes></i:product></i:products></i:offer>`,
    ],
  ])('however they are bound: %s', async (_, xml) => {
    const { items } = await readAll(xml);
    expect(items).toMatchObject([
      { draft: { precision: 1, sellBy: 5, category: [{ name: 'Dom' }, { name: 'Kubki' }] } },
    ]);
  });

  test('so the usual prefix bound to something else is something else', async () => {
    const { items } = await readAll(document('xmlns:iaiext="https://other.example/"', extended('iaiext')));
    expect(items).toMatchObject([{ draft: { precision: 0, sellBy: 1, category: [] } }]);
  });

  test('so elements and attributes of strangers are passed over, with all they hold', async () => {
    const strange = `<s:extra xmlns:s="https://other.example/"><product id="99"/><price gross="1"/></s:extra>`;
    const { items } = await readAll(
      offer(
        `${strange}${product({ inside: strange, attributes: `id="15" vat="8" s:id="9" xmlns:s="https://other.example/"` })}`,
      ),
    );
    expect(summary(items)).toEqual(['15']);
  });
});

test('an offer of 2.6 has dates in an order of its own', async () => {
  const { notes, items } = await readAll(
    offer(product(), 'version="2.6" generated="20.11.2026 04:06:23"', 'language="pl" currency="PLN"'),
  );
  expect(notes).toEqual(new Map());
  expect(summary(items)).toEqual(['15']);
});

test('an expired feed is read and noted, with nothing left out', async () => {
  const { notes, items } = await readAll(offer(product(), 'version="3.0" expires="2026-11-20 04:06:23"'));
  expect(summary(items)).toEqual(['15']);
  expect([...notes]).toEqual([['the file says that it has expired: it was read all the same', 0]]);
});

test('products may name the currency when the feed does not; another one is skipped', async () => {
  const own = (currency: string, id: string) => product({ attributes: `id="${id}" vat="23" currency="${currency}"` });
  const { items } = await readAll(offer(own('PLN', '1') + own('EUR', '2') + product({ id: '3' }), 'version="3.0"', ''));
  expect(summary(items)).toEqual(['1', 'product 2: its price is in "EUR", not PLN', 'product 3: no currency']);
});

test('a broken record is named and the rest goes on', async () => {
  const { items } = await readAll(
    offer(
      [product({ id: '1' }), product({ id: '2', price: '<price gross="dużo"/>' }), product({ id: '3' })].join('\n'),
    ),
  );
  expect(summary(items)).toEqual(['1', 'product 2: unreadable price gross "dużo"', '3']);
});

test('what the feed says does not depend on how it is cut', async () => {
  const file = offer(product({ id: '1', name: 'Żółty kubek' }) + product({ id: '2' }));
  const whole = await readAll(file, { chunkBytes: 1_000_000 });
  for (const chunkBytes of [1, 7, 100]) expect((await readAll(file, { chunkBytes })).items).toEqual(whole.items);
});

test('a feed in windows-1250 is read as declared', async () => {
  const file = offer(product({ name: 'Ąę' })).replace('utf-8', 'windows-1250');
  const bytes = Uint8Array.from(file, (letter) =>
    letter === 'Ą' ? 0xa5 : letter === 'ę' ? 0xea : letter.charCodeAt(0),
  );
  expect((await readAll(bytes)).items).toMatchObject([{ draft: { name: 'Ąę' } }]);
});

describe('a broken file throws', () => {
  const bomb = `<!DOCTYPE offer [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const good = offer(product());
  test.each([
    ['nothing', '', 'line 1: the file is empty'],
    ['only space', ' \n \n', 'line 3: the file is empty'],
    ['words', `${' '.repeat(2000)}x`, 'line 1: not well-formed XML: text before the root'],
    ['HTML', '<html><body>Zaloguj</body></html>', 'line 1: its root is <html>, not <offer>'],
    ['another feed', '<rss version="2.0"/>', 'line 1: its root is <rss>, not <offer>'],
    [
      'gateway.xml',
      '\n<provider_description version="3.0"/>',
      'line 2: this is gateway.xml, which only lists the files of an offer; import the full.xml it names',
    ],
    ['a root in a namespace of others', `<offer xmlns="https://other.example/" version="3.0"/>`, 'its root is <>'],
    ['another version', offer(product(), 'version="2.2"'), 'line 2: IOF version "2.2"; 3.0 and 2.6 can be read'],
    ['no version', offer(product(), ''), 'line 2: IOF version is missing'],
    [
      'another format',
      offer(product(), 'file_format="XML" version="3.0"'),
      'line 2: the file format is "XML", not IOF',
    ],
    [
      'another currency',
      offer(product(), 'version="3.0"', 'currency="EUR"'),
      'line 3: prices are in EUR; only PLN can be read',
    ],
    ['no products', '<offer version="3.0"></offer>', 'there is no <products> in <offer>'],
    ['a DOCTYPE', good.replace('<offer', `${bomb}<offer`), 'line 2: not well-formed XML: a DOCTYPE is not allowed'],
    [
      'a plain DOCTYPE',
      good.replace('<offer', '<!DOCTYPE offer><offer'),
      'line 2: not well-formed XML: a DOCTYPE is not allowed',
    ],
    [
      'an entity declaration',
      good.replace('<products', '<!ELEMENT products ANY><products'),
      'a declaration <!…> is not allowed',
    ],
    [
      'an unknown entity',
      good.replace('Kubek', ']]>&bomb;<![CDATA['),
      'line 4: not well-formed XML: &bomb; is no character',
    ],
    [
      'a tag closed by another',
      good.replace('</price>', '').replace('</sizes>', '</sises>'),
      'line 4: not well-formed XML: </sises> stands where </sizes> is open',
    ],
    ['text after the end', `${good}x`, 'line 6: not well-formed XML: text after the end of the root'],
    ['a second root', `${good}<offer version="3.0"/>`, 'line 7: not well-formed XML: a second root element'],
    ['a bare ampersand', good.replace('<![CDATA[Kubek Leśny]]>', 'A & B'), 'line 4: not well-formed XML'],
    [
      'nesting without end',
      good.replace('<price', `${'<a>'.repeat(100)}<price`),
      'line 4: elements nested deeper than 64',
    ],
    [
      'an endless attribute',
      good.replace('<price', `<price x="${'y'.repeat(300_000)}"`),
      'line 4: not well-formed XML: a tag longer than 200000 characters',
    ],
  ])('when it holds %s', async (_, file, message) => {
    const reading = readAll(file);
    await expect(reading).rejects.toBeInstanceOf(FeedError);
    await expect(reading).rejects.toThrow(message);
  });

  test('wherever it is cut off', async () => {
    const file = offer(product({ id: '1' }) + product({ id: '2' })).trim();
    for (let end = file.indexOf('<offer') + 1; end < file.length; end += 13) {
      await expect(readAll(file.slice(0, end)), file.slice(0, end)).rejects.toThrow(
        /cut off: it ends before <\/offer>/,
      );
    }
  });

  test('after it gave what came before, so that the caller must undo it', async () => {
    const file = offer(product({ id: '1' }) + product({ id: '2' }));
    const seen: ImportItem[] = [];
    const reading = async () => {
      for await (const item of readIof(bytesOf(file.slice(0, -15)))) seen.push(item);
    };
    await expect(reading()).rejects.toThrow(FeedError);
    expect(summary(seen)).toEqual(['1', '2']);
  });

  test('and a failure of the disk is thrown as it is', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield* bytesOf(offer(product()).slice(0, 100));
      throw new Error('EIO');
    }
    await expect(readIof(failing())[Symbol.asyncIterator]().next()).rejects.toThrow('EIO');
  });
});
