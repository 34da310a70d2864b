import { optional } from '../../kit/optional.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { ProductDraft, Ref } from '../draft.ts';
import type { ProductRecord } from '../model.ts';
import { counting } from './folderDraft/counting.ts';
import { dateOf, type FolderContext, partsOf, Refusal, type Unusable } from './folderDraft/reading.ts';
import { ownerOf, safetyOf } from './folderDraft/safety.ts';
import { serviceDateOf } from './folderDraft/serviceDate.ts';
import { sizesOf } from './folderDraft/sizes.ts';
import type { ProductFile } from './productFile.ts';
import { rebateFault } from './unfitRebates.ts';

/** Turns a product file that fits its schema into a draft; product-wide values are settled on each size. */
export function folderDraft(slug: string, file: ProductFile, context: FolderContext): Result<ProductDraft, Unusable> {
  try {
    return ok(draftOf(slug, file, context));
  } catch (error) {
    if (error instanceof Refusal) return err(error.unusable);
    throw error;
  }
}

function draftOf(slug: string, file: ProductFile, context: FolderContext): ProductDraft {
  const parts = partsOf(file.unit_precision);
  const producer = ownerOf(context, file);
  const added = file.added === undefined ? undefined : dateOf(context, file.added, 'added');
  const counted = counting(file, context, parts);
  const sizes = sizesOf(file, context, parts);
  refuseUnfit({ rebates: counted.rebates, sizes });
  return {
    externalId: String(file.id),
    preferredId: file.id,
    slug,
    name: file.name,
    type: file.type,
    category: [categoryOf(context, file.category, 'category')],
    alsoIn: file.also_in.map((category, n) => categoryOf(context, category, `also_in.${n}`)),
    producer: { externalId: producer.slug, name: producer.name },
    ...optional('series', file.series === undefined ? undefined : seriesOf(context, file.series)),
    ...optional('group', file.group),
    promoted: file.promoted === true,
    ...optional('addedAt', added),
    ...words(file, context),
    ...counted,
    ...offers(file),
    ...optional('serviceDate', serviceDateOf(file, context)),
    pictures: file.pictures.map(({ file: name, alt, caption }) => ({
      ...context.picture(name, alt),
      ...(caption === undefined ? {} : { caption }),
    })),
    parameters: Object.entries(file.parameters).map(([name, value]) => ({ name, values: valuesOf(value) })),
    attachments: context.attachments,
    safety: safetyOf(file, context),
    personalisation: personalisationOf(file),
    related: file.related,
    sizes,
  };
}

function refuseUnfit(draft: Pick<ProductDraft, 'rebates' | 'sizes'>): void {
  const fault = rebateFault(draft);
  if (fault) throw new Refusal(`rebates.${fault.place}`, `a rebate that is ${fault.expected}`);
}

const categoryOf = ({ categories }: FolderContext, slug: string, at: string): Ref =>
  reference(categories, slug, at, 'a category of categories.yaml');

const seriesOf = ({ series }: FolderContext, slug: string): Ref =>
  reference(series, slug, 'series', 'a series of series.yaml');

function reference(among: ReadonlySet<string>, slug: string, at: string, expected: string): Ref {
  if (!among.has(slug)) throw new Refusal(at, expected, { found: slug, example: among.values().next().value });
  return { externalId: slug, name: slug };
}

function words(file: ProductFile, context: FolderContext) {
  const { warranty } = file;
  return {
    ...optional('code', file.code),
    ...optional('subtitle', file.subtitle),
    ...optional('lead', file.lead),
    ...optional('descriptionHtml', file.description === undefined ? undefined : htmlOf(file.description, context)),
    ...optional('version', file.version),
    ...optional('versionPicture', versionPictureOf(file)),
    ...optional('versionColours', file.version_colour === undefined ? undefined : [file.version_colour].flat()),
    ...optional(
      'warranty',
      warranty && {
        name: warranty.name,
        ...optional('months', warranty.months),
        ...optional('text', warranty.text),
      },
    ),
    ...optional('durability', durabilityOf(file, context)),
    ...optional('withdrawal', file.withdrawal),
  };
}

function durabilityOf({ durability_guarantee: given }: ProductFile, { label }: FolderContext) {
  return given && { months: given.months, model: given.model, ...optional('label', label) };
}

function versionPictureOf({ version_picture: named, pictures }: ProductFile): string | undefined {
  if (named === undefined || pictures.some(({ file }) => file === named)) return named;
  throw new Refusal('version_picture', 'one of the pictures of the product', {
    found: named,
    example: pictures[0]?.file,
  });
}

function htmlOf(markdown: string, context: FolderContext): string {
  const html = context.html(markdown);
  if (html === undefined) throw new Refusal('description', 'Markdown that is less deep or holds fewer tags');
  return html;
}

function offers({ for_sale, subscription, contents, bundle, energy_label }: ProductFile) {
  return {
    ...(for_sale ? {} : { forSale: false as const }),
    ...optional(
      'subscription',
      subscription && {
        periods: subscription.periods,
        only: subscription.only,
        ...optional('minDeliveries', subscription.min_deliveries),
      },
    ),
    ...optional('contents', contents),
    ...optional(
      'bundle',
      bundle?.map(({ sizes, ...part }) => ({ ...part, ...optional('sizes', sizes) })),
    ),
    ...optional('energyLabel', energy_label),
  };
}

const personalisationOf = ({ personalisation = [] }: ProductFile): ProductRecord['personalisation'] =>
  personalisation.map(({ key, label, help, kind, required, max_length, max_megabytes }) => ({
    key,
    label,
    kind,
    required,
    ...optional('help', help),
    ...optional('maxLength', max_length),
    ...optional('maxMegabytes', max_megabytes),
  }));

function valuesOf(value: string | number | boolean | string[]): string[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'boolean') return [value ? 'tak' : 'nie'];
  return [typeof value === 'number' ? String(value).replace('.', ',') : value];
}
