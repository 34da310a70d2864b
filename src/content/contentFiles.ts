import * as v from 'valibot';
import { pictureFile, slug, text, whole } from '../settings/fields.ts';
import { place } from './fields.ts';

/** content/main.yaml, content/menu.yaml and the head of pages/*.md. */

const link = v.strictObject({ label: text(80), to: place });

const picture = v.strictObject({ file: pictureFile(), alt: v.pipe(v.string(), v.maxLength(300)) });

const points = v.pipe(
  v.optional(
    v.array(
      v.strictObject({
        product: whole(1),
        x: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('percent of the width')),
        y: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('percent of the height')),
      }),
    ),
    [],
  ),
  v.description('things in the picture that can be bought'),
);

const hero = v.strictObject({
  kind: v.literal('hero'),
  heading: v.pipe(text(80), v.description('words between *asterisks* are set apart')),
  lead: text(300),
  picture,
  words: v.pipe(
    v.optional(v.picklist(['above', 'over']), 'above'),
    v.description(
      'where heading and lead stand in a wide window: above the picture, or over its top left, which then must be plain and light',
    ),
  ),
  points,
});

const promises = v.strictObject({
  kind: v.literal('promises'),
  items: v.array(
    v.strictObject({
      icon: v.picklist(['truck', 'back', 'box', 'shield', 'heart', 'point']),
      text: text(120),
      to: v.optional(place),
    }),
  ),
});

const index = v.strictObject({
  kind: v.literal('index'),
  heading: text(80),
  categories: v.pipe(v.array(slug()), v.minLength(1, 'at least one category')),
});

const shelf = v.strictObject({
  kind: v.literal('shelf'),
  heading: text(80),
  products: v.pipe(
    v.union([v.picklist(['new', 'promotion']), v.array(whole(1))]),
    v.description('the newest, the reduced, or products by id'),
  ),
  count: v.optional(whole(1, 24), 4),
  more: v.optional(link),
});

const promoted = v.strictObject({
  kind: v.literal('promoted'),
  label: text(60),
  product: whole(1),
  text: text(500),
  link_label: text(60),
  picture: v.optional(picture),
});

const story = v.strictObject({
  kind: v.literal('story'),
  heading: text(120),
  lead: text(600),
  picture,
  steps: v.optional(v.array(v.strictObject({ when: text(30), what: text(160) })), []),
  more: v.optional(link),
});

const notebook = v.strictObject({
  kind: v.literal('notebook'),
  heading: text(80),
  pages: v.pipe(v.array(slug()), v.minLength(1, 'at least one page')),
  more: v.optional(link),
});

export const mainFile = v.strictObject({
  title: text(70),
  description: text(200),
  sections: v.array(v.variant('kind', [hero, promises, index, shelf, promoted, story, notebook])),
});

export const menuFile = v.strictObject({
  header: v.pipe(v.array(slug()), v.description('root categories of the header, in order')),
  footer: v.array(v.strictObject({ heading: text(40), links: v.array(link) })),
  legal: v.pipe(v.optional(v.array(link), []), v.description('the last line of the footer')),
});

export const pageHead = v.pipe(
  v.strictObject({
    id: whole(1),
    title: text(120),
    description: text(200),
    lead: v.optional(text(400)),
    picture: v.optional(picture),
    points,
    kicker: v.pipe(
      v.optional(text(60)),
      v.description('a small line over the title in lists, e.g. „Odcinek 3 · 5 minut czytania”'),
    ),
    updated: v.optional(v.pipe(v.string(), v.isoDate('a date 2026-11-29'))),
    parent: v.optional(slug()),
  }),
  v.check(
    ({ picture: shown, points: bought }) => shown !== undefined || bought.length === 0,
    'a picture for its points',
  ),
);

export const categoryTilesFile = v.strictObject({
  tiles: v.array(
    v.strictObject({
      category: slug(),
      heading: text(80),
      text: text(300),
      picture,
      link,
      after: v.pipe(v.optional(whole(1), 6), v.description('stands after this many cards')),
    }),
  ),
});

export type MainFile = v.InferOutput<typeof mainFile>;
export type MenuFile = v.InferOutput<typeof menuFile>;
export type MainSection = MainFile['sections'][number];
