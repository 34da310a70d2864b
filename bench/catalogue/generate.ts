import type { ImportItem, PriceDraft, ProductDraft, Ref, SizeDraft } from '../../src/catalogue/draft.ts';
import { ONE_SIZE, type Parameter, type ProductPicture } from '../../src/catalogue/model.ts';
import { DAY } from '../../src/kit/clock.ts';
import { slugify } from '../../src/kit/fold.ts';
import { drawWord } from './lexicon.ts';
import { type Random, randomOf } from './random.ts';
import { type Place, placeOf } from './tree.ts';
import * as words from './words.ts';

export interface CatalogueOptions {
  products: number;
  /** Epoch ms: histories and promotions lie around it. */
  now: number;
  /** Another seed, another catalogue of the same kind. */
  seed?: number;
  /** Pictures that the shop has; products share them. Default: none. */
  pictures?: readonly ProductPicture[];
}

/** Ids stand apart from those of the demo shop. */
export const FIRST_ID = 1_000_000;

/** Parameters to offer as filters, in their order. */
export const FACETS: readonly string[] = [
  'Kolor',
  'Materiał',
  'Styl',
  'Kraj',
  'Certyfikat',
  'Pielęgnacja',
  'Linia',
  'Rok',
];

/** Number of neighbours among which some are versions of one thing. */
const BLOCK = 4;
const VERSIONED = 40;
const SERIES = 300;

/** Products one after another, each made when it is asked for: a catalogue of any size takes no memory. */
export async function* generateCatalogue(options: CatalogueOptions): AsyncGenerator<ImportItem> {
  for (let n = 0; n < options.products; n += 1) yield { draft: generateProduct(n, options) };
}

/** The n-th product of a catalogue; it does not depend on the others or on how many there are. */
export function generateProduct(n: number, { now, seed = 20261121, pictures = [] }: CatalogueOptions): ProductDraft {
  const block = Math.floor(n / BLOCK);
  const versioned = randomOf(seed, -1 - block).chance(VERSIONED);
  // Versions of one thing share everything that this stream decides.
  const base = randomOf(seed, versioned ? -1_000_000_000 - block : n);
  const own = randomOf(seed + 1, n);
  const place = placeOf(base);
  const colour = colourOf(versioned ? (n % BLOCK) + base.below(words.COLOURS.length) : own.below(words.COLOURS.length));
  const line = `${base.pick(words.LINE_NAMES)}${base.pick(words.LINE_SECONDS)}`;
  const { noun, gender } = place.kind;
  const model = [1, 2].map(() => drawWord(base)).join(' ');
  const name = `${noun} ${base.pick(words.ADJECTIVES)[gender]} ${line} ${model} ${colour.adjective[gender]}`;
  const producer = producerOf(base);
  const series = base.chance(35) ? base.below(SERIES) : undefined;
  const material = base.pick(place.department.materials);
  return {
    externalId: String(n),
    preferredId: FIRST_ID + n,
    slug: slugify(name),
    name,
    type: 'item',
    category: place.path,
    alsoIn: [],
    producer: producer.ref,
    ...(series === undefined ? {} : { series: { externalId: `s${series}`, name: `Seria ${line} ${series}` } }),
    ...(versioned ? { group: `g${block}`, version: colour.name } : {}),
    promoted: own.chance(1),
    addedAt: now - own.below(3 * 365) * DAY,
    code: `BN-${n}`,
    lead: `${noun} z linii ${line}. ${own.pick(words.SENTENCES)}`,
    descriptionHtml: description(own),
    unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
    sellBy: 1,
    precision: 0,
    order: {},
    rebates: own.chance(10) ? [{ from: 5, percentBp: 500 }] : [],
    pictures: picturesOf(own, pictures, name),
    parameters: parametersOf(base, own, { colour: colour.name, line, material }),
    attachments: [],
    safety: { warnings: ['Trzymaj opakowanie z dala od małych dzieci.'], manufacturer: producer.contact },
    personalisation: [],
    related: [],
    sizes: sizesOf(place, own, n, now),
  };
}

const colourOf = (place: number) => words.COLOURS[place % words.COLOURS.length] ?? words.COLOURS[0];

