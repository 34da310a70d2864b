import * as v from 'valibot';
import { CURRENCIES } from '../kit/currencyRate.ts';
import { isPolishNip } from '../kit/nip.ts';
import { GRAPHQL_BASE } from '../ui/browser/graphql.ts';
import { branchFields } from './branchFields.ts';
import { KEEP_ORDERS_YEARS, RETURN_DAYS, SEARCH_LETTERS, SEARCH_PAUSE_MS } from './defaults.ts';
import { deliveryMethods, shippingFields } from './deliveryFields.ts';
import { feedFields } from './feedFields.ts';
import { dotColour, money, percent, slug, text, whole } from './fields.ts';
import { filesSettings } from './filesFile.ts';
import { instalmentProviders } from './instalmentFields.ts';
import { mapFields } from './mapFields.ts';
import { opinionFields } from './opinionFields.ts';
import { ossFields } from './ossFields.ts';
import { paymentFields } from './paymentFields.ts';
import { subscriptionFields } from './subscriptionFields.ts';

/** shop.yaml: who sells, in what currency, by which rules. */

const unit = v.strictObject({
  name: v.pipe(text(20), v.description('short form, e.g. szt.')),
  one: text(40),
  few: text(40),
  many: text(40),
  other: text(40),
});

/** Origin of another part of the same site; without https on one's own machine only. */
const origin = (example: string) =>
  v.pipe(v.string(), v.regex(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d{1,5})?$/, example));

const graphPath = v.pipe(
  v.string(),
  // No page and no old address of a shop stands there.
  v.regex(/^\/(?:api|graphql)(?:\/[\w-]+)+\/?$/, 'an address such as /api/graph/, under /api/ or /graphql/'),
  v.maxLength(100, 'an address of at most 100 characters'),
  v.description('the address that the shop’s own scripts ask the graph at, for a proxy that tells it from others'),
  v.examples(['/api/graph/']),
);

/** Numbers of firms are written with spaces and hyphens as often as without. */
const digitsTogether = (typed: string) => typed.replace(/[\s-]/g, '');

