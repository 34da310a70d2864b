import { columnKey, type TableHead } from '../feed/table/head.ts';

/** What a column can hold, with the names it goes by in Polish and English, as `columnKey` makes them. */
export const FIELDS = {
  id: ['id', 'product id', 'id produktu', 'identyfikator'],
  name: ['name', 'nazwa', 'nazwa produktu', 'product name', 'title', 'tytul', 'produkt', 'product', 'nazwa towaru'],
  slug: ['slug', 'adres produktu', 'url rewritten'],
  price: [
    'price',
    'cena',
    'cena brutto',
    'cena zl',
    'cena pln',
    'gross price',
    'price gross',
    'cena detaliczna',
    'retail price',
    'cena sprzedazy',
    'cena brutto pln',
    'cena brutto zl',
    'brutto',
  ],
  net_price: ['net price', 'price net', 'cena netto', 'netto', 'cena netto pln', 'cena netto zl'],
  sale_price: ['sale price', 'special price', 'cena promocyjna', 'promocja', 'cena po obnizce'],
  sale_from: ['sale from', 'promocja od', 'poczatek promocji'],
  sale_to: ['sale to', 'promocja do', 'koniec promocji'],
  vat: ['vat', 'vat rate', 'stawka vat', 'tax', 'tax rate', 'stawka podatku'],
  code: [
    'sku',
    'code',
    'symbol',
    'kod',
    'kod produktu',
    'indeks',
    'index',
    'nr katalogowy',
    'numer katalogowy',
    'product code',
    'mpn',
    'reference',
    'kod producenta',
  ],
  ean: ['ean', 'gtin', 'kod ean', 'kod kreskowy', 'barcode', 'ean13', 'upc', 'ean gtin'],
  stock: [
    'stock',
    'quantity',
    'qty',
    'stan',
    'stan magazynowy',
    'ilosc',
    'liczba sztuk',
    'na stanie',
    'sztuk',
    'ilosc sztuk',
  ],
  description: ['description', 'long description', 'opis', 'opis dlugi', 'dlugi opis', 'opis produktu', 'opis html'],
  lead: ['short description', 'summary', 'opis krotki', 'krotki opis', 'lead'],
  category: [
    'category',
    'categories',
    'kategoria',
    'kategorie',
    'kategoria produktu',
    'dzial',
    'category path',
    'product type',
  ],
  producer: ['producer', 'brand', 'manufacturer', 'vendor', 'producent', 'marka'],
  pictures: [
    'picture',
    'pictures',
    'image',
    'images',
    'image url',
    'image link',
    'image urls',
    'photo',
    'photos',
    'zdjecie',
    'zdjecia',
    'obraz',
    'obrazy',
    'foto',
    'zdjecie glowne',
    'zdjecia dodatkowe',
    'url zdjecia',
    'additional image link',
  ],
  size: ['size', 'rozmiar', 'variant', 'wariant'],
  group: ['group', 'parent', 'parent sku', 'parent id', 'grupa', 'id grupy', 'item group id'],
  unit: ['unit', 'jednostka', 'jednostka miary', 'jm', 'j m'],
  kilograms: ['weight', 'weight kg', 'waga', 'waga kg'],
  grams: ['weight g', 'waga g', 'weight grams'],
  delivery_days: ['delivery days', 'delivery time', 'czas wysylki', 'czas dostawy', 'wysylka dni'],
  active: ['active', 'published', 'visible', 'aktywny', 'aktywne', 'widoczny', 'widocznosc'],
  manufacturer: ['manufacturer name', 'gpsr manufacturer', 'producent gpsr', 'dane producenta', 'nazwa producenta'],
  manufacturer_address: ['manufacturer address', 'adres producenta'],
  manufacturer_email: ['manufacturer email', 'email producenta', 'e mail producenta'],
  responsible: ['responsible person', 'osoba odpowiedzialna'],
  responsible_address: ['responsible person address', 'adres osoby odpowiedzialnej'],
  responsible_email: ['responsible person email', 'email osoby odpowiedzialnej', 'e mail osoby odpowiedzialnej'],
  warnings: ['warnings', 'ostrzezenia', 'informacje o bezpieczenstwie', 'safety information'],
  parameter: ['color', 'colour', 'kolor', 'material', 'wymiary', 'dimensions'],
  ignore: ['url', 'link', 'lp', 'adres strony', 'tags', 'tagi'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof FIELDS;

export const isField = (text: string): text is Field => Object.hasOwn(FIELDS, text);

/** Fields of columns that nothing says by their names, by the key of the column. */
export type ColumnChoices = ReadonlyMap<string, Field>;

/** Columns of a table by what they hold. */
export interface PlainColumns {
  /** Places of the columns of each field. */
  places: ReadonlyMap<Field, readonly number[]>;
  /** Names of columns that nobody knows. */
  unknown: readonly string[];
}

const KNOWN: ReadonlyMap<string, Field> = new Map(
  Object.entries(FIELDS).flatMap(([field, names]) => names.map((name) => [name, field as Field] as const)),
);

export function plainColumns({ names }: TableHead, choices: ColumnChoices): PlainColumns {
  const places = new Map<Field, number[]>();
  const unknown: string[] = [];
  names.forEach((name, place) => {
    const key = columnKey(name);
    // "Zdjęcie 2" is another of the same.
    const field = choices.get(key) ?? KNOWN.get(key) ?? KNOWN.get(key.replace(/ \d{1,2}$/, ''));
    if (field) places.set(field, [...(places.get(field) ?? []), place]);
    else if (key !== '') unknown.push(name);
  });
  return { places, unknown };
}
