import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { ProductDraft, SizeDraft } from '../../src/catalogue/draft.ts';
import { csvLine } from '../../src/kit/csv.ts';
import { toDecimal } from '../../src/kit/moneyText.ts';
import { xmlElement, xmlText } from '../../src/kit/xml.ts';
import { generateProduct } from '../catalogue/generate.ts';

/** A kind of file: what stands before and after its products, and how one of them is written. */
interface Written {
  head: string;
  product(draft: ProductDraft): string;
  end: string;
}

const price = ({ price: draft }: SizeDraft) => toDecimal(draft?.regular ?? 0);
const pieces = ({ stocks }: SizeDraft) => String(stocks.reduce((sum, { quantity }) => sum + quantity, 0));
const nameOf = ({ name, type }: SizeDraft) => (type === 'uniw' ? '' : name);
const path = (draft: ProductDraft, sign: string) => draft.category.map(({ name }) => name).join(sign);
const picture = (draft: ProductDraft) => `https://pictures.example/${draft.externalId}.jpg`;
const rows = (draft: ProductDraft, cells: (size: SizeDraft, first: boolean) => string[]) =>
  draft.sizes.map((size, n) => `${csvLine(cells(size, n === 0))}\n`).join('');

const google = (draft: ProductDraft, size: SizeDraft): [string, string][] => [
  ['id', `${draft.externalId}-${size.type}`],
  ['item_group_id', draft.group ?? draft.externalId],
  ['title', draft.name],
  ['description', draft.descriptionHtml ?? ''],
  ['link', `https://shop.example/${draft.slug}`],
  ['image_link', picture(draft)],
  ['availability', 'in_stock'],
  ['price', `${price(size)} PLN`],
  ['brand', draft.producer.name],
  ['gtin', size.ean ?? ''],
  ['mpn', size.code ?? ''],
  ['product_type', path(draft, ' > ')],
  ['size', nameOf(size)],
  ['color', draft.version ?? ''],
];
const GOOGLE = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'brand',
  'gtin',
  'mpn',
  'product_type',
  'size',
  'color',
];

const OFFER = {
  head: '<?xml version="1.0" encoding="utf-8"?>\n<offer file_format="IOF" version="3.0"><products language="pol" currency="PLN">\n',
  end: '</products></offer>\n',
};

/** Prices and stock of what `iof` writes: a light.xml over its full.xml, with another stock of each size. */
const LIGHT: Written = {
  ...OFFER,
  product: (draft) =>
    `<product id="${draft.externalId}" vat="23"><sizes>${draft.sizes.map((size, n) => `<size id="${n}" name="${xmlText(size.name)}"><price gross="${price(size)}"/><stock id="0" quantity="77"/></size>`).join('')}</sizes></product>\n`,
};

