import { isoOfTyped } from '../calendar/typedDate.ts';
import { bundleParts } from '../catalogue/bundle.ts';
import { chosenBundle, type PartChoice } from '../catalogue/bundleChoice.ts';
import type { BundlePart, Product } from '../catalogue/model.ts';
import { freePlaces, isServiceTime, type Term } from '../catalogue/serviceDays.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { wall } from '../kit/wall.ts';
import { LONGEST_TEXT } from './limits.ts';
import type { AddError, Chosen, ChosenFile } from './model.ts';

/** Ids of files in the value of a field, apart by commas. */
export const fileIdsIn = (value: string): string[] => value.split(/[\s,]+/).filter((id) => id !== '');

/**
 * Choices of a shopper, checked against the product: nothing that the product does not ask for is kept.
 * @param parts products of which the bundle consists, in any order
 * @param files that the shopper has sent, and those of the line that grows
 */
export function readChosen(
  product: Product,
  asked: Chosen,
  { parts, at, files = [] }: { parts: readonly Product[]; at: number; files?: readonly ChosenFile[] },
): Result<Chosen, AddError> {
  const chosen: Chosen = {};
  if (product.bundle && asked.parts && asked.parts.length > 0) {
    const read = readParts(product.bundle, asked.parts, parts);
    if (!read) return err({ code: 'bundle' });
    if (!sameParts(product.bundle, read)) chosen.parts = read;
  }
  const words = readPersonalisation(product.personalisation, asked.personalisation ?? {});
  if (!words.ok) return words;
  if (Object.keys(words.value).length > 0) chosen.personalisation = words.value;
  const sent = readFiles(product.personalisation, asked, files);
  if (!sent.ok) return sent;
  if (Object.keys(sent.value).length > 0) chosen.files = sent.value;
  const { serviceDate } = product;
  if (serviceDate) {
    const service = asked.service && typedTerm(asked.service, at);
    if (!service || !isServiceTime(serviceDate, service, at) || freePlaces(product, service) === 0) {
      return err({ code: 'service_date' });
    }
    chosen.service = service.hour === undefined ? { day: service.day } : { day: service.day, hour: service.hour };
  }
  return ok(chosen);
}

/** A page with scripts sends the day as it was typed. */
const typedTerm = ({ day, ...hour }: Term, at: number): Term => ({ day: isoOfTyped(day, wall(at).year), ...hour });

const sorted = (parts: readonly PartChoice[]) =>
  parts.toSorted((a, b) => a.product - b.product || a.quantity - b.quantity || (a.size < b.size ? -1 : 1));

/** The parts of the bundle in sizes that may be chosen and that there are; in one order, whatever came. */
function readParts(
  bundle: readonly BundlePart[],
  asked: readonly PartChoice[],
  products: readonly Product[],
): PartChoice[] | undefined {
  const chosen = chosenBundle(bundle, asked);
  if (!chosen || !bundleParts({ bundle: chosen, precision: 0 }, products)) return undefined;
  return sorted(chosen).map(({ product, size, quantity }) => ({ product, size, quantity }));
}

/** Tells whether two bundles are the same, in whatever order their parts are named. */
export const sameParts = (a: readonly PartChoice[], b: readonly PartChoice[]): boolean =>
  JSON.stringify(sorted(a).map((part) => [part.product, part.size, part.quantity])) ===
  JSON.stringify(sorted(b).map((part) => [part.product, part.size, part.quantity]));

const WRONG = err({ code: 'personalisation' } as const);

function readPersonalisation(
  fields: Product['personalisation'],
  asked: Readonly<Record<string, string>>,
): Result<Record<string, string>, AddError> {
  const read: Record<string, string> = {};
  for (const { key, kind, required, maxLength = LONGEST_TEXT } of fields) {
    if (kind !== 'text') continue;
    const text = Object.hasOwn(asked, key) ? cleaned(asked[key] ?? '') : '';
    if (text === '' && required) return WRONG;
    if ([...text].length > maxLength) return WRONG;
    if (text !== '') read[key] = text;
  }
  return ok(read);
}

/** Files in one field of a personalised product. */
const MOST_FILES_OF_FIELD = 5;
const MEGABYTE = 1_048_576;

/** Files are named by their ids; one that is not the shopper's is none. */
function readFiles(
  fields: Product['personalisation'],
  asked: Chosen,
  files: readonly ChosenFile[],
): Result<Record<string, ChosenFile[]>, AddError> {
  const read: Record<string, ChosenFile[]> = {};
  for (const { key, kind, required, maxMegabytes } of fields) {
    if (kind !== 'file') continue;
    const ids = (asked.files && Object.hasOwn(asked.files, key) ? asked.files[key] : undefined)?.map(({ id }) => id);
    const named = asked.personalisation && Object.hasOwn(asked.personalisation, key) ? asked.personalisation[key] : '';
    const wanted = [...new Set(ids ?? fileIdsIn(named ?? ''))];
    const found = wanted.flatMap((id) => files.find((file) => file.id === id) ?? []);
    if (found.length < wanted.length || found.length > MOST_FILES_OF_FIELD || (required && found.length === 0))
      return WRONG;
    if (maxMegabytes !== undefined && found.some(({ size }) => size > maxMegabytes * MEGABYTE)) return WRONG;
    if (found.length > 0) read[key] = found.map(({ id, name, size }) => ({ id, name, size }));
  }
  return ok(read);
}

/** Cleans a text: one form of each letter, no control characters, no space around. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
