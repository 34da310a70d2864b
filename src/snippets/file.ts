import * as v from 'valibot';
import { place } from '../content/fields.ts';
import { pagePatterns } from '../content/pagePatterns.ts';
import { DEEDS } from '../session/deeds.ts';
import { date, markdown, pictureFile, text, whole } from '../settings/fields.ts';
import type { Purpose } from '../ui/browser/consentName.ts';
import { PURPOSES } from '../ui/browser/purposes.ts';

/** content/snippets.yaml: scripts and texts of the merchant's own around the pages, and layers over them. */

export const REGIONS = ['head', 'body_top', 'body'] as const;
export const DEVICES = ['mobile', 'tablet', 'pc'] as const;
export const LAYER_KINDS = ['window', 'corner'] as const;

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a short name that starts with a letter'),
  v.maxLength(40, 'a short name of at most 40 characters'),
  v.description('a short name, another for each'),
  v.examples(['pomiar']),
);

const script = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(?:\.[\w-]+)*\.js$/, 'the name of a file in scripts/ that ends in .js'),
  v.description('a file in scripts/; it runs once each time a page is shown'),
  v.examples(['pomiar.js']),
);

const shown = {
  purpose: v.pipe(
    v.optional(v.picklist(['necessary', ...PURPOSES])),
    v.description(
      'what the visitor must have agreed to; necessary asks nobody. A script needs it, a text may leave it out',
    ),
  ),
  pages: pagePatterns,
  devices: v.pipe(v.optional(v.array(v.picklist(DEVICES))), v.description('windows that show it; all when missing')),
  from: v.pipe(v.optional(date()), v.description('shown from this moment on; a day means its beginning')),
  to: v.pipe(v.optional(date()), v.description('shown until this moment; a day means its beginning')),
};

interface Written {
  purpose?: Purpose | 'necessary' | undefined;
  script?: string | undefined;
}

/** A script that nobody gave a purpose would run without anybody's consent (PKE, art. 399). */
const hasPurpose = ({ purpose, script: file }: Written) => file === undefined || purpose !== undefined;
const PURPOSE_MISSING = `a purpose beside a script: necessary, ${PURPOSES.slice(0, -1).join(', ')} or ${PURPOSES.at(-1)}`;

/** What runs nothing keeps nothing, and needs nobody's consent. */
const purposeOf = ({ purpose = 'necessary' }: Written) => purpose;

const words = v.pipe(markdown(), v.description('Markdown; HTML in it is cleaned: no scripts, styles or pictures'));

const snippet = v.pipe(
  v.strictObject({
    id,
    region: v.pipe(v.optional(v.picklist(REGIONS), 'body'), v.description('of the document')),
    content: v.optional(words),
    script: v.optional(script),
    on: v.pipe(
      v.optional(v.pipe(v.array(v.picklist(DEEDS)), v.minLength(1, 'at least one event'))),
      v.description('events that the script runs after, instead of running each time a page is shown'),
    ),
    ...shown,
  }),
  v.check(({ content, script: file }) => content !== undefined || file !== undefined, 'content or a script'),
  v.check(
    ({ on, content, script: file }) => on === undefined || (file !== undefined && content === undefined),
    'a script and no content, when it runs after events',
  ),
  v.check(
    ({ on, pages, devices, from, to }) =>
      on === undefined || [pages, devices, from, to].every((one) => one === undefined),
    'no pages, devices, from and to, when it runs after events: those are told once, wherever they happened',
  ),
  v.check(({ region, content }) => region !== 'head' || content === undefined, 'no content in the head'),
  v.check((entry) => hasPurpose(entry), PURPOSE_MISSING),
  v.transform((entry) => ({ ...entry, purpose: purposeOf(entry) })),
);

const layer = v.pipe(
  v.strictObject({
    id,
    kind: v.pipe(
      v.picklist(LAYER_KINDS),
      v.description('a window over the page that has to be closed, or a card in its corner'),
    ),
    heading: text(80),
    content: v.optional(words),
    picture: v.optional(pictureFile()),
    link: v.optional(v.strictObject({ label: text(60), to: place })),
    script: v.optional(script),
    days: v.pipe(v.optional(whole(1, 365), 30), v.description('days that it stays away once it was closed')),
    visits: v.pipe(
      v.optional(whole(2, 1000)),
      v.description('shown from this visit on, to those who agreed to preferences: nobody else is counted'),
    ),
    ...shown,
  }),
  v.check((entry) => hasPurpose(entry), PURPOSE_MISSING),
  v.transform((entry) => ({ ...entry, purpose: purposeOf(entry) })),
);

const unique = <T extends { id: string }>(all: readonly T[]) => new Set(all.map((one) => one.id)).size === all.length;

/** Purposes whose scripts may read what is measured. */
const MEASURING: readonly string[] = ['statistics', 'marketing'];

export const snippetsFile = v.pipe(
  v.strictObject({
    data_layer: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'puts the e-commerce events of Google Analytics 4 and the consent (consent mode v2) into window.dataLayer, for scripts of this file; the shop itself sends nothing',
      ),
    ),
    snippets: v.pipe(
      v.optional(v.array(snippet), []),
      v.maxLength(30, 'at most 30 snippets'),
      v.check(unique, 'an id of its own for each'),
    ),
    layers: v.pipe(
      v.optional(v.array(layer), []),
      v.maxLength(20, 'at most 20 layers'),
      v.check(unique, 'an id of its own for each'),
    ),
  }),
  v.check(
    ({ data_layer: kept, snippets }) =>
      !kept || snippets.some(({ purpose, script: file }) => file !== undefined && MEASURING.includes(purpose)),
    'a snippet with a script for statistics or marketing, which reads the data layer',
  ),
);

export type SnippetsFile = v.InferOutput<typeof snippetsFile>;
export type SnippetEntry = SnippetsFile['snippets'][number];
export type LayerEntry = SnippetsFile['layers'][number];
export type Device = (typeof DEVICES)[number];
