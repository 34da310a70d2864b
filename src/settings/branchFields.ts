import * as v from 'valibot';
import { closedDays } from './deliveryFields.ts';
import { slug, text } from './fields.ts';
import { isWholePlace, openHours, placeFields, WHOLE_PLACE } from './placeFields.ts';

/** A store of shop.yaml: goods lie in it, and shoppers may come to it where its address is told. */
export const branchFields = v.pipe(
  v.strictObject({
    slug: slug(),
    name: text(80),
    kind: v.pipe(
      v.picklist(['own', 'outside']),
      v.description('own: a store of the shop; outside: a store of somebody else'),
    ),
    street: v.pipe(v.optional(text(120)), v.description('of a store that shoppers may come to')),
    postcode: v.optional(v.pipe(v.string(), v.regex(/^\d{2}-\d{3}$/, 'a postcode such as 59-700'))),
    city: v.optional(text(80)),
    phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ]{9,16}$/, 'a telephone number such as 75 612 40 18'))),
    email: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
    description: v.optional(v.pipe(text(400), v.description('how to get in: the yard, the door, steps'))),
    open: v.optional(openHours()),
    closed: v.pipe(
      closedDays(),
      v.description('days on which it is closed besides public holidays, one by one or from and to'),
    ),
    ...placeFields,
    easy_access: v.pipe(v.optional(v.boolean(), false), v.description('true: reached without steps')),
    pick_up: v.pipe(v.optional(v.boolean(), false), v.description('true: orders can be fetched there')),
    page: v.optional(v.pipe(slug(), v.description('page of words about it: pages/<this name>.md'))),
  }),
  v.check((written) => isWholePlace(written), WHOLE_PLACE),
  v.check(
    ({ street, postcode, city }) => new Set([street, postcode, city].map((part) => part === undefined)).size === 1,
    'street, postcode and city together',
  ),
);