export const KINDS: Readonly<Record<string, Written>> = {
  iof: {
    ...OFFER,
    product: (draft) =>
      `<product id="${draft.externalId}" vat="23"><producer id="${xmlText(draft.producer.externalId)}" name="${xmlText(draft.producer.name)}"/><category id="1" path="${xmlText(path(draft, '\\'))}"/><unit name="szt."/><description><name xml:lang="pol"><![CDATA[${draft.name}]]></name><long_desc xml:lang="pol"><![CDATA[${draft.descriptionHtml}]]></long_desc></description><price gross="${price(draft.sizes[0] as SizeDraft)}"/><sizes>${draft.sizes.map((size, n) => `<size id="${n}" name="${xmlText(size.name)}" code="${size.code}" code_producer="${size.ean}"><price gross="${price(size)}"/><stock id="0" quantity="${pieces(size)}"/></size>`).join('')}</sizes><images><large><image url="${picture(draft)}"/></large></images><parameters>${draft.parameters.map(({ name, values }) => `<parameter name="${xmlText(name)}">${values.map((value) => `<value name="${xmlText(value)}"/>`).join('')}</parameter>`).join('')}</parameters></product>\n`,
  },
  google: {
    head: '<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    product: (draft) =>
      draft.sizes
        .map(
          (size) =>
            `<item>${google(draft, size)
              .map(([name, text]) => xmlElement(`g:${name}`, text))
              .join('')}</item>\n`,
        )
        .join(''),
    end: '</channel></rss>\n',
  },
  'google-table': {
    head: `${GOOGLE.join('\t')}\n`,
    product: (draft) =>
      draft.sizes
        .map(
          (size) =>
            `${google(draft, size)
              .map(([, text]) => text.replaceAll(/[\t\n"]/g, ' '))
              .join('\t')}\n`,
        )
        .join(''),
    end: '',
  },
  shopify: {
    head: 'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Barcode,Image Src,Status\n',
    product: (draft) =>
      rows(draft, (size, first) => [
        `${draft.slug}-${draft.externalId}`,
        ...(first
          ? [draft.name, draft.descriptionHtml ?? '', draft.producer.name, draft.category.at(-1)?.name ?? '', 'true']
          : ['', '', '', '', '']),
        'Rozmiar',
        nameOf(size),
        size.code ?? '',
        String(size.weight),
        'shopify',
        pieces(size),
        'deny',
        price(size),
        size.ean ?? '',
        first ? picture(draft) : '',
        'active',
      ]),
    end: '',
  },
  woocommerce: {
    head: 'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)\n',
    product: (draft) => {
      const variable = draft.sizes.length > 1;
      const [only] = draft.sizes;
      const parent = [
        draft.externalId,
        variable ? 'variable' : 'simple',
        `W-${draft.externalId}`,
        draft.name,
        '1',
        draft.descriptionHtml ?? '',
        '1',
        variable || !only ? '' : pieces(only),
        variable || !only ? '' : price(only),
        path(draft, ' > ').replaceAll(',', '\\,'),
        picture(draft),
        '',
        'Rozmiar',
        draft.sizes.map(nameOf).join(', '),
      ];
      const variations = variable
        ? rows(draft, (size) => [
            '',
            'variation',
            size.code ?? '',
            draft.name,
            '1',
            '',
            '1',
            pieces(size),
            price(size),
            '',
            '',
            `W-${draft.externalId}`,
            'Rozmiar',
            nameOf(size),
          ])
        : '';
      return `${csvLine(parent)}\n${variations}`;
    },
    end: '',
  },
  prestashop: {
    head: 'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Quantity;Reference #;Manufacturer;EAN13;Description;Image URLs (x,y,z...)\n',
    product: (draft) => {
      const [size] = draft.sizes;
      if (!size) return '';
      const cells = [
        draft.externalId,
        '1',
        draft.name,
        path(draft, '/').replaceAll(',', ' '),
        price(size),
        pieces(size),
        size.code ?? '',
        draft.producer.name,
        size.ean ?? '',
        draft.descriptionHtml ?? '',
        picture(draft),
      ];
      return `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')}\n`;
    },
    end: '',
  },
  table: {
    head: 'kod;nazwa;cena brutto;vat;stan;kategoria;producent;opis;ean;rozmiar;zdjęcie\n',
    product: (draft) =>
      draft.sizes
        .map(
          (size) =>
            `${[draft.externalId, draft.name, price(size).replace('.', ','), '23%', pieces(size), path(draft, ' > '), draft.producer.name, draft.descriptionHtml ?? '', size.ean ?? '', nameOf(size), picture(draft)].map((text) => `"${text.replaceAll('"', '""')}"`).join(';')}\n`,
        )
        .join(''),
    end: '',
  },
};

/** Writes a file of so many products, or of so many bytes. Gives the number of products. */
export async function writeFeed(
  file: string,
  kind: string,
  { products = Number.MAX_SAFE_INTEGER, bytes = Number.MAX_SAFE_INTEGER },
): Promise<number> {
  const written = kind === 'light' ? LIGHT : KINDS[kind];
  if (!written) throw new Error(`No kind ${kind}`);
  const out = createWriteStream(file);
  let size = 0;
  let count = 0;
  const write = async (text: string) => {
    size += text.length;
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(written.head);
  for (; count < products && size < bytes; count += 1)
    await write(written.product(generateProduct(count, { products: count + 1, now: Date.now() })));
  await write(written.end);
  out.end();
  await once(out, 'close');
  return count;
}