export const shopFile = v.strictObject({
  name: text(60),
  tagline: text(120),
  company: v.strictObject({
    name: text(200),
    street: text(120),
    postcode: v.pipe(v.string(), v.regex(/^\d{2}-\d{3}$/, 'a postcode such as 59-700')),
    city: text(80),
    country: v.optional(text(60), 'Polska'),
    nip: v.pipe(
      v.string(),
      v.transform(digitsTogether),
      v.check(isPolishNip, 'a NIP of ten digits, the last of which fits the others'),
      v.examples(['1234563218']),
    ),
    krs: v.optional(v.pipe(v.string(), v.transform(digitsTogether), v.regex(/^\d{10}$/, 'a KRS number of ten digits'))),
    email: v.pipe(v.string(), v.email('an e-mail address')),
    phone: v.pipe(v.string(), v.regex(/^\+?[\d ]{9,16}$/, 'a telephone number such as 75 612 40 18')),
    hours: v.optional(text(60)),
  }),
  currency: v.optional(v.picklist(CURRENCIES), 'PLN'),
  price_type: v.pipe(v.optional(v.picklist(['gross', 'net']), 'gross'), v.description('which prices are shown first')),
  vat: v.pipe(v.optional(percent(), 23), v.description('rate of a product that names none')),
  oss: v.optional(ossFields),
  languages: v.pipe(
    v.optional(v.array(v.picklist(['en'])), []),
    v.description('languages of the shop’s own words besides Polish; each has addresses of its own, /en/…'),
    v.examples([['en']]),
  ),
  units: v.record(slug(), unit),
  branches: v.pipe(v.array(branchFields), v.minLength(1, 'at least one store')),
  free_delivery_from: v.optional(money()),
  order: v.pipe(
    v.optional(
      v.strictObject({
        least: v.optional(money()),
        most: v.optional(money()),
        keep_years: v.pipe(
          // Fewer would forget what the books need (Ordynacja podatkowa, art. 86).
          v.optional(whole(KEEP_ORDERS_YEARS, 50), KEEP_ORDERS_YEARS),
          v.description('full years that an order is kept after the one in which something last happened to it'),
        ),
      }),
      {},
    ),
    v.description('least and most worth of the goods of one order, with VAT, and how long orders are kept'),
  ),
  shipping: v.optional(shippingFields, {}),
  delivery: v.optional(deliveryMethods, []),
  feeds: v.optional(feedFields, []),
  payments: v.optional(paymentFields, {}),
  subscriptions: v.optional(subscriptionFields, {}),
  opinions: v.optional(opinionFields, {}),
  instalments: v.optional(instalmentProviders, []),
  return_days: v.pipe(
    v.optional(whole(RETURN_DAYS, 366), RETURN_DAYS),
    v.description('days to withdraw; the law gives 14'),
  ),
  listing: v.optional(
    v.strictObject({
      page_sizes: v.optional(v.pipe(v.array(whole(1, 200)), v.minLength(1, 'at least one size')), [24, 48, 96]),
      new_days: v.optional(whole(0, 366), 30),
      colours: v.pipe(
        v.optional(v.record(v.string(), v.record(v.string(), dotColour())), {}),
        v.description('dots beside values of a filter, by the name of the parameter and of the value'),
        v.examples([{ Szkliwo: { Kobalt: '#22398f' } }]),
      ),
    }),
    {},
  ),
  lists: v.pipe(
    v.optional(v.strictObject({ lists: v.optional(whole(1, 200), 20), products: v.optional(whole(1, 1000), 200) }), {}),
    v.description('shopping lists of one shopper, and products of one list, at most'),
  ),
  comparison: v.pipe(
    v.optional(v.strictObject({ products: v.optional(whole(2, 8), 4) }), {}),
    v.description('products that are compared side by side, at most'),
  ),
  search: v.pipe(
    v.optional(
      v.strictObject({
        letters: v.optional(whole(1, 20), SEARCH_LETTERS),
        pause_ms: v.optional(whole(0, 5000), SEARCH_PAUSE_MS),
      }),
      {},
    ),
    v.description('letters from which the search box offers results, and the pause after the last of them, ms'),
  ),
  files: v.optional(filesSettings, {}),
  customers: v.pipe(
    v.optional(
      v.pipe(
        v.strictObject({
          password_min: v.optional(whole(6, 64), 6),
          password_max: v.optional(whole(6, 128), 30),
          min_age: v.optional(whole(13, 21)),
        }),
        v.check(
          ({ password_min, password_max }) => password_min <= password_max,
          'password_min not above password_max',
        ),
      ),
      {},
    ),
    v.description(
      'least and most characters of a password (OWASP ASVS 5.0 asks for 8 and 64), and the least age in full years',
    ),
  ),
  passkeys: v.pipe(
    v.optional(
      v.strictObject({
        domain: v.optional(v.pipe(v.string(), v.domain('a domain such as sklep.pl'))),
        shops: v.optional(v.array(origin('an origin such as https://www.sklep.pl')), []),
        service: v.optional(origin('an origin such as https://konta.sklep.pl')),
      }),
      {},
    ),
    v.description(
      'the domain that passkeys are good for (the host of SHOP_URL), other shops on it that use them too, and the origin of the accounts service where it is not the shop itself',
    ),
  ),
  offline: v.pipe(
    v.optional(v.boolean(), true),
    v.description(
      'shows a page of the shop, with the basket as it was last seen, when the network fails; false takes the service worker out of browsers that have it',
    ),
  ),
  map: v.optional(mapFields),
  contact_link: v.optional(v.pipe(v.string(), v.startsWith('/', 'an address that starts with /')), '/contact.php'),
  graphql: v.optional(graphPath, GRAPHQL_BASE),
});

export type ShopFile = v.InferOutput<typeof shopFile>;
