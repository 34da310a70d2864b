import * as v from 'valibot';
import { markdown, pictureFile, slug, text, whole } from '../../settings/fields.ts';

/** categories.yaml, producers.yaml and series.yaml: lists of named things that products refer to by slug. */

const facet = v.pipe(v.string(), v.description('the name of a product parameter'), v.examples(['Szkliwo']));

const leafCategory = v.strictObject({
  id: whole(1),
  slug: slug(),
  name: text(80),
  lead: v.optional(text(400)),
  description: v.pipe(v.optional(markdown()), v.description('shown under the list')),
  picture: v.optional(pictureFile()),
});

export const categoriesFile = v.strictObject({
  facets: v.pipe(v.optional(v.array(facet), []), v.description('parameters offered as filters, in this order')),
  categories: v.array(v.strictObject({ ...leafCategory.entries, children: v.optional(v.array(leafCategory), []) })),
});

const contact = {
  name: text(200),
  street: v.optional(text(200)),
  postcode: v.optional(text(20)),
  city: v.optional(text(100)),
  country: v.optional(text(60), 'Polska'),
  email: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  phone: v.optional(text(40)),
  www: v.optional(v.pipe(v.string(), v.url('an address such as https://example.pl'))),
};

/** What producers and series have alike. */
const named = {
  id: whole(1),
  slug: slug(),
  name: text(120),
  lead: v.optional(text(400)),
  description: v.optional(markdown()),
  picture: v.optional(pictureFile()),
};

export const producersFile = v.strictObject({
  producers: v.array(
    v.strictObject({
      ...named,
      manufacturer: v.pipe(
        v.strictObject(contact),
        v.description('GPSR: who made it, with postal and electronic address'),
      ),
      responsible: v.pipe(
        v.optional(v.strictObject(contact)),
        v.description('GPSR: responsible person in the EU, when the maker is outside'),
      ),
    }),
  ),
});

export const seriesFile = v.strictObject({
  series: v.array(v.strictObject(named)),
});

export type ProducersFile = v.InferOutput<typeof producersFile>;