function producerOf(random: Random): { ref: Ref; contact: { name: string; city: string; email: string } } {
  const kind = random.below(words.FIRM_KINDS.length);
  const firm = random.below(words.FIRM_NAMES.length);
  const name = `${words.FIRM_KINDS[kind]} ${words.FIRM_NAMES[firm]}`;
  // .example is reserved for examples (RFC 2606).
  const contact = {
    name,
    city: words.TOWNS[firm % words.TOWNS.length] ?? '',
    email: `kontakt@${slugify(name)}.example`,
  };
  return { ref: { externalId: `p${kind}-${firm}`, name }, contact };
}

function description(random: Random): string {
  const paragraph = () => `<p>${[1, 2, 3].map(() => random.pick(words.SENTENCES)).join(' ')}</p>`;
  return Array.from({ length: 2 + random.below(3) }, paragraph).join('\n');
}

function picturesOf(random: Random, from: readonly ProductPicture[], alt: string): ProductPicture[] {
  if (from.length === 0) return [];
  const first = random.below(from.length);
  const taken = Array.from({ length: 1 + random.below(4) }, (_, k) => from[(first + k) % from.length]);
  return taken.flatMap((picture) => (picture ? [{ ...picture, alt }] : []));
}

function parametersOf(
  base: Random,
  own: Random,
  { colour, line, material }: { colour: string; line: string; material: string },
): Parameter[] {
  const parameter = (name: string, ...values: string[]) => ({ name, values });
  return [
    parameter('Kolor', colour),
    parameter('Materiał', material),
    parameter('Styl', ...new Set([base.pick(words.STYLES), base.pick(words.STYLES)])),
    parameter('Kraj', base.pick(words.COUNTRIES)),
    parameter('Certyfikat', base.pick(words.CERTIFICATES)),
    parameter('Pielęgnacja', base.pick(words.CARE)),
    parameter('Linia', line),
    parameter('Rok', String(2018 + own.below(9))),
    parameter('Wymiary', `${10 + own.below(90)} × ${10 + own.below(90)} cm`),
  ];
}

function sizesOf({ kind }: Place, random: Random, n: number, now: number): SizeDraft[] {
  const names = kind.sizes ? random.some(kind.sizes, 80) : [];
  const offered = names.length > 0 ? names : [''];
  const [from, to] = kind.price;
  // Prices in a shop end in 9 or 99.
  const regular = Math.round((from + random.below(to - from)) / 1000) * 1000 + (random.chance(50) ? 900 : 999);
  const price = random.chance(99) ? priceOf(random, regular, now) : undefined;
  return offered.map((name, k) => ({
    type: name === '' ? ONE_SIZE : slugify(name),
    name,
    code: `BN-${n}-${k}`,
    ean: `2${String(n * 10 + k).padStart(12, '0')}`,
    vat: { bp: 2300, exempt: false },
    weight: 100 + random.below(4900),
    phonePrice: price === undefined,
    gratis: false,
    availability: {
      status: 'auto',
      visible: true,
      deliveryDays: 1 + random.below(5),
      deliveryDaysUndefined: false,
      unknownDelivery: false,
    },
    ...(price ? { price } : {}),
    stocks: stocksOf(random),
  }));
}

/** One regular price or several over the years, and a promotion that has been, is or is to come. */
function priceOf(random: Random, regular: number, now: number): PriceDraft {
  const history: PriceDraft['history'] = [];
  let from = now - (200 + random.below(800)) * DAY;
  for (let changes = random.below(4); changes > 0 && from < now; changes -= 1) {
    history.push({ price: Math.round((regular * (80 + random.below(40))) / 100), from });
    from += (20 + random.below(200)) * DAY;
  }
  if (!random.chance(14)) return { regular, history };
  const begins = now - (random.below(20) - 4) * DAY;
  const price = Math.round((regular * (60 + random.below(35))) / 1000) * 10;
  return { regular, history, promotion: { price, from: begins, to: begins + (3 + random.below(25)) * DAY } };
}

function stocksOf(random: Random): SizeDraft['stocks'] {
  const pieces = () => (random.chance(12) ? 0 : 1 + random.below(60));
  const central = { branch: 'M1', own: true, quantity: pieces() };
  return random.chance(30) ? [central, { branch: 'M2', own: true, quantity: pieces() }] : [central];
}
