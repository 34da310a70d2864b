import * as v from 'valibot';
import {
  amount,
  date,
  dotColour,
  markdown,
  money,
  percent,
  pictureFile,
  slug,
  text,
  whole,
} from '../../settings/fields.ts';
import { MOST_PICTURES } from '../model.ts';
import { availability, contents, deposit, historyEntry, points, promotion, size, stock } from './productFile/size.ts';

const hour = () => v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 10:00'));

/** products/<slug>.yaml: one product a file. shop/schemas/ describes every field. */

export const productFile = v.strictObject({
  id: whole(1),
  name: text(200),
  version: v.pipe(
    v.optional(text(80)),
    v.description('what tells this product from others of its group, e.g. the glaze'),
  ),
  group: v.pipe(v.optional(slug()), v.description('products of one group are versions of one thing')),
  version_picture: v.pipe(
    v.optional(pictureFile()),
    v.description('the one of its pictures that stands for this version among the others; missing: the first'),
  ),
  version_colour: v.pipe(
    v.optional(dotColour()),
    v.description('the dot that stands for this version on cards: one colour, or an upper and a lower one'),
  ),
  subtitle: v.pipe(v.optional(text(120)), v.description('one line under the name on cards')),
  type: v.optional(v.picklist(['item', 'bundle', 'virtual', 'service']), 'item'),
  code: v.optional(text(80)),
  category: slug(),
  also_in: v.optional(v.array(slug()), []),
  producer: v.pipe(
    v.optional(slug()),
    v.description('a producer of producers.yaml; left out: the first of them, or the firm itself'),
  ),
  series: v.optional(slug()),
  lead: v.optional(text(400)),
  description: v.optional(markdown()),
  added: v.optional(date()),
  promoted: v.pipe(v.optional(v.boolean()), v.description('first in „Polecane”')),
  vat: v.optional(v.union([percent(), v.literal('zw')])),
  unit: v.pipe(v.optional(slug(), 'szt'), v.description('a unit of shop.yaml')),
  unit_sellby: v.pipe(v.optional(amount(), 1), v.description('the quantity is a multiple of this')),
  unit_precision: v.pipe(v.optional(whole(0, 3), 0), v.description('decimals of the quantity')),
  order: v.optional(
    v.strictObject({
      min: v.optional(amount()),
      max: v.optional(amount()),
      min_per_size: v.optional(amount()),
      max_per_size: v.optional(amount()),
      min_subscription: v.optional(amount()),
    }),
  ),
  price: v.optional(money()),
  srp: v.pipe(v.optional(money()), v.description('recommended price of the producer')),
  history: v.pipe(v.optional(v.array(historyEntry)), v.description('earlier prices, oldest first')),
  promotion: v.optional(promotion),
  rebates: v.pipe(
    v.optional(
      v.array(
        v.union([
          v.strictObject({ from: amount(), percent: percent() }),
          v.strictObject({ from: amount(), price: money() }),
        ]),
      ),
    ),
    v.description('quantity rebates, by rising quantity'),
  ),
  subscription: v.optional(
    v.strictObject({
      price: money(),
      periods: v.pipe(v.array(whole(1, 366)), v.minLength(1, 'at least one period in days')),
      only: v.optional(v.boolean(), false),
      min_deliveries: v.optional(whole(1, 60)),
    }),
  ),
  points: v.optional(points),
  phone_price: v.optional(v.boolean()),
  gratis: v.optional(v.boolean()),
  advance: v.pipe(v.optional(money()), v.description('not offered: an order is paid at once, whole')),
  deposit: v.optional(deposit),
  contents: v.pipe(
    v.optional(contents),
    v.description('contents of one unit, for the unit price; a size may have its own'),
  ),
  bundle: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          product: whole(1),
          size: v.optional(v.string(), 'uniw'),
          quantity: v.optional(whole(1), 1),
          sizes: v.pipe(
            v.optional(v.array(v.string())),
            v.description('other sizes of the part that a shopper may take instead, at the same price of the bundle'),
          ),
        }),
      ),
      v.minLength(1, 'at least one part'),
    ),
  ),
  for_sale: v.pipe(v.optional(v.boolean(), true), v.description('false: shown with its price, and nobody can buy it')),
  availability: v.optional(availability),
  stock: v.optional(stock),
  sizes: v.pipe(v.optional(v.array(size)), v.description('a list of sizes; left out: one size, uniw')),
  weight: v.optional(whole(0)),
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'a code of 8 to 14 digits'))),
  pictures: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          file: pictureFile(),
          alt: v.pipe(text(200), v.description('what the picture shows, for those who do not see it')),
          caption: v.pipe(v.optional(text(200)), v.description('what stands beside the picture')),
        }),
      ),
      v.maxLength(MOST_PICTURES, `at most ${MOST_PICTURES} pictures`),
    ),
    [],
  ),
  parameters: v.pipe(
    v.optional(v.record(text(60), v.union([text(), v.number(), v.boolean(), v.array(text())])), {}),
    v.description('facts in the order they are shown; facets are chosen in categories.yaml'),
  ),
  attachments: v.optional(v.array(v.strictObject({ file: text(), name: text(120) })), []),
  warranty: v.optional(v.strictObject({ name: text(120), months: v.optional(whole(1)), text: v.optional(text(2000)) })),
  withdrawal: v.pipe(
    v.optional(v.picklist(['perishable', 'sealed'])),
    v.description(
      'why a consumer cannot withdraw, or not once it is opened: perishable spoils quickly, sealed is closed for health or hygiene (UPK art. 38)',
    ),
  ),
  durability_guarantee: v.pipe(
    v.optional(v.strictObject({ months: whole(25, 600), model: text(120), label: v.optional(text(110)) })),
    v.description(
      'GARAN: what the producer gives free of charge, for the whole good and for more than 24 months; label names its official picture in law/',
    ),
  ),
  safety: v.pipe(
    v.optional(
      v.strictObject({
        warnings: v.optional(v.array(text(500)), []),
        identifier: v.optional(text(200)),
        manufacturer: v.optional(slug()),
        responsible: v.optional(slug()),
      }),
    ),
    v.description(
      'GPSR, Regulation (EU) 2023/988, art. 19; manufacturer and responsible person default to the producer',
    ),
  ),
  energy_label: v.optional(
    v.strictObject({
      class: v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      best: v.optional(v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G']), 'A'),
      worst: v.optional(v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G']), 'G'),
      eprel: whole(1),
    }),
  ),
  service_date: v.optional(
    v.strictObject({
      label: text(80),
      weekdays: v.pipe(v.array(whole(1, 7)), v.description('1 is Monday')),
      hours: v.array(hour()),
      ahead_days: v.optional(whole(0, 366), 1),
      window_days: v.optional(whole(1, 366), 90),
      places: v.pipe(v.optional(whole(1)), v.description('units that one term has; missing: there is no bound')),
      holidays: v.pipe(v.optional(v.boolean(), true), v.description('false: not on public holidays')),
      closed: v.pipe(
        v.optional(v.array(v.strictObject({ day: date(), why: v.optional(text(120)) }))),
        v.description('days without it, with words that tell why'),
      ),
      terms: v.pipe(
        v.optional(
          v.array(v.strictObject({ day: date(), hours: v.optional(v.array(hour())), places: v.optional(whole(1)) })),
        ),
        v.description('single days with hours and places of their own, instead of what their weekday has'),
      ),
    }),
  ),
  personalisation: v.optional(
    v.array(
      v.strictObject({
        key: slug(),
        label: text(120),
        help: v.optional(text()),
        kind: v.picklist(['text', 'file']),
        required: v.optional(v.boolean(), false),
        max_length: v.optional(whole(1, 5000)),
        max_megabytes: v.optional(whole(1, 100)),
      }),
    ),
  ),
  related: v.optional(v.array(whole(1)), []),
});

export type ProductFile = v.InferOutput<typeof productFile>;
